//! The JCloisterZone notation for locations on a tile and for the figures on them.

use std::collections::BTreeMap;

use bastide_core::{
    Cell, EdgePoint, EdgePosition, Figure, FigureLocation, Group, Origin, Player, Ruleset, SegmentId, Side, Trait, View, notation,
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
    if is_of_priors(v, seg) {
        return "AS_ABBOT".into();
    }
    let edge_points: Vec<EdgePoint> = match (v.printed_segment(seg), segment.tile()) {
        (Some(printed), Some(placed)) => printed.edge_points.turned(v.core.board.tile(placed).turn).iter().collect(),
        _ => notation::edge_points_of(v, seg),
    };
    if edge_points.is_empty() {
        return "I".repeat(1 + inner_before(v, seg));
    }
    if feature(v, seg) == "Field" {
        let halves: Vec<String> =
            edge_points.iter().filter(|p| p.position != EdgePosition::Centre).map(EdgePoint::to_string).collect();
        return halves.join(".");
    }
    sides(|side| edge_points.contains(&EdgePoint::new(side, EdgePosition::Centre)))
}

/// Returns `true` for the place of priors, which JCloisterZone has as a second place of a
/// monastery.
fn is_of_priors(v: View, seg: SegmentId) -> bool {
    v.rules.names.kinds.name(v.core.graph.get(seg).kind.index()) == "prior"
}

/// Returns the number of segments of the same kind without an edge that come before it on its tile:
/// inner fields are `I` and `II`.
fn inner_before(v: View, seg: SegmentId) -> usize {
    let Some(placed) = v.core.graph.get(seg).tile() else { return 0 };
    let kind = v.core.graph.get(seg).kind;
    let inner = |other: SegmentId| v.printed_segment(other).is_some_and(|printed| printed.edge_points.is_empty());
    v.printed(placed).filter(|other| *other < seg && v.core.graph.get(*other).kind == kind && inner(*other)).count()
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

/// Returns `true` if the segment is land that is printed on a tile, or is part of a bridge. A place
/// of priors is not a feature of its own.
pub(super) fn on_tile(v: View, seg: SegmentId) -> bool {
    let segment = v.core.graph.get(seg);
    let inside = v.rules.names.kinds.name(segment.kind.index()) == "city-of-carcassonne";
    !inside && !matches!(segment.origin, Origin::Board { .. }) && !is_of_priors(v, seg)
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

/// Returns the location of an acrobat space.
pub(super) fn acrobats(cell: Cell) -> String {
    format!("{} Acrobats I", notation::cell(cell))
}

/// Returns the location of the middle of a tile on which figures of players stand: an acrobat
/// space, the top of a tower, a place of those who were caught.
fn middle(v: View, cell: Cell, at: u8) -> String {
    let sort = v.spot_kind(cell, at).ok().flatten().map(|kind| v.rules.names.spots.name(kind.index()));
    format!("{} {} I", notation::cell(cell), names::middle(sort))
}

/// Returns the field of a corner of a cell, a spot from 5 (north-east) clockwise to 8, on the tile
/// whose north-west corner it is. JCloisterZone names a barn by it.
pub(super) fn corner(v: View, cell: Cell, at: u8) -> Option<String> {
    let (x, y) = (i16::from(matches!(at, 5 | 6)), i16::from(matches!(at, 6 | 7)));
    let cell = Cell::new(cell.x + x, cell.y + y);
    Some(pointer(v, v.segment_at(cell, EdgePoint::new(Side::N, EdgePosition::Left))?))
}

/// Returns the location of a quarter of the City of Carcassonne, or `None` for another group of
/// places.
pub(super) fn quarter(v: View, group: Group) -> Option<String> {
    names::quarter(v.rules.names.groups.name(group.index())).map(|quarter| format!("0,0 Quarter {quarter}"))
}

/// Returns `true` if the City of Carcassonne lies on the board.
pub(super) fn has_city(rules: &Ruleset) -> bool {
    rules.names.kinds.index("city-of-carcassonne").is_some()
}

/// Returns the cells of all tower places, if towers are played.
pub(super) fn tower_places(v: View<'_>) -> impl Iterator<Item = Cell> + '_ {
    let place = v.rules.token("tower-piece").and_then(|_| v.rules.names.traits.index("tower")).map(Trait::at);
    let has_place = move |tile| place.is_some_and(|place| v.rules.tiles.get(tile).traits.has(place));
    v.core.board.placed_tiles().iter().filter(move |placed| has_place(placed.tile)).map(|placed| placed.cell)
}

/// Returns the circus spaces, acrobat spaces and flying machines on the board that are played, and
/// the places of those who were caught, as `Circus 1,0 I`.
pub(super) fn spaces(v: View<'_>) -> impl Iterator<Item = String> + '_ {
    let has = |name: &str| v.rules.names.traits.index(name).map(Trait::at);
    let counted = ["big-top", "ringmaster"].iter().any(|figure| v.rules.figure(figure).is_some());
    let circus = has("circus").filter(|_| counted);
    let acrobats = has("acrobats").filter(|_| v.rules.names.verbs.index("circus.climb").is_some());
    let machine = has("flying-machine").filter(|_| v.rules.names.verbs.index("flier.fly").is_some());
    let (lake, tree) = (has("vodyanoy"), has("solovei"));
    let kinds =
        [("Circus", circus), ("Acrobats", acrobats), ("FlyingMachine", machine), ("Vodyanoy", lake), ("SoloveiRazboynik", tree)];
    let placed = v.core.board.placed_tiles().iter();
    placed.flat_map(move |placed| {
        let traits = &v.rules.tiles.get(placed.tile).traits;
        let shown = kinds.into_iter().filter(|(_, of)| of.is_some_and(|of| traits.has(of)));
        shown.map(|(kind, _)| format!("{kind} {} I", notation::cell(placed.cell)))
    })
}

/// Formats a figure of a player as its JCloisterZone id without the number.
pub(super) fn piece_of(v: View, figure: Figure) -> Option<String> {
    let f = v.core.figures.get(figure.index())?;
    Some(piece(f.owner?, v.rules.names.figures.name(f.kind.index())))
}

/// Returns the JCloisterZone id of a figure of a player, with its number in Bastide.
pub(super) fn figure_id(v: View, figure: Figure) -> Option<String> {
    let line = notation::figure(v, figure);
    let number = line.rsplit('.').next().unwrap_or("1");
    Some(format!("{}.{number}", piece_of(v, figure)?))
}

/// Returns the player who holds a figure prisoner.
pub(super) fn captor(v: View, figure: Figure) -> Option<Player> {
    match v.core.figures.get(figure.index())?.place {
        FigureLocation::Slot { group, .. } => v.keeper(group),
        _ => None,
    }
}

/// Returns `true` for a figure that waits on a scored feature until its owner moves it on. In JCloisterZone it is in the
/// supply meanwhile.
pub(super) fn waits(v: View, figure: Figure) -> bool {
    v.core.scoring_queue.keeps(figure)
}

/// Formats a figure of a player on the landscape as `0.small x,y Feature Location`.
pub(super) fn standing_figure(v: View, figure: Figure) -> Option<String> {
    if waits(v, figure) {
        return None;
    }
    let at = match v.core.figures.get(figure.index())?.place {
        FigureLocation::Segment(seg) => pointer(v, seg),
        FigureLocation::Spot { cell, at: at @ 5.. } => corner(v, cell, at)?,
        FigureLocation::Spot { cell, at } => middle(v, cell, at),
        FigureLocation::Slot { group, .. } => quarter(v, group)?,
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
