//! Changes the [`Model`] by keys and the mouse, and returns the command that follows.

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::model::{Focus, Model};
use crate::play::input::Page;

/// A request to the event loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Do nothing; at most the view has changed.
    Stay,
    /// Pass a line to the game.
    Line(String),
    /// Leave the screen at once.
    Break,
    /// Suspend the program.
    Suspend,
    /// Draw the whole screen again.
    Redraw,
}

/// The number of lines that PageUp and PageDown move.
const PAGE: isize = 10;

/// Handles an event.
pub fn update(model: &mut Model, event: &Event) -> Command {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => on_key(model, key),
        Event::Mouse(mouse) => on_mouse(model, mouse),
        Event::Paste(text) => {
            (model.focus, model.page) = (Focus::Line, None);
            model.line.insert(text);
            Command::Stay
        }
        _ => Command::Stay,
    }
}

fn on_key(model: &mut Model, key: &KeyEvent) -> Command {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('c') if control => return Command::Break,
        KeyCode::Char('z') if control => return Command::Suspend,
        KeyCode::Char('l') if control => return Command::Redraw,
        KeyCode::Char('d') if control && model.line.text().is_empty() => return Command::Line("q".into()),
        KeyCode::F(2) => model.panel = Some(!model.panel_seen),
        KeyCode::F(3) => model.log = Some(!model.log_seen),
        _ if model.page.is_some() => on_page(model, key),
        KeyCode::F(1) => model.open(Page::Help),
        KeyCode::Left if shifted(key) => model.pan(-1.0, 0.0),
        KeyCode::Right if shifted(key) => model.pan(1.0, 0.0),
        KeyCode::Up if shifted(key) => model.pan(0.0, -1.0),
        KeyCode::Down if shifted(key) => model.pan(0.0, 1.0),
        KeyCode::PageUp => model.scroll = model.scroll.saturating_sub(PAGE as usize),
        KeyCode::PageDown => model.scroll += PAGE as usize,
        _ if model.focus == Focus::Board => return on_board(model, key),
        _ => return on_line(model, key),
    }
    Command::Stay
}

/// Returns `true` if Shift or Control is held.
fn shifted(key: &KeyEvent) -> bool {
    key.modifiers.intersects(KeyModifiers::SHIFT | KeyModifiers::CONTROL)
}

/// Handles a key while a page is open.
fn on_page(model: &mut Model, key: &KeyEvent) {
    let by = match key.code {
        KeyCode::Up | KeyCode::Char('k') => -1,
        KeyCode::Down | KeyCode::Char('j') => 1,
        KeyCode::PageUp => -PAGE,
        KeyCode::PageDown | KeyCode::Char(' ') => PAGE,
        KeyCode::Home => isize::MIN,
        KeyCode::End => isize::MAX,
        KeyCode::Esc | KeyCode::Enter | KeyCode::F(1) | KeyCode::Char('q' | '?') => return model.page = None,
        KeyCode::Char(digit) if digit.is_ascii_digit() => {
            (model.page, model.focus) = (None, Focus::Line);
            return model.line.insert(&digit.to_string());
        }
        _ => 0,
    };
    scroll_page(model, by);
}

/// Scrolls the page. Drawing limits the position to the end of the page.
fn scroll_page(model: &mut Model, by: isize) {
    if let Some(open) = &mut model.page {
        open.scroll = open.scroll.saturating_add_signed(by);
    }
}

/// Handles a key while the board receives the keys.
fn on_board(model: &mut Model, key: &KeyEvent) -> Command {
    match key.code {
        KeyCode::Left => model.pan(-1.0, 0.0),
        KeyCode::Right => model.pan(1.0, 0.0),
        KeyCode::Up => model.pan(0.0, -1.0),
        KeyCode::Down => model.pan(0.0, 1.0),
        KeyCode::Tab | KeyCode::Enter | KeyCode::Esc => model.focus = Focus::Line,
        KeyCode::Char(c @ ('t' | 'm' | 'p' | 'h' | 'k')) => return Command::Line(c.to_string()),
        KeyCode::Char(digit) if digit.is_ascii_digit() => {
            model.focus = Focus::Line;
            model.line.insert(&digit.to_string());
        }
        KeyCode::Char(c) => _ = sign(model, c),
        _ => {}
    }
    Command::Stay
}

/// Handles the signs for the size of tiles and the legend. Returns `true` if `c` is one of them.
fn sign(model: &mut Model, c: char) -> bool {
    match c {
        '+' => model.resize_tiles(true),
        '-' => model.resize_tiles(false),
        '=' => model.fit(),
        '?' => model.open(Page::Help),
        _ => return false,
    }
    true
}

/// Handles a key while the input line receives the keys.
fn on_line(model: &mut Model, key: &KeyEvent) -> Command {
    let empty = model.line.text().is_empty();
    match key.code {
        KeyCode::Enter => {
            model.scroll = 0;
            return Command::Line(model.line.take());
        }
        KeyCode::Tab => model.focus = Focus::Board,
        KeyCode::Esc if empty => return Command::Line("b".into()),
        KeyCode::Esc => model.line.clear(),
        KeyCode::Char(c) if empty && sign(model, c) => {}
        _ => _ = model.line.edit(key),
    }
    Command::Stay
}

fn on_mouse(model: &mut Model, mouse: &MouseEvent) -> Command {
    let inside = model.seen.cell_at(mouse.column, mouse.row);
    match mouse.kind {
        MouseEventKind::ScrollUp if model.page.is_some() => scroll_page(model, -3),
        MouseEventKind::ScrollDown if model.page.is_some() => scroll_page(model, 3),
        _ if model.page.is_some() => {}
        MouseEventKind::ScrollUp if inside.is_some() => model.resize_tiles(true),
        MouseEventKind::ScrollDown if inside.is_some() => model.resize_tiles(false),
        MouseEventKind::ScrollUp => model.scroll = model.scroll.saturating_sub(1),
        MouseEventKind::ScrollDown => model.scroll += 1,
        MouseEventKind::Down(MouseButton::Left) => model.drag = inside.map(|_| (mouse.column, mouse.row, false)),
        MouseEventKind::Drag(MouseButton::Left) => {
            if let Some((column, row, _)) = model.drag {
                let (wide, high) = model.seen.span();
                let by = |from: u16, to: u16, span: i32| (f64::from(from) - f64::from(to)) / f64::from(span);
                model.pan(by(column, mouse.column, wide), by(row, mouse.row, high));
                model.drag = Some((mouse.column, mouse.row, true));
            }
        }
        MouseEventKind::Up(MouseButton::Left) => {
            if let (Some((.., false)), Some(cell)) = (model.drag.take(), inside)
                && let Some((_, number)) = model.cells.iter().find(|(known, _)| *known == cell)
            {
                return Command::Line(number.to_string());
            }
        }
        _ => {}
    }
    Command::Stay
}

#[cfg(test)]
mod tests {
    use bastide_core::{Area, Cell};
    use ratatui::layout::Rect;

    use super::*;
    use bastide_render::TextSize;

    fn press(model: &mut Model, code: KeyCode) -> Command {
        with(model, code, KeyModifiers::NONE)
    }

    fn with(model: &mut Model, code: KeyCode, modifiers: KeyModifiers) -> Command {
        let command = update(model, &Event::Key(KeyEvent::new(code, modifiers)));
        look(model);
        command
    }

    /// Sets the view of a board of 4 by 4 tiles without drawing it.
    fn look(model: &mut Model) {
        let shown = Area { min: Cell::new(0, 0), max: Cell::new(3, 3) };
        model.seen = model.viewport(shown, Cell::new(0, 0), Rect::new(5, 2, 44, 20));
    }

    fn model() -> Model {
        let mut model = Model::default();
        look(&mut model);
        model
    }

    #[test]
    fn what_is_typed_goes_to_the_game_with_enter() {
        let mut model = model();
        for c in "3 1".chars() {
            assert_eq!(press(&mut model, KeyCode::Char(c)), Command::Stay);
        }
        assert_eq!(press(&mut model, KeyCode::Enter), Command::Line("3 1".into()));
        press(&mut model, KeyCode::Up);
        assert_eq!(model.line.text(), "3 1");
        press(&mut model, KeyCode::Esc);
        assert_eq!(press(&mut model, KeyCode::Esc), Command::Line("b".into()));
    }

    #[test]
    fn after_tab_arrows_move_the_board_and_letters_open_pages_until_a_digit_is_typed() {
        let mut model = model();
        press(&mut model, KeyCode::Tab);
        for code in [KeyCode::Right, KeyCode::Right, KeyCode::Down] {
            press(&mut model, code);
        }
        assert_eq!((model.seen.centre(), model.line.text()), ((4.0, 3.0), ""));
        for code in [KeyCode::Left, KeyCode::Left, KeyCode::Up] {
            press(&mut model, code);
        }
        assert_eq!(model.seen.centre(), (2.0, 2.0));
        for letter in ["t", "h", "k"] {
            let code = KeyCode::Char(letter.chars().next().unwrap_or_default());
            assert_eq!(press(&mut model, code), Command::Line(letter.into()));
        }
        press(&mut model, KeyCode::Char('7'));
        assert_eq!((model.focus, model.line.text()), (Focus::Line, "7"));
        press(&mut model, KeyCode::Char('l'));
        assert_eq!(model.line.text(), "7l");
        with(&mut model, KeyCode::Right, KeyModifiers::SHIFT);
        assert_eq!(model.seen.centre(), (3.0, 2.0));
    }

    #[test]
    fn signs_change_the_size_of_tiles_only_at_the_beginning_of_a_line() {
        let mut model = model();
        press(&mut model, KeyCode::Char('-'));
        assert_eq!(model.seen.size, TextSize::Small);
        press(&mut model, KeyCode::Char('+'));
        assert_eq!(model.seen.size, TextSize::Large);
        press(&mut model, KeyCode::Char('='));
        assert_eq!((model.zoom, model.centre), (None, None));
        press(&mut model, KeyCode::Char('x'));
        press(&mut model, KeyCode::Char('-'));
        assert_eq!((model.line.text(), model.zoom), ("x-", None));
    }

    #[test]
    fn a_page_takes_the_keys_until_it_is_closed() {
        let mut model = model();
        press(&mut model, KeyCode::Char('?'));
        assert_eq!(model.page.map(|open| open.page), Some(Page::Help));
        press(&mut model, KeyCode::PageDown);
        press(&mut model, KeyCode::Up);
        assert_eq!(model.page.map(|open| open.scroll), Some(9));
        press(&mut model, KeyCode::Esc);
        assert_eq!((model.page, model.line.text()), (None, ""));
    }

    #[test]
    fn the_mouse_drags_the_board_and_a_click_chooses_a_cell() {
        let mut model = model();
        model.cells = vec![(Cell::new(1, 1), 4)];
        let mouse = |model: &mut Model, kind: MouseEventKind, column: u16, row: u16| {
            let command = update(model, &Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
            look(model);
            command
        };
        let left = MouseButton::Left;
        mouse(&mut model, MouseEventKind::Down(left), 5 + 12, 2 + 6);
        assert_eq!(mouse(&mut model, MouseEventKind::Up(left), 5 + 12, 2 + 6), Command::Line("4".into()));
        mouse(&mut model, MouseEventKind::Down(left), 17, 8);
        mouse(&mut model, MouseEventKind::Drag(left), 28, 3);
        assert_eq!(mouse(&mut model, MouseEventKind::Up(left), 28, 3), Command::Stay);
        assert_eq!(model.seen.centre(), (1.0, 3.0));
        mouse(&mut model, MouseEventKind::ScrollDown, 17, 8);
        assert_eq!(model.seen.size, TextSize::Small);
    }

    #[test]
    fn control_c_breaks_off_and_control_z_stops_even_on_a_page() {
        let mut model = model();
        model.open(Page::Help);
        assert_eq!(with(&mut model, KeyCode::Char('c'), KeyModifiers::CONTROL), Command::Break);
        assert_eq!(with(&mut model, KeyCode::Char('z'), KeyModifiers::CONTROL), Command::Suspend);
    }
}
