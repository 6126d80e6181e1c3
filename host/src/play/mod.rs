//! A game at the terminal, or an exhibition where there is none.
//!
//! A [`Session`] has the record in play, the bots, and the lists that a person has opened; it is driven by a reader and
//! tells everything to a writer, so a test can sit in the place of the person. Bots are asked with dice that follow from the seed and
//! the number of the decision, so a game that is taken back or resumed goes on as it would have.

mod beside;
pub mod choices;
pub mod exhibition;
pub mod input;
pub mod look;
pub mod pages;
pub mod repair;
pub mod screen;
mod spare;

#[cfg(test)]
mod tests;

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use bastide_core::record::Recorder;
use bastide_core::{Action, Ask, Player, notation};

use crate::cli;
use crate::error::Error;
use crate::files::{self, Existing};
use crate::lock::Locks;
use crate::records;
use crate::story::{self, Names};
use crate::tables;
use bastide_bots::{Bot, Dice};
use choices::{Choice, Common, Group};
use input::Input;
use look::Look;

/// Plays as the command line says.
pub fn run(args: &cli::Play, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let watched = args.exhibition || json || !at_terminal;
    // A game that is resumed to be watched is not the person's any more: it is kept only where that was asked for.
    let mut save = args.save.clone().or_else(|| args.resume.clone().filter(|_| !watched));
    // A file that the game is resumed from is its own.
    if let Some(path) = args.save.as_deref().filter(|p| !args.resume.iter().any(|own| files::is_same(own, p))) {
        files::check(path, Existing::forced(args.force))?;
    }
    let mut locks = Locks::default();
    save.iter().try_for_each(|path| locks.hold(path))?;
    let recorder = match &args.resume {
        Some(path) => {
            let may_ask = at_terminal && !json;
            let ask = |cut: &Error, new: &Path| match may_ask {
                true => repair::ask(cut, path, new, &mut std::io::stdin().lock(), out),
                false => Ok(false),
            };
            let (recorder, repaired) = repair::resume(path, args.save.as_deref(), args.repair, ask)?;
            if let (Some(new), false) = (repaired, watched) {
                locks.hold(&new)?;
                save = Some(new);
            }
            recorder
        }
        None => {
            let setting = tables::to_play(args.table.as_deref())?;
            let seed = setting.seed(args.seed);
            let table = if watched { exhibition::with_bots(setting.table) } else { setting.table };
            Recorder::start(table, setting.rules, seed)?
        }
    };
    if watched {
        let why =
            if args.exhibition || json { None } else { Some("There is no terminal to play at, so bots play for everybody.") };
        return exhibition::run(recorder, save.as_deref(), why, json, out);
    }
    let mut session = Session::new(recorder, save)?;
    session.spare = spare::file(session.recorder.seed(), &mut locks);
    session.locks = locks;
    session.converse(&mut std::io::stdin().lock(), out, Look::of_terminal)
}

/// A game in play at a terminal.
pub struct Session {
    recorder: Recorder,
    bots: Vec<Option<Box<dyn Bot>>>,
    names: Names,
    save: Option<PathBuf>,
    /// Where the record is kept as long as it is kept nowhere else, so that Ctrl-C or a closed window lose nothing.
    spare: Option<PathBuf>,
    /// The files that no other program may write meanwhile.
    locks: Locks,
    /// The entries that were chosen on the way to the list that is shown.
    opened: Vec<usize>,
    /// What happened since the person was asked last.
    news: Vec<News>,
    /// What is to be said before the next question.
    notice: String,
}

/// A move that the person has not seen yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// Whose.
    pub player: Player,
    /// What they did, in the third person without its subject.
    pub action: String,
    /// What it brought.
    pub notes: Vec<String>,
    /// Is it hidden until all who are asked have answered?
    pub sealed: bool,
}

/// Does the conversation go on?
enum Next {
    Ask,
    Leave,
}

impl Session {
    /// A session that goes on with a game. With a file to save in, the record is kept up to date there.
    pub fn new(recorder: Recorder, save: Option<PathBuf>) -> Result<Session, Error> {
        let seats = &recorder.table().players;
        let bots = seats.iter().map(|s| s.bot.as_deref().map(bastide_bots::make).transpose()).collect::<Result<_, _>>()?;
        let names = Names::new(seats);
        let (opened, news, notice) = (Vec::new(), Vec::new(), String::new());
        Ok(Session { recorder, bots, names, save, spare: None, locks: Locks::default(), opened, news, notice })
    }

    /// The record in play.
    pub fn recorder(&self) -> &Recorder {
        &self.recorder
    }

    /// The names for people.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// What happened since the person was asked last.
    pub fn news(&self) -> &[News] {
        &self.news
    }

    /// Talks with the person until the game is left. `look` tells the size of the terminal, which may change.
    pub fn converse(&mut self, input: &mut dyn BufRead, out: &mut dyn Write, look: impl Fn() -> Look) -> Result<(), Error> {
        if let (Some(spare), None) = (&self.spare, &self.save) {
            self.notice = format!("The game is kept in {} while you play, whatever happens (Ctrl-C).\n", spare.display());
        }
        loop {
            if let Err(broken) = self.let_bots_play() {
                rescue(&mut self.recorder, self.save.as_deref(), out)?;
                return Err(broken);
            }
            self.keep()?;
            screen::show(self, &self.list(), &look(), out)?;
            write!(out, "{}> ", std::mem::take(&mut self.notice))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return self.say_where(out);
            };
            if let Next::Leave = self.answer(&line, input, out)? {
                return Ok(());
            }
        }
    }

    /// The list that is shown.
    pub fn list(&self) -> Group {
        let mut list = Group::of(self.recorder.game());
        for &number in &self.opened {
            match list.get(number) {
                Some(Choice::Group(group)) => list = group.clone(),
                Some(Choice::Range(entry)) => list = Group { what: Common::Amount(*entry), list: Vec::new() },
                _ => {}
            }
        }
        list
    }

    /// Is the person's turn to come, or is the game over? All that bots do before is done.
    fn let_bots_play(&mut self) -> Result<(), Error> {
        while let Some(decision) = self.recorder.game().decision() {
            let Some(Some(bot)) = self.bots.get_mut(decision.ask.player.index()) else { return Ok(()) };
            let mut dice = Dice::new(self.recorder.seed(), self.recorder.len() as u64);
            let choice = bot.choose(self.recorder.game(), &mut dice);
            if let Some(action) = decision.get(choice) {
                self.play(action)?;
            }
        }
        Ok(())
    }

    fn play(&mut self, action: Action) -> Result<(), Error> {
        let seed = self.recorder.seed();
        let Some(Ask { player, sealed, .. }) = self.recorder.game().decision().map(|d| d.ask) else { return Ok(()) };
        let deed = story::deed(self.recorder.game(), &self.names, player, &action);
        self.recorder.play(action).map_err(|refused| Error::refused(seed, refused))?;
        let notes = story::brought(self.recorder.game(), &self.names, player, &action);
        self.news.push(News { player, action: deed, notes, sealed });
        self.opened.clear();
        Ok(())
    }

    /// Keeps the record up to date, where the person said, else in the spare file.
    fn keep(&mut self) -> Result<(), Error> {
        match (&self.save, &self.spare) {
            (Some(path), _) => records::save(path, &self.recorder.text()),
            (None, Some(spare)) if !self.recorder.is_empty() => {
                // A spare file that cannot be written is no reason to stop a game.
                if let Err(error) = records::save(spare, &self.recorder.text()) {
                    self.notice = format!("The game is kept nowhere: {}\n", error.message());
                    self.spare = None;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The conversation broke off: says where the game is.
    fn say_where(&self, out: &mut dyn Write) -> Result<(), Error> {
        if let (false, Some(path)) = (self.recorder.is_empty(), self.save.as_ref().or(self.spare.as_ref())) {
            let path = path.display();
            writeln!(out, "The game is kept in {path}: bastide play --resume {path}")?;
        }
        Ok(())
    }

    fn answer(&mut self, line: &str, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Next, Error> {
        match Input::read(line) {
            Input::Nothing if self.recorder.game().over() => return self.leave(input, out),
            Input::Nothing => {}
            Input::Number(number) => self.choose(number)?,
            Input::Notation(text) => self.act(&text)?,
            Input::Back => _ = self.opened.pop(),
            Input::Undo => self.undo()?,
            Input::Save(file, existing) => self.save_as(file.as_deref(), existing),
            Input::Quit => return self.leave(input, out),
            Input::Help => self.notice = format!("{}\n", input::HELP),
            Input::Log => self.notice = pages::log(&self.recorder),
            Input::Tiles => self.notice = pages::tiles_left(self.recorder.game()),
            Input::Points => self.notice = pages::projection(self.recorder.game(), &self.names),
        }
        Ok(Next::Ask)
    }

    /// Opens an entry of the list, or does it.
    fn choose(&mut self, number: usize) -> Result<(), Error> {
        let list = self.list();
        if let Common::Amount(entry) = list.what {
            return match i16::try_from(number) {
                Ok(n) if (entry.lo..=entry.hi).contains(&n) => self.decide(Action::new(entry.verb, entry.target, n)),
                _ => {
                    self.notice = format!("That is too much or too little; it goes from {} to {}.\n", entry.lo, entry.hi);
                    Ok(())
                }
            };
        }
        match list.get(number) {
            Some(Choice::Act(action)) => self.decide(*action),
            Some(Choice::Range(_) | Choice::Group(_)) => {
                self.opened.push(number);
                Ok(())
            }
            None if list.list.is_empty() => Ok(()),
            None => {
                self.notice = format!("There is no {number}; the numbers go from 1 to {}.\n", list.list.len());
                Ok(())
            }
        }
    }

    /// Does an action that was typed in notation.
    fn act(&mut self, text: &str) -> Result<(), Error> {
        let game = self.recorder.game();
        match notation::parse(game.view(), text).map(|action| game.meant(&action)) {
            Ok(Some(option)) => return self.decide(option),
            Ok(None) => self.notice = format!("\"{text}\" is not on offer now.\n"),
            Err(error) => self.notice = format!("{error}\nA number from the list will do as well, and ? helps.\n"),
        }
        Ok(())
    }

    /// The person has decided: what was news is known now. An action that breaks a plugin is taken back.
    fn decide(&mut self, action: Action) -> Result<(), Error> {
        self.news.clear();
        match self.play(action) {
            Err(broken @ Error::Broken { .. }) => {
                self.rewind(self.recorder.len())?;
                self.notice = format!("{}\nThe action is taken back; choose another.\n", broken.message());
                Ok(())
            }
            other => other,
        }
    }

    /// Goes back to the state after so many actions.
    fn rewind(&mut self, keep: usize) -> Result<(), Error> {
        let seed = self.recorder.seed();
        self.recorder.rewind(keep).map_err(|refused| Error::refused(seed, refused))?;
        self.opened.clear();
        Ok(())
    }

    /// Takes back the last decision of a person and what came after it.
    fn undo(&mut self) -> Result<(), Error> {
        let person = |p: Player| self.bots.get(p.index()).is_some_and(Option::is_none);
        let Some(last) = self.recorder.played().rposition(|(player, ..)| person(player)) else {
            self.notice = "There is nothing of yours to take back.\n".into();
            return Ok(());
        };
        self.rewind(last)?;
        self.news.clear();
        self.notice = "Taken back.\n".into();
        Ok(())
    }

    /// Keeps the game in a file from now on. A file that is not this game's own stays, unless it is to be replaced.
    fn save_as(&mut self, file: Option<&str>, existing: Existing) {
        let path = file.map(PathBuf::from).or_else(|| self.save.clone()).unwrap_or_else(|| free_name(self.recorder.seed()));
        let own = self.save.as_deref().is_some_and(|own| own == path || files::is_same(own, &path));
        let existing = if own { Existing::Replace } else { existing };
        let written = files::check(&path, existing).and_then(|()| self.locks.hold(&path));
        match written.and_then(|()| files::write_bytes(&path, existing, self.recorder.text().as_bytes())) {
            Ok(()) => {
                self.notice = format!("Kept in {}, from now on after every move.\n", path.display());
                self.save = Some(path);
            }
            Err(Error::Exists(path)) => {
                let path = path.display();
                self.notice = format!("{path} exists already and is left as it is; s! {path} replaces it.\n");
            }
            Err(error) => self.notice = format!("{}\n", error.message()),
        }
    }

    /// Leaves, and offers to keep a game that is not kept.
    fn leave(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Next, Error> {
        if self.save.is_none() && !self.recorder.is_empty() {
            let name = free_name(self.recorder.seed());
            write!(out, "Keep the game? Enter for {}, another name, or n for no: ", name.display())?;
            out.flush()?;
            match read_line(input)?.as_deref().map(str::trim) {
                None => {
                    self.say_where(out)?;
                    return Ok(Next::Leave);
                }
                Some("n" | "N" | "no") => {
                    spare::remove(self.spare.as_deref());
                    writeln!(out, "Not kept.")?;
                    return Ok(Next::Leave);
                }
                Some("") => self.save_as(Some(&name.to_string_lossy()), Existing::Keep),
                Some(other) => self.save_as(Some(other), Existing::Keep),
            }
            if self.save.is_none() {
                return Ok(Next::Ask);
            }
            self.notice.clear();
        }
        spare::remove(self.spare.as_deref());
        if let Some(path) = &self.save {
            let path = path.display();
            let how = if self.recorder.game().over() { "bastide replay" } else { "bastide play --resume" };
            writeln!(out, "The game is kept in {path}: {how} {path}")?;
        }
        Ok(Next::Leave)
    }
}

/// Keeps the game up to the action that broke it.
fn rescue(recorder: &mut Recorder, save: Option<&Path>, out: &mut dyn Write) -> Result<(), Error> {
    let seed = recorder.seed();
    recorder.rewind(recorder.len()).map_err(|refused| Error::refused(seed, refused))?;
    let path = save.map_or_else(|| free_name(seed), Path::to_owned);
    records::save(&path, &recorder.text())?;
    Ok(writeln!(out, "The game up to here is kept in {}.", path.display())?)
}

/// A name for the record of this game that no file has yet.
fn free_name(seed: u64) -> PathBuf {
    let name = |n: u32| PathBuf::from(if n == 1 { format!("game-{seed}.record") } else { format!("game-{seed}-{n}.record") });
    (1..).map(name).find(|path| !Path::exists(path)).unwrap_or_else(|| name(1))
}

/// A line, or nothing at the end of the input.
fn read_line(input: &mut dyn BufRead) -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    match input.read_until(b'\n', &mut bytes)? {
        0 => Ok(None),
        _ => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
    }
}
