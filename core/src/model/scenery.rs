//! What is printed on a board that ends somewhere, for those who look at it. It has no effect on the game.
//!
//! A plugin that bounds the board hands in a [`Scenery`] with it; pictures show it beneath what lies there. All names in it are
//! words for people or names of kinds, so a picture needs to know no plugin to draw one.

use serde::Serialize;

use crate::model::geometry::{Cell, Side};

/// What a board shows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Scenery {
    /// The name of the board.
    pub title: String,
    /// All cells of the printed sheet with what they are, row by row from the north-west.
    pub terrain: Vec<(Cell, Terrain)>,
    /// Tiles that are printed on cells, by id; they are not turned.
    pub tiles: Vec<(Cell, String)>,
    /// What is printed on and between cells.
    pub signs: Vec<Sign>,
}

/// What a cell of the sheet is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Something may lie there.
    Land,
    /// Land on which nothing may lie.
    Abroad,
    /// Water on which nothing may lie.
    Water,
}

/// A thing that is printed. Its text may be empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Sign {
    /// The name of what is on a cell.
    Name {
        /// Where.
        cell: Cell,
        /// What is written.
        text: String,
    },
    /// Something that a cell shows until a tile covers it, such as a `town`.
    Mark {
        /// Where.
        cell: Cell,
        /// What it is, in one word.
        what: String,
        /// What is written.
        text: String,
    },
    /// A feature that goes on beyond edges, where no tile may lie.
    Beyond {
        /// The edges, each of a cell inside, with the side behind which it lies.
        edges: Vec<(Cell, Side)>,
        /// The kind of its segment.
        kind: String,
        /// How many coats of arms it shows.
        coats: u8,
        /// What is written.
        text: String,
    },
    /// A way from edge to edge over cells on which no tile may lie.
    Link {
        /// Its ends, each of a cell inside, with the side by which it leaves.
        ends: [(Cell, Side); 2],
        /// The kind of its segment.
        kind: String,
        /// How many coats of arms it shows.
        coats: u8,
        /// What is written.
        text: String,
    },
}
