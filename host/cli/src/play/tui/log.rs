//! What happened, in words: the last moves with what they brought.

use ratatui::text::{Line, Span};

use super::paint::wrap;
use super::show::Show;
use bastide_session::News;
use bastide_session::transcript::PASSES;

/// The last moves in a room, below a headline.
pub(super) fn lines(show: &Show, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let line = if show.paints.ascii { "-" } else { "─" };
    let title = format!("{line}{line} What happened (m: all of it) ");
    let blank = columns.saturating_sub(title.chars().count());
    let mut lines = vec![Line::styled(format!("{title}{}", line.repeat(blank)), show.paints.dim())];
    let room = rows.saturating_sub(1);
    // Later moves are worth more than earlier ones.
    let mut told: Vec<Line> = Vec::new();
    for news in moves(show).rev() {
        if told.len() >= room {
            break;
        }
        let mut of_move = of(show, news, columns);
        of_move.extend(told);
        told = of_move;
    }
    let surplus = told.len().saturating_sub(room);
    lines.extend(told.into_iter().skip(surplus));
    lines
}

/// The moves that the player who is asked may know; passing is told where it brought something.
pub(super) fn moves<'a>(show: &Show<'a>) -> impl DoubleEndedIterator<Item = &'a News> + use<'a> {
    let session = &show.talk.session;
    session.moves_for(session.asked()).filter(|news| news.said != PASSES || !news.notes.is_empty())
}

/// A move with what it brought.
pub(super) fn of(show: &Show, news: &News, columns: usize) -> Vec<Line<'static>> {
    let name = show.names().of(news.player);
    let mut lines = Vec::new();
    for (i, text) in wrap(&format!("{name} {}", news.said), columns, 2).into_iter().enumerate() {
        // The name is painted where it stands.
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
