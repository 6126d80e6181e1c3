//! Estimates for bots: shepherds and flocks.

use bastide_core::author::prelude::*;

use crate::shepherd::Shepherds;

/// The sheep that one more token adds.
const EACH_TOKEN: i32 = 2;
/// The number of open sides of a field at which its player extends it in time with a probability
/// of one half.
const HALF_SIDES: i32 = 2;
/// The number of turns that are left at which a player extends a field in time with a probability
/// of one half.
const HALF_TURNS: i32 = 3;

pub(crate) fn install(shepherds: Shepherds, reg: &mut Registrar) {
    reg.rule(shepherds).expected_gains(Shepherds::expected_gains);
}

impl Shepherds {
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let turns = v.tiles_left() as i32 / i32::from(v.core.seats.max(1));
        let in_bag: i32 = self.bag.left(v).into_iter().map(i32::from).sum();
        let wolves = i32::from(self.bag.wolves());
        for player in v.core.players() {
            for (figure, field) in v.figures_of(player, self.kind) {
                // HS-35: a common flock is paid to its owner once.
                let first = self.of_field(v, field).find(|(_, owner)| *owner == player);
                if first.is_none_or(|(first, _)| first != figure) {
                    continue;
                }
                let sides = v.open_sides(field).take(12).count() as i32;
                // The flock with the token that it may get, unless that is a wolf.
                let flock = i32::from(self.bag.sheep_in(v, field));
                let grown = (flock + EACH_TOKEN) * in_bag / (in_bag + wolves).max(1);
                let chance = 100 * sides * turns / ((sides + HALF_SIDES) * (turns + HALF_TURNS)).max(1);
                let hundredths = chance * flock.max(grown);
                out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
            }
        }
        Ok(())
    }
}
