//! The orange rose as one of several first tiles (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::START;

/// WR-02, WR-13: the places of the orange rose, cells with quarter turns: in the middle, else beside
/// the City of Carcassonne.
const PLACES: [(Cell, u8); 2] = [(Cell::new(0, 0), 0), (Cell::new(-1, -2), 0)];

pub(crate) fn install(reg: &mut Registrar) -> Result<(), InstallError> {
    reg.places_first_tiles(First::Together, "rose_beside_start = false in [wind-roses]")?;
    reg.phase("setup", "wind-roses.start", at("start.tile"), &[], Start);
    Ok(())
}

struct Start;

impl TurnPhase for Start {
    fn enter(&self, cx: &mut Context) -> Step {
        if cx.rules.first_tiles_given {
            return Ok(Flow::Done);
        }
        let Some(rose) = cx.rules.tiles.find(START).filter(|rose| cx.take_tile(STOCK, *rose)) else { return Ok(Flow::Done) };
        let place = cx.view().start_place(rose, &PLACES)?;
        let (cell, turn) = place.ok_or_else(|| Fault::contract("wind-roses", "start", "the orange rose fits nowhere"))?;
        cx.place_tile(rose, cell, turn);
        Ok(Flow::Done)
    }
}
