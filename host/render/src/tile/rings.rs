//! Spaces printed in the middle of a tile, where roads end and figures stand: the ring of a circus,
//! the floor of acrobats, a lake.

use std::collections::BTreeMap;

use bastide_core::{Cell, TileType, View};

use crate::draw::geom::{P, turn};
use crate::tile::layout::Layout;

/// The traits of tiles with such a space.
pub(crate) const RINGS: [&str; 3] = ["circus", "acrobats", "ferry"];
/// The room that a space takes.
pub(crate) const ROOM: f64 = 14.0;

/// The sorts of spots on which figures stand on the shoulders of others.
const PYRAMIDS: [&str; 1] = ["big-top.pyramid"];

/// Returns the middle of the space on the tile of a cell, within the cell, if the tile has one.
pub(crate) fn of(view: View, layouts: &BTreeMap<TileType, Layout>, cell: Cell) -> Option<P> {
    let tile = view.core.board.tile(view.core.board.tile_at(cell)?);
    let mark = layouts.get(&tile.tile)?.marks.iter().find(|mark| RINGS.contains(&mark.name.as_str()))?;
    Some(turn(mark.at, tile.turn.into()))
}

/// Returns `true` if figures at a point of a cell stand on the shoulders of others.
pub(crate) fn is_pyramid(view: View, cell: Cell, at: u8) -> bool {
    let sort = view.spot_kind(cell, at).ok().flatten();
    sort.is_some_and(|sort| PYRAMIDS.contains(&view.rules.names.spots.name(sort.index())))
}
