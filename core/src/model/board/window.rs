//! The cells that are kept in memory: a square window of tags that doubles when play comes near its
//! edge.
//!
//! The window covers cells up to [`Cell::MAX`] and a few around them, so it takes at most 32 MB.
//! Cells beyond it do not exist.

use crate::copy_in_place;
use crate::model::geometry::{Cell, Side};
use crate::model::ids::PlacedTile;

const EMPTY: u16 = 0;
const FRONTIER: u16 = 0x4000;
const VOID: u16 = 0x8000;
/// The smallest number of cells between a tile and the edge of the window: all cells up to two
/// steps from a tile are inside.
const MARGIN: i32 = 2;
/// The smallest window is two to this power cells wide and high.
const SMALLEST: u8 = 5;

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// Nothing, and nothing next to it.
    Empty,
    /// A placed tile.
    Tile(PlacedTile),
    /// An empty cell where the next tile may be placed. The number is its position in the frontier.
    Frontier(usize),
    /// The cell does not exist.
    Void,
}

/// The packed content of a cell, as the window stores it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tag(u16);

impl Tag {
    /// The tag of a cell that does not exist.
    pub(super) const VOID: Tag = Tag(VOID);

    /// Returns the tag of a placed tile.
    #[inline]
    pub(super) const fn of_tile(placed: PlacedTile) -> Tag {
        Tag(placed.0 + 1)
    }

    /// Returns the tag of a position in the frontier.
    #[inline]
    pub(super) const fn of_frontier(at: usize) -> Tag {
        Tag(FRONTIER | at as u16)
    }

    /// Returns the placed tile, if there is one.
    #[inline]
    pub(crate) const fn tile(self) -> Option<PlacedTile> {
        if self.0.wrapping_sub(1) < FRONTIER - 1 { Some(PlacedTile(self.0 - 1)) } else { None }
    }

    /// Returns the position in the frontier, if the cell belongs to it.
    #[inline]
    pub(crate) const fn frontier(self) -> Option<usize> {
        if self.0 & FRONTIER != 0 { Some((self.0 & !FRONTIER) as usize) } else { None }
    }

    /// Returns `true` if the cell and its neighbours are empty.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == EMPTY
    }

    /// Returns `true` if the cell does not exist.
    #[inline]
    pub(crate) const fn is_void(self) -> bool {
        self.0 == VOID
    }

    /// Returns the unpacked content.
    #[inline]
    pub(crate) const fn content(self) -> Content {
        match self.0 {
            EMPTY => Content::Empty,
            VOID => Content::Void,
            t if t < FRONTIER => Content::Tile(PlacedTile(t - 1)),
            t => Content::Frontier((t & !FRONTIER) as usize),
        }
    }
}

/// The window.
#[derive(Debug, Default)]
pub(crate) struct Window {
    origin: Cell,
    shift: u8,
    beyond: u16,
    tags: Vec<u16>,
}

copy_in_place!(Window { origin, shift, beyond, tags });

impl Window {
    /// Empties the window and makes it small again, however large it was, since it is copied with
    /// every state. With a list of cells, no other cells exist.
    pub(super) fn reset(&mut self, only: Option<&[Cell]>) {
        let half = 1 << (SMALLEST - 1);
        (self.shift, self.origin) = (SMALLEST, Cell::new(-half, -half));
        self.beyond = if only.is_some() { VOID } else { EMPTY };
        let only = || only.unwrap_or_default().iter().filter(|c| c.is_within_extent());
        self.frame(only().map(|c| (c.x as i32, c.y as i32)));
        self.tags.clear();
        self.tags.resize(1 << (2 * self.shift), self.beyond);
        for &cell in only() {
            let at = self.at(cell);
            self.tags[at] = EMPTY;
        }
    }

    /// Returns `true` if some cells do not exist.
    #[inline]
    pub(super) const fn ends(&self) -> bool {
        self.beyond == VOID
    }

    #[inline]
    fn inside(&self, c: Cell, margin: i32) -> bool {
        let (x, y) = (c.x as i32 - self.origin.x as i32, c.y as i32 - self.origin.y as i32);
        let range = margin..(1 << self.shift) - margin;
        range.contains(&x) && range.contains(&y)
    }

    /// Returns the position in the window of a cell that is inside it.
    #[inline]
    pub(super) fn at(&self, c: Cell) -> usize {
        let (x, y) = (c.x as i32 - self.origin.x as i32, c.y as i32 - self.origin.y as i32);
        ((y << self.shift) + x) as usize
    }

    /// Returns the content of a cell, inside the window or not.
    #[inline]
    pub(super) fn tag(&self, c: Cell) -> Tag {
        match self.inside(c, 0) {
            true => Tag(self.tags[self.at(c)]),
            false => Tag(if c.is_within_extent() { self.beyond } else { VOID }),
        }
    }

    /// Returns the contents of the four neighbours of a cell, inside the window or not.
    #[inline]
    pub(super) fn tags_beside(&self, c: Cell) -> [Tag; 4] {
        if self.inside(c, 1) {
            return self.beside(self.at(c)).map(|at| self.held(at));
        }
        Side::ALL.map(|side| self.tag(c.step(side)))
    }

    /// Sets the content of a position of the window. Returns the old content.
    #[inline]
    pub(super) fn set(&mut self, at: usize, tag: Tag) -> Tag {
        Tag(std::mem::replace(&mut self.tags[at], tag.0))
    }

    /// Returns the positions of the four neighbours of a position, which must be at least one step
    /// inside the window.
    #[inline]
    pub(super) const fn beside(&self, at: usize) -> [usize; 4] {
        let row = 1 << self.shift;
        [at - row, at + 1, at + row, at - 1]
    }

    /// Returns the content of a position of the window.
    #[inline]
    pub(super) fn held(&self, at: usize) -> Tag {
        Tag(self.tags[at])
    }

    /// Grows the window so that the cell and its surroundings are inside. Returns `false` if they
    /// are not: the window does not grow to cells beyond [`Cell::MAX`].
    #[inline]
    pub(super) fn make_room(&mut self, c: Cell) -> bool {
        self.inside(c, MARGIN) || self.grow(c)
    }

    /// Places the window around these cells, with room to grow. Never makes it smaller.
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

    /// Returns the cell at a position of a window with this corner and this size.
    fn cell_at((origin, shift): (Cell, u8), at: usize) -> Cell {
        Cell::new(origin.x + (at & ((1 << shift) - 1)) as i16, origin.y + (at >> shift) as i16)
    }

    #[cold]
    fn grow(&mut self, c: Cell) -> bool {
        if !c.is_within_extent() {
            return false;
        }
        let old = (self.origin, self.shift);
        let used = self.tags.iter().enumerate().filter(|(_, t)| **t != self.beyond);
        let used = used.map(|(at, tag)| (Window::cell_at(old, at), *tag)).filter(|(cell, _)| cell.is_within_extent());
        let used: Vec<(Cell, u16)> = used.collect();
        self.frame(used.iter().map(|(cell, _)| *cell).chain([c]).map(|c| (c.x as i32, c.y as i32)));
        self.tags.clear();
        self.tags.resize(1 << (2 * self.shift), self.beyond);
        self.end_at_extent();
        for (cell, tag) in used {
            let at = self.at(cell);
            self.tags[at] = tag;
        }
        true
    }

    /// Marks the cells of the window that are beyond [`Cell::MAX`] as cells that do not exist.
    fn end_at_extent(&mut self) {
        let size = 1 << self.shift;
        let corner = |c: i16| i32::from(c) >= -i32::from(Cell::MAX) && i32::from(c) + size <= i32::from(Cell::MAX) + 1;
        if corner(self.origin.x) && corner(self.origin.y) {
            return;
        }
        let window = (self.origin, self.shift);
        for (at, tag) in self.tags.iter_mut().enumerate() {
            if !Window::cell_at(window, at).is_within_extent() {
                *tag = VOID;
            }
        }
    }
}
