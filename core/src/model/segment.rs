//! A segment: the part of a feature that lies on one cell, with its origin.

use crate::model::geometry::Cell;
use crate::model::ids::{Kind, PlacedTile, Token};

/// The origin of a segment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Printed on a tile.
    Printed {
        /// The placed tile.
        piece: PlacedTile,
        /// The index of the segment on its tile.
        part: u8,
    },
    /// A token that a plugin placed, on a tile or on an empty cell.
    Token {
        /// The tile under it.
        piece: Option<PlacedTile>,
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
    pub const fn piece(&self) -> Option<PlacedTile> {
        match self.origin {
            Origin::Printed { piece, .. } => Some(piece),
            Origin::Token { piece, .. } => piece,
            Origin::Board { .. } => None,
        }
    }
}
