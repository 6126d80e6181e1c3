//! Verifies files of JCloisterZone: rule tests, saved games and traces.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

use bastide_core::Expansion;
use serde::Serialize;
use serde_json::Value;

use super::mirror::Mirror;
use super::setup::{ImportedSetup, import_setup};
use super::trace::{self, Compared};
use super::{Difference, GameFileError, ImportError, assertions, file, jcz_json};

/// The type of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// A rule test: a `.jcz` file with sentences.
    RuleTest,
    /// A saved game, which is followed to its last message.
    SavedGame,
    /// A trace, which is compared at every step.
    Trace,
    /// An unreadable file, or another type.
    Unknown,
}

impl Sort {
    /// Returns the name of the type.
    pub fn name(self) -> &'static str {
        match self {
            Sort::RuleTest => "rule test",
            Sort::SavedGame => "saved game",
            Sort::Trace => "trace",
            Sort::Unknown => "unknown",
        }
    }
}

/// The result of a file.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "outcome")]
pub enum Outcome {
    /// The contents agree with Bastide.
    Passed {
        /// The numbers of compared items.
        compared: Compared,
    },
    /// The contents differ from Bastide.
    Failed {
        /// The first difference.
        difference: Difference,
    },
    /// Bastide cannot play or compare the game.
    Skipped {
        /// The reason, mostly the missing expansions.
        reason: String,
    },
}

/// The extensions of JCloisterZone files.
pub const ENDINGS: [&str; 3] = [".jcz", ".json", ".json.gz"];

/// Returns the files of these paths. For a folder, returns all files inside it that have one of
/// these extensions, sorted by path.
///
/// # Errors
/// A path does not exist, or a folder cannot be read.
pub fn files(paths: &[PathBuf], endings: &[&str]) -> Result<Vec<PathBuf>, GameFileError> {
    paths.iter().try_for_each(|path| path.metadata().map(drop).map_err(|e| GameFileError::file(path, e)))?;
    gather(paths, endings)
}

fn gather(paths: &[PathBuf], endings: &[&str]) -> Result<Vec<PathBuf>, GameFileError> {
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            let entries = path.read_dir().and_then(Iterator::collect::<Result<Vec<_>, _>>);
            let mut inside: Vec<PathBuf> = entries.map_err(|e| GameFileError::file(path, e))?.iter().map(|e| e.path()).collect();
            inside.retain(|p| p.is_dir() || ends(p, endings));
            inside.sort();
            found.extend(gather(&inside, endings)?);
        } else {
            found.push(path.clone());
        }
    }
    Ok(found)
}

/// Returns the folders called `inside` (`traces` or `jcz`) of the folders in `named`, which are separated
/// as in `PATH`. A folder that has none of the two stands for all folders in it that have one.
///
/// # Errors
/// A folder cannot be read, or none of them has `traces` or `jcz`.
pub fn folders_of_games(named: &OsStr, inside: &str) -> Result<Vec<PathBuf>, GameFileError> {
    let has_games = |folder: &Path| ["traces", "jcz"].iter().any(|inside| folder.join(inside).is_dir());
    let mut found: Vec<PathBuf> = Vec::new();
    for folder in std::env::split_paths(named) {
        if has_games(&folder) {
            found.push(folder);
            continue;
        }
        let entries = folder.read_dir().map_err(|e| GameFileError::file(&folder, e))?;
        let mut around: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| has_games(path)).collect();
        around.sort();
        found.extend(around);
    }
    if found.is_empty() {
        let none = io::Error::new(io::ErrorKind::NotFound, "no folder there has \"traces\" or \"jcz\" with games");
        return Err(GameFileError::file(Path::new(named), none));
    }
    Ok(found.into_iter().map(|folder| folder.join(inside)).filter(|folder| folder.is_dir()).collect())
}

/// Returns `true` if the name of a file ends with one of these extensions.
pub fn ends(path: &Path, endings: &[&str]) -> bool {
    path.file_name().is_some_and(|name| endings.iter().any(|end| name.to_string_lossy().ends_with(end)))
}

/// Reads a file, plays the game and checks the contents. A file that cannot be read fails.
pub fn verify(path: &Path, available: &[&dyn Expansion]) -> (Sort, Outcome) {
    let game = match file::read(path) {
        Ok(game) => game,
        Err(GameFileError::Form { message, .. }) => return (Sort::Unknown, failed("reading", message)),
        Err(GameFileError::File { error, .. }) => return (Sort::Unknown, failed("reading", error.to_string())),
    };
    let sort = sort(&game);
    (sort, check(&game, sort, available).unwrap_or_else(|wrong| failed("the setup", wrong.to_string())))
}

/// Returns the failure of a file whose game cannot start.
pub fn failed(step: &str, what: String) -> Outcome {
    Outcome::Failed { difference: Difference { step: step.into(), what, board: String::new() } }
}

fn sort(game: &Value) -> Sort {
    if !game["setup"].is_object() {
        Sort::Unknown
    } else if game["steps"].is_array() {
        Sort::Trace
    } else if game["test"]["assertions"].is_array() {
        Sort::RuleTest
    } else {
        Sort::SavedGame
    }
}

/// Plays a game and checks the contents of its file.
///
/// # Errors
/// The setup is invalid.
pub fn check(game: &Value, sort: Sort, available: &[&dyn Expansion]) -> Result<Outcome, ImportError> {
    let setup = match import_setup(game, available) {
        Ok(setup) => setup,
        Err(ImportError::Missing(needs)) => return Ok(Outcome::Skipped { reason: format!("needs {needs}") }),
        Err(wrong) => return Err(wrong),
    };
    let compared = match sort {
        Sort::Trace => trace::compare(game, &setup),
        Sort::RuleTest => assertions::check(game, &setup).map(Ok),
        Sort::SavedGame | Sort::Unknown => follow(game, &setup).map(|_| {
            let messages = jcz_json::messages(game).len();
            Ok(Compared { messages, ..Compared::default() })
        }),
    };
    Ok(match compared {
        Ok(Ok(compared)) => Outcome::Passed { compared },
        Ok(Err(reason)) => Outcome::Skipped { reason },
        Err(difference) => Outcome::Failed { difference },
    })
}

/// Follows a game to its last message.
///
/// # Errors
/// A message that Bastide cannot follow.
pub(super) fn follow(game: &Value, setup: &ImportedSetup) -> Result<Mirror, Difference> {
    follow_with(game, setup, |_, _| Ok(()))
}

/// The same; looks at each message before it is performed.
///
/// # Errors
/// A message that Bastide cannot follow, or for which `look` returns an error.
pub(super) fn follow_with(
    game: &Value,
    setup: &ImportedSetup,
    mut look: impl FnMut(&Mirror, &Value) -> Result<(), String>,
) -> Result<Mirror, Difference> {
    let start = |e: String| Difference { step: "the start".into(), what: e, board: String::new() };
    let mut mirror = Mirror::start(setup).map_err(start)?;
    let messages = jcz_json::messages(game);
    for (i, msg) in messages.iter().enumerate() {
        let done = look(&mirror, msg).and_then(|()| mirror.perform(msg, &messages[i + 1..]));
        done.map_err(|e| Difference::of(format!("message {}: {msg}", i + 1), e, mirror.game()))?;
    }
    Ok(mirror)
}
