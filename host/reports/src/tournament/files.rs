//! The journal of a tournament on disk.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use bastide_files::{Existing, FileError, Locks, read, write_bytes};
use bastide_tournament::Tournament;
use bastide_tournament::journal::{Head, Played, complete, enter};
use bastide_tournament::seal::Secret;

use bastide_console::Error;
use bastide_console::language::say;

/// A journal that games are written to.
pub(super) struct Journal {
    path: PathBuf,
    file: File,
    /// Held until the journal is closed.
    _locks: Locks,
}

impl Journal {
    /// Opens the journal of a tournament and enters its games, or begins it. With `anew`, all games are played again.
    pub(super) fn open(
        path: &Path,
        tournament: &mut Tournament,
        secret: &Secret,
        table: &str,
        anew: bool,
    ) -> Result<Journal, Error> {
        let mut locks = Locks::default();
        locks.hold(path)?;
        let head = Head::new(tournament, secret, table);
        let first = serde_json::to_string(&head)? + "\n";
        // The end of the first line marks a journal that was begun.
        let begun = if !anew && path.exists() { read::text(path)? } else { String::new() };
        let (mut lines, length) = complete(&begun);
        match lines.next() {
            None => write_bytes(path, Existing::forced(true), first.as_bytes())?,
            Some(line) => {
                if serde_json::from_str::<Head>(line).ok().as_ref() != Some(&head) {
                    return Err(Error::Usage(say!("tournament-other", file = path.display().to_string())));
                }
                let mut played = 0_u64;
                for (number, line) in (2_u64..).zip(lines) {
                    let unfit = |why: String| {
                        let file = path.display().to_string();
                        Error::Usage(say!("tournament-line", file = file, line = number, why = why))
                    };
                    let game: Played = serde_json::from_str(line).map_err(|why| unfit(why.to_string()))?;
                    enter(tournament, secret, &game).map_err(|why| unfit(why.to_string()))?;
                    played += 1;
                }
                if played > 0 {
                    let text = say!("tournament-resumed", file = path.display().to_string(), n = played);
                    // A run whose error output is closed goes on.
                    _ = writeln!(std::io::stderr(), "{text}");
                }
            }
        }
        let failed = |error| FileError::write(path, error);
        let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        if length > 0 {
            // A last line without an end is written again.
            file.set_len(length as u64).map_err(failed)?;
        }
        Ok(Journal { path: path.to_owned(), file, _locks: locks })
    }

    /// Writes a game.
    pub(super) fn add(&mut self, played: &Played) -> Result<(), Error> {
        let line = serde_json::to_string(played)? + "\n";
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data());
        Ok(written.map_err(|error| FileError::write(&self.path, error))?)
    }
}
