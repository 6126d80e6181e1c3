//! Estimates for bots: what castle tiles in hand bring.

use bastide_core::author::prelude::*;

use crate::tiles::{Holder, Tiles};

/// The points, in hundredths, that a castle tile in hand brings later.
const IN_HAND: i32 = 200;
/// The same for one that is about to be placed, with a lord.
const NOW: i32 = 500;

pub(crate) fn install(tiles: Tiles, reg: &mut Registrar) {
    reg.rule(tiles).expected_gains(Tiles::expected_gains);
}

impl Tiles {
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let kept = v.slots.of(self.kept);
        let now = kept.in_hand.filter(|(serial, _)| *serial == v.core.tile_play.serial).map(|(_, number)| number);
        for (number, holder) in kept.holders.iter().enumerate() {
            let Holder::Player(player) = *holder else { continue };
            // A lord comes from the supply.
            let placed_now = now == Some(number) && !v.core.at_hand(player).is_empty();
            let hundredths = if placed_now { NOW } else { IN_HAND };
            out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
        }
        Ok(())
    }
}
