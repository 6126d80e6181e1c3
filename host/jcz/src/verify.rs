//! Files that say how a game goes, played and checked one by one: scenarios of ours, rule tests, saved games and traces of theirs.

use std::path::{Path, PathBuf};

use bastide_core::Expansion;
use serde::Serialize;
use serde_json::Value;

use super::mirror::Mirror;
use super::setup::{Seated, seat};
use super::trace::{self, Compared};
use super::{Difference, Not, assertions, file, theirs};
use bastide_verify::KitError;
use bastide_verify::Scenario;
use bastide_verify::play;

/// What sort of file it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// A scenario of ours, `.toml`.
    Scenario,
    /// A rule test of theirs: a `.jcz` file with sentences.
    RuleTest,
    /// A saved game of theirs, which is followed to its end.
    SavedGame,
    /// A trace of theirs, compared at every step.
    Trace,
    /// None of these, or it cannot be read.
    Unknown,
}

impl std::fmt::Display for Sort {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Sort::Scenario => "scenario",
            Sort::RuleTest => "rule test",
            Sort::SavedGame => "saved game",
            Sort::Trace => "trace",
            Sort::Unknown => "unknown",
        })
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

/// A file and what came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Verified {
    /// The file.
    pub path: PathBuf,
    /// What sort of file it is.
    pub sort: Sort,
    /// What came of it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// The files of these paths, those of folders by name; which files are meant is seen by their endings.
pub fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, KitError> {
    paths.iter().try_for_each(|path| path.metadata().map(drop).map_err(|e| KitError::file(path, e)))?;
    gather(paths)
}

fn gather(paths: &[PathBuf]) -> Result<Vec<PathBuf>, KitError> {
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            let entries = path.read_dir().and_then(Iterator::collect::<Result<Vec<_>, _>>);
            let mut inside: Vec<PathBuf> = entries.map_err(|e| KitError::file(path, e))?.iter().map(|e| e.path()).collect();
            inside.retain(|p| p.is_dir() || ending(p).is_some());
            inside.sort();
            found.extend(gather(&inside)?);
        } else {
            found.push(path.clone());
        }
    }
    Ok(found)
}

fn ending(path: &Path) -> Option<&'static str> {
    let name = path.file_name()?.to_string_lossy();
    [".toml", ".jcz", ".json", ".json.gz"].into_iter().find(|end| name.ends_with(end))
}

/// Plays a file and checks what it says. One that cannot be read has failed, too.
pub fn verify(path: &Path, available: &[&dyn Expansion]) -> Verified {
    let unreadable = |e: KitError| {
        let what = match e {
            KitError::Form { message, .. } => message,
            KitError::File { error, .. } => error.to_string(),
            other => other.to_string(),
        };
        (Sort::Unknown, failed("reading", what))
    };
    let (sort, outcome) = read_and_check(path, available).unwrap_or_else(unreadable);
    Verified { path: path.into(), sort, outcome }
}

fn read_and_check(path: &Path, available: &[&dyn Expansion]) -> Result<(Sort, Outcome), KitError> {
    match ending(path) {
        Some(".toml") => Ok((Sort::Scenario, scenario(&Scenario::read(path)?, available))),
        Some(_) => {
            let game = file::read(path)?;
            let sort = sort(&game);
            Ok((sort, check(&game, sort, available).unwrap_or_else(|wrong| failed("the setup", wrong.to_string()))))
        }
        None => Err(KitError::form(path, "this is no scenario (.toml), rule test (.jcz) or trace (.json, .json.gz)")),
    }
}

/// A failure before any game came about.
fn failed(step: &str, what: String) -> Outcome {
    Outcome::Failed { difference: Difference { step: step.into(), what, board: String::new() } }
}

fn scenario(scenario: &Scenario, available: &[&dyn Expansion]) -> Outcome {
    let missing = scenario.seats.plugins.iter().filter(|(_, chosen)| chosen.is_some()).map(|(id, _)| id.as_str());
    let missing: Vec<&str> = missing.filter(|id| !available.iter().any(|e| e.manifest().id == *id)).collect();
    if !missing.is_empty() {
        return Outcome::Skipped { reason: format!("needs {}", missing.join(" + ")) };
    }
    match play(scenario, available) {
        Ok(()) => Outcome::Passed { compared: Compared { positions: scenario.steps.len(), ..Compared::default() } },
        Err(failure) => {
            let (step, what) = (failure.title, failure.problems.join("\n"));
            Outcome::Failed { difference: Difference { step, what, board: failure.board } }
        }
    }
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
        Sort::SavedGame | Sort::Scenario | Sort::Unknown => follow(game, &seated).map(|_| {
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
