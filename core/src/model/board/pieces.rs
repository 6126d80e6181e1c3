//! Tiles and their cells: a tile covers one cell, and a piece of several cells may be one tile.
//!
//! Rules that count, walk or compare tiles ask here, so that they need not know of pieces. Without
//! pieces each question costs one comparison more than its answer by cells.

use crate::model::board::Board;
use crate::model::board::piece::{CountsAs, Piece};
use crate::model::geometry::{Area, Cell};
use crate::model::ids::PlacedTile;

impl Board {
    /// Returns the pieces of several cells, in the order of placement.
    #[inline]
    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Notes that the tiles that were placed from `first` on are a piece.
    pub(crate) fn add_piece(&mut self, first: PlacedTile, counts_as: CountsAs) {
        let parts = self.placed_tiles.get(first.index()..).unwrap_or_default();
        let Some(area) = Area::of(parts.iter().map(|part| part.cell)) else { return };
        let cells = parts.len() as u16;
        self.placed_tiles.iter_mut().skip(first.index()).for_each(|part| part.in_piece = true);
        self.pieces.push(Piece { first, cells, area, counts_as });
    }

    /// Returns the piece to which a placed tile belongs, if that piece counts as one of these.
    #[inline]
    fn piece_of(&self, placed: PlacedTile, counts_as: &[CountsAs]) -> Option<Piece> {
        if self.tile(placed).in_piece { self.find_piece(placed, counts_as) } else { None }
    }

    #[cold]
    fn find_piece(&self, placed: PlacedTile, counts_as: &[CountsAs]) -> Option<Piece> {
        let at = self.pieces.partition_point(|piece| piece.first.0 <= placed.0).checked_sub(1)?;
        let has = |piece: &&Piece| placed.0 < piece.first.0 + piece.cells && counts_as.contains(&piece.counts_as);
        self.pieces.get(at).filter(has).copied()
    }

    #[inline]
    fn area_of_piece(&self, cell: Cell, counts_as: &[CountsAs]) -> Area {
        let alone = Area { min: cell, max: cell };
        if self.pieces.is_empty() {
            return alone;
        }
        self.tile_at(cell).and_then(|placed| self.piece_of(placed, counts_as)).map_or(alone, |piece| piece.area)
    }

    /// Returns the cells of the tile on a cell: that cell alone, or a rectangle around a piece that
    /// counts as [one tile](CountsAs::OneTile). An empty cell is alone.
    #[inline]
    pub fn tile_area(&self, cell: Cell) -> Area {
        self.area_of_piece(cell, &[CountsAs::OneTile])
    }

    /// Returns `true` if two cells are of the same piece, whatever it counts as, or the same cell. What
    /// guards a piece guards all its cells.
    #[inline]
    pub fn same_piece(&self, a: Cell, b: Cell) -> bool {
        a == b || (!self.pieces.is_empty() && self.are_of_piece(a, b))
    }

    #[cold]
    fn are_of_piece(&self, a: Cell, b: Cell) -> bool {
        let any = [CountsAs::OneTile, CountsAs::OneOfFeatures, CountsAs::Cells];
        let Some((a, b)) = self.tile_at(a).zip(self.tile_at(b)) else { return false };
        self.piece_of(a, &any).is_some_and(|piece| piece.parts().any(|part| part == b))
    }

    /// Returns the cells of the piece on a cell, also of one that counts by its [cells](CountsAs::Cells):
    /// a rectangle around them.
    #[inline]
    pub fn piece_area(&self, cell: Cell) -> Area {
        self.area_of_piece(cell, &[CountsAs::OneTile, CountsAs::Cells])
    }

    /// Returns the cells of the tile on a cell with all cells around it, also diagonally: nine, or
    /// more around a piece that counts as one tile.
    #[inline]
    pub fn around_tile(&self, cell: Cell) -> Area {
        self.tile_area(cell).grown(1)
    }

    /// Returns `true` if two cells belong to the same tile. A cell belongs to the tile on it, or is
    /// alone.
    #[inline]
    pub fn same_tile(&self, a: Cell, b: Cell) -> bool {
        a == b || (!self.pieces.is_empty() && self.tile_area(a).has(b))
    }

    /// Returns `true` if a cell of the tile on `cell` lies in an area.
    #[inline]
    pub fn tile_meets(&self, cell: Cell, area: Area) -> bool {
        area.has(cell) || (!self.pieces.is_empty() && self.tile_area(cell).meets(area))
    }

    /// Returns the placed tiles of all cells of a tile: itself, or all parts of a piece that counts as
    /// one tile.
    #[inline]
    pub fn parts_of(&self, placed: PlacedTile) -> impl Iterator<Item = PlacedTile> + use<> {
        let alone = Piece { first: placed, cells: 1, area: Area::default(), counts_as: CountsAs::Cells };
        self.piece_of(placed, &[CountsAs::OneTile]).unwrap_or(alone).parts()
    }

    /// Returns the tiles with a cell in an area, each once, row by row. A piece that counts as one
    /// tile is returned as the part that was found first; [`Self::parts_of`] has the others.
    pub fn tiles_in(&self, area: Area) -> impl Iterator<Item = PlacedTile> + '_ {
        let mut seen: Vec<PlacedTile> = Vec::new();
        area.cells().filter_map(|cell| self.tile_at(cell)).filter(move |placed| {
            let piece = self.piece_of(*placed, &[CountsAs::OneTile]);
            let new = piece.is_none_or(|piece| !seen.contains(&piece.first));
            seen.extend(piece.map(|piece| piece.first));
            new
        })
    }

    /// Returns the number of tiles with a cell in an area.
    #[inline]
    pub fn count_tiles(&self, area: Area) -> i16 {
        if !self.pieces.is_empty() {
            return self.tiles_in(area).count() as i16;
        }
        area.cells().filter(|cell| self.tile_at(*cell).is_some()).count() as i16
    }

    /// Returns these cells, and the further cells of the tiles on them.
    pub fn whole_tiles(&self, mut cells: Vec<Cell>) -> Vec<Cell> {
        if !self.pieces.is_empty() {
            for at in 0..cells.len() {
                let more = self.tile_area(cells[at]).cells();
                more.for_each(|cell| {
                    if !cells.contains(&cell) {
                        cells.push(cell)
                    }
                });
            }
        }
        cells
    }

    /// Returns the places in a straight line from the tile on a cell, outwards without end: tiles and
    /// empty cells, each as the first of its cells on the line. The line goes through the cell, along
    /// a row, a column or a diagonal, by `step`.
    pub fn line(&self, cell: Cell, step: (i16, i16)) -> impl Iterator<Item = Cell> + '_ {
        let on = move |cell: Cell| Cell::new(cell.x.wrapping_add(step.0), cell.y.wrapping_add(step.1));
        let next = move |from: &Cell| {
            let tile = self.tile_area(*from);
            std::iter::successors(Some(on(*from)), move |cell| Some(on(*cell))).find(|cell| !tile.has(*cell))
        };
        std::iter::successors(next(&cell), next)
    }

    /// Returns `true` if a tile in a cell's row or column is at most N places away, tiles and
    /// empty cells; its own tile is none away. The tile is given by its [cells](Self::tile_area).
    #[inline]
    pub fn is_in_line(&self, from: Cell, tile: Area, most: i16) -> bool {
        let away = |at: i16, min: i16, max: i16| (min - at).max(at - max).max(0);
        let (x, y) = (away(from.x, tile.min.x, tile.max.x), away(from.y, tile.min.y, tile.max.y));
        let in_line = x.min(y) == 0;
        (in_line & (x.max(y) <= most))
            || (in_line && most > 0 && !self.pieces.is_empty() && self.is_over_pieces(from, tile, most))
    }

    /// As [`Self::is_in_line`], for a tile that is too many cells away, but perhaps not too many places.
    #[cold]
    fn is_over_pieces(&self, from: Cell, tile: Area, most: i16) -> bool {
        let towards = |at: i16, min: i16, max: i16| i16::from(at < min) - i16::from(at > max);
        let step = (towards(from.x, tile.min.x, tile.max.x), towards(from.y, tile.min.y, tile.max.y));
        let most = usize::try_from(most).unwrap_or_default();
        self.line(from, step).take(most).any(|cell| tile.has(cell))
    }
}
