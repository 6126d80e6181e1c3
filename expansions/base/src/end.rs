//! Final scoring: incomplete features, then fields (RULES.md, section 11).

use bastide_core::author::prelude::*;

use crate::Ids;
use crate::scoring::sort;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    reg.phase("final", "base.features", at("features"), &[], Features(ids));
    reg.phase("final", "base.final-points", at("final-points"), &[], Last);
    reg.phase("final", "base.clear", at("done"), &[], Clear);
}

/// BA-98 to BA-100: scores all features with figures, except kinds that `final_points` pays for.
struct Features(Ids);

impl TurnPhase for Features {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.clear_settled();
        for i in 0..cx.core().figures.len() {
            let FigureLocation::Segment(seg) = cx.core().figures[i].place else { continue };
            let root = cx.core().graph.feature(seg);
            let kind = cx.core().graph.get(root).kind;
            if cx.rules.is_scored_at_end(kind) && !cx.core().scoring_queue.due.iter().any(|d| d.seg == root) {
                cx.scoring_queue_mut().due.push(PendingScore::new(root, kind, ScoringReason::Final));
            }
        }
        if cx.core().scoring_queue.due.is_empty() {
            return Ok(Flow::Done);
        }
        sort(&self.0, cx);
        let player = cx.core().turn.active;
        Ok(Flow::Call(Call::schedule(SCORING, player)))
    }
}

/// Awards the final points of all plugins, and of fields by the two older methods.
struct Last;

impl TurnPhase for Last {
    fn enter(&self, cx: &mut Context) -> Step {
        for score_entry in cx.view().final_points()? {
            cx.award_points(score_entry, &[Line { label: score_entry.label, count: 1, each: score_entry.points }]);
        }
        Ok(Flow::Done)
    }
}

/// BA-101: returns the figures to the supplies after everything is scored.
struct Clear;

impl TurnPhase for Clear {
    fn enter(&self, cx: &mut Context) -> Step {
        for i in 0..cx.core().figures.len() {
            if matches!(cx.core().figures[i].place, FigureLocation::Segment(_)) {
                cx.move_figure(Figure::at(i), FigureLocation::Supply);
            }
        }
        Ok(Flow::Done)
    }
}
