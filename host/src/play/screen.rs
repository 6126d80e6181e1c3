//! What a person sees: scores, the board with numbered options, what the others did, and the question.
//!
//! The parts around the board are made first, so that the board gets the lines that are left. Everything is written with
//! styles; whoever prints takes them out where there are no colours.

use std::collections::BTreeMap;
use std::io::Write;

use anstyle::{AnsiColor, Style};
use bastide_core::record::Recorder;
use bastide_core::{FigureKind, Game, Player};

use super::choices::{Choice, Group};
use super::{Session, asks_turn};
use crate::error::Error;
use crate::story::Names;
use crate::tale::Tale;

/// The size of the terminal, and what it can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Columns.
    pub width: usize,
    /// Lines.
    pub height: usize,
    /// Is the screen cleared before it is drawn?
    pub clear: bool,
}

impl Look {
    /// The look of the terminal that this program runs in.
    pub fn of_terminal() -> Look {
        let size = terminal_size::terminal_size();
        let (width, height) = size.map_or((80, 24), |(w, h)| (usize::from(w.0), usize::from(h.0)));
        Look { width, height, clear: true }
    }
}

/// The style of a seat's name, where the seat is a colour that terminals know.
pub fn seat_style(seat: &str) -> Style {
    let color = match seat {
        "red" => AnsiColor::BrightRed,
        "blue" => AnsiColor::BrightBlue,
        "green" => AnsiColor::BrightGreen,
        "yellow" => AnsiColor::BrightYellow,
        "pink" => AnsiColor::BrightMagenta,
        "grey" | "black" => AnsiColor::BrightBlack,
        _ => return Style::new().bold(),
    };
    color.on_default().bold()
}

fn named(game: &Game, names: &Names, p: Player) -> String {
    let style = seat_style(game.rules().seat(p));
    format!("{style}{}{style:#}", names.of(p))
}

/// Draws the screen for the question that is open, or for the end of the game.
pub fn show(session: &Session, list: &Group, look: &Look, out: &mut dyn Write) -> Result<(), Error> {
    let game = session.recorder().game();
    let head = header(game, session.names());
    let mut foot = news(session);
    if game.over() {
        let mut scores = Vec::new();
        Tale::of(session.recorder())?.write_scores(&mut scores)?;
        foot.push_str(&String::from_utf8_lossy(&scores));
        foot.push_str("The game is over. Enter leaves, u takes back your last decision, s keeps the record.\n");
    } else {
        foot.push_str(&question(session, list));
    }
    let lines = head.lines().count() + foot.lines().count() + 2;
    if look.clear {
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    out.write_all(head.as_bytes())?;
    board(game, list, look.width, look.height.saturating_sub(lines), out)?;
    out.write_all(foot.as_bytes())?;
    Ok(())
}

/// The turn, and each player with score and followers at hand.
fn header(game: &Game, names: &Names) -> String {
    let core = &game.state().core;
    let left: usize = core.piles.iter().map(Vec::len).sum();
    let mut line = format!("Turn {}, {left} tiles left", core.turn.number);
    for p in core.players() {
        let figures: Vec<String> = (0..game.rules().names.figures.len())
            .map(FigureKind::at)
            .filter(|k| game.rules().figures.get(*k).per_player > 0)
            .map(|k| format!("{} {}", core.in_supply(p, k), game.rules().names.figures.name(k.index())))
            .collect();
        let turn = if core.turn.active == p && !game.over() { "*" } else { "" };
        line.push_str(&format!("   {}{turn} {} ({})", named(game, names, p), core.score[p.index()], figures.join(", ")));
    }
    line.push('\n');
    line
}

/// What the others did since the person was asked last, and what one's own last move brought.
fn news(session: &Session) -> String {
    let game = session.recorder().game();
    let dim = Style::new().dimmed();
    let mut text = String::new();
    for news in session.news().iter().filter(|n| n.action != "pass" || !n.notes.is_empty()) {
        text.push_str(&format!("{} {dim}{}{dim:#}\n", named(game, session.names(), news.player), news.action));
        for note in &news.notes {
            text.push_str(&format!("   {note}\n"));
        }
    }
    text
}

/// Who is asked what, and the entries that are not on the board.
fn question(session: &Session, list: &Group) -> String {
    let game = session.recorder().game();
    let Some(decision) = game.decision() else { return String::new() };
    let prompt = game.rules().names.prompts.name(decision.ask.prompt.index());
    let bold = Style::new().bold();
    let mut text = format!("{}: {bold}{prompt}{bold:#}", named(game, session.names(), decision.ask.player));
    if let Some(tile) = list.tile() {
        text.push_str(&format!(" {}", game.rules().tiles.get(tile).name));
    }
    let on_board: Vec<usize> = list.cells().map(|(_, number)| number).collect();
    if asks_turn(list) {
        text.push_str(" Which way round?");
    } else if let (Some(first), Some(last)) = (on_board.first(), on_board.last()) {
        text.push_str(&format!(" Where? {first} to {last} on the board"));
    }
    text.push_str(" (? helps)\n");
    for (i, choice) in list.list.iter().enumerate().filter(|(i, _)| !on_board.contains(&(i + 1))) {
        text.push_str(&entry(game, i + 1, choice));
    }
    text
}

fn entry(game: &Game, number: usize, choice: &Choice) -> String {
    let bold = Style::new().bold();
    format!("  {bold}{number:>2}{bold:#}  {}\n", choice.words(game))
}

fn board(_game: &Game, _list: &Group, _width: usize, _height: usize, _out: &mut dyn Write) -> std::io::Result<()> {
    Ok(())
}

/// The board as it lies, without options.
pub fn final_board(_game: &Game, _out: &mut dyn Write) -> std::io::Result<()> {
    Ok(())
}

/// The moves so far.
pub fn log(recorder: &Recorder) -> String {
    let mut text = Vec::new();
    let written = Tale::of(recorder).map(|tale| tale.write_moves(&mut text));
    match written {
        Ok(_) => String::from_utf8_lossy(&text).into_owned(),
        Err(error) => format!("{}\n", error.message()),
    }
}

/// The tiles that are left, each with its number.
pub fn tiles_left(game: &Game) -> String {
    let mut left: BTreeMap<&str, usize> = BTreeMap::new();
    for tile in game.state().core.piles.iter().flatten() {
        *left.entry(game.rules().tiles.get(*tile).name.as_str()).or_default() += 1;
    }
    let all: Vec<String> = left.iter().map(|(name, n)| format!("{n} {name}")).collect();
    format!("Left: {}\n", if all.is_empty() { "nothing".into() } else { all.join(", ") })
}

/// What everybody would have if the game ended now.
pub fn projection(game: &Game, names: &Names) -> String {
    match game.view().standing() {
        Ok(points) => {
            let each: Vec<String> = names.iter().zip(points).map(|(name, n)| format!("{name} {n}")).collect();
            format!("If the game ended now: {}\n", each.join(", "))
        }
        Err(fault) => format!("{fault}\n"),
    }
}
