//! The crossings on which a tollhouse may lie (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// Traits of tiles on which roads meet at something else than a village (TK-04, TK-15).
const NO_VILLAGE: [&str; 6] = ["acrobats", "circus", "ferry", "hill", "watchtower-monasteries", "watchtower-roads"];

/// TK-04: knows the tiles whose roads end at a village.
#[derive(Clone, Copy)]
pub(crate) struct Crossings {
    pub(crate) road: Kind,
    /// What meets on a tile has one of these traits.
    ways: [Trait; 4],
    no_village: [Trait; NO_VILLAGE.len()],
}

impl Crossings {
    pub(crate) fn new(reg: &mut Registrar) -> Crossings {
        Crossings {
            road: reg.kind("road"),
            ways: ["way-a", "way-b", "way-c", "way-d"].map(|way| reg.tile_trait(way)),
            no_village: NO_VILLAGE.map(|name| reg.tile_trait(name)),
        }
    }

    /// TK-04, TK-15, TK-22: returns the pieces of roads that end at the crossing of a tile; none if it has
    /// no crossing or is printed on the board.
    pub(crate) fn ends(self, v: View, placed: PlacedTile) -> Vec<SegmentId> {
        let tile = v.core.board.tile(placed);
        let traits = &v.rules.tiles.get(tile.tile).traits;
        if tile.printed || self.no_village.iter().any(|other| traits.has(*other)) {
            return Vec::new();
        }
        self.ways.into_iter().flat_map(|way| self.village(v, placed, way)).collect()
    }

    /// Returns the pieces of roads that meet at one place of a tile, if two or more of them do and
    /// nothing else does.
    fn village(self, v: View, placed: PlacedTile, way: Trait) -> Vec<SegmentId> {
        let meets = |seg: &SegmentId| v.printed_segment(*seg).is_some_and(|printed| printed.traits.has(way));
        let there: Vec<SegmentId> = v.printed(placed).filter(meets).collect();
        let only_roads = there.iter().all(|seg| v.core.graph.get(*seg).kind == self.road);
        if there.len() >= 2 && only_roads { there } else { Vec::new() }
    }

    /// Returns the pieces of roads that end at the crossing on a cell.
    pub(crate) fn ends_on(self, v: View, cell: Cell) -> Vec<SegmentId> {
        v.core.board.tile_at(cell).map_or_else(Vec::new, |placed| self.ends(v, placed))
    }

    /// TK-05: returns the cells of all crossings.
    pub(crate) fn all(self, v: View<'_>) -> impl Iterator<Item = Cell> {
        let placed = (0..v.core.board.placed_tiles().len()).map(PlacedTile::at);
        placed.filter(move |placed| !self.ends(v, *placed).is_empty()).map(move |placed| v.core.board.tile(placed).cell)
    }
}
