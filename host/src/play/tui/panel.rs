//! The panel beside the board: the players with what they have, the tile in question, and what plugins want seen.

use bastide_core::{FigureKind, Player, Sight, notation};
use ratatui::text::{Line, Span};

use super::draw::Show;
use super::paint::{beside, wrap};
use crate::draw::{self, Layouts, TextLook, TextSize};
use crate::play::{places, screen};
use crate::report::count;

/// The lines of the panel in a room. What does not fit is left out from its end, and a line says so.
pub(super) fn lines(show: &Show, layouts: &mut Layouts, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let mut lines = players(show, columns);
    let rest = rest(show, layouts, columns);
    // The tile is drawn smaller where the large one would push out what follows.
    let tile = [TextSize::Large, TextSize::Small]
        .map(|size| tile(show, layouts, size))
        .into_iter()
        .min_by_key(|tile| lines.len() + tile.len() + rest.len() > rows);
    lines.extend(tile.unwrap_or_default());
    lines.extend(rest);
    if lines.len() > rows && rows > 1 {
        lines.truncate(rows - 1);
        lines.push(Line::styled("(more: a larger window)", show.paints.dim()));
    }
    lines
}

/// Each player with letter, points, figures and pieces.
fn players(show: &Show, columns: usize) -> Vec<Line<'static>> {
    let game = show.game();
    let core = &game.state().core;
    let mut lines = Vec::new();
    for (p, letter) in core.players().zip(draw::seat_letters(game.rules())) {
        let mark = if show.talk.session.asked() == Some(p) { ">" } else { " " };
        let points = core.score.get(p.index()).copied().unwrap_or_default().to_string();
        let name: String = show.names().of(p).chars().take(columns.saturating_sub(points.len() + 5)).collect();
        let blank = columns.saturating_sub(4 + Span::raw(&name).width() + points.len());
        lines.push(Line::from(vec![
            Span::styled(format!("{mark}{letter} "), show.paints.player(game, p)),
            Span::styled(name, show.paints.player(game, p)),
            Span::raw(" ".repeat(blank)),
            Span::styled(points, show.paints.bold()),
        ]));
        lines.extend(wrap(&format!("   {}", in_hand(show, p)), columns, 3).into_iter().map(Line::from));
    }
    lines
}

/// What a player has in hand: `6 followers, 1 big, 2 bridges`.
fn in_hand(show: &Show, p: Player) -> String {
    let (game, core) = (show.game(), &show.game().state().core);
    let names = &game.rules().names.figures;
    let figures = (0..names.len()).map(|i| (names.name(i), core.in_supply(p, FigureKind::at(i)))).filter(|(_, n)| *n > 0);
    let figures = figures.map(|(name, n)| count(n, name));
    let tokens = screen::tokens(game, p).into_iter().map(|(name, n)| format!("{n} {name}"));
    let all: Vec<String> = figures.chain(tokens).collect();
    if all.is_empty() { "nothing in hand".into() } else { all.join(", ") }
}

/// The tile that is to be laid, or the one that was just laid, with the numbers of the places on it.
pub(super) fn tile(show: &Show, layouts: &mut Layouts, size: TextSize) -> Vec<Line<'static>> {
    let (game, core) = (show.game(), &show.game().state().core);
    let look = TextLook { colour: false, ascii: show.paints.ascii, size, room: None };
    let (tile, turn, marks, title) = match (show.list.tile(), core.part.laid.last()) {
        (Some(tile), _) => (tile, 0, Vec::new(), "To lay: "),
        (None, Some(piece)) => {
            let laid = core.board.laid(*piece);
            let marks = screen::part_marks(game, &places::marks(&show.list.list));
            (laid.tile, laid.turn, marks, "Laid: ")
        }
        _ => return Vec::new(),
    };
    let picture = show.paints.tile(&layouts.tile(game.rules(), tile, turn, look, &marks));
    let name = format!("{title}{}", game.rules().tiles.get(tile).name);
    let indent = |mut line: Line<'static>| {
        line.spans.insert(0, Span::raw("   "));
        line
    };
    std::iter::once(Line::styled(name, show.paints.bold())).chain(picture.into_iter().map(indent)).collect()
}

/// What plugins want seen: facts, domains, open tiles, and boards beside the board.
fn rest(show: &Show, layouts: &mut Layouts, columns: usize) -> Vec<Line<'static>> {
    let game = show.game();
    let names = &game.rules().names.labels;
    let who = show.talk.session.asked().unwrap_or(game.state().core.turn.active);
    let named = |p: Player| show.names().of(p).to_owned();
    let mut lines = Vec::new();
    let mut tiles = Vec::new();
    for sight in game.view().sights(who).unwrap_or_default() {
        match sight {
            Sight::Fact { name, player, number } => {
                let fact = draw::fact(game.rules(), name, player.map(named), number);
                lines.extend(wrap(&fact, columns, 2).into_iter().map(Line::from));
            }
            Sight::Domain { name, seat, area, of, done: false } => {
                let owners: Vec<String> = of.iter().map(named).collect();
                let cell = notation::cell;
                let text = format!(
                    "{} of {} at {}, for {} to {}",
                    names.name(name.index()),
                    owners.join(" and "),
                    cell(seat.min),
                    cell(area.min),
                    cell(area.max)
                );
                lines.extend(wrap(&text, columns, 2).into_iter().map(Line::from));
            }
            Sight::Tile { tile, index, of, now, .. } => {
                let look = TextLook { colour: false, ascii: show.paints.ascii, size: TextSize::Small, room: None };
                let mut picture = show.paints.tile(&layouts.tile(game.rules(), tile, 0, look, &[]));
                let below = of.map_or_else(|| (index + 1).to_string(), named);
                picture.push(Line::from(format!("{}{below}", if now { "> " } else { "" })));
                tiles.push(picture);
            }
            _ => {}
        }
    }
    let per_row = (columns / 9).max(1);
    while !tiles.is_empty() {
        let row: Vec<_> = tiles.drain(..per_row.min(tiles.len())).collect();
        lines.extend(beside(row, 2));
    }
    let look = TextLook { colour: false, ascii: show.paints.ascii, size: TextSize::Small, room: None };
    let boards = draw::stands_text(game.view(), who, look, false);
    lines.extend(boards.lines().flat_map(|line| wrap(line, columns, 4)).map(Line::from));
    lines
}
