//! One side of a cell.

use bastide_core::author::prelude::*;

/// A side of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The cell, a printed or large-city cell.
    pub cell: Cell,
    /// Its side.
    pub side: Side,
}

impl std::fmt::Display for Edge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}:{}", self.cell.x, self.cell.y, self.side.letter())
    }
}
