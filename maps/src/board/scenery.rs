//! Describes a map in core's types, for drawings.

use bastide_core::{Cell, Scenery, Sign, Terrain};

use super::{ChipRule, Edge, Map, Print, Square};
use crate::chips::{COLORS, islands};

impl Map {
    /// Returns the scenery of this map, for a table that plays with its chips or without.
    pub fn scenery(&self, chips: bool) -> Scenery {
        let tiles = self.cities.iter().map(|city| (city.cell, city.tile())).collect();
        let terrain = self.squares().map(|(cell, square)| (cell, terrain(square))).collect();
        Scenery { title: self.name.clone(), terrain, tiles, signs: self.signs(chips) }
    }

    /// Returns the cell and the color of each stack of tiles on an island.
    fn stacks(&self) -> Vec<(Cell, &'static str)> {
        let plays = self.chips == ChipRule::Islands;
        let islands = self.notes.iter().filter(|note| plays && note.kind == islands::NOTE).zip(COLORS.iter().cycle());
        islands.flat_map(|(note, color)| note.at.iter().map(|cell| (*cell, *color))).collect()
    }

    /// Returns the marks and labels of cells, and what lies beyond the border.
    fn signs(&self, chips: bool) -> Vec<Sign> {
        let name = |cell: &Cell| self.names.get(cell).cloned().unwrap_or_default();
        let mark = |what: &str, cell: Cell, text: String| Sign::Mark { cell, what: what.to_owned(), text };
        let notes = self.notes.iter().flat_map(|note| {
            let text = |i| if i == 0 { note.name.clone() } else { String::new() };
            note.at.iter().enumerate().map(move |(i, cell)| (note.kind.as_str(), *cell, text(i)))
        });
        // MC-14: the stacks of the islands have numbers, and the colors of their chips.
        let stacks = if chips { self.stacks() } else { Vec::new() };
        let notes = notes.map(|(kind, cell, text)| match (1..).zip(&stacks).find(|(_, (at, _))| *at == cell) {
            Some((number, (_, color))) => mark(&format!("{kind}.{color}"), cell, format!("{number}")),
            None => mark(kind, cell, text),
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
