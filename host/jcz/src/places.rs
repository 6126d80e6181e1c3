//! The JCloisterZone notation for locations on a tile and for the figures on them.

use bastide_core::{EdgePoint, EdgePosition, Figure, FigureLocation, Origin, Player, SegmentId, Side, View, notation};

use super::names;

/// Returns the JCloisterZone name of the kind of a segment.
pub(super) fn feature(v: View<'_>, seg: SegmentId) -> &str {
    names::feature(v.rules.names.kinds.name(v.core.graph.get(seg).kind.index()))
}

/// Returns the JCloisterZone location of a segment on its rotated tile: all its sides or half
/// sides.
pub(super) fn location(v: View, seg: SegmentId) -> String {
    let segment = v.core.graph.get(seg);
    let edge_points: Vec<EdgePoint> = match (v.printed_segment(seg), segment.tile()) {
        (Some(printed), Some(placed)) => printed.edge_points.turned(v.core.board.tile(placed).turn).iter().collect(),
        _ => notation::edge_points_of(v, seg),
    };
    if edge_points.is_empty() {
        return "I".into();
    }
    if feature(v, seg) == "Field" {
        let halves: Vec<String> =
            edge_points.iter().filter(|p| p.position != EdgePosition::Centre).map(EdgePoint::to_string).collect();
        return halves.join(".");
    }
    sides(|side| edge_points.contains(&EdgePoint::new(side, EdgePosition::Centre)))
}

/// Returns the JCloisterZone name of a set of sides.
pub(super) fn sides(has: impl Fn(Side) -> bool) -> String {
    match Side::ALL.map(has) {
        [true, true, true, true] => "NWSE".into(),
        [false, true, true, true] => "_N".into(),
        [true, false, true, true] => "_E".into(),
        [true, true, false, true] => "_S".into(),
        [true, true, true, false] => "_W".into(),
        // One side, or two sides: north or south first, then west before east.
        [north, east, south, west] => {
            [(north, 'N'), (south, 'S'), (west, 'W'), (east, 'E')].iter().filter(|(on, _)| *on).map(|(_, c)| *c).collect()
        }
    }
}

/// Formats a segment as `x,y Feature Location`.
pub(super) fn pointer(v: View, seg: SegmentId) -> String {
    format!("{} {} {}", notation::cell(v.core.graph.get(seg).cell), feature(v, seg), location(v, seg))
}

/// Formats a segment as `x,y Location`.
pub(super) fn place(v: View, seg: SegmentId) -> String {
    format!("{} {}", notation::cell(v.core.graph.get(seg).cell), location(v, seg))
}

/// Returns `true` if the segment is printed on a tile or is part of a bridge.
pub(super) fn on_tile(v: View, seg: SegmentId) -> bool {
    !matches!(v.core.graph.get(seg).origin, Origin::Board { .. })
}

/// Returns the segment of a city on the tile just placed, at which JCloisterZone points.
pub(super) fn on_the_new_tile(v: View, city: SegmentId) -> SegmentId {
    let placed = v.core.tile_play.placed_tiles.last().copied();
    v.core.graph.members(city).find(|s| placed.is_some() && v.core.graph.get(*s).tile() == placed).unwrap_or(city)
}

/// Formats a figure of a player as its JCloisterZone id without the number: `0.small`.
pub(super) fn piece(owner: Player, figure: &str) -> String {
    format!("{}.{}", owner.0, names::piece_word(figure))
}

/// Formats a figure on a segment as `0.small x,y Feature Location`.
pub(super) fn figure(v: View, figure: Figure) -> Option<String> {
    let f = v.core.figures.get(figure.index())?;
    let (FigureLocation::Segment(seg), Some(owner)) = (f.place, f.owner) else { return None };
    Some(format!("{} {}", piece(owner, v.rules.names.figures.name(f.kind.index())), pointer(v, seg)))
}

/// Removes the number from the figure id at the beginning of a text.
pub(super) fn without_number(text: &str) -> String {
    let (id, rest) = text.split_once(' ').unwrap_or((text, ""));
    let kind = id.rsplit_once('.').map_or(id, |(kind, _)| kind);
    format!("{kind} {rest}").trim_end().to_owned()
}

/// Returns the figures on segments as `0.small x,y Feature Location`, sorted.
pub(super) fn standing(v: View) -> Vec<String> {
    let mut list: Vec<String> = (0..v.core.figures.len()).filter_map(|i| figure(v, Figure::at(i))).collect();
    list.sort();
    list
}
