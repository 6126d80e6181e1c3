//! A fair tile leaves a catapult round owing (RULES.md, section 2).

use bastide_core::author::prelude::*;

/// CP-15: before a message, a map's extra tile, a bazaar and a builder's tile play.
const AFTER_TILE_PLAY: u8 = 2;
/// CP-15: by that option, after all of them.
const AFTER_TURN: u8 = 40;

pub(crate) fn install(fair: Trait, round: Phase, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let rank = if o.word("fair_time")? == "turn" { AFTER_TURN } else { AFTER_TILE_PLAY };
    let phase = reg.phase("tile-play", "catapult.owe", at("end.owe"), &[], Owe { fair, round, rank });
    reg.gate(phase, Gate::Trait(fair));
    Ok(())
}

/// CP-07: the tile play is over and its features are scored.
struct Owe {
    fair: Trait,
    round: Phase,
    rank: u8,
}

impl Owe {
    /// The number of the call is that of the tile with the fair.
    fn owe(&self, cx: &mut Context, tile: PlacedTile) {
        let player = cx.core().tile_play.player;
        cx.follow_up(self.rank, Call::phase(self.round, player).with(tile.index() as i16));
    }
}

impl TurnPhase for Owe {
    fn enter(&self, cx: &mut Context) -> Step {
        // CP-14: a tile that was not placed gives no round.
        let Some(&first) = cx.core().tile_play.placed_tiles.first() else { return Ok(Flow::Done) };
        // CP-37, CP-56: the fair that was lent to the tile first, then its own.
        let lent = cx.core().tile_play.extra.iter().filter(|granted| **granted == self.fair).count();
        (0..lent).for_each(|_| self.owe(cx, first));
        for i in 0..cx.core().tile_play.placed_tiles.len() {
            let tile = cx.core().tile_play.placed_tiles[i];
            if cx.rules.tiles.get(cx.core().board.tile(tile).tile).traits.has(self.fair) {
                self.owe(cx, tile);
            }
        }
        Ok(Flow::Done)
    }
}
