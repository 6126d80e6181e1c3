//! Small cities, and the three optional rules for them: an extra tile, a toll, a bonus for roads
//! (RULES.md, section 7).
//!
//! Each rule has an option of its own, and all of them may be on (MP-74).

mod bonus;
mod extra;
mod toll;

use std::sync::Arc;

use bastide_core::author::prelude::*;

use crate::board::Map;

pub(crate) fn install(map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let towns = Towns {
        width: map.width,
        // MP-84: start cells have small cities.
        marks: map.squares().map(|(_, square)| square.is_small_city()).collect(),
    };
    let towns = Arc::new(towns);
    // MP-85: the toll is paid before the extra tile is drawn, so it is registered first.
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

/// The cells of the small cities.
struct Towns {
    width: i16,
    /// Whether each cell of the grid has a small city, row by row.
    marks: Vec<bool>,
}

impl Towns {
    fn has(&self, cell: Cell) -> bool {
        (0..self.width).contains(&cell.x)
            && cell.y >= 0
            && self.marks.get(cell.y as usize * self.width as usize + cell.x as usize) == Some(&true)
    }

    /// MP-75, MP-79: returns `true` if this tile covered a small city in a tile play. MP-84: setup
    /// does not count.
    fn covered(&self, cx: &Context, placed: PlacedTile) -> bool {
        cx.core().tile_play.serial != 0 && self.has(cx.core().board.tile(placed).cell)
    }

    /// MP-82: returns `true` if a cell has a small city and no tile lies on it.
    fn visible(&self, v: View, cell: Cell) -> bool {
        self.has(cell) && v.core.board.tile_at(cell).is_none()
    }
}
