//! The board: tiles, numbers on the cells that may be chosen, and the numbers of columns and rows.

use bastide_core::{Area, Cell, Game, SegmentId};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::model::{Model, Viewport};
use super::paint::Paints;
use bastide_render::{self, Layouts, Scene, TextBoard, TextLook};
use bastide_session::choices::{Common, Group};

/// The width of the numbers of rows, in columns.
const MARGIN: u16 = 4;

/// The data from which a board is drawn.
pub struct BoardView<'a> {
    /// The game.
    pub game: &'a Game,
    /// The list whose cells are numbered.
    pub list: &'a Group,
    /// Labels of segments.
    pub marks: &'a [(SegmentId, String)],
    /// The abilities of the terminal.
    pub paints: Paints,
}

impl BoardView<'_> {
    fn scene(&self) -> Scene {
        let mut scene = Scene::of(self.game.view(), "");
        scene.candidates = match self.list.what {
            Common::Cell(cell) => vec![(cell, "?".into())],
            _ => self.list.cells().map(|(cell, number)| (cell, number.to_string())).collect(),
        };
        scene
    }

    /// Returns the view of the board in an area.
    pub fn seen(&self, area: Rect, model: &Model) -> Viewport {
        let room = Rect {
            x: area.x + MARGIN.min(area.width),
            y: area.y + 1.min(area.height),
            width: area.width.saturating_sub(MARGIN),
            height: area.height.saturating_sub(1),
        };
        let scene = self.scene();
        let shown = self.shown(&scene);
        let focus = match self.list.what {
            Common::Cell(cell) => cell,
            _ => scene.last.or_else(|| scene.candidates.first().map(|(cell, _)| *cell)).unwrap_or(shown.min),
        };
        model.viewport(shown, focus, room)
    }

    /// Returns the cells of the board; the cell 0,0 for an empty board.
    fn shown(&self, scene: &Scene) -> Area {
        bastide_render::shown(self.game.view(), scene).unwrap_or(Area { min: Cell::new(0, 0), max: Cell::new(0, 0) })
    }

    /// Draws the visible part of the board into an area.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect, seen: &Viewport, layouts: &mut Layouts) {
        if seen.room.is_empty() {
            return;
        }
        let scene = self.scene();
        let shown = self.shown(&scene);
        let look = TextLook { color: false, ascii: self.paints.ascii, size: seen.size, room: None };
        let mut board = TextBoard::new(self.game.view(), &scene, self.marks, look, layouts);
        for cell in seen.cells().cells().filter(|cell| shown.has(*cell)) {
            self.tile(buffer, seen, cell, scene.last == Some(cell), &mut board);
        }
        self.ruler(buffer, area, seen);
    }

    /// Draws the visible part of one tile.
    fn tile(&self, buffer: &mut Buffer, seen: &Viewport, cell: Cell, last: bool, board: &mut TextBoard) {
        let (wide, high) = seen.span();
        let (left, top) = (i32::from(cell.x) * wide - seen.left, i32::from(cell.y) * high - seen.top);
        for (y, row) in (top..).zip(board.tile(cell).rows()) {
            for (x, glyph) in (left..).zip(row) {
                let inside = |at: i32, room: u16| u16::try_from(at).ok().filter(|at| *at < room);
                let (Some(x), Some(y)) = (inside(x, seen.room.width), inside(y, seen.room.height)) else { continue };
                let Some(place) = buffer.cell_mut((seen.room.x + x, seen.room.y + y)) else { continue };
                place.set_char(glyph.letter).set_style(self.paints.cell(glyph));
                if last && !glyph.figure && !glyph.label {
                    place.set_style(self.paints.last());
                }
            }
        }
        // The tile that was placed last has a sign in addition to its color, if there is room.
        let corner = |at: i32, from: u16, room: u16| u16::try_from(at).ok().filter(|at| *at < room).map(|at| from + at);
        if last
            && high > 1
            && let (Some(x), Some(y)) = (corner(left, seen.room.x, seen.room.width), corner(top, seen.room.y, seen.room.height))
            && let Some(place) = buffer.cell_mut((x, y))
        {
            place.set_char('>').set_style(self.paints.bold());
        }
    }

    /// Draws the numbers of columns above and of rows on the left. Narrow tiles get every fifth
    /// column.
    fn ruler(&self, buffer: &mut Buffer, area: Rect, seen: &Viewport) {
        let (wide, high) = seen.span();
        let cells = seen.cells();
        let every = if wide < 4 { 5 } else { 1 };
        for x in (cells.min.x..=cells.max.x).filter(|x| x % every == 0) {
            let text = x.to_string();
            let at = i32::from(x) * wide - seen.left + (wide - text.len() as i32) / 2;
            let fits = at >= 0 && at + text.len() as i32 <= i32::from(seen.room.width);
            if let (true, Ok(at)) = (fits, u16::try_from(at)) {
                buffer.set_string(seen.room.x + at, area.y, text, self.paints.dim());
            }
        }
        for y in cells.min.y..=cells.max.y {
            let at = i32::from(y) * high - seen.top + high / 2;
            if let Some(at) = u16::try_from(at).ok().filter(|at| *at < seen.room.height) {
                buffer.set_string(area.x, seen.room.y + at, format!("{y:>3}"), self.paints.dim());
            }
        }
    }
}
