//! Pages that cover the board: help, legend, moves, tiles and points.

use bastide_console::language::say;
use bastide_console::transcript_text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use super::model::OpenPage;
use super::paint::{side_by_side, wrap};
use super::show::{Show, put};
use super::{log, panel};
use crate::play::info;
use crate::play::input::Page;
use bastide_console::Error;
use bastide_console::legend::Legend;
use bastide_render::{Layouts, TextLook, TextSize};
use bastide_session::transcript::Transcript;

/// Draws a page. Returns its scroll position, limited to the end of the page.
pub(super) fn draw(frame: &mut Frame, show: &Show, layouts: &mut Layouts, open: &OpenPage, area: Rect) -> usize {
    if area.is_empty() {
        return open.scroll;
    }
    Clear.render(area, frame.buffer_mut());
    let columns = usize::from(area.width.saturating_sub(2));
    let lines = lines(show, layouts, open.page, columns);
    let room = usize::from(area.height.saturating_sub(1));
    let last = lines.len().saturating_sub(room);
    let scroll = open.scroll.min(last);
    let (title, all) = (say(title(open.page)), lines.len());
    let title = match last {
        0 => title,
        _ => say!("page-lines", title = title, from = scroll + 1, to = all.min(scroll + room), all = all),
    };
    frame.buffer_mut().set_stringn(area.x, area.y, title, area.width.into(), show.paints.bold());
    let inner = Rect { x: area.x + 1, y: area.y + 1, width: columns as u16, height: area.height.saturating_sub(1) };
    put(frame, inner, &lines, scroll);
    scroll
}

const fn title(page: Page) -> &'static str {
    match page {
        Page::Help => "page-help",
        Page::Legend => "page-legend",
        Page::Log => "page-log",
        Page::Tiles => "page-tiles",
        Page::Points => "page-points",
    }
}

fn lines(show: &Show, layouts: &mut Layouts, page: Page, columns: usize) -> Vec<Line<'static>> {
    let (game, names) = (show.game(), show.names());
    let plain = |text: &str| text.lines().flat_map(|line| wrap_page(line, columns)).map(Line::from).collect::<Vec<_>>();
    match page {
        Page::Help => plain(&format!("{}\n\n{}", info::help(game, names), say("keys-of-play"))),
        Page::Legend => plain(&Legend::of_game(game, names, show.paints.ascii).to_text()),
        Page::Log => log::moves(show).rev().flat_map(|news| numbered(show, news, columns)).collect(),
        Page::Tiles => tiles(show, layouts, columns),
        Page::Points => {
            let mut lines = plain(&info::projection(game, names));
            lines.extend(scores(show).unwrap_or_else(|error| plain(&error.message())));
            lines
        }
    }
}

/// Wraps a line. The explanation of a term is wrapped in its own column. A line with more columns
/// stays whole and is cut when it is drawn, so that its columns stay aligned.
fn wrap_page(line: &str, columns: usize) -> Vec<String> {
    let text = line.trim_start();
    let Some((_, words)) = text.split_once("  ") else { return wrap(line, columns, line.len() - text.len()) };
    let words = words.trim_start();
    if words.contains("  ") {
        return vec![line.to_owned()];
    }
    let term = line.strip_suffix(words).unwrap_or_default();
    let blank = Span::raw(term).width();
    let lead = |i: usize| if i == 0 { term.to_owned() } else { " ".repeat(blank) };
    wrap(words, columns.saturating_sub(blank), 0).iter().enumerate().map(|(i, words)| lead(i) + words).collect()
}

/// Returns a move with the number of its turn.
fn numbered(show: &Show, news: &bastide_session::News, columns: usize) -> Vec<Line<'static>> {
    let mut lines = log::of(show, news, columns.saturating_sub(5));
    for (i, line) in lines.iter_mut().enumerate() {
        let number = if i == 0 { format!("{:>3}  ", news.turn) } else { "     ".into() };
        line.spans.insert(0, number.into());
    }
    lines
}

/// Returns pictures of the tiles that are left, with the number of each.
fn tiles(show: &Show, layouts: &mut Layouts, columns: usize) -> Vec<Line<'static>> {
    let (game, left) = (show.game(), info::tiles_left(show.game()));
    let look = TextLook { color: false, ascii: show.paints.ascii, size: TextSize::Small, room: None };
    let all = left.iter().map(|(_, n)| *n as u64).sum::<u64>();
    let mut lines = panel::side_panel(show, layouts, columns, true);
    lines.push(Line::styled(say!("to-be-drawn", n = all, kinds = left.len()), show.paints.bold()));
    for row in left.chunks((columns / 16).max(1)) {
        let block = |(tile, n): &(bastide_core::TileType, usize)| {
            let mut picture = show.paints.tile(&layouts.tile(game.rules(), *tile, 0, look, &[]));
            picture.push(Line::from(format!("{:<14}", format!("{n} x {}", game.rules().tiles.get(*tile).name))));
            picture.push(Line::default());
            picture
        };
        lines.extend(side_by_side(row.iter().map(block).collect(), 2));
    }
    lines
}

/// Returns the sources of the points of each player.
fn scores(show: &Show) -> Result<Vec<Line<'static>>, Error> {
    let mut text = anstream::StripStream::new(Vec::new());
    transcript_text::write_scores(&Transcript::of(show.saved.session.recorder())?, &mut text)?;
    Ok(String::from_utf8_lossy(&text.into_inner()).lines().map(|line| Line::from(line.to_owned())).collect())
}

/// Returns the text at the end of the game: the standings and the sources of the points.
pub(super) fn ending(show: &Show) -> Vec<Line<'static>> {
    let mut lines = scores(show).unwrap_or_else(|error| vec![Line::from(error.message())]);
    lines.push(Line::from(say("game-over")));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_explanation_wraps_in_its_own_column_and_columns_stay() {
        assert_eq!(wrap_page("  †    one two three", 15), ["  †    one two", "       three"]);
        assert_eq!(wrap_page("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(wrap_page("a   one two   b   one two", 9), ["a   one two   b   one two"]);
    }
}
