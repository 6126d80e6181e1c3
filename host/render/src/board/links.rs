//! Roads of one tile that a token joins: a ferry over a lake, a tunnel from one opening of a tile
//! to another.

use std::collections::BTreeMap;
use std::fmt::Write;

use bastide_core::{EdgeContact, JOINS, PlacedTile, SegmentId, Side, TileType, View};

use crate::draw::geom::{P, n, north_west, p, turn};
use crate::tile::layout::Layout;

/// The share of a road from its side to the end of a link.
const LANDING: f64 = 0.78;

/// Returns the printed segments of a tile that are joined directly, in pairs.
fn pairs(view: View<'_>, placed: PlacedTile) -> impl Iterator<Item = (SegmentId, SegmentId)> {
    let graph = &view.core.graph;
    let is_road = move |seg: SegmentId| view.rules.kinds.get(graph.get(seg).kind).contact == EdgeContact::Centre;
    let later = move |seg: SegmentId| {
        graph.related(seg, JOINS).filter(move |other| *other > seg && view.printed(placed).any(|s| s == *other))
    };
    view.printed(placed).filter(move |seg| is_road(*seg)).flat_map(move |seg| later(seg).map(move |other| (seg, other)))
}

/// Draws the links of all tiles.
pub(crate) fn paint(out: &mut String, view: View, layouts: &BTreeMap<TileType, Layout>) {
    let tiles = view.core.board.placed_tiles();
    for (i, board_tile) in tiles.iter().enumerate() {
        let Some(layout) = layouts.get(&board_tile.tile) else { continue };
        let landing = |seg: SegmentId| {
            let lane = layout.lanes.iter().find(|lane| lane.segment == usize::from(seg.0 - board_tile.first.0))?;
            Some(turn(lane.course.along(LANDING).0, board_tile.turn.into()))
        };
        for (a, b) in pairs(view, PlacedTile::at(i)) {
            let (Some(a), Some(b)) = (landing(a), landing(b)) else { continue };
            let middle = turn(layout.plaza.unwrap_or(p(50.0, 50.0)), board_tile.turn.into());
            link(out, north_west(board_tile.cell), a, middle, b);
        }
    }
}

/// Draws a dashed line from one road to another past the middle of the tile.
fn link(out: &mut String, cell: P, a: P, middle: P, b: P) {
    let (a, middle, b) = (cell + a, cell + middle, cell + b);
    let d = format!("M{} {}Q{} {} {} {}", n(a.x), n(a.y), n(middle.x), n(middle.y), n(b.x), n(b.y));
    let _ = write!(
        out,
        r##"<path d="{d}" fill="none" stroke="#4a2c14" stroke-width="7" stroke-linecap="round"/><path d="{d}" fill="none" stroke="#fff6e0" stroke-width="4.6" stroke-dasharray="5 3.4"/>"##
    );
}

/// Returns the sides of a tile whose roads are linked, as bits in the order of [`Side::ALL`]: those
/// of the last link.
pub(crate) fn sides(view: View, placed: PlacedTile) -> Option<u8> {
    let (a, b) = pairs(view, placed).last()?;
    let turned = view.core.board.tile(placed).turn;
    let of = |seg: SegmentId| view.printed_segment(seg).map(|printed| printed.edge_points.turned(turned));
    let bits = [of(a), of(b)].into_iter().flatten().flat_map(|points| points.sides().collect::<Vec<Side>>());
    Some(bits.fold(0, |bits, side| bits | 1 << side.index()))
}
