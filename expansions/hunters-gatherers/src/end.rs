//! Final scoring: meadows, then river systems (RULES.md, section 7).

use bastide_core::author::prelude::*;

use crate::ids::Ids;
use crate::scoring::sort;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    reg.phase("final", "hunters-gatherers.features", at("features"), &[], Features(ids));
    reg.phase("final", "hunters-gatherers.final-points", at("final-points"), &[], Last);
    reg.phase("final", "hunters-gatherers.clear", at("done"), &[], Clear);
}

/// HG-23, HG-40: scores all features with pawns that bring anything at the end.
struct Features(Ids);

impl TurnPhase for Features {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.clear_settled();
        for root in cx.core().occupied() {
            let kind = cx.core().graph.get(root).kind;
            if cx.rules.is_scored_at_end(kind) && cx.view().value(root, ScoringReason::Final)?.total() != 0 {
                cx.scoring_queue_mut().due.push(PendingScore::new(root, kind, ScoringReason::Final));
            }
        }
        if cx.core().scoring_queue.due.is_empty() {
            return Ok(Flow::Done);
        }
        sort(self.0, cx);
        let player = cx.core().turn.active;
        Ok(Flow::Call(Call::schedule(SCORING, player)))
    }
}

/// HG-43, HG-44: awards the points of river systems, and the final points of other plugins.
struct Last;

impl TurnPhase for Last {
    fn enter(&self, cx: &mut Context) -> Step {
        for entry in cx.view().final_points()? {
            cx.award_points(entry, &[Line { label: entry.label, count: entry.points, each: 1 }]);
        }
        Ok(Flow::Done)
    }
}

/// Returns the figures to the supplies after everything is scored.
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
