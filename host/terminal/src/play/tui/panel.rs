//! The panel on the right of the board: the players with their supplies, the tile in question, and
//! the displays of plugins.

use bastide_core::{Display, FigureKind, Player, TileType};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::paint::{GLUE, side_by_side, wrap};
use super::show::Show;
use crate::play::{kept, screen};
use bastide_console::language::say;
use bastide_render::{self, Layouts, TextLook, TextSize};
use bastide_session::prospects;
use bastide_session::words::Words;

/// Returns the lines of the panel. If they do not fit into `room`, the last ones are left out, and
/// a line says so.
pub(super) fn lines(show: &Show, layouts: &mut Layouts, room: Rect) -> Vec<Line<'static>> {
    let (columns, rows) = (usize::from(room.width), usize::from(room.height));
    let mut lines = players(show, columns);
    if has_tile(show, layouts, room) {
        // The tile is drawn small if the large one would displace the lines below it.
        let rest = side_panel(show, layouts, columns, false).len();
        let large = tile(show, layouts, TextSize::Large);
        let fits = lines.len() + large.len() + rest <= rows;
        lines.extend(if fits { large } else { tile(show, layouts, TextSize::Small) });
    }
    let pictures = side_panel(show, layouts, columns, true);
    let rest = if lines.len() + pictures.len() <= rows { pictures } else { side_panel(show, layouts, columns, false) };
    lines.extend(rest);
    if lines.len() > rows && rows > 1 {
        lines.truncate(rows - 1);
        lines.push(Line::styled(say("all-shown-by-t"), show.paints.dim()));
    }
    lines
}

/// Returns `true` if the panel has room for the tile in question below the players.
pub(super) fn has_tile(show: &Show, layouts: &mut Layouts, room: Rect) -> bool {
    let tile = tile(show, layouts, TextSize::Small).len();
    players(show, room.width.into()).len() + tile < room.height.into()
}

/// Returns the number of lines of the players in the panel.
pub(super) fn players_height(show: &Show, columns: usize) -> u16 {
    players(show, columns).len() as u16
}

/// Returns each player with letter, points, figures and tokens.
fn players(show: &Show, columns: usize) -> Vec<Line<'static>> {
    let game = show.game();
    let core = &game.state().core;
    let mut lines = Vec::new();
    for (p, letter) in core.players().zip(bastide_render::seat_letters(game.rules())) {
        let mark = if show.saved.session.asked() == Some(p) { ">" } else { " " };
        let points = core.score.get(p.index()).copied().unwrap_or_default().to_string();
        let name: String = show.names().of(p).chars().take(columns.saturating_sub(points.len() + 5)).collect();
        let blank = columns.saturating_sub(4 + Span::raw(&name).width() + points.len());
        lines.push(Line::from(vec![
            Span::styled(format!("{mark}{letter} "), show.paints.player(game, p)),
            Span::styled(name, show.paints.player(game, p)),
            Span::raw(" ".repeat(blank)),
            Span::styled(points, show.paints.bold()),
        ]));
        let more = kept::shown_numbers(game, show.names(), p).into_iter().chain(kept::held(game, show.names(), p));
        for text in std::iter::once(in_hand(show, p)).chain(more) {
            lines.extend(wrap(&format!("   {text}"), columns, 3).into_iter().map(Line::from));
        }
    }
    lines
}

/// Returns the supply of a player in words: `6 followers, 1 big, 2 bridges`.
fn in_hand(show: &Show, p: Player) -> String {
    let (game, core) = (show.game(), &show.game().state().core);
    let words = Words::of_log(game, show.names());
    let kinds = (0..game.rules().names.figures.len()).map(FigureKind::at);
    let figures = kinds.map(|kind| (kind, core.in_supply(p, kind))).filter(|(_, n)| *n > 0);
    let figures = figures.map(|(kind, n)| words.figures(kind, n.into()).replace(' ', &GLUE.to_string()));
    let tokens = screen::tokens(game, p)
        .into_iter()
        .map(|(name, n)| words.speech().tokens(name, n.into()).replace(' ', &GLUE.to_string()));
    let all: Vec<String> = figures.chain(tokens).collect();
    if all.is_empty() { say("nothing-in-hand") } else { all.join(", ") }
}

/// Returns the tile to be placed or, after that, the placed tile with the numbers of its segments.
pub(super) fn tile(show: &Show, layouts: &mut Layouts, size: TextSize) -> Vec<Line<'static>> {
    let (game, core) = (show.game(), &show.game().state().core);
    let look = TextLook { color: false, ascii: show.paints.ascii, size, room: None };
    let (tile, turn, marks, title) = match (show.list.tile(), core.tile_play.placed_tiles.last()) {
        (Some(tile), _) => (tile, 0, Vec::new(), "to-place"),
        (None, Some(placed)) => {
            let board_tile = core.board.tile(*placed);
            let marks = screen::segment_marks(game, &prospects::marks(&show.list.list));
            (board_tile.tile, board_tile.turn, marks, "placed")
        }
        _ => return Vec::new(),
    };
    let picture = show.paints.tile(&layouts.tile(game.rules(), tile, turn, look, &marks));
    let name = say!(title, tile = game.rules().tiles.get(tile).name.as_str());
    let indent = |mut line: Line<'static>| {
        line.spans.insert(0, Span::raw("   "));
        line
    };
    std::iter::once(Line::styled(name, show.paints.bold())).chain(picture.into_iter().map(indent)).collect()
}

/// Returns the displays of plugins: facts, domains, open tiles and side boards. `pictures` draws
/// the open tiles of side boards.
pub(super) fn side_panel(show: &Show, layouts: &mut Layouts, columns: usize, pictures: bool) -> Vec<Line<'static>> {
    let game = show.game();
    let (labels, language) = (&game.rules().names.labels, show.names().language());
    let speech = Words::of_log(game, show.names()).speech();
    let who = show.saved.session.asked().unwrap_or(game.state().core.turn.active);
    let named = |p: Player| show.names().of(p).to_owned();
    let mut lines = Vec::new();
    for text in kept::beside(game, show.names()) {
        lines.extend(wrap(&text, columns, 2).into_iter().map(Line::from));
    }
    let mut tiles = Vec::new();
    for display in game.view().displays(who).unwrap_or_default() {
        match display {
            Display::Fact { name, player, number } => {
                let fact = bastide_render::fact(game.rules(), language, name, player.map(named), number);
                lines.extend(wrap(&fact, columns, 2).into_iter().map(Line::from));
            }
            Display::Domain { .. } => {
                let text = bastide_render::domain(game.rules(), language, &display, &named).unwrap_or_default();
                lines.extend(wrap(&text, columns, 2).into_iter().map(Line::from));
            }
            Display::Tile { tile, index, of, now, .. } => {
                let below = of.map_or_else(|| (index + 1).to_string(), named);
                let mut picture = small(show, layouts, tile);
                picture.push(Line::from(format!("{}{below}", if now { "> " } else { "" })));
                tiles.push(picture);
            }
            Display::Beside { figure, with } => {
                let text = kept::beside_another(game, show.names(), figure, with);
                lines.extend(wrap(&text, columns, 2).into_iter().map(Line::from));
            }
            Display::Section(_) | Display::Card { .. } => {}
        }
    }
    lines.extend(in_rows(tiles, columns));
    for card in bastide_render::held_cards(game.view(), language, who) {
        let text = card.help.map_or(card.words.clone(), |help| format!("{}: {help}", card.words));
        lines.extend(wrap(&text, columns, 2).into_iter().map(Line::from));
    }
    for side_board in game.view().side_boards(who).unwrap_or_default() {
        lines.push(Line::styled(speech.label(side_board.title, 0), show.paints.bold()));
        for section in &side_board.sections {
            let open = section.open.and_then(|pile| game.state().core.piles.get(pile.index()));
            let open = open.map_or(&[][..], Vec::as_slice);
            let name = speech.label(labels.name(section.name.index()), 0);
            let mut text = format!("{name}  {}", bastide_render::section_text(game.view(), language, section));
            if !pictures && !open.is_empty() {
                let tiles: Vec<&str> = open.iter().map(|t| game.rules().tiles.get(*t).name.as_str()).collect();
                text.push_str(&format!(": {}", tiles.join(", ")));
            }
            lines.extend(wrap(&text, columns, 2).into_iter().map(Line::from));
            if pictures {
                let drawn = open.iter().map(|tile| named_tile(show, layouts, *tile)).collect();
                lines.extend(in_rows(drawn, columns));
            }
        }
    }
    lines
}

/// Returns a small picture of a tile in its printed rotation.
fn small(show: &Show, layouts: &mut Layouts, tile: TileType) -> Vec<Line<'static>> {
    let look = TextLook { color: false, ascii: show.paints.ascii, size: TextSize::Small, room: None };
    show.paints.tile(&layouts.tile(show.game().rules(), tile, 0, look, &[]))
}

/// Returns a small picture of a tile in its printed rotation, with its name below.
fn named_tile(show: &Show, layouts: &mut Layouts, tile: TileType) -> Vec<Line<'static>> {
    let mut picture = small(show, layouts, tile);
    picture.push(Line::from(show.game().rules().tiles.get(tile).name.clone()));
    picture
}

/// Joins blocks of lines side by side, as many in a row as fit into N columns.
fn in_rows(mut blocks: Vec<Vec<Line<'static>>>, columns: usize) -> Vec<Line<'static>> {
    let widest = blocks.iter().flatten().map(Line::width).max().unwrap_or(0);
    let per_row = (columns / (widest + 2)).max(1);
    let mut lines = Vec::new();
    while !blocks.is_empty() {
        lines.extend(side_by_side(blocks.drain(..per_row.min(blocks.len())).collect(), 2));
    }
    lines
}
