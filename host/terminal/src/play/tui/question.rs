//! The question with its options, below the board.

use bastide_console::language::say;
use bastide_core::{Action, Target, TileType};
use ratatui::text::{Line, Span};

use super::model::Viewport;
use super::paint::{side_by_side, wrap};
use super::panel;
use super::show::Show;
use bastide_render::{Layouts, TextLook, TextSize};
use bastide_session::choices::{Choice, Common};
use bastide_session::prospects;
use bastide_session::speech::Speech;

/// Returns the lines of the question. `with_tile` puts the tile in question on the left, for
/// screens without a panel.
pub(super) fn lines(show: &Show, layouts: &mut Layouts, seen: &Viewport, columns: usize, with_tile: bool) -> Vec<Line<'static>> {
    if let Common::Cell(_) = show.list.what {
        return turns(show, layouts, columns);
    }
    // The numbers on a placed tile are on the board too.
    let on_board = show.list.tile().is_none() && seen.span().1 >= 3;
    if !with_tile || on_board {
        return list(show, seen, columns);
    }
    let tile = panel::tile(show, layouts, TextSize::Small);
    let room = columns.saturating_sub(tile.iter().map(Line::width).max().unwrap_or(0) + 2);
    side_by_side(vec![tile, list(show, seen, room)], 2)
}

/// Returns the first line: the player, the prompt, and `rest`.
fn head(show: &Show, rest: &str) -> Line<'static> {
    let game = show.game();
    let Some(decision) = game.decision() else { return Line::from(rest.to_owned()) };
    let language = show.names().language();
    let prompt = Speech::of(game.rules(), language).prompt(game.rules().names.prompts.name(decision.ask.prompt.index()));
    Line::from(vec![
        show.paints.named(game, show.names(), decision.ask.player),
        Span::raw(": "),
        Span::styled(prompt, show.paints.bold()),
        Span::raw(rest.to_owned()),
    ])
}

/// Returns the question and the options that are not cells of the board.
fn list(show: &Show, seen: &Viewport, columns: usize) -> Vec<Line<'static>> {
    let game = show.game();
    let cells: Vec<_> = show.list.cells().collect();
    let mut lines = Vec::new();
    let outside = cells.iter().filter(|(cell, _)| !seen.has(*cell)).count();
    lines.push(match (&show.list.what, cells.first(), cells.last()) {
        (Common::Amount(entry), ..) => head(show, &format!(" {}", say!("ask-number", least = entry.lo, most = entry.hi))),
        (_, Some((_, first)), Some((_, last))) if first == last => {
            head(show, &format!(" {}", say!("on-board-one", first = *first)))
        }
        (_, Some((_, first)), Some((_, last))) => head(show, &format!(" {}", say!("on-board", first = *first, last = *last))),
        _ => head(show, ""),
    });
    if outside > 0 {
        let text = format!("  {}", say!("outside", n = outside as u64));
        lines.extend(wrap(&text, columns, 2).into_iter().map(|line| Line::styled(line, show.paints.dim())));
    }
    for (i, choice) in show.list.list.iter().enumerate() {
        let number = i + 1;
        if cells.iter().any(|(_, known)| *known == number) {
            continue;
        }
        let words = wrap(&prospects::entry(game, show.names(), choice), columns.saturating_sub(5), 2);
        for (k, words) in words.into_iter().enumerate() {
            let label = if k == 0 { format!("{number:>3}  ") } else { "     ".into() };
            lines.push(Line::from(vec![Span::styled(label, show.paints.bold()), Span::raw(words)]));
        }
    }
    lines
}

/// Returns the rotations of a tile on one cell, side by side with their numbers.
fn turns(show: &Show, layouts: &mut Layouts, columns: usize) -> Vec<Line<'static>> {
    let game = show.game();
    let mut blocks = Vec::new();
    let size = if columns >= 64 { TextSize::Large } else { TextSize::Small };
    let look = TextLook { color: false, ascii: show.paints.ascii, size, room: None };
    for (i, choice) in show.list.list.iter().enumerate() {
        let Choice::Act(Action { target: Target::Place { turn, .. }, arg, .. }) = choice else { continue };
        let picture = show.paints.tile(&layouts.tile(game.rules(), TileType(*arg as u16), *turn, look, &[]));
        let middle = picture.len() / 2;
        let label = |k: usize| if k == middle { format!("{:>3}", i + 1) } else { "   ".into() };
        let labels = (0..picture.len()).map(|k| Line::styled(label(k), show.paints.bold())).collect();
        blocks.extend([labels, picture]);
    }
    let mut lines = vec![head(show, &format!(" {}", say("ask-rotation")))];
    lines.extend(side_by_side(blocks, 1));
    lines
}
