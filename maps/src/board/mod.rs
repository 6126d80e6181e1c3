//! A printed map: its cells, and the print on and around them.
//!
//! A map is read from a board file ([`Map::parse`]): TOML with a grid of letters. `README.md`
//! explains how to write one. Everything here is plain data, checked once and used by the rules and
//! by drawings.

mod builtin;
mod check;
mod edge;
mod error;
mod file;
mod grid;
mod hints;
mod keys;
mod reach;
mod read;
mod remarks;
mod scenery;

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use bastide_core::author::prelude::*;
use bastide_core::source::Source;

use serde::Deserialize;

pub use builtin::{NAMES, STARTER, chosen, named, text};
pub use edge::Edge;
pub use error::{MapError, Wrong};
pub(crate) use remarks::remarks;

/// A printed map (MP-18).
#[derive(Clone, Debug)]
pub struct Map {
    /// The name of the map, as it is displayed.
    pub name: String,
    /// One sentence about the map; may be empty.
    pub about: String,
    /// The author of the map and its sources.
    pub credits: String,
    /// Columns; cells are counted from 0 in the west.
    pub width: i16,
    /// Rows; cells are counted from 0 in the north.
    pub height: i16,
    /// The recommended tile sets: ids of plugins, with the number of copies of each (MP-04).
    pub sets: BTreeMap<String, u8>,
    /// The recommended number of land tiles; 0 for all of the sets (MP-05).
    pub tiles: u16,
    /// The recommended number of followers of each player (MP-08).
    pub meeples: u8,
    /// Whether it is only a part of a map, which needs no start cells.
    pub part: bool,
    /// What its chips are good for (MC-01).
    pub chips: ChipRule,
    /// The number of start cells that get a tile before the game (MP-11).
    pub starts_used: u8,
    /// The large-city cells, in the order of their keys (MP-19).
    pub cities: Vec<LargeCity>,
    /// The city and road pieces at the border (MP-23).
    pub borders: Vec<BorderPiece>,
    /// The ferries (MP-24).
    pub ferries: Vec<Ferry>,
    /// Other prints, without any effect (MP-26).
    pub notes: Vec<Note>,
    /// The names of small-city and start cells.
    pub names: BTreeMap<Cell, String>,
    squares: Vec<Square>,
    /// The byte of the file at which each square is written, in the order of `squares`.
    written: Vec<usize>,
    source: Source,
}

/// What the chips of a map are good for besides their points (RULES.md, section 13).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChipRule {
    /// Nothing.
    #[default]
    Plain,
    /// Two points of a color are a bottle of wine (MC-10).
    Wine,
    /// A chip improves a road that is scored (MC-12).
    Roads,
    /// A chip buys a tile of an island (MC-14).
    Islands,
    /// A chip goes back onto the map (MC-16).
    Treats,
    /// Chips make a follower count two (MC-18).
    Upgrades,
    /// Followers on an island pay for extra turns, and chips bring them back (MC-20).
    ExtraTurns,
    /// A chip lets its player discover a tile (MC-22).
    Discover,
    /// Chips are drawn beside traders and turned up on their squares (MC-24).
    Trade,
}

/// The print on a cell (MP-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Square {
    /// Off the board: water.
    Water,
    /// Off the board: land abroad.
    Abroad,
    /// A printed cell.
    Plain,
    /// A printed cell with a small city (MP-21).
    Small,
    /// A printed cell with a small city and a start mark (MP-10).
    Start,
    /// A large-city cell: an index into [`Map::cities`].
    Large(u8),
}

impl Square {
    /// Returns `true` if a land tile may lie on it (MP-29).
    pub const fn is_printed(self) -> bool {
        matches!(self, Square::Plain | Square::Small | Square::Start)
    }

    /// Returns `true` for a cell of the board: a printed or a large-city cell.
    pub const fn is_board(self) -> bool {
        !matches!(self, Square::Water | Square::Abroad)
    }

    /// Returns `true` if it has a small city.
    pub const fn is_small_city(self) -> bool {
        matches!(self, Square::Small | Square::Start)
    }
}

/// The print at the border or on a large-city cell, apart from fields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Print {
    /// A city.
    City,
    /// A road.
    Road,
}

impl Print {
    /// Returns the kind of its segments, as in tile files.
    pub const fn name(self) -> &'static str {
        match self {
            Print::City => "city",
            Print::Road => "road",
        }
    }
}

/// A large-city cell: a tile that is printed on the board (MP-19).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LargeCity {
    /// Its letter in the grid.
    pub key: char,
    /// Its name; may be empty.
    pub name: String,
    /// The cell.
    pub cell: Cell,
    /// Its cities and roads; all other edges are field (MP-105).
    pub segments: Vec<Printed>,
}

impl LargeCity {
    /// Returns what is printed at a side; `None` for field.
    pub fn at(&self, side: Side) -> Option<Print> {
        self.segments.iter().find(|s| s.sides.contains(&side)).map(|s| s.kind)
    }

    /// Returns the id of its tile.
    pub fn tile(&self) -> String {
        format!("map/{}", self.key)
    }

    /// Returns the number of pennants on its segments.
    pub fn pennants(&self) -> u8 {
        self.segments.iter().map(|s| s.pennants).sum()
    }
}

/// A segment of a large-city cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// A city or a road.
    pub kind: Print,
    /// The sides that it touches, each once.
    pub sides: Vec<Side>,
    /// The number of its pennants.
    pub pennants: u8,
}

/// A city or road printed beyond the border (MP-23).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BorderPiece {
    /// A city or a road.
    pub kind: Print,
    /// The edges that it touches, at least one.
    pub at: Vec<Edge>,
    /// The number of its pennants.
    pub pennants: u8,
    /// The name of the place beyond it; may be empty.
    pub name: String,
}

/// A ferry (MP-24, MP-25).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ferry {
    /// Its two ends.
    pub ends: [Edge; 2],
    /// The number of its pennants.
    pub pennants: u8,
    /// Its name; may be empty.
    pub name: String,
}

/// An extra print, such as an island or waves (MP-26).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Its kind, a word that the author chooses: `island`, `waves`.
    pub kind: String,
    /// The cells that it is printed on.
    pub at: Vec<Cell>,
    /// Its text; may be empty.
    pub name: String,
}

impl Map {
    /// Returns the square of a cell; water beyond the grid.
    pub fn square(&self, cell: Cell) -> Square {
        self.index(cell).and_then(|at| self.squares.get(at)).copied().unwrap_or(Square::Water)
    }

    /// Returns all cells of the grid, row by row.
    pub fn squares(&self) -> impl Iterator<Item = (Cell, Square)> {
        let cells = (0..self.height).flat_map(|y| (0..self.width).map(move |x| Cell::new(x, y)));
        cells.zip(self.squares.iter().copied())
    }

    /// Returns the cells on which land tiles may lie, row by row.
    pub fn printed(&self) -> impl Iterator<Item = Cell> {
        self.squares().filter(|(_, square)| square.is_printed()).map(|(cell, _)| cell)
    }

    /// Returns the start cells, row by row.
    pub fn starts(&self) -> impl Iterator<Item = Cell> {
        self.squares().filter(|(_, square)| *square == Square::Start).map(|(cell, _)| cell)
    }

    /// Returns the cells of the largest piece of land: cells that hang together by their sides, with start cells
    /// and cities. The other cells lie on islands.
    pub fn mainland(&self) -> BTreeSet<Cell> {
        let mut left: BTreeSet<Cell> = self
            .squares()
            .filter(|(_, square)| !matches!(square, Square::Water | Square::Abroad))
            .map(|(cell, _)| cell)
            .collect();
        let mut largest = BTreeSet::new();
        while let Some(first) = left.pop_first() {
            let (mut piece, mut next) = (BTreeSet::from([first]), vec![first]);
            while let Some(cell) = next.pop() {
                let beside = Side::ALL.map(|side| cell.step(side)).into_iter().filter(|beside| left.remove(beside));
                let beside: Vec<Cell> = beside.collect();
                piece.extend(&beside);
                next.extend(beside);
            }
            if piece.len() > largest.len() {
                largest = piece;
            }
        }
        largest
    }

    /// Returns the small cities without the start cells, row by row.
    pub fn towns(&self) -> impl Iterator<Item = Cell> {
        self.squares().filter(|(_, square)| *square == Square::Small).map(|(cell, _)| cell)
    }

    /// Returns the large city on a cell.
    pub fn city(&self, cell: Cell) -> Option<&LargeCity> {
        match self.square(cell) {
            Square::Large(index) => self.cities.get(index as usize),
            _ => None,
        }
    }

    /// Returns `true` for a border edge: a side of a cell of the board behind which the board ends
    /// (MP-27).
    pub fn is_border(&self, edge: Edge) -> bool {
        self.square(edge.cell).is_board() && !self.square(edge.cell.step(edge.side)).is_board()
    }

    /// Returns the place of a cell of the grid in the file; the file as a whole for a cell beyond
    /// the grid.
    pub fn place(&self, cell: Cell) -> Location {
        match self.index(cell).and_then(|at| self.written.get(at)) {
            Some(&start) => self.source.locate(&(start..start + 1)),
            None => self.source.whole(),
        }
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let inside = (0..self.width).contains(&cell.x) && (0..self.height).contains(&cell.y);
        inside.then(|| cell.y as usize * self.width as usize + cell.x as usize)
    }

    fn error(&self, span: &Range<usize>, wrong: Wrong) -> MapError {
        MapError::new(self.source.locate(span), wrong)
    }
}
