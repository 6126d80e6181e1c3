//! The screen of the line-based interface: scores, the board with numbered options, the moves of
//! the others, and the question.
//!
//! The parts around the board are made first, so that the board gets the remaining lines.
//! Everything is written with styles; the caller removes them where colors are not supported.

use bastide_console::language::say;
use bastide_console::transcript_text;
use bastide_texts::Language;
use std::io::Write;

use anstyle::Style;
use bastide_core::{FigureKind, Game, Origin, Player, SegmentId, Token};

use super::kept;
use super::side_panel::side_panel;
use bastide_console::Error;
use bastide_console::capabilities::{Capabilities, ascii_only, named, width};
use bastide_render::{Scene, TextLook, TextSize};
use bastide_session::Names;
use bastide_session::choices::{Choice, Common, Group};
use bastide_session::prospects;
use bastide_session::speech::Speech;
use bastide_session::transcript::{Joining, Transcript};
use bastide_session::words::Words;
use bastide_session::{News, Session};

/// Draws the screen for the open question, or for the end of the game. The most important part
/// comes last, since a board that is larger than the terminal scrolls.
pub fn show(session: &Session, list: &Group, capabilities: &Capabilities, out: &mut dyn Write) -> Result<(), Error> {
    let seen = session.seen();
    let game = &*seen;
    let scores = side_boards(game, session.names().language(), capabilities.height >= TALL) + &status(game, session.names());
    let news = news(session, game);
    // The question depends on the visible part of the board, which depends on the remaining lines:
    // measure with the full question.
    let side = side_panel(game, session.names(), capabilities);
    let lines = scores.lines().count() + news.lines().count() + side.lines().count() + 2;
    let foot = if game.is_over() { ending(session)? } else { question(game, session.names(), list, &[], capabilities) };
    let picture =
        board(game, session.names(), list, capabilities, capabilities.height.saturating_sub(lines + foot.lines().count()));
    let hidden: Vec<usize> = list.cells().map(|(_, n)| n).filter(|n| !picture.contains(&format!("[{n}]"))).collect();
    let foot = if hidden.is_empty() { foot } else { question(game, session.names(), list, &hidden, capabilities) };
    write!(out, "{picture}{scores}{news}{side}{foot}")?;
    Ok(())
}

/// The number of lines from which the screen has room for pictures of the side boards.
const TALL: usize = 45;

/// Returns the side boards of plugins, with the prices for the player who is asked.
pub fn side_boards(game: &Game, language: &Language, pictures: bool) -> String {
    let who = game.decision().map_or(game.state().core.turn.active, |d| d.ask.player);
    let look = TextLook { color: true, ascii: ascii_only(), size: TextSize::Small, room: None };
    bastide_render::side_boards_text(game.view(), language, who, look, pictures)
}

/// Returns the turn, and each player with letter, score and figures in supply. Kinds without a
/// figure in any supply are left out.
fn status(game: &Game, names: &Names) -> String {
    let core = &game.state().core;
    let turn = say!("turn", turn = core.turn.number);
    let mut line = format!("{turn}, {}", say!("left", n = game.view().tiles_left() as u64));
    let words = Words::of_log(game, names);
    for (p, letter) in core.players().zip(bastide_render::seat_letters(game.rules())) {
        let figures: Vec<String> = (0..game.rules().names.figures.len())
            .map(FigureKind::at)
            .filter(|k| core.in_supply(p, *k) > 0)
            .map(|k| words.figures(k, core.in_supply(p, k).into()))
            .collect();
        let mut at_hand = if figures.is_empty() { say("no-figures") } else { figures.join(", ") };
        for (name, n) in tokens(game, p) {
            at_hand.push_str(&format!(", {}", words.speech().tokens(name, n.into())));
        }
        for more in kept::shown_numbers(game, names, p).into_iter().chain(kept::held(game, names, p)) {
            at_hand.push_str(&format!("; {more}"));
        }
        let score = core.score[p.index()];
        line.push_str(&format!("  |  {letter} {} {score} ({at_hand})", named(game, names, p)));
    }
    line.push('\n');
    kept::beside(game, names).iter().for_each(|text| line.push_str(&format!("{text}\n")));
    line + &kept::key(game, names)
}

/// Returns what plugins keep for players and beside the board, with the signs of the board, line by
/// line; empty if there is nothing of it.
pub fn kept(game: &Game, names: &Names) -> String {
    let mut text = kept::key(game, names);
    for p in game.state().core.players() {
        let all: Vec<String> = kept::shown_numbers(game, names, p).into_iter().chain(kept::held(game, names, p)).collect();
        if !all.is_empty() {
            text.push_str(&format!("{}: {}\n", names.of(p), all.join("; ")));
        }
    }
    kept::beside(game, names).iter().for_each(|line| text.push_str(&format!("{line}\n")));
    text
}

/// Returns the tokens of a player, such as bridges and goods, with their numbers.
pub fn tokens(game: &Game, p: Player) -> Vec<(&str, i16)> {
    let names = &game.rules().names.tokens;
    let all = (0..names.len()).map(|i| (names.name(i), game.state().core.tokens(p, Token::at(i))));
    all.filter(|(_, n)| *n > 0).collect()
}

/// Returns the moves since the player's last question and the effects of the player's own last
/// move. Sealed answers are left out.
fn news(session: &Session, game: &Game) -> String {
    let dim = Style::new().dimmed();
    let mut text = String::new();
    let shown: Vec<&News> = session.news_for(session.asked()).collect();
    let joining = Joining::of(game, session.names());
    for turn in shown.chunk_by(|a, b| a.player == b.player && a.notes.is_empty()) {
        let actions = joining.in_one_line(turn.iter().map(|n| n.words.as_str()));
        let notes: Vec<&String> = turn.iter().flat_map(|n| &n.notes).collect();
        if actions == joining.passes && notes.is_empty() {
            continue;
        }
        text.push_str(&format!("{} {actions}\n", named(game, session.names(), turn[0].player)));
        notes.iter().for_each(|note| text.push_str(&format!("   {dim}{note}{dim:#}\n")));
    }
    text
}

/// Returns the final scores with their sources.
fn ending(session: &Session) -> Result<String, Error> {
    let mut text = vec![b'\n'];
    transcript_text::write_scores(&Transcript::of(session.recorder())?, &mut text)?;
    text.extend(format!("{}\n", say("game-over")).bytes());
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// Returns the question, with the entries that are not visible on the board.
fn question(game: &Game, names: &Names, list: &Group, hidden: &[usize], capabilities: &Capabilities) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    let prompt = Speech::of(game.rules(), names.language()).prompt(game.rules().names.prompts.name(decision.ask.prompt.index()));
    let bold = Style::new().bold();
    let mut lines = vec![format!("{}: {bold}{prompt}{bold:#}", named(game, names, decision.ask.player))];
    let on_board: Vec<usize> = list.cells().map(|(_, number)| number).collect();
    match (&list.what, on_board.first(), on_board.last()) {
        (Common::Cell(_), ..) => lines[0].push_str(&format!(" {}", say("ask-rotation"))),
        (Common::Amount(entry), ..) => {
            lines[0].push_str(&format!(" {}", say!("ask-amount", least = entry.lo, most = entry.hi)));
        }
        (_, Some(first), Some(last)) => {
            lines[0].push_str(&format!(" {}", say!("ask-where", first = *first, last = *last)));
        }
        _ => lines[0].push_str(&format!(" {}", say("ask-help"))),
    }
    if let Common::Cell(_) = list.what {
        return lines.remove(0) + "\n" + &turns(game, list, capabilities);
    }
    for (i, choice) in list.list.iter().enumerate() {
        let number = i + 1;
        if on_board.contains(&number) && !hidden.contains(&number) {
            continue;
        }
        lines.push(format!("  {bold}{number:>2}{bold:#}  {}", prospects::entry(game, names, choice)));
    }
    let size = if capabilities.height < 30 { TextSize::Small } else { TextSize::Large };
    let picture = match (list.tile(), game.state().core.tile_play.placed_tiles.last()) {
        (Some(tile), _) => Some((tile, 0)),
        // The placed tile in its rotation: segments are named by its sides.
        (None, Some(placed)) => Some(game.state().core.board.tile(*placed)).map(|board_tile| (board_tile.tile, board_tile.turn)),
        _ => None,
    };
    match picture {
        Some((tile, turn)) => {
            let name = if list.tile().is_some() { game.rules().tiles.get(tile).name.as_str() } else { "" };
            let marks = if list.tile().is_some() { Vec::new() } else { segment_marks(game, &prospects::marks(&list.list)) };
            with_picture(&bastide_render::tile_text_with(game.rules(), tile, turn, capabilities.text(size), &marks), name, &lines)
        }
        None => lines.join("\n") + "\n",
    }
}

/// Converts labels of segments to labels of the segments of the last tile.
pub fn segment_marks(game: &Game, marks: &[(SegmentId, String)]) -> Vec<(usize, String)> {
    let core = &game.state().core;
    let Some(cell) = core.tile_play.placed_tiles.last().map(|placed| core.board.tile(*placed).cell) else { return Vec::new() };
    let mark = |(seg, label): &(SegmentId, String)| {
        let segment = core.graph.get(*seg);
        match segment.origin {
            Origin::Printed { index, .. } if segment.cell == cell => Some((index.into(), label.clone())),
            _ => None,
        }
    };
    marks.iter().filter_map(mark).collect()
}

/// Returns a picture on the left, its name below it, and lines on the right.
fn with_picture(picture: &str, name: &str, lines: &[String]) -> String {
    let mut left: Vec<&str> = picture.lines().collect();
    let wide = left.iter().map(|l| width(l)).max().unwrap_or_default().max(width(name));
    if !name.is_empty() {
        left.push(name);
    }
    let mut text = String::new();
    for i in 0..left.len().max(lines.len()) {
        let (picture, line) = (left.get(i).copied().unwrap_or_default(), lines.get(i).map_or("", String::as_str));
        text.push_str(&format!(" {picture}{}  {line}\n", " ".repeat(wide - width(picture))));
    }
    text
}

/// Draws the rotations of a tile on one cell: a small picture each, with its number.
fn turns(game: &Game, list: &Group, capabilities: &Capabilities) -> String {
    let bold = Style::new().bold();
    let mut lines: Vec<String> = Vec::new();
    for (i, choice) in list.list.iter().enumerate() {
        let Choice::Act(action) = choice else { continue };
        let bastide_core::Target::Place { turn, .. } = action.target else { continue };
        let tile = bastide_core::TileType(action.arg as u16);
        let picture = bastide_render::tile_text(game.rules(), tile, turn, capabilities.text(TextSize::Large));
        let label = format!("{bold}{:>2}{bold:#}", i + 1);
        for (k, row) in picture.lines().enumerate() {
            if lines.len() <= k {
                lines.push(String::new());
            }
            let label = if k == 2 { label.as_str() } else { "  " };
            lines[k].push_str(&format!(" {label} {row}{}", " ".repeat(11usize.saturating_sub(width(row)))));
        }
    }
    lines.join("\n") + "\n"
}

/// Draws the board with the numbers of the entries, within `lines` lines if possible. A larger
/// board scrolls.
fn board(game: &Game, names: &Names, list: &Group, capabilities: &Capabilities, lines: usize) -> String {
    let mut scene = Scene::of(game.view(), "");
    scene.language = names.language().clone();
    scene.candidates = list.cells().map(|(cell, number)| (cell, number.to_string())).collect();
    if let Common::Cell(cell) = list.what {
        scene.candidates = vec![(cell, "?".into())];
    }
    let fitting = TextLook { room: Some((capabilities.width, lines)), ..capabilities.text(TextSize::Fitting) };
    let picture = bastide_render::terminal(game.view(), &scene, fitting);
    // Below a part of the board, its extent is told in brackets.
    if !picture.lines().last().is_some_and(|line| line.trim_start().starts_with('(')) {
        return picture;
    }
    let small = TextLook { room: Some((capabilities.width, usize::MAX)), ..capabilities.text(TextSize::Small) };
    bastide_render::terminal(game.view(), &scene, small)
}

/// Writes the whole board without options.
pub fn final_board(game: &Game, out: &mut dyn Write) -> std::io::Result<()> {
    let look = TextLook { color: true, ascii: ascii_only(), size: TextSize::Small, room: None };
    let mut scene = Scene::of(game.view(), "");
    scene.language = bastide_texts::spoken();
    out.write_all(bastide_render::terminal(game.view(), &scene, look).as_bytes())
}
