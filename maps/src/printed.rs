//! Converts what is printed on a map into core's types: a large city is a tile, a border piece or a
//! ferry a segment.

use bastide_core::author::prelude::*;
use bastide_core::geometry::{EdgePoint, EdgePoints, EdgePosition};
use bastide_core::tile::{SheetSegment, SheetTile, TileSheet};
use bastide_core::{BoardSegment, PrintedSegment, Traits};

use crate::board::{Edge, LargeCity, Map, Print};

/// MP-50: the trait that a printed pennant has; on tiles it is a pennant.
pub(crate) const PENNANT: &str = "pennant";

/// MP-102: the trait of segments that take no pennants except the printed ones.
const NO_COAT: &str = "no-coat";

/// MP-19: returns the large-city cells as tiles, one of each. MP-102: `takes_pennants` if more
/// pennants may be put on them.
pub(crate) fn sheet(map: &Map, takes_pennants: bool) -> TileSheet {
    let tiles = map.cities.iter().map(|city| tile(city, takes_pennants)).collect();
    TileSheet { file: format!("the board {}", map.name), tiles }
}

/// Returns the tile of a large-city cell.
fn tile(city: &LargeCity, takes_pennants: bool) -> SheetTile {
    let closed = (!takes_pennants).then(|| NO_COAT.to_owned());
    let printed = city.segments.iter().map(|s| SheetSegment {
        kind: s.kind.name().into(),
        line: 1,
        edge_points: s.sides.iter().map(|&side| EdgePoint::new(side, EdgePosition::Centre)).collect(),
        borders: Vec::new(),
        traits: std::iter::repeat_n(PENNANT.to_owned(), s.pennants.into()).chain(closed.clone()).collect(),
        ..SheetSegment::default()
    });
    let mut segments: Vec<SheetSegment> = printed.collect();
    let cities = (0u8..).zip(&city.segments).filter(|(_, s)| s.kind == Print::City);
    let borders: Vec<u8> = cities.map(|(i, _)| i).collect();
    let fields = fields(city).into_iter().map(|edge_points| SheetSegment {
        kind: "field".into(),
        line: 1,
        edge_points,
        borders: borders.clone(),
        ..SheetSegment::default()
    });
    segments.extend(fields);
    SheetTile { id: city.tile(), line: 1, pile: None, first: 1, new: 1, traits: Vec::new(), segments }
}

/// MP-105: returns the fields of a large-city cell: each run of edge points between cities and
/// roads around the cell.
fn fields(city: &LargeCity) -> Vec<EdgePoints> {
    let halves = |side| [Some(EdgePoint::new(side, EdgePosition::Left)), Some(EdgePoint::new(side, EdgePosition::Right))];
    let around: Vec<Option<EdgePoint>> = Side::ALL
        .into_iter()
        .flat_map(|side| match city.at(side) {
            None => halves(side).to_vec(),
            Some(Print::City) => vec![None],
            Some(Print::Road) => vec![halves(side)[0], None, halves(side)[1]],
        })
        .collect();
    // The loop begins after a city or road, so that no run crosses the end of the list.
    let first = around.iter().position(Option::is_none).unwrap_or_default();
    let round: Vec<Option<EdgePoint>> = around.iter().cycle().skip(first).take(around.len()).copied().collect();
    let runs = round.split(Option::is_none).map(|run| run.iter().flatten().copied().collect::<EdgePoints>());
    runs.filter(|edge_points| !edge_points.is_empty()).collect()
}

/// The options for counting printed segments.
#[derive(Clone, Copy)]
pub(crate) struct Counting {
    /// MP-56: whether a border piece counts as a tile.
    pub(crate) border_pieces: bool,
    /// MP-91: whether a half city at the border may be half of a castle.
    pub(crate) castles: bool,
}

/// MP-23, MP-24: returns the border pieces, then the ferries, in the order of the map.
pub(crate) fn segments(map: &Map, counting: Counting, reg: &mut Registrar) -> Vec<BoardSegment> {
    let (pennant, no_coat, castle_site) = (reg.tile_trait(PENNANT), reg.tile_trait(NO_COAT), reg.tile_trait("castle-site"));
    let mut segment = |kind: Print, at: &[Edge], pennants: u8, site: bool, counts: bool| {
        let mut traits = Traits::default();
        (0..pennants).for_each(|_| traits.add(pennant));
        traits.add(no_coat);
        if site {
            traits.add(castle_site);
        }
        let (kind, ends) = (reg.kind(kind.name()), at.len() as i16);
        let cell = at.first().map_or(Cell::default(), |edge| edge.cell.step(edge.side));
        BoardSegment {
            segment: PrintedSegment { kind, edge_points: EdgePoints::NONE, ends, borders: Vec::new(), traits },
            cell,
            counts,
        }
    };
    let mut all = Vec::with_capacity(map.borders.len() + map.ferries.len());
    for piece in &map.borders {
        // MP-91: a border city with a single edge and without pennants may be half of a castle.
        let site = counting.castles && piece.kind == Print::City && piece.at.len() == 1 && piece.pennants == 0;
        all.push(segment(piece.kind, &piece.at, piece.pennants, site, counting.border_pieces));
    }
    // MP-60: a ferry is a road segment that counts like a tile.
    all.extend(map.ferries.iter().map(|ferry| segment(Print::Road, &ferry.ends, ferry.pennants, false, true)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Printed;

    fn city(segments: &[(Print, &str)]) -> LargeCity {
        let sides = |text: &str| text.chars().filter_map(Side::from_letter).collect();
        let segments = segments.iter().map(|&(kind, at)| Printed { kind, sides: sides(at), pennants: 1 }).collect();
        LargeCity { key: 'A', name: String::new(), cell: Cell::new(0, 0), segments }
    }

    fn runs(segments: &[(Print, &str)]) -> Vec<String> {
        let text = |edge_points: EdgePoints| edge_points.iter().map(|p| p.to_string()).collect::<Vec<_>>().join(" ");
        fields(&city(segments)).into_iter().map(text).collect()
    }

    /// MP-105: the fields of a large-city cell.
    #[test]
    fn a_field_is_what_lies_between_two_cuts_of_the_rim() {
        assert_eq!(runs(&[(Print::City, "NESW")]), Vec::<String>::new());
        assert_eq!(runs(&[(Print::City, "EW")]), ["SL SR", "NL NR"]);
        assert_eq!(runs(&[(Print::City, "S")]), ["NL NR EL ER WL WR"]);
        assert_eq!(runs(&[(Print::City, "N"), (Print::Road, "EW")]), ["EL", "ER SL SR WL", "WR"]);
        assert_eq!(runs(&[(Print::City, "N"), (Print::Road, "S")]), ["EL ER SL", "SR WL WR"]);
        // A road that ends on the cell interrupts the field once.
        assert_eq!(runs(&[(Print::Road, "N")]), ["NL NR EL ER SL SR WL WR"]);
    }

    #[test]
    fn fields_touch_every_city_of_the_cell_and_coats_are_traits() {
        let tile = tile(&city(&[(Print::City, "N"), (Print::City, "S")]), true);
        assert_eq!(tile.id, "map/A");
        assert_eq!(tile.segments.len(), 4);
        assert!(tile.segments[2..].iter().all(|field| field.borders == [0, 1]));
        assert_eq!(tile.segments[0].traits, [PENNANT]);
    }
}
