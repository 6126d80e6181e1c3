//! Edges at which two segments of one tile are open: two cities at one edge.
//!
//! One of the segments has the edge like any other. The other one holds one open end more, which is
//! closed here, when the neighbouring cell is covered or lies beyond the board. Only tables with
//! such tiles come here.

use crate::dispatch::hook::Ruleset;
use crate::model::board::Beside;
use crate::model::geometry::Side;
use crate::model::ids::{PlacedTile, SegmentId};
use crate::model::state::GameState;

/// Connects the segments that share an edge, of a tile that was placed and of its neighbours
/// `around` it, which come by value: a reference would keep them in memory for every tile.
#[inline(never)]
pub(crate) fn connect(rules: &Ruleset, core: &mut GameState, placed: PlacedTile, around: [Beside; 4]) {
    let own = shares(rules, core, placed);
    for (side, there) in Side::ALL.into_iter().zip(around) {
        if let Some(there) = there.tag.tile() {
            if own {
                across(rules, core, placed, there, side);
            }
            if shares(rules, core, there) {
                across(rules, core, there, placed, side.opposite());
            }
        } else if own && there.tag.is_void() {
            at_board_edge(rules, core, placed, side);
        }
    }
}

/// Returns `true` if two segments of a placed tile share an edge. Few tiles are of this sort.
#[inline]
fn shares(rules: &Ruleset, core: &GameState, placed: PlacedTile) -> bool {
    !rules.tiles.get(core.board.tile(placed).tile).beside_edges.is_empty()
}

/// Returns the segments that share this side of a tile.
fn sharing(rules: &Ruleset, core: &GameState, placed: PlacedTile, side: Side) -> Vec<SegmentId> {
    let board_tile = core.board.tile(placed);
    let info = rules.tiles.get(board_tile.tile);
    info.beside(board_tile.turn, side).map(|index| SegmentId(board_tile.first.0 + u16::from(index))).collect()
}

/// Joins the segments that share a side of `from` with the segment that `to` shows there. An edge
/// of another kind that matches all the same closes them. A gap leaves them open.
fn across(rules: &Ruleset, core: &mut GameState, from: PlacedTile, to: PlacedTile, side: Side) {
    for seg in sharing(rules, core, from, side) {
        let shown = |placed: PlacedTile, side: Side| {
            let board_tile = core.board.tile(placed);
            (board_tile.first, rules.tiles.get(board_tile.tile).side(board_tile.turn, side))
        };
        let ((_, mine), (first, theirs)) = (shown(from, side), shown(to, side.opposite()));
        if rules.edge_rules.is_gap(theirs.edge) || !rules.edge_rules.match_up(mine.edge, theirs.edge) {
            continue;
        }
        let other = SegmentId(first.0 + u16::from(theirs.centre));
        if mine.edge == theirs.edge && core.graph.get(other).kind == core.graph.get(seg).kind {
            core.graph.merge(seg, other);
        }
        core.graph.add_open_ends(seg, -1);
    }
}

/// Joins the segments that share a side with what is printed behind the edge of the board, or
/// closes them.
fn at_board_edge(rules: &Ruleset, core: &mut GameState, placed: PlacedTile, side: Side) {
    for seg in sharing(rules, core, placed, side) {
        let Some(edge) = core.board.board_edge(core.board.tile(placed).cell, side).copied() else { continue };
        match edge.joins.filter(|beyond| core.graph.get(*beyond).kind == core.graph.get(seg).kind) {
            Some(beyond) => core.graph.merge(seg, beyond),
            None if edge.closes => {}
            None => continue,
        }
        core.graph.add_open_ends(seg, -1);
    }
}
