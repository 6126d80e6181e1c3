//! A segment: one piece of one feature on one cell, and where it comes from.

use crate::model::geometry::Cell;
use crate::model::ids::{Kind, PlacedTile, Token};

/// Where a segment comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Printed on a tile.
    Printed {
        /// The piece.
        piece: PlacedTile,
        /// The part of its tile.
        part: u8,
    },
    /// A token that a plugin laid, on a piece or not.
    Token {
        /// The piece that it lies on.
        piece: Option<PlacedTile>,
        /// Which token.
        token: Token,
    },
    /// Printed on the board.
    Board {
        /// Its number there.
        index: u16,
    },
}

/// A node of the graph: one piece of one feature on one cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Segment {
    /// Road, city, field and so on.
    pub kind: Kind,
    /// Where it lies.
    pub cell: Cell,
    /// What it belongs to.
    pub origin: Origin,
}

impl Segment {
    /// The piece that it lies on.
    #[inline]
    pub const fn piece(&self) -> Option<PlacedTile> {
        match self.origin {
            Origin::Printed { piece, .. } => Some(piece),
            Origin::Token { piece, .. } => piece,
            Origin::Board { .. } => None,
        }
    }
}
