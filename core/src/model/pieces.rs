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
        self.pieces.iter_mut().filter(|piece| piece.first == first).for_each(|piece| piece.reached_as_one = true);
    }

    /// Returns the cells that are reached together with a cell, by a dragon, a tower or a hit: the
    /// cell alone, or a rectangle around a piece that is
    /// [reached as one](crate::Context::reach_as_one).
    #[inline]
    pub fn reached_with(&self, cell: Cell) -> Area {
        let alone = Area { min: cell, max: cell };
        if self.pieces.is_empty() { alone } else { self.piece_reached_with(cell).unwrap_or(alone) }
    }

    #[cold]
    fn piece_reached_with(&self, cell: Cell) -> Option<Area> {
        let placed = self.tile_at(cell)?;
        let within = |p: &&Piece| p.reached_as_one && (p.first.0..p.first.0 + p.cells).contains(&placed.0);
        let piece = self.pieces.iter().find(within)?;
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
        let within = |p: &&Piece| (p.first.0..p.first.0 + p.cells).contains(&placed.0);
        let (first, cells) = self.pieces.iter().find(within).map_or((placed, 1), |p| (p.first, p.cells));
        self.placed_tiles().iter().skip(first.index()).take(cells.into()).map(|tile| tile.cell)
    }
}
