//! The end of the game (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::tiles::Tiles;

pub(crate) fn install(tiles: Tiles, reg: &mut Registrar) {
    reg.rule(tiles).in_order(after("base").after("maps")).is_game_over(Tiles::goes_on);
}

impl Tiles {
    /// GC-05: the game goes on without tiles to draw while the player who is next at turn can place
    /// a castle tile.
    fn goes_on(&self, v: View, nothing_fits: bool, over: &mut bool) -> Result<(), Fault> {
        if *over && !nothing_fits && !v.can_draw() && self.has_usable(v, v.next_at_turn())? {
            *over = false;
        }
        Ok(())
    }
}
