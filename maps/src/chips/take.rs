//! A tile takes the chip of its square (RULES.md, section 13).

use bastide_core::author::prelude::*;

use super::Chips;
use crate::board::{ChipRule, Map};

pub(super) fn install(chips: Chips, map: &Map, reg: &mut Registrar) -> Result<(), InstallError> {
    // MC-16, MC-22, MC-24: where players do not keep chips face up another phase takes them.
    if !matches!(map.chips, ChipRule::Treats | ChipRule::Discover | ChipRule::Trade) {
        let take = Take { chips, beside: map.chips == ChipRule::Roads };
        reg.phase("tile-play", "maps.chip", at("placed"), &[], take);
    }
    Ok(())
}

struct Take {
    chips: Chips,
    /// MC-12: chips lie at printed cities, and a tile beside one takes them.
    beside: bool,
}

impl Take {
    /// MC-04, MC-12: returns the cells whose chips the tiles of this tile play take.
    fn reached(&self, v: View) -> Vec<Cell> {
        let board = &v.core.board;
        let laid = v.core.tile_play.placed_tiles.iter().map(|placed| board.tile(*placed).cell);
        match self.beside {
            true => laid.flat_map(|cell| Side::ALL.map(|side| cell.step(side))).collect(),
            false => laid.collect(),
        }
    }
}

impl TurnPhase for Take {
    /// MC-04, MC-05: each chip is turned up, brings its points and stays with the player.
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        for cell in self.reached(cx.view()) {
            let Some((color, number)) = self.chips.take_hidden(cx, cell) else { continue };
            let player = cx.core().tile_play.player;
            for _ in 0..number {
                if let Some(chip) = self.chips.turn_up(cx, color) {
                    cx.hand_out(player, chip.token, 1);
                    self.chips.award(cx, player, chip.points);
                }
            }
        }
        Ok(Flow::Done)
    }
}
