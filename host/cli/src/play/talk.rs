//! A session with its files: keeps the game up to date on disk, and asks on leaving whether to keep it.
//!
//! Both the line-based conversation and the screen hand their lines to a [`Talk`] and show what it says.

use std::path::{Path, PathBuf};

use bastide_core::record::Recorder;
use bastide_session::Session;

use super::input::{Input, Page};
use super::autosave;
use crate::error::Error;
use bastide_files::Locks;
use bastide_files::{self as files, Existing};
use bastide_tables::records;

/// A game in play that is kept on disk.
pub struct Talk {
    /// The game.
    pub session: Session,
    /// Where the person keeps the record.
    save: Option<PathBuf>,
    /// Where the record is kept as long as it is kept nowhere else, so that Ctrl-C or a closed window lose nothing.
    autosave: Option<PathBuf>,
    /// The files that no other program may write meanwhile.
    locks: Locks,
    /// The file that is suggested, while the person is asked whether to keep the game.
    leaving: Option<PathBuf>,
}

/// What comes after a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The next question.
    Ask,
    /// A text is to be shown, then the same question.
    Page(Page),
    /// The conversation is over; this is said last, in lines that are ended.
    Left(String),
}

impl Talk {
    /// A game that goes on. With a file to save in, the record is kept up to date there; else in the spare file, if there is one. Both are
    /// locked by `locks`.
    ///
    /// # Errors
    /// As for [`Session::new`].
    pub fn new(recorder: Recorder, save: Option<PathBuf>, autosave: Option<PathBuf>, locks: Locks) -> Result<Talk, Error> {
        let mut session = Session::new(recorder)?;
        if let (Some(autosave), None) = (&autosave, &save) {
            session.notify(&format!("The game is kept in {} while you play, even after Ctrl-C.\n", autosave.display()));
        }
        Ok(Talk { session, save, autosave, locks, leaving: None })
    }

    /// Keeps the record up to date, where the person said, else in the spare file.
    ///
    /// # Errors
    /// The file that the person named cannot be written.
    pub fn keep(&mut self) -> Result<(), Error> {
        let recorder = self.session.recorder();
        match (&self.save, &self.autosave) {
            (Some(path), _) => Ok(records::save(path, &recorder.text())?),
            (None, Some(autosave)) if !recorder.is_empty() => {
                // A spare file that cannot be written is no reason to stop a game.
                if let Err(error) = records::save(autosave, &recorder.text()) {
                    self.session.notify(&format!("The game is not kept: {}\n", error.message()));
                    self.autosave = None;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// What is asked besides the question of the game: whether to keep it.
    pub fn prompt(&self) -> Option<String> {
        let name = self.leaving.as_ref()?;
        Some(format!("Keep the game? Enter for {}, another name, or n for no: ", name.display()))
    }

    /// Takes a line.
    ///
    /// # Errors
    /// The game refuses what it offered.
    pub fn line(&mut self, line: &str) -> Result<Step, Error> {
        if let Some(name) = self.leaving.take() {
            return Ok(self.leave_with(line.trim(), &name));
        }
        match Input::read(line) {
            Input::Nothing if self.session.game().over() => return Ok(self.leave()),
            Input::Nothing => {}
            Input::Numbers(numbers) => self.session.choose_all(&numbers)?,
            Input::Notation(text) => self.session.act(&text)?,
            Input::Back => self.session.back(),
            Input::Undo => self.session.undo()?,
            Input::Save(file, existing) => self.save_as(file.as_deref(), existing),
            Input::Quit => return Ok(self.leave()),
            Input::Page(page) => return Ok(Step::Page(page)),
        }
        Ok(Step::Ask)
    }

    /// Leaves, or asks first whether to keep a game that is not kept.
    pub fn leave(&mut self) -> Step {
        if self.save.is_none() && !self.session.recorder().is_empty() {
            self.leaving = Some(free_name(self.session.recorder().seed()));
            return Step::Ask;
        }
        self.farewell()
    }

    fn leave_with(&mut self, answer: &str, name: &Path) -> Step {
        match answer {
            "n" | "N" | "no" => {
                autosave::remove(self.autosave.as_deref());
                return Step::Left("Not kept.\n".into());
            }
            "" => self.save_as(Some(&name.to_string_lossy()), Existing::Keep),
            other => self.save_as(Some(other), Existing::Keep),
        }
        if self.save.is_none() {
            return Step::Ask;
        }
        self.session.take_notice();
        self.farewell()
    }

    fn farewell(&self) -> Step {
        autosave::remove(self.autosave.as_deref());
        let Some(path) = &self.save else { return Step::Left(String::new()) };
        let path = path.display();
        let how = if self.session.game().over() { "bastide replay" } else { "bastide play --resume" };
        Step::Left(format!("The game is kept in {path}: {how} {path}\n"))
    }

    /// Keeps the game in a file from now on. A file that is not this game's own stays, unless it is to be replaced.
    fn save_as(&mut self, file: Option<&str>, existing: Existing) {
        let recorder = self.session.recorder();
        let path = file.map(PathBuf::from).or_else(|| self.save.clone()).unwrap_or_else(|| free_name(recorder.seed()));
        let own = self.save.as_deref().is_some_and(|own| own == path || files::is_same(own, &path));
        let existing = if own { Existing::Replace } else { existing };
        let written = files::check(&path, existing).and_then(|()| self.locks.hold(&path));
        let written = written.and_then(|()| files::write_bytes(&path, existing, recorder.text().as_bytes()));
        match written.map_err(Error::from) {
            Ok(()) => {
                self.session.notify(&format!("Kept in {}, from now on after every move.\n", path.display()));
                self.save = Some(path);
            }
            Err(Error::Exists(path)) => {
                let path = path.display();
                self.session.notify(&format!("{path} exists already and is left as it is; s! {path} replaces it.\n"));
            }
            Err(error) => self.session.notify(&format!("{}\n", error.message())),
        }
    }

    /// The conversation broke off: says where the game is, in a line that is ended; nothing if it is kept nowhere.
    pub fn broken_off(&self) -> String {
        match (self.session.recorder().is_empty(), self.save.as_ref().or(self.autosave.as_ref())) {
            (false, Some(path)) => {
                let path = path.display();
                format!("The game is kept in {path}: bastide play --resume {path}\n")
            }
            _ => String::new(),
        }
    }

    /// A plugin broke the game in the course of a bot's move: keeps it up to there, and says where.
    ///
    /// # Errors
    /// The game cannot be kept.
    pub fn rescue(&mut self) -> Result<String, Error> {
        let recorder = self.session.recorder();
        let (seed, len) = (recorder.seed(), recorder.len());
        self.session.rewind(len)?;
        rescue(self.session.recorder(), self.save.as_deref(), seed)
    }
}

/// Keeps a game up to the action that broke it, and says where.
pub(super) fn rescue(recorder: &Recorder, save: Option<&Path>, seed: u64) -> Result<String, Error> {
    let path = save.map_or_else(|| free_name(seed), Path::to_owned);
    records::save(&path, &recorder.text())?;
    Ok(format!("The game up to here is kept in {}.\n", path.display()))
}

/// A name for the record of this game that no file has yet.
fn free_name(seed: u64) -> PathBuf {
    let name = |n: u32| PathBuf::from(if n == 1 { format!("game-{seed}.record") } else { format!("game-{seed}-{n}.record") });
    (1..).map(name).find(|path| !Path::exists(path)).unwrap_or_else(|| name(1))
}
