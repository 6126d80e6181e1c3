//! What the command line and the terminal say of a game before its table is read.

use std::io::IsTerminal;
use std::path::PathBuf;

use bastide_files::{self as files, Existing, Locks};

use crate::args;
use bastide_console::Error;
use bastide_console::interrupt;

/// How a game begins.
pub(crate) struct Begin {
    /// Whether people read and type at a terminal.
    pub(crate) at_terminal: bool,
    /// Whether bots have all seats.
    pub(crate) watched: bool,
    /// The file that gets the record after every move.
    pub(crate) save: Option<PathBuf>,
    /// The locks, with that of the file.
    pub(crate) locks: Locks,
}

impl Begin {
    /// Reads the arguments, and locks the file for the record.
    ///
    /// # Errors
    /// The file exists and may not be replaced, or another program writes to it.
    pub(crate) fn of(args: &args::Play, json: bool) -> Result<Begin, Error> {
        let at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        let watched = args.exhibition || json || !(at_terminal || args.plain);
        // A game that is resumed to be watched is saved only on request.
        let save = args.save.clone().or_else(|| args.resume.clone().filter(|_| !watched));
        // The file that the game is resumed from may be overwritten.
        if let Some(path) = args.save.as_deref().filter(|p| !args.resume.iter().any(|own| files::is_same(own, p))) {
            files::check(path, Existing::forced(args.force))?;
        }
        interrupt::end_cleanly();
        let mut locks = Locks::default();
        save.iter().try_for_each(|path| locks.hold(path))?;
        Ok(Begin { at_terminal, watched, save, locks })
    }
}
