//! Saves the random games that fail as records, so that they can be opened, looked at and played
//! again.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bastide_core::{Action, Recorder, Ruleset, Table};
use bastide_files::{Existing, write_bytes};

/// The name of the folder with the records.
const FOLDER: &str = "failed-games";

/// Returns the folder for the records of games that fail: `failed-games` in the target folder of
/// cargo that is nearest above a path, or in the folder for temporary files if there is none.
pub fn folder(near: &Path) -> PathBuf {
    let near = std::path::absolute(near).unwrap_or_else(|_| near.into());
    let is_target = |folder: &PathBuf| folder.join("CACHEDIR.TAG").is_file();
    let targets = near.ancestors().flat_map(|folder| [folder.to_owned(), folder.join("target")]);
    match targets.into_iter().find(is_target) {
        Some(target) => target.join(FOLDER),
        None => std::env::temp_dir().join(format!("bastide-{FOLDER}")),
    }
}

/// The path of the record of a game that failed, or the reason why there is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saved {
    /// The record, and whether the program needs a library to open it that the record does not
    /// name.
    At(PathBuf, NeedsLibrary),
    /// It cannot be saved; with the reason.
    Not(String),
}

/// Whether the program needs a library to open a record that the record does not name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NeedsLibrary {
    /// The record names every library, or needs none.
    No,
    /// A plugin of the game comes from no library, so the program has to have linked it.
    Perhaps,
}

impl std::fmt::Display for Saved {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Saved::At(path, needs) => {
                let path = path.display();
                write!(
                    f,
                    "the game up to there is saved: `bastide replay {path}` prints it, and `bastide show {path}` draws its board"
                )?;
                match needs {
                    NeedsLibrary::No => Ok(()),
                    NeedsLibrary::Perhaps => write!(f, "; add `--library LIB` for a plugin that the program has not linked"),
                }
            }
            Saved::Not(why) => write!(f, "the game cannot be saved as a record: {why}"),
        }
    }
}

/// Saves the game with these actions in a folder. Actions after the first one that fails are left
/// out.
pub fn save(folder: &Path, table: &Table, rules: &Arc<Ruleset>, seed: u64, actions: &[Action]) -> Saved {
    let mut recorder = match Recorder::start(table.clone(), rules.clone(), seed) {
        Ok(recorder) => recorder,
        Err(error) => return Saved::Not(error.to_string()),
    };
    for action in actions {
        if recorder.play(*action).is_err() {
            let played = recorder.len();
            if let Err(error) = recorder.rewind(played) {
                return Saved::Not(error.to_string());
            }
            break;
        }
    }
    let path = folder.join(format!("seed-{seed}.record"));
    let written = std::fs::create_dir_all(folder).map_err(|e| format!("cannot write {}: {e}", folder.display()));
    let written =
        written.and_then(|()| write_bytes(&path, Existing::Replace, recorder.text().as_bytes()).map_err(|e| e.to_string()));
    let needs = if table.libraries.is_empty() { NeedsLibrary::Perhaps } else { NeedsLibrary::No };
    written.map_or_else(Saved::Not, |()| Saved::At(path, needs))
}

/// The record of a game that is being played, written action by action. If the process ends, the
/// file holds the game up to there, as a record that is cut off.
pub struct Journal(File);

impl Journal {
    /// Begins the record of a game. A journal that cannot be written is not worth the game, so it
    /// is `None`.
    pub fn begin(path: &Path, table: &Table, rules: &Arc<Ruleset>, seed: u64) -> Option<Journal> {
        let text = Recorder::start(table.clone(), rules.clone(), seed).ok()?.text();
        let (head, _end) = text.trim_end().rsplit_once('\n')?;
        std::fs::create_dir_all(path.parent()?).ok()?;
        let mut file = File::create(path).ok()?;
        writeln!(file, "{head}").ok()?;
        Some(Journal(file))
    }

    /// Adds an action that was performed.
    pub fn add(&mut self, line: &str) {
        _ = writeln!(self.0, "{line}");
    }

    /// Removes the file of a journal, and its folder if nothing else is in it.
    pub fn remove(path: &Path) {
        _ = std::fs::remove_file(path);
        _ = path.parent().map(std::fs::remove_dir);
    }

    /// Moves the journal of the game with this seed to the records of games that failed. Returns
    /// the record, or `None` if there is no journal of that game.
    pub fn rescue(path: &Path, seed: u64) -> Option<PathBuf> {
        let text = std::fs::read_to_string(path).ok()?;
        text.lines().find(|line| *line == format!("seed = {seed}"))?;
        let record = path.with_file_name(format!("seed-{seed}.record"));
        std::fs::rename(path, &record).ok()?;
        Some(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_is_in_the_nearest_target_folder() -> std::io::Result<()> {
        let dir = tempfile::tempdir()?;
        let inside = dir.path().join("a/b");
        std::fs::create_dir_all(&inside)?;
        std::fs::create_dir(dir.path().join("target"))?;
        std::fs::write(dir.path().join("target/CACHEDIR.TAG"), "")?;
        assert_eq!(folder(&inside), dir.path().join("target").join(FOLDER));
        assert_eq!(folder(&dir.path().join("target/debug")), dir.path().join("target").join(FOLDER));
        Ok(())
    }
}
