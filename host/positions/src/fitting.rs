//! Checks that the tiles of a position fit together.

use bastide_core::{Side, View};

/// Checks that the edges match where two placed tiles meet, after everything that mends an edge, such
/// as a bridge. Tiles that were printed on the board are not compared with each other.
///
/// # Errors
/// The first border at which the edges differ.
pub(crate) fn check(v: View) -> Result<(), String> {
    let rules = v.rules;
    for tile in v.core.board.placed_tiles() {
        for side in [Side::E, Side::S] {
            let beyond = tile.cell.step(side);
            let Some(other) = v.core.board.tile_at(beyond).map(|placed| v.core.board.tile(placed)) else { continue };
            let (Some(a), Some(b)) = (v.edge_at(tile.cell, side), v.edge_at(beyond, side.opposite())) else { continue };
            if rules.edge_rules.match_up(a, b) || (tile.printed && other.printed) {
                continue;
            }
            let name = |edge: bastide_core::EdgeKind| rules.names.edges.name(edge.index());
            let [first, second] = [tile, other].map(|t| format!("{} at {},{}", rules.tiles.get(t.tile).name, t.cell.x, t.cell.y));
            return Err(format!(
                "{first} shows {} where {second} shows {}, and nothing mends it; turn or move one of them, or build what mends it",
                name(a),
                name(b)
            ));
        }
    }
    Ok(())
}
