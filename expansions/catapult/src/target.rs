//! The target: the token that lies nearest to the fair (RULES.md, section 5).

use bastide_core::author::prelude::*;

use crate::kept::Round;
use crate::reached::distance;

/// The rule of the target.
#[derive(Clone, Copy)]
pub(crate) struct TargetRule {
    pub(crate) points: i16,
    /// CP-36: a token off the tiles does not count.
    void_off_field: bool,
}

impl TargetRule {
    pub(crate) fn new(o: &Options) -> Result<TargetRule, InstallError> {
        Ok(TargetRule { points: o.number("target_points")? as i16, void_off_field: o.word("target_off_field")? == "void" })
    }

    /// CP-33 to CP-36: returns the players whose tokens lie nearest to the fair, of those who have
    /// thrown.
    pub(crate) fn nearest(self, round: &Round, v: View) -> Players {
        let counts = |cell| !self.void_off_field || v.core.board.tile_at(cell).is_some();
        let landed =
            round.landings.iter().filter(|(_, cell)| counts(*cell)).map(|(who, cell)| (*who, distance(*cell, round.fair)));
        let least = landed.clone().map(|(_, far)| far).min();
        let mut winners = Players::NONE;
        landed.filter(|(_, far)| Some(*far) == least).for_each(|(who, _)| winners.add(who));
        winners
    }
}
