//! The end: what is not complete is scored, fields last (RULES.md, section 11).

use bastide_core::{Call, Cx, Due, Figure, Flow, Line, Occasion, Place, Program, Registrar, SCORING, Step, TurnPhase, at};

use crate::Ids;
use crate::scoring::sort;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    reg.phase("final", "base.features", at("features"), &[], Features(ids));
    reg.phase("final", "base.last", at("last"), &[], Last);
    reg.phase("final", "base.clear", at("done"), &[], Clear);
}

/// BA-98 to BA-100: all features with figures, but those that are paid for together.
struct Features(Ids);

impl TurnPhase for Features {
    fn enter(&self, cx: &mut Cx) -> Step {
        cx.core.graph.clear_settled();
        for i in 0..cx.core.figures.len() {
            let Place::Segment(seg) = cx.core.figures[i].place else { continue };
            let root = cx.core.graph.feature(seg);
            let kind = cx.core.graph.get(root).kind;
            if cx.rules.is_scored_at_end(kind) && !cx.core.docket.due.iter().any(|d| d.seg == root) {
                cx.core.docket.due.push(Due::new(root, kind, Occasion::Final));
            }
        }
        if cx.core.docket.due.is_empty() {
            return Ok(Flow::Done);
        }
        sort(&self.0, cx);
        let player = cx.core.turn.active;
        Ok(Flow::Call(Call { program: Program::Schedule(SCORING), player, arg: 0 }))
    }
}

/// What plugins, and the older methods for fields, pay at the end.
struct Last;

impl TurnPhase for Last {
    fn enter(&self, cx: &mut Cx) -> Step {
        for booking in cx.view().last()? {
            cx.book(booking, &[Line { label: booking.label, count: 1, each: booking.points }]);
        }
        Ok(Flow::Done)
    }
}

/// BA-101: figures come off the board after everything is scored.
struct Clear;

impl TurnPhase for Clear {
    fn enter(&self, cx: &mut Cx) -> Step {
        for i in 0..cx.core.figures.len() {
            if matches!(cx.core.figures[i].place, Place::Segment(_)) {
                cx.move_figure(Figure::at(i), Place::Supply);
            }
        }
        Ok(Flow::Done)
    }
}
