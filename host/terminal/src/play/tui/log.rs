//! The log: the last moves in words, each with its effects.

use bastide_console::language::say;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::paint::wrap;
use super::show::Show;
use bastide_session::News;
use bastide_session::transcript::Joining;

/// Returns a headline and the last moves, in at most N columns and lines.
pub(super) fn lines(show: &Show, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let line = if show.paints.ascii { "-" } else { "─" };
    let title = format!("{line}{line} {} ", say("log-title"));
    let blank = columns.saturating_sub(title.width());
    let mut lines = vec![Line::styled(format!("{title}{}", line.repeat(blank)), show.paints.dim())];
    let room = rows.saturating_sub(1);
    // The latest moves stay if there is not enough room.
    let mut shown: Vec<Line> = Vec::new();
    for news in moves(show).rev() {
        if shown.len() >= room {
            break;
        }
        let mut of_move = of(show, news, columns);
        of_move.extend(shown);
        shown = of_move;
    }
    let surplus = shown.len().saturating_sub(room);
    lines.extend(shown.into_iter().skip(surplus));
    lines
}

/// Returns the moves that the player who is asked may know. A pass is left out if it had no effect.
pub(super) fn moves<'a>(show: &Show<'a>) -> impl DoubleEndedIterator<Item = &'a News> + use<'a> {
    let session = &show.saved.session;
    let joining = Joining::of(session.game(), session.names());
    session
        .moves_for(session.asked(), session.names().language())
        .filter(move |news| news.words != joining.passes || !news.notes.is_empty())
}

/// Returns a move with its effects.
pub(super) fn of(show: &Show, news: &News, columns: usize) -> Vec<Line<'static>> {
    let name = show.names().of(news.player);
    let mut lines = Vec::new();
    for (i, text) in wrap(&format!("{name} {}", news.words), columns, 2).into_iter().enumerate() {
        // The name gets the player's color.
        match text.strip_prefix(name).filter(|_| i == 0) {
            Some(rest) => lines
                .push(Line::from(vec![show.paints.named(show.game(), show.names(), news.player), Span::raw(rest.to_owned())])),
            None => lines.push(Line::from(text)),
        }
    }
    let notes = news.notes.iter().flat_map(|note| wrap(&format!("   {note}"), columns, 5));
    lines.extend(notes.map(|note| Line::styled(note, show.paints.dim())));
    lines
}
