//! The state of the view: the position and size of the board, the visible panes, and the typed
//! line.
//!
//! A [`Model`] is plain data. [`update`](super::update::update) changes it by keys,
//! [`draw`](super::draw::draw) shows it.

use bastide_core::{Area, Cell};
use ratatui::layout::Rect;

use super::line::Line;
use crate::play::input::Page;
use bastide_render::TextSize;

/// The element that receives the keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Focus {
    /// The input line.
    #[default]
    Line,
    /// The board.
    Board,
}

/// A page that covers the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenPage {
    /// The page.
    pub page: Page,
    /// The number of lines above the window.
    pub scroll: usize,
}

/// The visible part of the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Viewport {
    /// The area of the board on the screen, without the numbers of columns and rows.
    pub room: Rect,
    /// The size of a tile.
    pub size: TextSize,
    /// The column of the board at the left edge of the room; the cell 0,0 begins at column 0.
    pub left: i32,
    /// The line of the board at the top of the room.
    pub top: i32,
    /// `true` if all cells are visible.
    pub whole: bool,
}

impl Default for Viewport {
    fn default() -> Self {
        Viewport { room: Rect::default(), size: TextSize::Small, left: 0, top: 0, whole: true }
    }
}

impl Viewport {
    /// Returns the width and height of a tile, in columns and lines.
    pub fn span(&self) -> (i32, i32) {
        let (wide, high) = self.size.span();
        (wide as i32, high as i32)
    }

    /// Returns the middle of the view, in tiles from the corner of the cell 0,0.
    pub fn centre(&self) -> (f64, f64) {
        let (wide, high) = self.span();
        let middle = |from: i32, room: u16, span: i32| (f64::from(from) + f64::from(room) / 2.0) / f64::from(span);
        (middle(self.left, self.room.width, wide), middle(self.top, self.room.height, high))
    }

    /// Returns the cell at a column and row of the screen, or `None` outside of the board's area.
    pub fn cell_at(&self, column: u16, row: u16) -> Option<Cell> {
        if !self.room.contains((column, row).into()) {
            return None;
        }
        let (wide, high) = self.span();
        let x = (self.left + i32::from(column - self.room.x)).div_euclid(wide);
        let y = (self.top + i32::from(row - self.room.y)).div_euclid(high);
        Some(Cell::new(i16::try_from(x).ok()?, i16::try_from(y).ok()?))
    }

    /// Returns the cells that are visible, at least in part.
    pub fn cells(&self) -> Area {
        let (wide, high) = self.span();
        let last = |from: i32, room: u16, span: i32| (from + i32::from(room.max(1)) - 1).div_euclid(span);
        let small = |n: i32| n.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        let min = Cell::new(small(self.left.div_euclid(wide)), small(self.top.div_euclid(high)));
        let max = Cell::new(small(last(self.left, self.room.width, wide)), small(last(self.top, self.room.height, high)));
        Area { min, max }
    }

    /// Returns `true` if all of a cell is visible.
    pub fn has(&self, cell: Cell) -> bool {
        let (wide, high) = self.span();
        let inside = |at: i16, from: i32, room: u16, span: i32| {
            let first = i32::from(at) * span - from;
            first >= 0 && first + span <= i32::from(room)
        };
        inside(cell.x, self.left, self.room.width, wide) && inside(cell.y, self.top, self.room.height, high)
    }
}

/// The state of the screen.
#[derive(Debug, Default)]
pub struct Model {
    /// The element that receives the keys.
    pub focus: Focus,
    /// The size of tiles that the player chose; `None` for the largest at which the board fits,
    /// down to [`TextSize::Tiny`].
    pub zoom: Option<TextSize>,
    /// The middle of the view, in tiles. `None` centres the board or, if the board does not fit,
    /// the cell of interest.
    pub centre: Option<(f64, f64)>,
    /// Whether the panel is shown. `None` shows it if there is room.
    pub panel: Option<bool>,
    /// Whether the log is shown. `None` shows it if there is room.
    pub log: Option<bool>,
    /// The page that covers the board.
    pub page: Option<OpenPage>,
    /// The input line.
    pub line: Line,
    /// The number of lines of the question above its window.
    pub scroll: usize,
    /// The column and row at which the mouse holds the board, and `true` if the board was moved
    /// since the button went down.
    pub drag: Option<(u16, u16, bool)>,
    /// The view that was drawn last.
    pub seen: Viewport,
    /// The cells that may be chosen, with their numbers.
    pub cells: Vec<(Cell, usize)>,
    /// `true` if the last drawn screen showed the panel.
    pub panel_seen: bool,
    /// `true` if the last drawn screen showed the log.
    pub log_seen: bool,
}

impl Model {
    /// Returns the view of a board with the cells `shown`, in an area of the screen. `focus` is the
    /// cell of interest.
    pub fn viewport(&self, shown: Area, focus: Cell, room: Rect) -> Viewport {
        let tiles = |from: i16, to: i16| i32::from(to) - i32::from(from) + 1;
        let (across, down) = (tiles(shown.min.x, shown.max.x), tiles(shown.min.y, shown.max.y));
        let fits = |size: &TextSize| {
            let (wide, high) = size.span();
            across * wide as i32 <= room.width.into() && down * high as i32 <= room.height.into()
        };
        let fitting = [TextSize::Large, TextSize::Small].into_iter().find(fits);
        let size = self.zoom.or(fitting).unwrap_or(TextSize::Tiny);
        let (wide, high) = (size.span().0 as i32, size.span().1 as i32);
        let along = |asked: Option<f64>, min: i16, count: i32, focus: i16, span: i32, room: u16| {
            let room = i32::from(room);
            let (first, length) = (i32::from(min) * span, count * span);
            match asked {
                Some(centre) => (centre * f64::from(span)).round() as i32 - room / 2,
                None if length <= room => first - (room - length) / 2,
                None => (i32::from(focus) * span + span / 2 - room / 2).clamp(first, first + length - room),
            }
        };
        let left = along(self.centre.map(|c| c.0), shown.min.x, across, focus.x, wide, room.width);
        let top = along(self.centre.map(|c| c.1), shown.min.y, down, focus.y, high, room.height);
        let view = Viewport { room, size, left, top, whole: false };
        Viewport { whole: view.has(shown.min) && view.has(shown.max), ..view }
    }

    /// Moves the view by a number of tiles, to at most 1,000 from the cell 0,0.
    pub fn pan(&mut self, right: f64, down: f64) {
        let (x, y) = self.centre.unwrap_or_else(|| self.seen.centre());
        let bound = |n: f64| n.clamp(-1000.0, 1000.0);
        self.centre = Some((bound(x + right), bound(y + down)));
    }

    /// Makes tiles one size larger or smaller, and keeps the middle of the view.
    pub fn resize_tiles(&mut self, larger: bool) {
        self.centre = Some(self.centre.unwrap_or_else(|| self.seen.centre()));
        self.zoom = Some(if larger { self.seen.size.larger() } else { self.seen.size.smaller() });
    }

    /// Fits the board into its area again.
    pub fn fit(&mut self) {
        (self.zoom, self.centre) = (None, None);
    }

    /// Opens a page at its beginning.
    pub fn open(&mut self, page: Page) {
        self.page = Some(OpenPage { page, scroll: 0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(x: i16, y: i16) -> Area {
        Area { min: Cell::new(0, 0), max: Cell::new(x - 1, y - 1) }
    }

    #[test]
    fn the_largest_size_at_which_the_board_fits_is_taken() {
        let size =
            |across: i16, down: i16| Model::default().viewport(area(across, down), Cell::new(0, 0), Rect::new(0, 0, 77, 25)).size;
        assert_eq!((size(7, 5), size(8, 5), size(7, 6)), (TextSize::Large, TextSize::Small, TextSize::Small));
        assert_eq!((size(11, 8), size(12, 8), size(40, 8)), (TextSize::Small, TextSize::Tiny, TextSize::Tiny));
    }

    #[test]
    fn a_board_that_does_not_fit_is_seen_around_what_is_of_interest() {
        let view = Model::default().viewport(area(40, 40), Cell::new(20, 39), Rect::new(3, 1, 40, 20));
        assert!(!view.whole && view.has(Cell::new(20, 39)) && !view.has(Cell::new(0, 0)));
        assert_eq!(view.top + 20, 40 * 2, "it ends with the board");
        assert_eq!(view.cell_at(3, 20), Some(Cell::new(view.cells().min.x, 39)));
        assert_eq!(view.cell_at(2, 20), None);
    }

    #[test]
    fn panning_and_zooming_keep_the_middle() {
        let mut model = Model::default();
        let room = Rect::new(0, 0, 44, 20);
        model.seen = model.viewport(area(4, 4), Cell::new(0, 0), room);
        assert_eq!((model.seen.centre(), model.seen.size, model.seen.whole), ((2.0, 2.0), TextSize::Large, true));
        model.pan(1.0, -1.0);
        model.seen = model.viewport(area(4, 4), Cell::new(0, 0), room);
        assert_eq!(model.seen.centre(), (3.0, 1.0));
        assert!(!model.seen.whole);
        for expected in [TextSize::Small, TextSize::Tiny, TextSize::Dot, TextSize::Dot] {
            model.resize_tiles(false);
            model.seen = model.viewport(area(4, 4), Cell::new(0, 0), room);
            assert_eq!(model.seen.size, expected);
            assert!((model.seen.centre().0 - 3.0).abs() < 0.3, "{:?}", model.seen);
        }
        model.fit();
        model.seen = model.viewport(area(4, 4), Cell::new(0, 0), room);
        assert!(model.seen.whole);
    }
}
