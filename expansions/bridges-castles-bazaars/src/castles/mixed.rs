//! Small cities that some of their owners score and others make a castle (CA-49, CA-51).
//!
//! The figures of the builders stay in the city and do not count in its scoring. Others may come to
//! it before it is scored, also figures of a builder; they count, and leave with the figures of
//! those who scored (IX-41).

use bastide_core::author::prelude::*;

use super::Castles;

pub(super) fn install(rules: Castles, reg: &mut Registrar) {
    reg.rule(rules).for_kinds([rules.city]).weigh(Castles::weigh);
}

impl Castles {
    /// Takes the figures of the builders out of the count.
    fn weigh(&self, v: View, feature: SegmentId, weights: &mut Weights) -> Result<(), Fault> {
        let lords = &v.slots.of(self.slot).set_apart.figures;
        if lords.is_empty() {
            return Ok(());
        }
        for (_, f) in v.core.figures_on(feature).filter(|(figure, _)| lords.contains(figure)) {
            if let Some(owner) = f.owner {
                let weight = &mut weights[owner.index()].main;
                *weight = weight.saturating_sub(v.rules.figures.get(f.kind).weight.into());
            }
        }
        Ok(())
    }

    /// CA-51: returns the figures that scored and those that came for the scoring, and makes the
    /// cities castles.
    pub(super) fn convert_mixed(&self, cx: &mut Context) {
        let lords = std::mem::take(&mut cx.slots.of_mut(self.slot).set_apart.figures);
        for i in 0..cx.core().scoring_queue.due.len() {
            let due = cx.core().scoring_queue.due[i];
            if due.kind == self.city && due.state == PendingState::Paid && !due.not.is_empty() {
                self.convert(cx, due.seg, &lords);
                cx.scoring_queue_mut().due[i].state = PendingState::Withdrawn;
            }
        }
    }
}
