//! The JCloisterZone notation for locations on a tile and for the figures on them.

use std::collections::BTreeMap;

use bastide_core::{
    Cell, EdgePoint, EdgePosition, Figure, FigureLocation, Origin, Player, SegmentId, Side, Trait, View, notation,
};

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
        return ["I", "II", "III", "IV"].get(inner_before(v, seg)).unwrap_or(&"I").to_string();
    }
    if feature(v, seg) == "Field" {
        let halves: Vec<String> =
            edge_points.iter().filter(|p| p.position != EdgePosition::Centre).map(EdgePoint::to_string).collect();
        return halves.join(".");
    }
    sides(|side| edge_points.contains(&EdgePoint::new(side, EdgePosition::Centre)))
}

/// Returns the number of segments of the same kind before this one that touch no edge of its tile.
fn inner_before(v: View, seg: SegmentId) -> usize {
    let graph = &v.core.graph;
    let is_inner = |s: &SegmentId| v.printed_segment(*s).is_some_and(|printed| printed.edge_points.is_empty());
    let printed = graph.get(seg).tile().into_iter().flat_map(|placed| v.printed(placed));
    printed.take_while(|s| *s != seg).filter(|s| graph.get(*s).kind == graph.get(seg).kind && is_inner(s)).count()
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

/// Removes the number from the figure id at the beginning of a text.
pub(super) fn without_number(text: &str) -> String {
    let (id, rest) = text.split_once(' ').unwrap_or((text, ""));
    let kind = id.rsplit_once('.').map_or(id, |(kind, _)| kind);
    format!("{kind} {rest}").trim_end().to_owned()
}

/// Returns the location of the top of a tower.
pub(super) fn tower(cell: Cell) -> String {
    format!("{} Tower I", notation::cell(cell))
}

/// Returns the field of a corner of a cell, a spot from 5 (north-east) clockwise to 8, on the tile
/// whose north-west corner it is. JCloisterZone names a barn by it.
pub(super) fn corner(v: View, cell: Cell, at: u8) -> Option<String> {
    let (x, y) = (i16::from(matches!(at, 5 | 6)), i16::from(matches!(at, 6 | 7)));
    let cell = Cell::new(cell.x + x, cell.y + y);
    Some(pointer(v, v.segment_at(cell, EdgePoint::new(Side::N, EdgePosition::Left))?))
}

/// Returns the cells of all tower places, if towers are played.
pub(super) fn tower_places(v: View<'_>) -> impl Iterator<Item = Cell> + '_ {
    let place = v.rules.token("tower-piece").and_then(|_| v.rules.names.traits.index("tower")).map(Trait::at);
    let has_place = move |tile| place.is_some_and(|place| v.rules.tiles.get(tile).traits.has(place));
    v.core.board.placed_tiles().iter().filter(move |placed| has_place(placed.tile)).map(|placed| placed.cell)
}

/// Formats a figure of a player as its JCloisterZone id without the number.
pub(super) fn piece_of(v: View, figure: Figure) -> Option<String> {
    let f = v.core.figures.get(figure.index())?;
    Some(piece(f.owner?, v.rules.names.figures.name(f.kind.index())))
}

/// Returns the player who holds a figure prisoner.
pub(super) fn captor(v: View, figure: Figure) -> Option<Player> {
    match v.core.figures.get(figure.index())?.place {
        FigureLocation::Slot { group, .. } => v.keeper(group),
        _ => None,
    }
}

/// Formats a figure of a player on the landscape as `0.small x,y Feature Location`.
pub(super) fn standing_figure(v: View, figure: Figure) -> Option<String> {
    let at = match v.core.figures.get(figure.index())?.place {
        FigureLocation::Segment(seg) => pointer(v, seg),
        FigureLocation::Spot { cell, at: at @ 5.. } => corner(v, cell, at)?,
        FigureLocation::Spot { cell, .. } => tower(cell),
        _ => return None,
    };
    Some(format!("{} {at}", piece_of(v, figure)?))
}

/// Returns the prisoners of a player as `1.small 2`: the number of each kind and owner, sorted.
pub(super) fn prisoners(v: View, of: Player) -> Vec<String> {
    let mut held: BTreeMap<String, usize> = BTreeMap::new();
    for figure in (0..v.core.figures.len()).map(Figure::at).filter(|f| captor(v, *f) == Some(of)) {
        if let Some(piece) = piece_of(v, figure) {
            *held.entry(piece).or_default() += 1;
        }
    }
    held.into_iter().map(|(piece, n)| format!("{piece} {n}")).collect()
}

/// Returns the figures on the landscape as `0.small x,y Feature Location`, sorted.
pub(super) fn standing(v: View) -> Vec<String> {
    let mut list: Vec<String> = (0..v.core.figures.len()).filter_map(|i| standing_figure(v, Figure::at(i))).collect();
    list.sort();
    list
}
