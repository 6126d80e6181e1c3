//! The end: what is not complete is scored, fields last (RULES.md, section 11).

use bastide_core::{
    Call, Cx, Due, Figure, Flow, InstallError, Line, Occasion, Options, Place, Program, Registrar, SCORING, Step, TurnPhase, at,
};

use crate::Ids;
use crate::scoring::sort;

pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let fields_are_features = o.word("field_scoring")? == "third";
    reg.phase("final", "base.features", at("features"), &[], Features { ids, fields: fields_are_features });
    reg.phase("final", "base.last", at("last"), &[], Last);
    reg.phase("final", "base.clear", at("done"), &[], Clear);
    Ok(())
}

/// BA-98 to BA-100: all features with figures.
struct Features {
    ids: Ids,
    fields: bool,
}

impl TurnPhase for Features {
    fn enter(&self, cx: &mut Cx) -> Step {
        cx.core.graph.clear_settled();
        for i in 0..cx.core.figures.len() {
            let Place::Segment(seg) = cx.core.figures[i].place else { continue };
            let root = cx.core.graph.feature(seg);
            let kind = cx.core.graph.get(root).kind;
            let left_to_last = kind == self.ids.field && !self.fields;
            if !left_to_last && !cx.core.docket.due.iter().any(|d| d.seg == root) {
                cx.core.docket.due.push(Due::new(root, kind, Occasion::Final));
            }
        }
        if cx.core.docket.due.is_empty() {
            return Ok(Flow::Done);
        }
        sort(&self.ids, cx);
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
