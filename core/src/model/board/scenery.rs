//! The print of a bounded board, for display only. It has no effect on the game.
//!
//! A plugin that bounds the board may register a [`Scenery`]; pictures show it beneath the tiles.
//! All names in it are words for people or names of kinds, so a picture can draw one without
//! knowing the plugin.

use serde::Serialize;

use crate::model::geometry::{Cell, Side};

/// The printed picture of a board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Scenery {
    /// The name of the board.
    pub title: String,
    /// All cells of the printed sheet with their terrain, row by row from the north-west.
    pub terrain: Vec<(Cell, Terrain)>,
    /// Tiles that are printed on cells, by id; they are not turned.
    pub tiles: Vec<(Cell, String)>,
    /// The signs printed on and between cells.
    pub signs: Vec<Sign>,
}

/// The terrain of a cell of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Land on which a tile may be placed.
    Land,
    /// Land on which no tile may be placed.
    Abroad,
    /// Water on which no tile may be placed.
    Water,
}

/// One printed sign. Its text may be empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Sign {
    /// The name of a cell's content.
    Name {
        /// The cell.
        cell: Cell,
        /// The printed text.
        text: String,
    },
    /// A mark that a cell shows until a tile covers it, such as a `town`.
    Mark {
        /// The cell.
        cell: Cell,
        /// The kind of mark, in one word.
        what: String,
        /// The printed text.
        text: String,
    },
    /// A feature that continues beyond edges of the board, where no tile may be placed.
    Beyond {
        /// The edges, each as the cell inside and its outer side.
        edges: Vec<(Cell, Side)>,
        /// The kind of its segment.
        kind: String,
        /// The number of pennants on it.
        pennants: u8,
        /// The printed text.
        text: String,
    },
    /// A link from edge to edge across cells on which no tile may be placed.
    Link {
        /// Its ends, each as the cell inside and the side by which it leaves.
        ends: [(Cell, Side); 2],
        /// The kind of its segment.
        kind: String,
        /// The number of pennants on it.
        pennants: u8,
        /// The printed text.
        text: String,
    },
}
