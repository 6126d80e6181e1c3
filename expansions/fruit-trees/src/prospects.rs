//! Estimates for bots: fruits (FB-15).

use bastide_core::author::prelude::*;

use crate::act::SALE;
use crate::orchard::Orchard;

/// What fruits of one to four kinds are worth while more can be harvested, in hundredths: more than
/// their sale now, but for four of them.
const KEPT: [i32; 5] = [0, 340, 700, 1100, 1300];
/// The share of the points of a sale that bots expect when nothing more is harvested, in hundredths.
const LATE: i32 = 80;
/// The number of tiles for each player that are left when it is late.
const TILES: usize = 4;

pub(crate) fn install(orchard: Orchard, reg: &mut Registrar) {
    reg.rule(orchard).expected_gains(expected_gains);
}

/// The points that a sale brings beyond the one for each token that is paid at the end.
fn expected_gains(orchard: &Orchard, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
    let ripe = orchard.tokens.iter().any(|token| v.core.tokens_lying(*token) > 0);
    let late = !ripe || v.tiles_left() < TILES * usize::from(v.core.seats);
    for player in v.core.players() {
        let kinds = orchard.held(v, player).count().min(SALE.len() - 1);
        let worth = if late { LATE * i32::from(SALE[kinds]) } else { KEPT[kinds] };
        let hundredths = worth - 100 * kinds as i32;
        if hundredths > 0 {
            out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
        }
    }
    Ok(())
}
