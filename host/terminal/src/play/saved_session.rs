//! A session with its files: saves the game after every action, and asks on leaving whether to save
//! it.
//!
//! The line-based interface and the screen pass their lines to a [`SavedSession`] and show its
//! answers.

use std::path::{Path, PathBuf};

use bastide_core::record::Recorder;
use bastide_files::{self as files, Existing, FileError, Locks};
use bastide_session::Session;
use bastide_tables::records;

use super::autosave;
use super::input::{Input, Page};
use bastide_console::Error;
use bastide_console::language::say;

/// A game in progress that is saved to disk.
pub struct SavedSession {
    /// The game.
    pub session: Session,
    /// The file in which the player saves the record.
    save: Option<PathBuf>,
    /// The autosave file, used until the player saves elsewhere, so that Ctrl-C or a closed window
    /// loses nothing.
    autosave: Option<PathBuf>,
    /// The files that no other program may write.
    locks: Locks,
    /// The suggested file, while the player is asked whether to save the game.
    leaving: Option<PathBuf>,
}

/// The result of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The next question.
    Ask,
    /// Show a page, then the same question.
    Page(Page),
    /// The game is left; the text is shown last, with its line breaks.
    Left(String),
}

impl SavedSession {
    /// Continues a game. The record is saved in `save` or, without one, in the autosave file, if
    /// there is one. Both are locked by `locks`.
    ///
    /// # Errors
    /// As for [`Session::new`].
    pub fn new(
        recorder: Recorder,
        save: Option<PathBuf>,
        autosave: Option<PathBuf>,
        locks: Locks,
    ) -> Result<SavedSession, Error> {
        let mut session = Session::new(recorder)?;
        if let (Some(autosave), None) = (&autosave, &save) {
            session.notify(&format!("{}\n", say!("saved-while-playing", file = autosave.display().to_string())));
        }
        Ok(SavedSession { session, save, autosave, locks, leaving: None })
    }

    /// Saves the record, in the player's file or in the autosave file.
    ///
    /// # Errors
    /// The file that the player named cannot be written.
    pub fn save(&mut self) -> Result<(), Error> {
        let recorder = self.session.recorder();
        match (&self.save, &self.autosave) {
            (Some(path), _) => Ok(records::save(path, &recorder.text())?),
            (None, Some(autosave)) if !recorder.is_empty() => {
                // A failed autosave does not stop the game.
                if let Err(error) = records::save(autosave, &recorder.text()) {
                    self.session.notify(&format!("{}\n", say!("not-saved-because", why = error.message())));
                    self.autosave = None;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Returns the question whether to save the game, while it is open.
    pub fn prompt(&self) -> Option<String> {
        let name = self.leaving.as_ref()?;
        Some(say!("ask-save", file = name.display().to_string()) + " ")
    }

    /// Handles a line.
    ///
    /// # Errors
    /// The game refuses an action that it offered.
    pub fn line(&mut self, line: &str) -> Result<Step, Error> {
        if let Some(name) = self.leaving.take() {
            return Ok(self.leave_with(line.trim(), &name));
        }
        match Input::read(line) {
            Input::Nothing if self.session.game().is_over() => return Ok(self.leave()),
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

    /// Leaves the game, or asks first whether to save a game that is not saved.
    pub fn leave(&mut self) -> Step {
        if self.save.is_none() && !self.session.recorder().is_empty() {
            self.leaving = Some(free_name(self.session.recorder().seed()));
            return Step::Ask;
        }
        self.farewell()
    }

    fn leave_with(&mut self, answer: &str, name: &Path) -> Step {
        match answer {
            "n" | "N" | "no" | "nee" | "nein" => {
                autosave::remove(self.autosave.as_deref());
                return Step::Left(say("not-saved") + "\n");
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
        let how = if self.session.game().is_over() { "bastide replay" } else { "bastide play --resume" };
        Step::Left(saved(&path, how))
    }

    /// Saves the game in a file from now on. Another existing file stays, unless it is to be
    /// replaced.
    fn save_as(&mut self, file: Option<&str>, existing: Existing) {
        let recorder = self.session.recorder();
        let path = file.map(PathBuf::from).or_else(|| self.save.clone()).unwrap_or_else(|| free_name(recorder.seed()));
        let own = self.save.as_deref().is_some_and(|own| own == path || files::is_same(own, &path));
        let existing = if own { Existing::Replace } else { existing };
        let written = files::check(&path, existing).and_then(|()| self.locks.hold(&path));
        let written = written.and_then(|()| files::write_bytes(&path, existing, recorder.text().as_bytes()));
        match written.map_err(Error::from) {
            Ok(()) => {
                self.session.notify(&format!("{}\n", say!("saved-from-now", file = path.display().to_string())));
                self.save = Some(path);
            }
            Err(Error::File(FileError::Exists(path))) => {
                let path = path.display();
                self.session.notify(&format!("{}\n", say!("exists", file = path.to_string())));
            }
            Err(error) => self.session.notify(&format!("{}\n", error.message())),
        }
    }

    /// Returns the place of the game after an interruption, as a line; an empty text if it is not
    /// saved.
    pub fn broken_off(&self) -> String {
        match (self.session.recorder().is_empty(), self.save.as_ref().or(self.autosave.as_ref())) {
            (false, Some(path)) => {
                let path = path.display();
                saved(&path, "bastide play --resume")
            }
            _ => String::new(),
        }
    }

    /// Saves the game up to a fault of a plugin during a bot's move, and returns its place.
    ///
    /// # Errors
    /// The game cannot be saved.
    pub fn rescue(&mut self) -> Result<String, Error> {
        let recorder = self.session.recorder();
        let (seed, len) = (recorder.seed(), recorder.len());
        self.session.rewind(len)?;
        rescue(self.session.recorder(), self.save.as_deref(), seed)
    }
}

/// Saves a game up to the action that broke it, and returns its place.
pub(super) fn rescue(recorder: &Recorder, save: Option<&Path>, seed: u64) -> Result<String, Error> {
    let path = save.map_or_else(|| free_name(seed), Path::to_owned);
    records::save(&path, &recorder.text())?;
    Ok(format!("{}\n", say!("saved-up-to-here", file = path.display().to_string())))
}

/// Returns where a game is saved, and the command that goes on with it, as a line.
fn saved(path: &dyn std::fmt::Display, command: &'static str) -> String {
    say!("saved-in", file = path.to_string(), command = command) + "\n"
}

/// Returns an unused name for the record of this game.
fn free_name(seed: u64) -> PathBuf {
    let name = |n: u32| PathBuf::from(if n == 1 { format!("game-{seed}.record") } else { format!("game-{seed}-{n}.record") });
    (1..).map(name).find(|path| !Path::exists(path)).unwrap_or_else(|| name(1))
}
