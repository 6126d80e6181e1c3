//! Estimates for bots: the circus.

use bastide_core::author::prelude::*;

use crate::circus::Circus;

/// The chance in percent that a meeple near the big top is still there when the circus is scored.
const STAYS: i32 = 60;

/// Registers what may be expected of the circus where the big top stands.
pub(crate) fn of_circus(circus: Circus, reg: &mut Registrar) {
    reg.rule(circus).expected_gains(expected_gains);
}

fn expected_gains(circus: &Circus, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
    let unseen = &v.slots.of(circus.stack).unseen;
    let Some(cell) = circus.cell(v).filter(|_| !unseen.is_empty()) else { return Ok(()) };
    let all: i32 = unseen.iter().map(|value| i32::from(*value)).sum();
    let each = all * STAYS / unseen.len() as i32;
    let meeples = circus.meeples_near(v, cell)?;
    for player in v.core.players() {
        let near = i32::from(meeples[player.index() % MAX_PLAYERS]);
        if near > 0 {
            out.push(ExpectedGain { player, hundredths: near * each, waits: None, leaves: None });
        }
    }
    Ok(())
}
