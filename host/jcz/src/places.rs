//! How they name places on a tile and pieces that stand there.

use bastide_core::{EdgePoint, EdgePosition, FigureLocation, Origin, Player, SegmentId, Side, View, notation};

use super::names;

/// Their word for the kind of a segment.
pub(super) fn feature(v: View<'_>, seg: SegmentId) -> &str {
    names::feature(v.rules.names.kinds.name(v.core.graph.get(seg).kind.index()))
}

/// Their name for where a segment lies on its tile, as it is turned: all sides or half sides of the part, or of the bridge.
pub(super) fn location(v: View, seg: SegmentId) -> String {
    let segment = v.core.graph.get(seg);
    let ports: Vec<EdgePoint> = match (v.printed_segment(seg), segment.piece()) {
        (Some(part), Some(piece)) => part.ports.turned(v.core.board.laid(piece).turn).iter().collect(),
        _ => notation::ports_of(v, seg),
    };
    if ports.is_empty() {
        return "I".into();
    }
    if feature(v, seg) == "Field" {
        let halves: Vec<String> = ports.iter().filter(|p| p.third != EdgePosition::Centre).map(EdgePoint::to_string).collect();
        return halves.join(".");
    }
    sides(|side| ports.contains(&EdgePoint::new(side, EdgePosition::Centre)))
}

/// Their name for a set of sides.
pub(super) fn sides(has: impl Fn(Side) -> bool) -> String {
    match Side::ALL.map(has) {
        [true, true, true, true] => "NWSE".into(),
        [false, true, true, true] => "_N".into(),
        [true, false, true, true] => "_E".into(),
        [true, true, false, true] => "_S".into(),
        [true, true, true, false] => "_W".into(),
        // One side, or two: north or south first, west before east.
        [north, east, south, west] => {
            [(north, 'N'), (south, 'S'), (west, 'W'), (east, 'E')].iter().filter(|(on, _)| *on).map(|(_, c)| *c).collect()
        }
    }
}

/// A segment as `x,y Feature Location`.
pub(super) fn pointer(v: View, seg: SegmentId) -> String {
    format!("{} {} {}", notation::cell(v.core.graph.get(seg).cell), feature(v, seg), location(v, seg))
}

/// A segment as a place of a feature: `x,y Location`.
pub(super) fn place(v: View, seg: SegmentId) -> String {
    format!("{} {}", notation::cell(v.core.graph.get(seg).cell), location(v, seg))
}

/// Is the segment printed on a tile or a bridge over one?
pub(super) fn on_tile(v: View, seg: SegmentId) -> bool {
    !matches!(v.core.graph.get(seg).origin, Origin::Board { .. })
}

/// The part of a city that they point at: the one on the tile just laid.
pub(super) fn on_the_new_tile(v: View, city: SegmentId) -> SegmentId {
    let laid = v.core.tile_play.laid.last().copied();
    v.core.graph.members(city).find(|s| laid.is_some() && v.core.graph.get(*s).piece() == laid).unwrap_or(city)
}

/// The figure of a player, as its id there without the number, which does not matter: `0.small`.
pub(super) fn piece(owner: Player, figure: &str) -> String {
    format!("{}.{}", owner.0, names::piece_word(figure))
}

/// Takes the number out of a text that begins with the id of a piece.
pub(super) fn without_number(text: &str) -> String {
    let (id, rest) = text.split_once(' ').unwrap_or((text, ""));
    let kind = id.rsplit_once('.').map_or(id, |(kind, _)| kind);
    format!("{kind} {rest}").trim_end().to_owned()
}

/// The figures on segments as `0.small x,y Feature Location`.
pub(super) fn standing(v: View) -> Vec<String> {
    let on_board = v.core.figures.iter().filter_map(|f| match (f.place, f.owner) {
        (FigureLocation::Segment(seg), Some(owner)) => {
            Some(format!("{} {}", piece(owner, v.rules.names.figures.name(f.kind.index())), pointer(v, seg)))
        }
        _ => None,
    });
    let mut list: Vec<String> = on_board.collect();
    list.sort();
    list
}
