//! The pieces of several cells on the board.

use crate::model::board::{Board, Piece};
use crate::model::geometry::{Area, Cell};
use crate::model::ids::PlacedTile;

impl Board {
    /// Returns the pieces of several cells.
    #[inline]
    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    pub(crate) fn add_piece(&mut self, piece: Piece) {
        self.pieces.push(piece);
    }

    /// Makes the piece that begins with a placed tile one that is reached as one.
    pub(crate) fn reach_as_one(&mut self, first: PlacedTile) {
        let cells = self.piece_of(first).filter(|piece| piece.first == first).map_or(0, |piece| piece.cells.into());
        self.placed_tiles.iter_mut().skip(first.index()).take(cells).for_each(|tile| tile.reached_as_one = true);
    }

    /// Returns the piece of several cells to which a placed tile belongs. Pieces are in the order in
    /// which they were placed.
    fn piece_of(&self, placed: PlacedTile) -> Option<&Piece> {
        let piece = self.pieces.partition_point(|piece| piece.first.0 <= placed.0).checked_sub(1)?;
        self.pieces.get(piece).filter(|piece| placed.0 < piece.first.0 + piece.cells)
    }

    /// Returns the cells that are reached together with a cell, by a dragon, a tower or a hit: the
    /// cell alone, or a rectangle around a piece that is
    /// [reached as one](crate::Context::reach_as_one).
    #[inline]
    pub fn reached_with(&self, cell: Cell) -> Area {
        let alone = Area { min: cell, max: cell };
        if self.pieces.is_empty() {
            return alone;
        }
        let placed = self.tile_at(cell).filter(|placed| self.tile(*placed).reached_as_one);
        placed.and_then(|placed| self.piece_reached_with(cell, placed)).unwrap_or(alone)
    }

    #[cold]
    fn piece_reached_with(&self, cell: Cell, placed: PlacedTile) -> Option<Area> {
        let piece = self.piece_of(placed)?;
        let tiles = self.placed_tiles().get(piece.first.index()..piece.first.index() + usize::from(piece.cells))?;
        let area = tiles.iter().fold(Area { min: cell, max: cell }, |area, tile| Area {
            min: Cell::new(area.min.x.min(tile.cell.x), area.min.y.min(tile.cell.y)),
            max: Cell::new(area.max.x.max(tile.cell.x), area.max.y.max(tile.cell.y)),
        });
        Some(area)
    }

    /// Returns all cells of the piece to which a placed tile belongs: one cell for most tiles, more
    /// for a [piece of several cells](crate::Context::place_piece).
    pub fn cells_of_piece(&self, placed: PlacedTile) -> impl Iterator<Item = Cell> + '_ {
        let (first, cells) = self.piece_of(placed).map_or((placed, 1), |piece| (piece.first, piece.cells));
        self.placed_tiles().iter().skip(first.index()).take(cells.into()).map(|tile| tile.cell)
    }
}
