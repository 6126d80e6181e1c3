//! The two tiles as the first tiles of a game (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// SD-03: the two tiles and their cells; the second one has another id in the new edition.
const FIRST_TILES: [(&[&str], Cell); 2] = [(&["SD/CC"], Cell::new(0, 0)), (&["SD/RRR", "SD/RRRG"], Cell::new(0, 1))];

pub(crate) fn install(copies: u16, reg: &mut Registrar) -> Result<(), InstallError> {
    if copies == 0 {
        let message = "spiel_doch_start is true, and the two tiles are not in the game; set copies to 1 or more";
        return Err(InstallError::Refused(message.into()));
    }
    // SD-07: no other plugin may place the first tiles.
    reg.places_first_tiles(First::Alone, "spiel_doch_start = false in [spiel-doch]")?;
    let to_box = reg.pile("in-the-box", None);
    reg.phase("setup", "spiel-doch.start", at("start.landscape"), &[], Start { to_box });
    Ok(())
}

struct Start {
    to_box: Pile,
}

impl TurnPhase for Start {
    /// SD-02, SD-03: both tiles are placed as printed, and the start tile leaves the game.
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().board.placed_tiles().is_empty() {
            return Ok(Flow::Done);
        }
        for (names, cell) in FIRST_TILES {
            for tile in names.iter().filter_map(|name| cx.rules.tiles.find(name)) {
                if cx.take_tile(STOCK, tile) {
                    cx.place_tile(tile, cell, 0);
                }
            }
        }
        if let Some(tile) = cx.rules.start_tile
            && cx.take_tile(STOCK, tile)
        {
            cx.put_tile(self.to_box, tile);
        }
        Ok(Flow::Done)
    }
}
