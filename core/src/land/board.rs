//! What lies where, and where the next tile may lie.
//!
//! The board is a window of cells that doubles when play comes near its rim. A cell is empty, holds a piece, belongs to the
//! *frontier* (an empty cell that the next tile may cover, with the code of the edges that it demands), or does not
//! exist. The frontier is kept as pieces are laid, so that asking where a tile fits is one look-up a cell. A plugin may bound
//! the board ([`Ground`]), put demands on its outer edges ([`Rim`]) and overlay printed edges (a bridge over a
//! field edge makes it a road edge).

use crate::copy_in_place;
use crate::geometry::{Cell, Side};
use crate::ids::{EdgeKind, Piece, Seg, Tile};
use crate::tile::fit::{Fit, OPEN};

pub use super::ground::{Ground, GroundSegment, Rim};

/// A tile that lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Where.
    pub cell: Cell,
    /// Which tile.
    pub tile: Tile,
    /// Its first segment; the others follow in the order of the tile's parts.
    pub first: Seg,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// Was it printed on the board, and never laid by anybody?
    pub printed: bool,
    pub(crate) overlaid: bool,
}

/// An edge that a token changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlay {
    /// The cell of the piece.
    pub cell: Cell,
    /// The side.
    pub side: Side,
    /// What the edge counts as now.
    pub edge: EdgeKind,
    /// The segment at its centre.
    pub seg: Seg,
}

const EMPTY: u16 = 0;
const FRONTIER: u16 = 0x4000;
const VOID: u16 = 0x8000;
/// Cells between a piece and the rim of the window: a piece, its neighbours and theirs are always inside.
const MARGIN: i32 = 2;
/// A window is at first two to this power cells wide and high.
const SMALLEST: u8 = 5;

/// What a cell holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// Nothing, and nothing next to it.
    Empty,
    /// A piece.
    Piece(Piece),
    /// Nothing yet; the next tile may lie here. The number is its place in the frontier.
    Frontier(usize),
    /// The cell does not exist.
    Void,
}

/// What a cell holds, as the window has it: to look at without taking it apart.
#[derive(Clone, Copy)]
pub(crate) struct Tag(u16);

impl Tag {
    /// The piece, if one lies there.
    #[inline]
    pub(crate) const fn piece(self) -> Option<Piece> {
        if self.0.wrapping_sub(1) < FRONTIER - 1 { Some(Piece(self.0 - 1)) } else { None }
    }

    /// The place in the frontier, if the cell belongs to it.
    #[inline]
    pub(crate) const fn frontier(self) -> Option<usize> {
        if self.0 & FRONTIER != 0 { Some((self.0 & !FRONTIER) as usize) } else { None }
    }

    /// Does the cell not exist?
    #[inline]
    pub(crate) const fn is_void(self) -> bool {
        self.0 == VOID
    }
}

/// The board.
#[derive(Debug, Default)]
pub struct Board {
    origin: Cell,
    shift: u8,
    beyond: u16,
    window: Vec<u16>,
    frontier: Vec<Cell>,
    /// One code a frontier cell, filled up to whole eights so that loops need no rest.
    codes: Vec<u16>,
    pieces: Vec<Laid>,
    /// In the order of their cells and sides.
    rims: Vec<Rim>,
    overlays: Vec<Overlay>,
    /// Something demands edges without having opened its neighbours: new frontier cells look around.
    quiet: bool,
}

copy_in_place!(Board { origin, shift, beyond, window, frontier, codes, pieces, rims, overlays, quiet });

impl Board {
    /// Clears the board; `ground` bounds it.
    pub(crate) fn reset(&mut self, ground: Option<&Ground>) {
        // Back to a small window, whatever the game before needed: it is copied with every state.
        self.shift = SMALLEST;
        self.origin = Cell::new(-(1 << (SMALLEST - 1)), -(1 << (SMALLEST - 1)));
        if let Some(ground) = ground {
            self.frame(ground.cells.iter().map(|c| (c.x as i32, c.y as i32)));
        }
        self.beyond = if ground.is_some() { VOID } else { EMPTY };
        self.window.clear();
        self.window.resize(1 << (2 * self.shift), self.beyond);
        self.frontier.clear();
        self.codes.clear();
        self.pieces.clear();
        self.rims.clear();
        self.overlays.clear();
        self.quiet = false;
        for &cell in ground.iter().flat_map(|g| &g.cells) {
            let at = self.at(cell);
            self.window[at] = EMPTY;
        }
    }

    #[inline]
    fn inside(&self, c: Cell, margin: i32) -> bool {
        let (x, y) = (c.x as i32 - self.origin.x as i32, c.y as i32 - self.origin.y as i32);
        let range = margin..(1 << self.shift) - margin;
        range.contains(&x) && range.contains(&y)
    }

    /// The index of a cell that is inside the window.
    #[inline]
    fn at(&self, c: Cell) -> usize {
        let (x, y) = (c.x as i32 - self.origin.x as i32, c.y as i32 - self.origin.y as i32);
        ((y << self.shift) + x) as usize
    }

    #[inline]
    fn tag(&self, c: Cell) -> u16 {
        if self.inside(c, 0) { self.window[self.at(c)] } else { self.beyond }
    }

    /// Makes sure that the cell and those around it are in the window.
    #[inline]
    fn make_room(&mut self, c: Cell) {
        if !self.inside(c, MARGIN) {
            self.grow(c);
        }
    }

    /// Lays the window around these cells, with room to grow. Never makes it smaller.
    fn frame(&mut self, cells: impl Iterator<Item = (i32, i32)>) {
        let corners = cells.fold(None, |corners, (x, y)| match corners {
            None => Some(((x, y), (x, y))),
            Some(((x0, y0), (x1, y1))) => Some(((x.min(x0), y.min(y0)), (x.max(x1), y.max(y1)))),
        });
        let Some((lo, hi)) = corners else { return };
        let span = (hi.0 - lo.0).max(hi.1 - lo.1) + 2 * MARGIN + 1;
        while 1 << self.shift < span + span / 2 {
            self.shift += 1;
        }
        let centre = |lo: i32, hi: i32| ((lo + hi) / 2 - (1 << (self.shift - 1))).clamp(i16::MIN as i32, i16::MAX as i32) as i16;
        self.origin = Cell::new(centre(lo.0, hi.0), centre(lo.1, hi.1));
    }

    #[cold]
    fn grow(&mut self, c: Cell) {
        let old = (self.origin, self.shift);
        let used = self.window.iter().enumerate().filter(|(_, t)| **t != self.beyond).map(|(i, _)| {
            let (x, y) = (i & ((1 << old.1) - 1), i >> old.1);
            (old.0.x as i32 + x as i32, old.0.y as i32 + y as i32)
        });
        let used: Vec<(i32, i32)> = used.chain([(c.x as i32, c.y as i32)]).collect();
        self.frame(used.into_iter());
        let tags = std::mem::replace(&mut self.window, vec![self.beyond; 1 << (2 * self.shift)]);
        for (i, tag) in tags.into_iter().enumerate().filter(|(_, t)| *t != self.beyond) {
            let (x, y) = (i & ((1 << old.1) - 1), i >> old.1);
            let at = self.at(Cell::new(old.0.x + x as i16, old.0.y + y as i16));
            self.window[at] = tag;
        }
    }

    /// What a cell holds.
    #[inline]
    pub fn content(&self, c: Cell) -> Content {
        Self::read(self.tag(c))
    }

    #[inline]
    fn read(tag: u16) -> Content {
        match tag {
            EMPTY => Content::Empty,
            VOID => Content::Void,
            t if t < FRONTIER => Content::Piece(Piece(t - 1)),
            t => Content::Frontier((t & !FRONTIER) as usize),
        }
    }

    /// The piece on a cell.
    #[inline]
    pub fn piece_at(&self, c: Cell) -> Option<Piece> {
        match self.content(c) {
            Content::Piece(p) => Some(p),
            _ => None,
        }
    }

    /// Does the board end somewhere?
    #[inline]
    pub fn is_bounded(&self) -> bool {
        self.beyond == VOID
    }

    /// Can something lie on this cell, now or later?
    pub fn exists(&self, c: Cell) -> bool {
        self.tag(c) != VOID
    }

    /// A piece.
    #[inline]
    pub fn laid(&self, p: Piece) -> &Laid {
        &self.pieces[p.index()]
    }

    /// All pieces in the order of laying.
    pub fn pieces(&self) -> &[Laid] {
        &self.pieces
    }

    /// How many pieces were laid, and not printed.
    pub fn tiles_laid(&self) -> usize {
        self.pieces.iter().filter(|laid| !laid.printed).count()
    }

    /// The empty cells where the next tile may lie.
    #[inline]
    pub fn frontier(&self) -> &[Cell] {
        &self.frontier
    }

    /// For each cell of the frontier, the code of the edges that it demands.
    #[inline]
    pub fn codes(&self) -> &[u16] {
        &self.codes[..self.frontier.len()]
    }

    /// The codes in whole eights; what is beyond the frontier means nothing.
    #[inline]
    pub(crate) fn codes_by_eight(&self) -> &[[u16; 8]] {
        &self.codes.as_chunks().0[..self.frontier.len().div_ceil(8)]
    }

    pub(crate) fn frontier_cell(&self, at: usize) -> Cell {
        self.frontier[at]
    }

    /// The place of a cell in the frontier.
    pub fn frontier_index(&self, c: Cell) -> Option<usize> {
        match self.content(c) {
            Content::Frontier(at) => Some(at),
            _ => None,
        }
    }

    /// What tokens changed.
    pub fn overlays(&self) -> &[Overlay] {
        &self.overlays
    }

    /// The overlay at a side, if a token changed it.
    pub fn overlay_at(&self, cell: Cell, side: Side) -> Option<&Overlay> {
        self.overlays.iter().find(|o| o.cell == cell && o.side == side)
    }

    /// What lies behind all outer edges, in the order of their cells and sides.
    pub fn rims(&self) -> &[Rim] {
        &self.rims
    }

    /// What lies behind an outer edge.
    pub fn rim(&self, cell: Cell, side: Side) -> Option<&Rim> {
        self.rim_index(cell, side).ok().map(|at| &self.rims[at])
    }

    /// Where the rim at a side is, or belongs.
    fn rim_index(&self, cell: Cell, side: Side) -> Result<usize, usize> {
        self.rims.binary_search_by_key(&(cell, side), |r| (r.cell, r.side))
    }

    /// Sets what lies behind an outer edge; before the cell is opened.
    pub fn set_rim(&mut self, rim: Rim) {
        self.quiet = true;
        match self.rim_index(rim.cell, rim.side) {
            Ok(at) => self.rims[at] = rim,
            Err(at) => self.rims.insert(at, rim),
        }
    }

    /// What is printed behind an outer edge has ended there: from now on the border only closes what comes.
    pub(crate) fn end_rim(&mut self, cell: Cell, side: Side) {
        if let Ok(at) = self.rim_index(cell, side) {
            (self.rims[at].joins, self.rims[at].closes) = (None, true);
        }
    }

    /// Puts a piece on its cell. The caller tells the neighbours with [`Self::demand`].
    #[inline]
    pub(crate) fn put(&mut self, laid: Laid) -> Piece {
        self.make_room(laid.cell);
        let at = self.at(laid.cell);
        let tag = self.window[at];
        if tag & FRONTIER != 0 {
            self.close_cell((tag & !FRONTIER) as usize);
        }
        let piece = Piece::at(self.pieces.len());
        self.pieces.push(laid);
        self.window[at] = piece.0 + 1;
        piece
    }

    /// What the four neighbours of a cell hold, the cell being at least one step inside the window.
    #[inline]
    pub(crate) fn neighbours(&self, c: Cell) -> [Tag; 4] {
        let (at, row) = (self.at(c), 1 << self.shift);
        let read = |i: usize| Tag(self.window[i]);
        [read(at - row), read(at + 1), read(at + row), read(at - 1)]
    }

    fn close_cell(&mut self, i: usize) {
        self.frontier.swap_remove(i);
        let last = self.frontier.len();
        self.codes[i] = self.codes[last];
        self.codes[last] = OPEN;
        if let Some(&moved) = self.frontier.get(i) {
            let at = self.at(moved);
            self.window[at] = FRONTIER | i as u16;
        }
    }

    /// Marks that a printed piece demands edges of cells which are not open yet.
    pub(crate) fn hush(&mut self) {
        self.quiet = true;
    }

    /// Demands an edge of an open cell.
    #[inline]
    pub(crate) fn demand(&mut self, frontier: usize, bits: u16) {
        self.codes[frontier] |= bits;
    }

    /// Puts an empty cell of the window into the frontier.
    #[inline]
    pub(crate) fn join_frontier(&mut self, c: Cell, bits: u16) {
        let at = self.at(c);
        self.window[at] = FRONTIER | self.frontier.len() as u16;
        let last = self.frontier.len();
        if last == self.codes.len() {
            self.codes.extend([OPEN; 8]);
        }
        self.codes[last] = bits;
        self.frontier.push(c);
    }

    /// Is something around that demands edges without having opened its neighbours?
    #[inline]
    pub(crate) fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Sets the whole code of an open cell.
    pub(crate) fn set_code(&mut self, c: Cell, code: u16) {
        if let Content::Frontier(at) = self.content(c) {
            self.codes[at] = code;
        }
    }

    /// Opens a free cell, though no laid tile touches it, so that the next tile may lie there.
    pub(crate) fn open(&mut self, c: Cell) -> bool {
        self.make_room(c);
        let free = self.tag(c) == EMPTY;
        if free {
            self.join_frontier(c, OPEN);
        }
        free
    }

    pub(crate) fn add_overlay(&mut self, overlay: Overlay, fit: &Fit) {
        if let Some(p) = self.piece_at(overlay.cell) {
            self.pieces[p.index()].overlaid = true;
        }
        self.overlays.push(overlay);
        let (next, side) = (overlay.cell.step(overlay.side), overlay.side.opposite());
        if let Content::Frontier(at) = self.content(next) {
            self.codes[at] = self.codes[at] & !fit.mask(side) | fit.demand(side, overlay.edge);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(cell: Cell) -> Laid {
        Laid { cell, tile: Tile(0), first: Seg(0), turn: 0, printed: false, overlaid: false }
    }

    fn put(board: &mut Board, cell: Cell) {
        board.put(laid(cell));
        for side in Side::ALL {
            match board.content(cell.step(side)) {
                Content::Empty => board.join_frontier(cell.step(side), 1),
                Content::Frontier(at) => board.demand(at, 1),
                _ => {}
            }
        }
    }

    #[test]
    fn a_long_line_of_pieces_outgrows_every_window() {
        let mut board = Board::default();
        board.reset(None);
        for x in 0..400 {
            put(&mut board, Cell::new(x, 0));
        }
        assert_eq!(board.frontier().len(), 2 * 400 + 2);
        for x in 0..400 {
            assert_eq!(board.piece_at(Cell::new(x, 0)), Some(Piece(x as u16)));
            assert!(board.frontier_index(Cell::new(x, 1)).is_some_and(|i| board.frontier()[i] == Cell::new(x, 1)));
        }
    }

    #[test]
    fn the_first_piece_may_lie_far_away() {
        let mut board = Board::default();
        board.reset(None);
        put(&mut board, Cell::new(1000, -1000));
        assert_eq!(board.piece_at(Cell::new(1000, -1000)), Some(Piece(0)));
        assert_eq!(board.frontier().len(), 4);
        assert_eq!(board.content(Cell::new(0, 0)), Content::Empty);
    }

    #[test]
    fn a_bounded_board_ends() {
        let ground = Ground { cells: vec![Cell::new(0, 0), Cell::new(1, 0)], ..Ground::default() };
        let mut board = Board::default();
        board.reset(Some(&ground));
        put(&mut board, Cell::new(0, 0));
        assert_eq!(board.frontier(), [Cell::new(1, 0)]);
        assert_eq!(board.content(Cell::new(0, 1)), Content::Void);
        assert_eq!(board.content(Cell::new(900, 0)), Content::Void);
    }
}
