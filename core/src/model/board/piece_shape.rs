//! The shapes of pieces of several cells.

use crate::model::geometry::Cell;
use crate::model::ids::TileType;

/// A piece of several cells: a tile for each cell, and where the cells lie without a turn, counted
/// from that of the first tile, the *anchor*.
///
/// ```
/// use bastide_core::{Cell, PieceShape, TileType};
///
/// let (left, right) = (TileType(7), TileType(8));
/// let piece = PieceShape::new(left, &[(right, Cell::new(1, 0))]);
/// let placed: Vec<_> = piece.at(Cell::new(3, 3), 1).collect();
/// assert_eq!(placed, [(left, Cell::new(3, 3), 1), (right, Cell::new(3, 4), 1)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceShape(Vec<(TileType, Cell)>);

impl PieceShape {
    /// Creates a shape of the tile at the anchor, and the others.
    pub fn new(anchor: TileType, others: &[(TileType, Cell)]) -> PieceShape {
        PieceShape([(anchor, Cell::new(0, 0))].into_iter().chain(others.iter().copied()).collect())
    }

    /// Returns the tiles with their cells without a turn, the anchor first.
    pub(crate) fn tiles(&self) -> &[(TileType, Cell)] {
        &self.0
    }

    /// Returns the tiles with their cells and turns when the anchor lies on a cell and the piece is
    /// turned clockwise: what [`Context::place_piece`](crate::Context::place_piece) takes.
    pub fn at(&self, anchor: Cell, turn: u8) -> impl Iterator<Item = (TileType, Cell, u8)> {
        self.0.iter().map(move |&(tile, cell)| {
            let by = turned(cell, turn);
            (tile, Cell::new(anchor.x.wrapping_add(by.x), anchor.y.wrapping_add(by.y)), turn & 3)
        })
    }
}

/// Returns a cell turned clockwise around 0,0.
pub(crate) const fn turned(cell: Cell, turn: u8) -> Cell {
    match turn & 3 {
        0 => cell,
        1 => Cell::new(-cell.y, cell.x),
        2 => Cell::new(-cell.x, -cell.y),
        _ => Cell::new(cell.y, -cell.x),
    }
}
