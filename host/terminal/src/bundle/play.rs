//! A game with a bundle in the terminal, line by line: `play --bundle`.
//!
//! The screen of other games reads the engine itself. A bundle is behind messages, so this one shows what they
//! tell: the board in letters, the scores, and the options as a list.

use std::fmt::Display;
use std::io::{BufRead, Write};
use std::path::PathBuf;

use anstyle::Style;
use bastide_core::message::printable_line;
use bastide_files::{self as files, Existing, Locks};
use bastide_sandbox::Bundle;
use bastide_service::{Order, Step};
use bastide_tables::records;
use serde::Serialize;
use serde_json::Value;

use super::entries::{self, Chosen, Entry};
use super::game::{Game, Tried, viewer};
use super::table;
use crate::args;
use crate::play::begin::Begin;
use crate::play::input::{Input, Page};
use crate::play::lines::read_line;
use bastide_console::Error;
use bastide_console::language::{list, say};
use bastide_console::report::{Report, print};

/// A game in the terminal.
struct Session {
    game: Game,
    /// The bot of each seat; `None` for a person.
    bots: Vec<Option<String>>,
    /// The file that has the record after every move.
    save: Option<PathBuf>,
    locks: Locks,
    /// The moves that were made here, in notation, with the seats.
    moves: Vec<Step>,
    /// The messages before the next question.
    notice: String,
}

/// Plays a game with a bundle as the command line requests.
///
/// # Errors
/// The bundle, the table or the record cannot be used, the bundle fails, or the output is closed.
pub fn run(args: &args::Play, bundle: &Bundle, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let Begin { watched, save, locks, .. } = Begin::of(args, json)?;
    let (opening, bots) = match &args.resume {
        Some(record) => table::of_record(records::read(record)?, watched),
        None => table::opening(table::of_file(args.table.as_deref(), bundle)?, args.seed, watched),
    };
    let seed = opening.seed;
    let game = Game::open(bundle, opening)?;
    let mut session = Session { game, bots, save, locks, moves: Vec::new(), notice: String::new() };
    if watched {
        if !args.exhibition && !json {
            writeln!(out, "{}", say("no-terminal"))?;
        }
        return session.watch(seed, json, out);
    }
    session.play(&mut std::io::stdin().lock(), out)
}

/// A game that bots have played to its end.
#[derive(Serialize)]
struct Watched {
    seed: u64,
    /// The moves in notation.
    moves: Vec<String>,
    /// The scores in turn order.
    scores: Vec<i32>,
    /// The fingerprint of the last state.
    fingerprint: Value,
    #[serde(skip)]
    text: String,
}

impl Report for Watched {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        out.write_all(self.text.as_bytes())
    }
}

impl Session {
    /// Lets bots play until a person is asked or the game is over.
    fn let_bots_play(&mut self) -> Result<(), Error> {
        while let Some(kind) = self.game.status().asked.and_then(|seat| self.bots.get(usize::from(seat))?.clone()) {
            match self.perform(&Order::Bot { kind })? {
                Ok(()) => {}
                Err(why) => return Err(Error::Boxed(why)),
            }
        }
        Ok(())
    }

    /// Performs a move, and saves the game.
    fn perform(&mut self, order: &Order) -> Result<Tried<()>, Error> {
        match self.game.act(order)? {
            Ok(step) => {
                self.moves.extend(step);
                if let Some(file) = &self.save {
                    self.game.save(file)?;
                }
                Ok(Ok(()))
            }
            Err(why) => Ok(Err(why)),
        }
    }

    /// Lets bots play to the end, and prints the game.
    fn watch(&mut self, seed: u64, json: bool, out: &mut dyn Write) -> Result<(), Error> {
        // Bots have all seats, so they play to the end.
        self.let_bots_play()?;
        let names = names(&self.game.look(None)?.state);
        let (board, scores) = (self.game.letters(None)?, self.game.status().scores.clone());
        let told = say!("boxed-scores", list = points(&names, &scores));
        let text = format!("{}{board}{told}\n", log(&names, &self.moves));
        let fingerprint = self.game.data(&Order::Fingerprint)?;
        let moves = self.moves.iter().map(|step| step.line.clone()).collect();
        print(&Watched { seed, moves, scores, fingerprint, text }, json, out)
    }

    /// Asks people until they leave the game.
    fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Error> {
        let mut told = 0;
        loop {
            self.let_bots_play()?;
            let entries = self.show(&mut told, out)?;
            let mut asked = None;
            loop {
                write!(out, "{}> ", std::mem::take(&mut self.notice))?;
                out.flush()?;
                let Some(line) = read_line(input)? else { return Ok(()) };
                match self.line(&line, &entries, &mut asked)? {
                    Next::Same => {}
                    Next::Show => break,
                    Next::Leave => return Ok(()),
                }
            }
            told = told.min(self.moves.len());
        }
    }

    /// Shows the game for the seat that is asked, and returns its options.
    fn show(&mut self, told: &mut usize, out: &mut dyn Write) -> Result<Vec<Entry>, Error> {
        let (asked, bold) = (self.game.status().asked, Style::new().bold());
        let look = self.game.look(asked)?;
        let names = names(&look.state);
        let news = log(&names, self.moves.get(*told..).unwrap_or_default());
        *told = self.moves.len();
        let board = self.game.letters(asked)?;
        let scores = points(&names, &self.game.status().scores);
        let left = look.state.get("left").and_then(Value::as_u64).unwrap_or_default();
        writeln!(out, "{board}{news}{}", say!("boxed-turn", turn = self.game.status().turn, n = left, list = scores))?;
        let Some(seat) = asked else {
            writeln!(out, "{}", say("game-over"))?;
            return Ok(Vec::new());
        };
        let text = |key: &str| printable_line(look.state.get(key).and_then(Value::as_str).unwrap_or_default());
        writeln!(out, "{}: {bold}{}{bold:#} {}", named(&names, seat), text("prompt"), say("ask-help"))?;
        let options = look.state.get("options").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let entries = entries::entries(options);
        for (n, entry) in entries.iter().enumerate() {
            writeln!(out, "{:>4}  {}", n + 1, entry.line())?;
        }
        Ok(entries)
    }

    /// Handles a line.
    fn line(&mut self, line: &str, entries: &[Entry], asked: &mut Option<usize>) -> Result<Next, Error> {
        let done = match Input::read(line) {
            Input::Nothing if self.game.status().over => return Ok(Next::Leave),
            Input::Nothing => return Ok(Next::Same),
            Input::Quit => return Ok(Next::Leave),
            Input::Back => {
                *asked = None;
                return Ok(Next::Show);
            }
            Input::Numbers(numbers) => match entries::choose(entries, *asked, &numbers) {
                Chosen::Option(option) => self.perform(&Order::Play { option })?,
                Chosen::Ask(entry) => {
                    *asked = Some(entry);
                    self.notice = entries.get(entry).and_then(Entry::question).unwrap_or_default();
                    return Ok(Next::Same);
                }
                Chosen::Nothing => Err(say!("ask-number", least = 1, most = entries.len())),
            },
            Input::Notation(line) => self.perform(&Order::Act { line })?,
            Input::Undo => self.undo()?,
            Input::Save(file, existing) => self.save_as(file.as_deref(), existing)?,
            Input::Page(page) => Err(self.page(page)?),
        };
        match done {
            Ok(()) => Ok(Next::Show),
            Err(why) => {
                self.notice = format!("{}\n", why.trim_end());
                Ok(Next::Same)
            }
        }
    }

    /// Takes back the last decision of a person.
    fn undo(&mut self) -> Result<Tried<()>, Error> {
        let people = self.bots.iter().zip(&self.game.status().undo_all).filter(|(bot, _)| bot.is_none());
        let Some(keep) = people.filter_map(|(_, keep)| *keep).max() else { return Ok(Err(say("boxed-no-undo"))) };
        let gone = self.game.status().moves.saturating_sub(keep);
        let done = self.perform(&Order::Rewind { keep })?;
        if done.is_ok() {
            self.moves.truncate(self.moves.len().saturating_sub(gone));
        }
        Ok(done)
    }

    /// Saves the game in a file from now on.
    fn save_as(&mut self, file: Option<&str>, existing: Existing) -> Result<Tried<()>, Error> {
        let Some(path) = file.map(PathBuf::from).or_else(|| self.save.clone()) else { return Ok(Err(say("boxed-save"))) };
        let own = self.save.as_deref().is_some_and(|own| own == path || files::is_same(own, &path));
        let existing = if own { Existing::Replace } else { existing };
        if let Err(why) = files::check(&path, existing).and_then(|()| self.locks.hold(&path)) {
            return Ok(Err(Error::from(why).message()));
        }
        self.game.save(&path)?;
        let told = say!("saved-from-now", file = path.display().to_string());
        self.save = Some(path);
        Ok(Err(told))
    }

    /// Returns a page.
    fn page(&mut self, page: Page) -> Result<String, Error> {
        let seat = self.game.status().asked;
        Ok(match page {
            Page::Help => {
                let look = self.game.look(seat)?;
                let help = look.state.get("prompt_help").and_then(Value::as_str).map(printable_line).unwrap_or_default();
                format!("{help}\n{}", say("boxed-commands"))
            }
            Page::Log => {
                let names = names(&self.game.look(seat)?.state);
                log(&names, &self.moves)
            }
            Page::Tiles => {
                let help = self.game.data(&Order::Help { viewer: viewer(seat) })?;
                let tile =
                    |tile: &Value| format!("{} x {}\n", tile["left"], printable_line(tile["name"].as_str().unwrap_or_default()));
                help["tiles"].as_array().into_iter().flatten().map(tile).collect()
            }
            Page::Points => {
                let help = self.game.data(&Order::Help { viewer: viewer(seat) })?;
                let names = names(&self.game.look(seat)?.state);
                say!("projection", list = points(&names, help["standing"].as_array().into_iter().flatten()))
            }
            Page::Legend => {
                let words = self.game.data(&Order::Words { viewer: viewer(seat), points: true })?;
                in_lines(&words)
            }
        })
    }
}

/// What follows a line.
enum Next {
    /// The same question.
    Same,
    /// The game is shown again.
    Show,
    /// The game is left.
    Leave,
}

/// Returns the names of the players.
fn names(state: &std::collections::BTreeMap<String, Value>) -> Vec<String> {
    let names = state.get("names").and_then(Value::as_array).into_iter().flatten();
    names.map(|name| printable_line(name.as_str().unwrap_or("?"))).collect()
}

fn named(names: &[String], seat: u8) -> &str {
    names.get(usize::from(seat)).map_or("?", String::as_str)
}

/// Returns moves with their players, one a line.
fn log(names: &[String], moves: &[Step]) -> String {
    moves.iter().map(|step| format!("{}: {}\n", named(names, step.player), printable_line(&step.line))).collect()
}

/// Returns a list of the players with their points.
fn points<N: Display>(names: &[String], points: impl IntoIterator<Item = N>) -> String {
    let each: Vec<String> = names.iter().zip(points).map(|(name, n)| format!("{name} {n}")).collect();
    list(&each)
}

/// Returns the texts in some data, one a line.
fn in_lines(data: &Value) -> String {
    match data {
        Value::String(text) => format!("{}\n", printable_line(text)),
        Value::Array(list) => list.iter().map(in_lines).collect(),
        Value::Object(map) => map.values().map(in_lines).collect(),
        _ => String::new(),
    }
}
