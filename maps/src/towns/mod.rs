//! Small cities, and the three rules that a table may add for them: an extra tile, a toll, a bonus for roads (RULES.md, section 7).
//!
//! Each is a switch of its own, and all of them may be on (MP-74).

mod bonus;
mod extra;
mod toll;

use std::sync::Arc;

use bastide_core::{Cell, Context, InstallError, Options, PlacedTile, Registrar, View};

use crate::board::Map;

pub(crate) fn install(map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let towns = Towns {
        width: map.width,
        // MP-84: start cells bear small cities.
        marks: map.squares().map(|(_, square)| square.is_small_city()).collect(),
    };
    let towns = Arc::new(towns);
    // MP-85: the toll is paid before the extra tile is drawn, and so it is registered first.
    if o.switch("small_city_toll")? {
        toll::install(towns.clone(), o, reg)?;
    }
    if o.switch("small_city_extra_tile")? {
        extra::install(towns.clone(), o, reg)?;
    }
    if o.switch("small_city_road_bonus")? {
        bonus::install(towns, o, reg)?;
    }
    Ok(())
}

/// Where the small cities are.
struct Towns {
    width: i16,
    /// For each cell of the grid, row by row.
    marks: Vec<bool>,
}

impl Towns {
    fn has(&self, cell: Cell) -> bool {
        (0..self.width).contains(&cell.x)
            && cell.y >= 0
            && self.marks.get(cell.y as usize * self.width as usize + cell.x as usize) == Some(&true)
    }

    /// MP-75, MP-79: was a small city covered in somebody's part? MP-84: not before the game.
    fn covered(&self, cx: &Context, piece: PlacedTile) -> bool {
        cx.core.tile_play.serial != 0 && self.has(cx.core.board.laid(piece).cell)
    }

    /// MP-82: a small city on which no tile lies.
    fn visible(&self, v: View, cell: Cell) -> bool {
        self.has(cell) && v.core.board.piece_at(cell).is_none()
    }
}
