//! Setup: the first player and the start tile.

use bastide_core::author::prelude::*;

/// HG-02: the start tile.
const START: &str = "HG/56";

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if o.word("first_player")? == "random" {
        let seats = reg.stream("seats");
        reg.phase("setup", "hunters-gatherers.first-player", at("supplies"), &[], FirstPlayer(seats));
    }
    reg.start_tile(START, 0);
    reg.phase("setup", "hunters-gatherers.start", at("start.usual"), &[], StartTile);
    Ok(())
}

/// HG-01: chooses the first player at random.
struct FirstPlayer(Stream);

impl TurnPhase for FirstPlayer {
    fn enter(&self, cx: &mut Context) -> Step {
        let seats = u16::from(cx.core().seats);
        let first = Player(cx.chance(self.0, seats) as u8);
        cx.set_active(first);
        Ok(Flow::Done)
    }
}

/// HG-02: places the start tile in the middle, if the board is empty.
struct StartTile;

impl TurnPhase for StartTile {
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().board.placed_tiles().is_empty() {
            return Ok(Flow::Done);
        }
        if let Some(tile) = cx.rules.start_tile
            && cx.take_tile(STOCK, tile)
        {
            cx.place_tile(tile, Cell::new(0, 0), 0);
        }
        Ok(Flow::Done)
    }
}
