//! A piece of several cells on the board, and as what it counts.

use crate::model::geometry::Area;
use crate::model::ids::PlacedTile;

/// As what a piece of several cells counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountsAs {
    /// As one tile, in every rule.
    OneTile,
    /// As one tile where the tiles of a feature are counted ([`View::tiles`](crate::View::tiles)),
    /// and by its cells in every other rule.
    OneOfFeatures,
    /// Each of its cells as a tile, in every rule. That they lie on one piece matters to what guards
    /// it, see [`Board::same_piece`](crate::Board::same_piece).
    Cells,
}

/// A piece of several cells: consecutive tiles in the order of placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) first: PlacedTile,
    /// The number of its cells.
    pub(crate) cells: u16,
    /// A rectangle around its cells.
    pub(crate) area: Area,
    pub(crate) counts_as: CountsAs,
}

impl Piece {
    /// Returns the placed tiles of its cells.
    pub(crate) fn parts(self) -> impl Iterator<Item = PlacedTile> {
        (self.first.0..self.first.0 + self.cells).map(PlacedTile)
    }
}
