//! Arranges and draws the whole screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::board::BoardView;
use super::model::{Focus, Model};
use super::paint::wrap;
use super::show::{Show, put};
use super::{log, pages, panel, question};
use bastide_console::language::say;
use bastide_render::Layouts;
use bastide_session::prospects;

/// The areas of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Areas {
    /// The bar at the top.
    pub bar: Rect,
    /// The board.
    pub board: Rect,
    /// The panel beside it, if it is shown.
    pub panel: Option<Rect>,
    /// The log below, if it is shown.
    pub log: Option<Rect>,
    /// The question.
    pub question: Rect,
    /// The input line.
    pub line: Rect,
    /// The help on keys.
    pub keys: Rect,
}

/// Returns the width of the panel on a screen of this width, in columns; 0 if there is no room.
const fn panel_width(columns: u16) -> u16 {
    match columns {
        0..72 => 0,
        72..100 => 28,
        100..150 => 36,
        _ => 48,
    }
}

/// Returns the height of the log with its headline on a screen of this height, in lines; 0 if there
/// is no room.
const fn log_height(rows: u16) -> u16 {
    match rows {
        0..20 => 0,
        20..30 => 4,
        30..50 => 7,
        _ => 11,
    }
}

/// Divides the screen. `asked` is the number of lines of the question, `logged` that of the log if
/// there were room for all of it, and `players` that of the players in the panel.
pub fn arrange(screen: Rect, model: &Model, asked: u16, logged: u16, players: u16) -> Areas {
    let panel = match model.panel {
        Some(false) => 0,
        Some(true) => panel_width(screen.width.max(72)).min(screen.width / 2),
        None => panel_width(screen.width),
    };
    let log = match model.log {
        Some(false) => 0,
        Some(true) => log_height(screen.height.max(20)).min(screen.height / 3),
        None => log_height(screen.height),
    };
    let free = screen.height.saturating_sub(3);
    // The board keeps nearly half of the rest. A long question shortens the log, down to its last
    // line.
    let players = if panel > 0 { players.min(free * 2 / 3) } else { 0 };
    let least = (free * 9 / 20).max(players);
    let question = asked.clamp(1, free.saturating_sub(least + log.min(2)).max(1));
    let log = log.min(logged).min(free.saturating_sub(question + least).max(2));
    let question = question.min(free.saturating_sub(log + 1)).max(1);
    let body = free.saturating_sub(log + question);
    let mut top = screen.y;
    let mut rows = |height: u16| {
        let at = Rect { x: screen.x, y: top, width: screen.width, height }.intersection(screen);
        top = top.saturating_add(height);
        at
    };
    let (bar, body, log, question, line, keys) =
        (rows(1.min(screen.height)), rows(body), rows(log), rows(question), rows(1), rows(1));
    let board = Rect { width: body.width.saturating_sub(panel), ..body };
    let panel = Rect { x: body.x + board.width, width: panel, ..body };
    let some = |area: Rect| Some(area).filter(|area| !area.is_empty());
    Areas { bar, board, panel: some(panel), log: some(log), question, line, keys }
}

/// Draws the screen, and stores the visible part of the board in the model.
pub fn draw(frame: &mut Frame, show: &Show, model: &mut Model, layouts: &mut Layouts) {
    let screen = frame.area();
    let columns = usize::from(screen.width);
    let logged = log::lines(show, columns, log_height(u16::MAX).into()).len() as u16;
    let marks = prospects::marks(&show.list.list);
    let board = BoardView { game: show.game(), list: show.list, marks: &marks, paints: show.paints };
    // The question says how many cells are not visible, and the board's area depends on the height
    // of the question. Two rounds are enough.
    let players = panel::players_height(show, usize::from(panel_width(screen.width).saturating_sub(2)));
    let mut panelled = true;
    let mut text = asked(show, model, layouts, columns, panelled);
    let mut areas = arrange(screen, model, text.len() as u16, logged, players);
    for _ in 0..2 {
        model.seen = board.seen(areas.board, model);
        panelled &= areas.panel.is_some_and(|area| panel::has_tile(show, layouts, inside(area)));
        text = asked(show, model, layouts, columns, panelled);
        areas = arrange(screen, model, text.len() as u16, logged, players);
    }
    model.seen = board.seen(areas.board, model);
    (model.panel_seen, model.log_seen) = (areas.panel.is_some(), areas.log.is_some());
    model.cells = show.list.cells().collect();
    board.draw(frame.buffer_mut(), areas.board, &model.seen, layouts);
    bar(frame, show, model, areas.bar);
    if let Some(area) = areas.panel {
        divide(frame, show, area);
        put(frame, inside(area), &panel::lines(show, layouts, inside(area)), 0);
    }
    if let Some(area) = areas.log {
        put(frame, area, &log::lines(show, area.width.into(), area.height.into()), 0);
    }
    model.scroll = model.scroll.min(text.len().saturating_sub(areas.question.height.into()));
    put_with_rest(frame, show, areas.question, &text, model.scroll);
    typed(frame, show, model, areas.line);
    keys(frame, show, model, areas.keys);
    if let Some(open) = &mut model.page {
        let below = areas.line.y.saturating_sub(areas.bar.bottom());
        let area = Rect { y: areas.bar.bottom(), height: below, ..screen }.intersection(screen);
        open.scroll = pages::draw(frame, show, layouts, open, area);
    }
}

/// Returns the notice and the question, above the input line.
fn asked(show: &Show, model: &Model, layouts: &mut Layouts, columns: usize, panelled: bool) -> Vec<Line<'static>> {
    let bold = |text: &str| {
        let lines = text.lines().flat_map(|line| wrap(line, columns, 2));
        lines.map(|line| Line::styled(line, show.paints.bold())).collect::<Vec<_>>()
    };
    let mut lines = bold(show.notice);
    if let Some(prompt) = show.saved.prompt() {
        lines.extend(bold(&prompt));
    } else if show.game().is_over() {
        lines.extend(pages::ending(show));
    } else {
        lines.extend(question::lines(show, layouts, &model.seen, columns, !panelled));
    }
    lines
}

/// Draws the bar at the top: the turn, the tiles left, and the visible part of the board.
fn bar(frame: &mut Frame, show: &Show, model: &Model, area: Rect) {
    if area.is_empty() {
        return;
    }
    let core = &show.game().state().core;
    let left = say!("left", n = show.game().view().tiles_left() as u64);
    let (wide, high) = model.seen.size.span();
    let seen = say(if model.seen.whole { "seen-all" } else { "seen-part" });
    let turn = say!("turn", turn = core.turn.number);
    let text = format!(" {}", say!("bar", turn = turn, left = left, seen = seen, wide = wide, high = high));
    let help = format!("{} ", say("bar-help"));
    let blank = usize::from(area.width).saturating_sub(text.width() + help.width());
    let text =
        if blank > 0 { format!("{text}{}{help}", " ".repeat(blank)) } else { format!("{text:<0$}", usize::from(area.width)) };
    frame.buffer_mut().set_stringn(area.x, area.y, text, area.width.into(), show.paints.bar());
}

/// Returns the area of the panel without the line on its left.
fn inside(panel: Rect) -> Rect {
    Rect { x: panel.x + 2, width: panel.width.saturating_sub(2), ..panel }
}

/// Draws the line between board and panel.
fn divide(frame: &mut Frame, show: &Show, area: Rect) {
    let sign = if show.paints.ascii { "|" } else { "│" };
    (area.top()..area.bottom()).for_each(|y| frame.buffer_mut().set_string(area.x, y, sign, show.paints.dim()));
}

/// Draws lines into an area. If they do not all fit, the last line of the area says how many more
/// there are.
fn put_with_rest(frame: &mut Frame, show: &Show, area: Rect, lines: &[Line], from: usize) {
    put(frame, area, lines, from);
    let hidden = lines.len().saturating_sub(from + usize::from(area.height));
    if (hidden > 0 || from > 0) && area.height > 1 {
        let text = match hidden {
            0 => say!("lines-above", n = from as u64),
            _ => say!("lines-more", n = hidden as u64 + 1),
        };
        let y = if hidden > 0 { area.bottom() - 1 } else { area.top() };
        let blank = " ".repeat(area.width.into());
        frame.buffer_mut().set_string(area.x, y, blank, ratatui::style::Style::new());
        frame.buffer_mut().set_stringn(area.x, y, text, area.width.into(), show.paints.dim());
    }
}

/// Draws the input line with the cursor.
fn typed(frame: &mut Frame, show: &Show, model: &Model, area: Rect) {
    if area.is_empty() {
        return;
    }
    let (text, cursor) = model.line.window(usize::from(area.width).saturating_sub(2));
    let line = Line::from(vec![Span::styled("> ", show.paints.bold()), Span::raw(text)]);
    frame.buffer_mut().set_line(area.x, area.y, &line, area.width);
    if model.focus == Focus::Line && model.page.is_none() {
        frame.set_cursor_position((area.x + (cursor + 2).min(area.width.saturating_sub(1)), area.y));
    }
}

/// Draws the help on the keys that have an effect now.
fn keys(frame: &mut Frame, show: &Show, model: &Model, area: Rect) {
    if area.is_empty() {
        return;
    }
    let text = match (model.page.is_some(), model.focus) {
        (true, _) => "keys-page",
        (false, Focus::Board) => "keys-board",
        (false, Focus::Line) => "keys-line",
    };
    frame.buffer_mut().set_stringn(area.x, area.y, say(text), area.width.into(), show.paints.dim());
}
