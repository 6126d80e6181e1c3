//! A segment: the part of a feature that lies on one cell, with its origin.

use crate::model::geometry::Cell;
use crate::model::ids::{Kind, PlacedTile, Token};

/// The origin of a segment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Printed on a tile.
    Printed {
        /// The placed tile.
        placed: PlacedTile,
        /// The index of the segment on its tile.
        index: u8,
    },
    /// A token that a plugin placed, on a tile or on an empty cell.
    Token {
        /// The tile under it.
        placed: Option<PlacedTile>,
        /// The token.
        token: Token,
    },
    /// Printed on the board.
    Board {
        /// Its index in the list of the board.
        index: u16,
    },
}

/// A node of the graph: one segment of a feature on one cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Segment {
    /// Road, city, field and so on.
    pub kind: Kind,
    /// Its cell.
    pub cell: Cell,
    /// Its origin.
    pub origin: Origin,
}

impl Segment {
    /// Returns the tile under it.
    #[inline]
    pub const fn tile(&self) -> Option<PlacedTile> {
        match self.origin {
            Origin::Printed { placed, .. } => Some(placed),
            Origin::Token { placed, .. } => placed,
            Origin::Board { .. } => None,
        }
    }
}
