//! Files of theirs that say how a game goes, played and checked one by one: rule tests, saved games and traces.

use std::path::{Path, PathBuf};

use bastide_core::Expansion;
use serde::Serialize;
use serde_json::Value;

use super::mirror::Mirror;
use super::setup::{Seated, seat};
use super::trace::{self, Compared};
use super::{Difference, GameFileError, Not, assertions, file, theirs};

/// What sort of file it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// A rule test of theirs: a `.jcz` file with sentences.
    RuleTest,
    /// A saved game of theirs, which is followed to its end.
    SavedGame,
    /// A trace of theirs, compared at every step.
    Trace,
    /// None of these, or it cannot be read.
    Unknown,
}

impl Sort {
    /// Returns the words for it.
    pub fn name(self) -> &'static str {
        match self {
            Sort::RuleTest => "rule test",
            Sort::SavedGame => "saved game",
            Sort::Trace => "trace",
            Sort::Unknown => "unknown",
        }
    }
}

/// What came of a file.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "outcome")]
pub enum Outcome {
    /// All is as it says.
    Passed {
        /// How much was compared.
        compared: Compared,
    },
    /// The first thing that is not.
    Failed {
        /// Where, what and on which board.
        difference: Difference,
    },
    /// It cannot be played here, or not compared.
    Skipped {
        /// Why: mostly the plugins that it needs.
        reason: String,
    },
}

/// The endings of files of theirs.
pub const ENDINGS: [&str; 3] = [".jcz", ".json", ".json.gz"];

/// Returns the files of these paths, those of folders by name, and of these only the ones with such an ending.
///
/// # Errors
///
/// A path is not there, or a folder cannot be read.
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

/// Returns `true` if the name of a file has one of these endings.
pub fn ends(path: &Path, endings: &[&str]) -> bool {
    path.file_name().is_some_and(|name| endings.iter().any(|end| name.to_string_lossy().ends_with(end)))
}

/// Plays a file and checks what it says. A file that cannot be read fails too.
pub fn verify(path: &Path, available: &[&dyn Expansion]) -> (Sort, Outcome) {
    let game = match file::read(path) {
        Ok(game) => game,
        Err(GameFileError::Form { message, .. }) => return (Sort::Unknown, failed("reading", message)),
        Err(GameFileError::File { error, .. }) => return (Sort::Unknown, failed("reading", error.to_string())),
    };
    let sort = sort(&game);
    (sort, check(&game, sort, available).unwrap_or_else(|wrong| failed("the setup", wrong.to_string())))
}

/// Returns a failure before any game came about.
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

/// Plays a game of theirs and checks what the file says of it.
pub fn check(game: &Value, sort: Sort, available: &[&dyn Expansion]) -> Result<Outcome, Not> {
    let seated = match seat(game, available) {
        Ok(seated) => seated,
        Err(Not::Here(needs)) => return Ok(Outcome::Skipped { reason: format!("needs {needs}") }),
        Err(wrong) => return Err(wrong),
    };
    let compared = match sort {
        Sort::Trace => trace::compare(game, &seated),
        Sort::RuleTest => assertions::check(game, &seated).map(Ok),
        Sort::SavedGame | Sort::Unknown => follow(game, &seated).map(|_| {
            let messages = theirs::messages(game).len();
            Ok(Compared { messages, ..Compared::default() })
        }),
    };
    Ok(match compared {
        Ok(Ok(compared)) => Outcome::Passed { compared },
        Ok(Err(reason)) => Outcome::Skipped { reason },
        Err(difference) => Outcome::Failed { difference },
    })
}

/// Follows a game of theirs to its last message.
pub(super) fn follow(game: &Value, seated: &Seated) -> Result<Mirror, Difference> {
    let start = |e: String| Difference { step: "the start".into(), what: e, board: String::new() };
    let mut mirror = Mirror::start(seated).map_err(start)?;
    let messages = theirs::messages(game);
    for (i, msg) in messages.iter().enumerate() {
        let done = mirror.perform(msg, &messages[i + 1..]);
        done.map_err(|e| Difference::of(format!("message {}: {msg}", i + 1), e, mirror.game()))?;
    }
    Ok(mirror)
}
