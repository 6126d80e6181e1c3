//! Describes a map in core's types, for drawings.

use bastide_core::{Cell, Scenery, Sign, Terrain};

use super::{Edge, Map, Print, Square};

impl Map {
    /// Returns the scenery of this map.
    pub fn scenery(&self) -> Scenery {
        let tiles = self.cities.iter().map(|city| (city.cell, city.tile())).collect();
        let terrain = self.squares().map(|(cell, square)| (cell, terrain(square))).collect();
        Scenery { title: self.name.clone(), terrain, tiles, signs: self.signs() }
    }

    /// Returns the marks and labels of cells, and what lies beyond the border.
    fn signs(&self) -> Vec<Sign> {
        let name = |cell: &Cell| self.names.get(cell).cloned().unwrap_or_default();
        let mark = |what: &str, cell: Cell, text: String| Sign::Mark { cell, what: what.to_owned(), text };
        let notes = self.notes.iter().flat_map(|note| {
            let text = |i| if i == 0 { note.name.clone() } else { String::new() };
            note.at.iter().enumerate().map(move |(i, cell)| mark(&note.kind, *cell, text(i)))
        });
        let towns = self
            .squares()
            .filter(|(_, square)| square.is_small_city())
            .map(|(cell, square)| mark(if square == Square::Start { "start" } else { "town" }, cell, name(&cell)));
        let borders = self.borders.iter().map(|piece| Sign::Beyond {
            edges: piece.at.iter().map(|edge| pair(*edge)).collect(),
            kind: piece.kind.name().into(),
            pennants: piece.pennants,
            text: piece.name.clone(),
        });
        let ferries = self.ferries.iter().map(|ferry| Sign::Link {
            ends: ferry.ends.map(pair),
            kind: Print::Road.name().into(),
            pennants: ferry.pennants,
            text: ferry.name.clone(),
        });
        let cities = self.cities.iter().map(|city| Sign::Name { cell: city.cell, text: city.name.clone() });
        notes.chain(borders).chain(ferries).chain(towns).chain(cities).collect()
    }
}

const fn terrain(square: Square) -> Terrain {
    match square {
        Square::Water => Terrain::Water,
        Square::Abroad => Terrain::Abroad,
        _ => Terrain::Land,
    }
}

const fn pair(edge: Edge) -> (Cell, bastide_core::Side) {
    (edge.cell, edge.side)
}
