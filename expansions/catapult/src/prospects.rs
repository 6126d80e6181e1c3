//! Estimates for bots: an open round.

use bastide_core::author::prelude::*;

use crate::kept::{Ids, ThrowKind};
use crate::target::TargetRule;

/// The chance in percent that a token remains nearest after one more throw.
const HOLDS: i32 = 65;

pub(crate) fn install(ids: Ids, target: TargetRule, reg: &mut Registrar) {
    if target.points > 0 {
        reg.rule(Open { ids, target }).expected_gains(Open::expected_gains);
    }
}

#[derive(Clone, Copy)]
struct Open {
    ids: Ids,
    target: TargetRule,
}

impl Open {
    /// The players whose tokens are nearest get the points, if those who have still to throw do not
    /// come nearer.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let round = self.ids.round(v);
        if !round.open || round.kind != ThrowKind::Target {
            return Ok(());
        }
        let thrown = round.landings.len() as u32;
        let to_come = u32::from(v.core.seats).saturating_sub(thrown);
        let percent = (0..to_come).fold(100, |percent, _| percent * HOLDS / 100);
        for player in self.target.nearest(round, v).iter() {
            let hundredths = i32::from(self.target.points) * percent;
            out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
        }
        Ok(())
    }
}
