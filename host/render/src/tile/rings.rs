//! Spaces printed in the middle of a tile, where roads end and figures stand: the ring of a circus,
//! the floor of acrobats, a lake.

use std::collections::BTreeMap;

use bastide_core::{Cell, SpotKind, SymbolOf, SymbolPlace, TileType, View};

use crate::draw::geom::{P, turn};
use crate::symbol;
use crate::tile::layout::Layout;

/// The room that a space takes.
pub(crate) const ROOM: f64 = 14.0;

/// Returns the middle of the space on the tile of a cell, within the cell, if the tile has one.
pub(crate) fn of(view: View, layouts: &BTreeMap<TileType, Layout>, cell: Cell) -> Option<P> {
    let tile = view.core.board.tile(view.core.board.tile_at(cell)?);
    let mark = layouts.get(&tile.tile)?.marks.iter().find(|mark| mark.place == SymbolPlace::Ring)?;
    Some(turn(mark.at, tile.turn.into()))
}

/// Returns `true` if figures at a point of a cell stand on the shoulders of others.
pub(crate) fn is_pyramid(view: View, cell: Cell, at: u8) -> bool {
    let sort = view.spot_kind(cell, at).ok().flatten();
    let name = |sort: SpotKind| view.rules.names.spots.name(sort.index());
    let symbol = sort.and_then(|sort| symbol::get(view.rules, SymbolOf::Spot, name(sort)));
    symbol.is_some_and(|symbol| symbol.place == SymbolPlace::Shoulders)
}
