//! The placed tiles, and the cells where the next tile may be placed.
//!
//! A cell is empty, holds a tile, belongs to the *frontier*, or does not exist. A frontier cell is
//! an empty cell where the next tile may be placed, with the code of the edges that it demands. The
//! frontier is updated with each placed tile, so that finding where a tile fits is one look-up per
//! cell. A plugin may bound the board ([`BoundedBoard`]), put demands on its outer edges
//! ([`BoardEdge`]) and overlay printed edges (a bridge over a field edge makes it a road edge).

pub(crate) mod bounded_board;
pub(crate) mod piece;
pub(crate) mod piece_shape;
mod pieces;
pub(crate) mod placed_token;
pub(crate) mod placed_tokens;
pub(crate) mod placement_mask;
pub mod scenery;
pub(crate) mod window;

use crate::copy_in_place;
use crate::model::geometry::{Cell, Side};
use crate::model::ids::{EdgeKind, PlacedTile, SegmentId, TileType};
use crate::model::tile::fit::{Fit, OPEN};

use self::bounded_board::{BoardEdge, BoundedBoard};
use self::piece::Piece;
use self::window::Content;
use self::window::Tag;
use self::window::Window;

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardTile {
    /// Its cell.
    pub cell: Cell,
    /// Its type.
    pub tile: TileType,
    /// Its first segment; the others follow in the order of the tile type.
    pub first: SegmentId,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// Whether it is printed on the board instead of placed by a player.
    pub printed: bool,
    pub(crate) overlaid: bool,
    /// Whether it is a part of a piece of several cells.
    pub(crate) in_piece: bool,
}

/// A printed edge that a token changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlay {
    /// The cell of the tile.
    pub cell: Cell,
    /// The side.
    pub side: Side,
    /// The kind that the edge counts as now.
    pub edge: EdgeKind,
    /// The segment at its centre.
    pub seg: SegmentId,
}

/// The content of a neighbouring cell, and its position in the window.
#[derive(Clone, Copy)]
pub(crate) struct Beside {
    pub(crate) at: usize,
    pub(crate) tag: Tag,
}

/// The board.
#[derive(Debug, Default)]
pub struct Board {
    window: Window,
    frontier: Vec<Cell>,
    /// One code per frontier cell, padded to a multiple of eight so that loops need no remainder.
    codes: Vec<u16>,
    pub(super) placed_tiles: Vec<BoardTile>,
    /// In the order of their cells and sides.
    board_edges: Vec<BoardEdge>,
    overlays: Vec<Overlay>,
    /// In the order of placement; empty in most games.
    pub(super) pieces: Vec<Piece>,
    /// Set if a tile demands edges of cells that are not open: new frontier cells must look at
    /// their neighbours.
    quiet: bool,
}

copy_in_place!(Board { window, frontier, codes, placed_tiles, board_edges, overlays, pieces, quiet });

impl Board {
    /// Clears the board; `bounded_board` bounds it.
    pub(crate) fn reset(&mut self, bounded_board: Option<&BoundedBoard>) {
        self.window.reset(bounded_board.map(|g| g.cells.as_slice()));
        self.frontier.clear();
        self.codes.clear();
        self.placed_tiles.clear();
        self.board_edges.clear();
        self.overlays.clear();
        self.pieces.clear();
        self.quiet = false;
    }

    /// Returns the content of a cell.
    #[inline]
    pub fn content(&self, c: Cell) -> Content {
        self.window.tag(c).content()
    }

    /// Returns the tile on a cell.
    #[inline]
    pub fn tile_at(&self, c: Cell) -> Option<PlacedTile> {
        match self.content(c) {
            Content::Tile(p) => Some(p),
            _ => None,
        }
    }

    /// Returns the tiles on the four neighbours of a cell, in the order of [`Side::ALL`].
    #[inline]
    pub fn tiles_beside(&self, c: Cell) -> [Option<PlacedTile>; 4] {
        self.window.tags_beside(c).map(Tag::tile)
    }

    /// Returns `true` if the cell exists and holds no tile.
    #[inline]
    pub(crate) fn is_bare(&self, c: Cell) -> bool {
        let tag = self.window.tag(c);
        tag.tile().is_none() && !tag.is_void()
    }

    /// Returns `true` if the board is bounded.
    #[inline]
    pub fn is_bounded(&self) -> bool {
        self.window.ends()
    }

    /// Returns `true` if a tile may be placed on this cell, now or later, or lies there.
    pub fn exists(&self, c: Cell) -> bool {
        !self.window.tag(c).is_void()
    }

    /// Returns a placed tile.
    #[inline]
    pub fn tile(&self, p: PlacedTile) -> &BoardTile {
        &self.placed_tiles[p.index()]
    }

    /// Returns all tiles in the order of placement.
    pub fn placed_tiles(&self) -> &[BoardTile] {
        &self.placed_tiles
    }

    /// Returns the number of tiles that were placed; printed ones do not count.
    pub fn tiles_placed(&self) -> usize {
        self.placed_tiles.iter().filter(|board_tile| !board_tile.printed).count()
    }

    /// Returns the empty cells where the next tile may be placed.
    #[inline]
    pub fn frontier(&self) -> &[Cell] {
        &self.frontier
    }

    /// Returns the code of the demanded edges for each cell of the frontier.
    #[inline]
    pub fn codes(&self) -> &[u16] {
        &self.codes[..self.frontier.len()]
    }

    /// Returns the codes in groups of eight; those beyond the frontier have no meaning.
    #[inline]
    pub(crate) fn codes_by_eight(&self) -> &[[u16; 8]] {
        &self.codes.as_chunks().0[..self.frontier.len().div_ceil(8)]
    }

    pub(crate) fn frontier_cell(&self, at: usize) -> Cell {
        self.frontier[at]
    }

    /// Returns the position of a cell in the frontier.
    pub fn frontier_index(&self, c: Cell) -> Option<usize> {
        match self.content(c) {
            Content::Frontier(at) => Some(at),
            _ => None,
        }
    }

    /// Returns the edges that tokens changed.
    pub fn overlays(&self) -> &[Overlay] {
        &self.overlays
    }

    /// Returns the overlay at a side, if a token changed the edge.
    pub fn overlay_at(&self, cell: Cell, side: Side) -> Option<&Overlay> {
        self.overlays.iter().find(|o| o.cell == cell && o.side == side)
    }

    /// Returns all edges of the board, in the order of their cells and sides.
    pub fn board_edges(&self) -> &[BoardEdge] {
        &self.board_edges
    }

    /// Returns the edge of the board at a side of a cell.
    pub fn board_edge(&self, cell: Cell, side: Side) -> Option<&BoardEdge> {
        self.edge_index(cell, side).ok().map(|at| &self.board_edges[at])
    }

    /// Returns the index of the board edge at a side, or the index where it belongs.
    fn edge_index(&self, cell: Cell, side: Side) -> Result<usize, usize> {
        self.board_edges.binary_search_by_key(&(cell, side), |r| (r.cell, r.side))
    }

    /// Sets the edge of the board at a side. It must be set before the cell is opened.
    pub fn set_board_edge(&mut self, edge: BoardEdge) {
        self.quiet = true;
        // Usually they come in order.
        if self.board_edges.last().is_none_or(|last| (last.cell, last.side) < (edge.cell, edge.side)) {
            return self.board_edges.push(edge);
        }
        match self.edge_index(edge.cell, edge.side) {
            Ok(at) => self.board_edges[at] = edge,
            Err(at) => self.board_edges.insert(at, edge),
        }
    }

    /// Ends the segment printed beyond an edge of the board: from now on that edge only closes
    /// features.
    pub(crate) fn end_board_edge(&mut self, cell: Cell, side: Side) {
        if let Ok(at) = self.edge_index(cell, side) {
            (self.board_edges[at].joins, self.board_edges[at].closes) = (None, true);
        }
    }

    /// Puts a tile on its cell. Returns its neighbours in the order of [`Side::ALL`]; the caller
    /// records the new tile in them.
    #[inline]
    pub(crate) fn put(&mut self, board_tile: BoardTile) -> (PlacedTile, [Beside; 4]) {
        let placed = PlacedTile::at(self.placed_tiles.len());
        if !self.window.make_room(board_tile.cell) {
            return self.put_nowhere(board_tile);
        }
        let at = self.window.at(board_tile.cell);
        if let Some(closed) = self.window.set(at, Tag::of_tile(placed)).frontier() {
            self.close_cell(closed);
        }
        self.placed_tiles.push(board_tile);
        (placed, self.window.beside(at).map(|at| Beside { at, tag: self.window.held(at) }))
    }

    /// Keeps a tile whose cell is beyond [`Cell::MAX`] and so not on the board: it has no
    /// neighbours. The plugin that placed it broke its contract, and the game ends with a fault.
    #[cold]
    fn put_nowhere(&mut self, board_tile: BoardTile) -> (PlacedTile, [Beside; 4]) {
        self.placed_tiles.push(board_tile);
        (PlacedTile::at(self.placed_tiles.len() - 1), [Beside { at: 0, tag: Tag::VOID }; 4])
    }

    /// Returns the contents of the four neighbours of a cell. The cell must be at least one step
    /// inside the window.
    pub(crate) fn neighbours(&self, c: Cell) -> [Tag; 4] {
        self.tags_beside(self.window.at(c))
    }

    /// Returns the contents of the four neighbours of a position of the window, which must be at
    /// least one step inside it.
    #[inline]
    pub(crate) fn tags_beside(&self, at: usize) -> [Tag; 4] {
        self.window.beside(at).map(|at| self.window.held(at))
    }

    /// Takes a cell out of the frontier.
    #[inline(always)]
    fn close_cell(&mut self, i: usize) {
        self.frontier.swap_remove(i);
        let last = self.frontier.len();
        self.codes[i] = self.codes[last];
        self.codes[last] = OPEN;
        if let Some(&moved) = self.frontier.get(i) {
            self.window.set(self.window.at(moved), Tag::of_frontier(i));
        }
    }

    /// Records that a printed tile demands edges of cells that are not open yet.
    pub(crate) fn set_quiet(&mut self) {
        self.quiet = true;
    }

    /// Demands an edge of an open cell, at a side where nothing is demanded yet.
    #[inline]
    pub(crate) fn demand(&mut self, frontier: usize, demand: u16) {
        self.codes[frontier] += demand;
    }

    /// Adds an empty cell, which is at this position of the window, to the frontier.
    #[inline]
    pub(crate) fn join_frontier(&mut self, at: usize, c: Cell, bits: u16) {
        let last = self.frontier.len();
        self.window.set(at, Tag::of_frontier(last));
        if last == self.codes.len() {
            self.codes.extend([OPEN; 8]);
        }
        self.codes[last] = bits;
        self.frontier.push(c);
    }

    /// Returns `true` if a tile demands edges of cells that are not open.
    #[inline]
    pub(crate) fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Returns the position in the window of a free cell that no tile touches, so that it can
    /// [join the frontier](Self::join_frontier); `None` if it is taken or does not exist.
    pub(crate) fn place_to_open(&mut self, c: Cell) -> Option<usize> {
        let free = self.window.make_room(c) && self.window.tag(c).is_empty();
        free.then(|| self.window.at(c))
    }

    pub(crate) fn add_overlay(&mut self, overlay: Overlay, fit: &Fit) {
        if let Some(p) = self.tile_at(overlay.cell) {
            self.placed_tiles[p.index()].overlaid = true;
        }
        self.overlays.push(overlay);
        let (next, side) = (overlay.cell.step(overlay.side), overlay.side.opposite());
        if let Content::Frontier(at) = self.content(next) {
            self.codes[at] = fit.demand_instead(self.codes[at], side, overlay.edge);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board_tile(cell: Cell) -> BoardTile {
        BoardTile { cell, tile: TileType(0), first: SegmentId(0), turn: 0, printed: false, overlaid: false, in_piece: false }
    }

    fn put(board: &mut Board, cell: Cell) {
        board.put(board_tile(cell));
        for side in Side::ALL {
            match board.content(cell.step(side)) {
                Content::Empty => board.join_frontier(board.window.at(cell.step(side)), cell.step(side), 1),
                Content::Frontier(at) => board.demand(at, 1),
                _ => {}
            }
        }
    }

    #[test]
    fn a_long_line_of_tiles_outgrows_every_window() {
        let mut board = Board::default();
        board.reset(None);
        for x in 0..400 {
            put(&mut board, Cell::new(x, 0));
        }
        assert_eq!(board.frontier().len(), 2 * 400 + 2);
        for x in 0..400 {
            assert_eq!(board.tile_at(Cell::new(x, 0)), Some(PlacedTile(x as u16)));
            assert!(board.frontier_index(Cell::new(x, 1)).is_some_and(|i| board.frontier()[i] == Cell::new(x, 1)));
        }
    }

    #[test]
    fn the_first_tile_may_be_far_away() {
        let mut board = Board::default();
        board.reset(None);
        put(&mut board, Cell::new(900, -900));
        assert_eq!(board.tile_at(Cell::new(900, -900)), Some(PlacedTile(0)));
        assert_eq!(board.frontier().len(), 4);
        assert_eq!(board.content(Cell::new(0, 0)), Content::Empty);
    }

    #[test]
    fn every_board_ends_at_a_thousand_cells() {
        let far = Cell::new(Cell::MAX, -Cell::MAX);
        let mut board = Board::default();
        board.reset(None);
        put(&mut board, far);
        put(&mut board, Cell::new(-Cell::MAX, Cell::MAX));
        assert_eq!(board.frontier().len(), 4, "two neighbours of each tile do not exist: {:?}", board.frontier());
        assert!(board.frontier().iter().all(|c| c.is_within_extent()));
        assert_eq!((board.content(far.step(Side::E)), board.content(far.step(Side::N))), (Content::Void, Content::Void));
        assert_eq!(board.content(Cell::new(0, 0)), Content::Empty);
        let farther = [Cell::new(i16::MAX, i16::MIN), Cell::new(0, i16::MAX)];
        for beyond in [far.step(Side::E), Cell::new(0, Cell::MAX + 1)].into_iter().chain(farther) {
            assert!(board.content(beyond) == Content::Void && board.place_to_open(beyond).is_none(), "{beyond:?}");
        }
        for beyond in farther {
            let (placed, around) = board.put(board_tile(beyond));
            assert!(around.iter().all(|b| b.tag.is_void()) && board.tile(placed).cell == beyond);
        }
        assert_eq!((board.tile_at(far), board.frontier().len()), (Some(PlacedTile(0)), 4));
    }

    #[test]
    fn a_bounded_board_ends() {
        let bounded_board = BoundedBoard { cells: vec![Cell::new(0, 0), Cell::new(1, 0)], ..BoundedBoard::default() };
        let mut board = Board::default();
        board.reset(Some(&bounded_board));
        put(&mut board, Cell::new(0, 0));
        assert_eq!(board.frontier(), [Cell::new(1, 0)]);
        assert_eq!(board.content(Cell::new(0, 1)), Content::Void);
        assert_eq!(board.content(Cell::new(900, 0)), Content::Void);
    }
}
