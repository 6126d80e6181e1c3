//! One scoring: list what is due, pay the majorities, give the figures back (RULES.md, section 5).

use bastide_core::{
    Booking, Cause, Cx, Due, DueState, Fault, Figure, Flow, Occasion, Place, Players, Registrar, Step, TurnPhase, Worth, at,
};

use crate::Ids;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    reg.phase("scoring", "base.collect", at("collect"), &[], Collect(ids));
    reg.phase("scoring", "base.pay", at("pay"), &[], Pay);
    reg.phase("scoring", "base.return", at("return"), &[], Return);
}

/// BA-45, BA-52: every feature that came to its last open end, unless whoever called for this scoring said what is due.
struct Collect(Ids);

impl TurnPhase for Collect {
    fn enter(&self, cx: &mut Cx) -> Step {
        if !cx.core.docket.due.is_empty() {
            return Ok(Flow::Done);
        }
        for i in 0..cx.core.graph.settled().len() {
            let root = cx.core.graph.feature(cx.core.graph.settled()[i]);
            let listed = cx.core.docket.due.iter().any(|d| d.seg == root);
            if !listed && cx.view().complete(root)? {
                let kind = cx.core.graph.get(root).kind;
                cx.core.docket.due.push(Due::new(root, kind, Occasion::Completed));
            }
        }
        cx.core.graph.clear_settled();
        sort(&self.0, cx);
        Ok(Flow::Done)
    }
}

/// BA-52, BA-99: roads, cities, monasteries, gardens, others, fields; each by position.
pub(crate) fn sort(ids: &Ids, cx: &mut Cx) {
    let (graph, due) = (&cx.core.graph, &mut cx.core.docket.due);
    if due.len() > 1 {
        due.sort_by_key(|d| {
            let cell = graph.get(d.seg).cell;
            (ids.rank(d.kind), cell.y, cell.x, d.seg)
        });
    }
}

/// BA-46, BA-47: whoever has most followers gets all points; in a tie each gets them.
struct Pay;

impl Pay {
    fn pay(&self, cx: &mut Cx, due: &mut Due) -> Result<Players, Fault> {
        due.state = DueState::Paid;
        let mut owners = cx.view().owners(due.seg)?;
        due.not.iter().for_each(|p| owners.remove(p));
        // BA-49: nobody there, nothing scored.
        if owners.is_empty() {
            return Ok(owners);
        }
        let mut worth = Worth::default();
        cx.view().add_worth(due.seg, due.occasion, &mut worth)?;
        due.value = worth.total();
        for player in owners.iter() {
            let award = cx.view().award(due.seg, player, due.occasion, &worth)?;
            let (points, label) = (award.total(), cx.rules.kind_label(due.kind));
            let cause = Cause::Feature(due.occasion);
            cx.book(Booking { player, points, label, seg: Some(due.seg), figure: None, cause }, award.lines());
        }
        Ok(owners)
    }
}

impl TurnPhase for Pay {
    fn enter(&self, cx: &mut Cx) -> Step {
        for i in 0..cx.core.docket.due.len() {
            let mut due = cx.core.docket.due[i];
            if due.state == DueState::Listed {
                let paid = self.pay(cx, &mut due)?;
                cx.core.docket.due[i] = due;
                cx.note_scored(due, paid);
            }
        }
        Ok(Flow::Done)
    }
}

/// BA-50: all figures on what was scored go back, also those that got nothing. BA-101: at the end of the game they stay until
/// everything is scored.
struct Return;

fn gives_back(due: &Due) -> bool {
    due.state == DueState::Paid && due.occasion != Occasion::Final
}

impl TurnPhase for Return {
    fn enter(&self, cx: &mut Cx) -> Step {
        if !cx.core.docket.due.iter().any(|d| gives_back(d) && cx.core.graph.sums(d.seg).figures > 0) {
            return Ok(Flow::Done);
        }
        for i in 0..cx.core.figures.len() {
            let Place::Segment(seg) = cx.core.figures[i].place else { continue };
            let root = cx.core.graph.feature(seg);
            let paid = |d: &Due| gives_back(d) && cx.core.graph.feature(d.seg) == root;
            if cx.core.docket.due.iter().any(paid) {
                cx.move_figure(Figure::at(i), Place::Supply);
            }
        }
        Ok(Flow::Done)
    }
}
