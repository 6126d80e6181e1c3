//! Where a tile comes from.

use bastide_core::author::prelude::*;

/// Returns the pile that is drawn from and from which a tile comes; `None` if it comes from elsewhere.
pub(crate) fn pile_of(v: View, tile: TileType) -> Option<Pile> {
    let plain = v.rules.plain(tile).unwrap_or(tile);
    v.rules.draw_piles().iter().copied().find(|pile| v.rules.pile(*pile).contains(&plain))
}
