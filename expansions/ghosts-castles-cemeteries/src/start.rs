//! The start piece of two by two cells (RULES.md, section 1).

use bastide_core::CountsAs;
use bastide_core::author::prelude::*;

/// GH-02: the cells of the piece.
const CELLS: [(&str, Cell); 4] =
    [("GH/S1", Cell::new(0, 0)), ("GH/S2", Cell::new(1, 0)), ("GH/S3", Cell::new(1, 1)), ("GH/S4", Cell::new(0, 1))];

pub(crate) fn install(reg: &mut Registrar) -> Result<(), InstallError> {
    // GH-02: it replaces the start tile, and no other plugin may place the first tiles.
    reg.places_first_tiles(First::Alone, "")?;
    let pile = reg.pile("ghosts.start", None);
    reg.tiles("expansions/ghosts-castles-cemeteries/start.toml", include_str!("../start.toml"), 1, pile)?;
    let to_box = reg.pile("in-the-box", None);
    reg.phase("setup", "ghosts.start", at("start.landscape"), &[], Start { pile, to_box });
    Ok(())
}

struct Start {
    pile: Pile,
    to_box: Pile,
}

impl TurnPhase for Start {
    /// GH-02: the piece counts as four tiles.
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().board.placed_tiles().is_empty() {
            return Ok(Flow::Done);
        }
        let mut piece = Vec::with_capacity(CELLS.len());
        for (name, cell) in CELLS {
            let found = cx.rules.tiles.find(name).filter(|tile| cx.take_tile(self.pile, *tile));
            let missing = || Fault::contract("ghosts-castles-cemeteries", "start", &format!("there is no tile {name}"));
            piece.push((found.ok_or_else(missing)?, cell, 0));
        }
        cx.place_piece(&piece, CountsAs::Cells);
        if let Some(tile) = cx.rules.start_tile
            && cx.take_tile(STOCK, tile)
        {
            cx.put_tile(self.to_box, tile);
        }
        Ok(Flow::Done)
    }
}
