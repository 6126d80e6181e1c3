//! Crossings: where several features of one kind, such as roads, end at a village of a tile.

use crate::api::register::Registrar;
use crate::dispatch::hook::View;
use crate::model::geometry::Cell;
use crate::model::ids::{Kind, PlacedTile, SegmentId, Trait};
use crate::model::trait_set::TraitSet;

/// The number of ways on a tile that do not meet each other.
const WAYS: usize = 4;

/// The crossings of features of one kind, from [`Registrar::crossings`].
#[derive(Clone, Copy, Debug)]
pub struct Crossings {
    kind: Kind,
    /// Segments with one of these traits meet on their tile.
    ways: [Trait; WAYS],
    /// A tile with one of these traits has no crossing.
    others: TraitSet,
}

impl Registrar {
    /// Returns the crossings of features of a kind: places of a tile where two or more of them end, and
    /// nothing else does. A tile with one of the traits `others` has no crossing, because something
    /// else than a village is there. Segments that share one of the traits `ways` meet on their tile
    /// without a village.
    pub fn crossings(&mut self, kind: Kind, ways: [&str; WAYS], others: &[&str]) -> Crossings {
        let ways = ways.map(|way| self.tile_trait(way));
        Crossings { kind, ways, others: others.iter().map(|name| self.tile_trait(name)).collect() }
    }
}

impl Crossings {
    /// Returns the kind of features that meet at these crossings.
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// Returns the crossings of a placed tile, each as the segments that end there; none for a tile
    /// that is printed on the board.
    pub fn on(self, v: View, placed: PlacedTile) -> Vec<Vec<SegmentId>> {
        let meets = self.meeting(v, placed);
        let ends = |way: Trait| {
            let ends = move |seg: &SegmentId| v.printed_segment(*seg).is_some_and(|printed| printed.traits.has(way));
            v.printed(placed).filter(ends).collect()
        };
        self.ways.into_iter().zip(meets).filter(|(_, meets)| *meets).map(|(way, _)| ends(way)).collect()
    }

    /// Returns the ways of a placed tile that are a crossing.
    fn meeting(self, v: View, placed: PlacedTile) -> [bool; WAYS] {
        let tile = v.core.board.tile(placed);
        let printed = v.rules.tiles.get(tile.tile);
        if tile.printed || self.others.meets(&printed.traits.set()) {
            return [false; WAYS];
        }
        self.ways.map(|way| {
            let mut ends = printed.segments.iter().filter(|segment| segment.traits.has(way)).map(|s| s.kind == self.kind);
            // Two ends, and all of this kind.
            ends.next() == Some(true) && ends.next() == Some(true) && ends.all(|alike| alike)
        })
    }

    /// Returns the segments that end at the crossings of the tile on a cell.
    pub fn ends_on(self, v: View, cell: Cell) -> Vec<SegmentId> {
        v.core.board.tile_at(cell).map_or_else(Vec::new, |placed| self.on(v, placed).concat())
    }

    /// Returns the cells of all tiles with crossings.
    pub fn all(self, v: View<'_>) -> impl Iterator<Item = Cell> {
        let placed = (0..v.core.board.placed_tiles().len()).map(PlacedTile::at);
        placed.filter(move |placed| self.meeting(v, *placed) != [false; WAYS]).map(move |placed| v.core.board.tile(placed).cell)
    }

    /// Returns a feature and all features that are connected with it over crossings, each by one of
    /// its segments.
    pub fn connected(self, v: View, feature: SegmentId) -> Vec<SegmentId> {
        let graph = &v.core.graph;
        let (mut found, mut next) = (vec![graph.feature(feature)], 0);
        while let Some(&from) = found.get(next) {
            next += 1;
            for placed in graph.members(from).filter_map(|seg| graph.get(seg).tile()) {
                for ends in self.on(v, placed).into_iter().filter(|ends| ends.iter().any(|end| graph.joined(*end, from))) {
                    for other in ends.into_iter().map(|end| graph.feature(end)) {
                        if !found.contains(&other) {
                            found.push(other);
                        }
                    }
                }
            }
        }
        found
    }
}
