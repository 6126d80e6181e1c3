//! The errors of all checks.
//!
//! A test returns a [`KitError`]. The test runner prints it with `{:?}`, so its `Debug` is its
//! `Display`: sentences with the file, the expected and the actual result and, if there is one, the
//! board as text.

use std::fmt;
use std::path::{Path, PathBuf};

use bastide_core::message::excerpt_lines;
use bastide_positions::ScenarioError;

use crate::games::failed::Saved;

/// The failure of a check.
#[derive(thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum KitError {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: std::io::Error },
    /// A file does not have the expected form.
    #[error("{}: {message}", path.display())]
    Form { path: PathBuf, message: String },
    /// Scenarios fail.
    #[error("{} of {played} scenarios fail\n\n{}", failures.len(), blocks(failures))]
    Scenarios { played: usize, failures: Vec<Failure> },
    /// A rule ledger and its tests do not agree.
    #[error("rules of {plugin}:\n{}", list(problems))]
    Ledger { plugin: String, problems: Vec<String> },
    /// A property does not hold in a random game.
    #[error("{0}")]
    Property(Box<Broken>),
    /// A stored text differs from the current output.
    #[error("{0}")]
    Kept(Box<Changed>),
    /// Another error, as a sentence.
    #[error("{0}")]
    Other(String),
}

impl From<ScenarioError> for KitError {
    fn from(error: ScenarioError) -> KitError {
        match error {
            ScenarioError::Form { file, message } => KitError::form(file, message),
            table => KitError::other(table),
        }
    }
}

impl fmt::Debug for KitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl KitError {
    /// Returns the error for a file that cannot be read or written.
    pub fn file(path: &Path, error: std::io::Error) -> KitError {
        KitError::File { path: path.into(), error }
    }

    /// Returns the error for a file that does not have the expected form.
    pub fn form(path: impl Into<PathBuf>, message: impl fmt::Display) -> KitError {
        // The message of a parser may contain a whole line of the file.
        KitError::Form { path: path.into(), message: excerpt_lines(&message.to_string(), 300) }
    }

    /// Returns an error from a sentence.
    pub fn other(message: impl fmt::Display) -> KitError {
        KitError::Other(message.to_string())
    }
}

/// A scenario that fails.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure {
    /// The name of the file.
    pub file: String,
    /// The title of the scenario.
    pub title: String,
    /// The rules that it covers.
    pub covers: Vec<String>,
    /// The problems, one block of lines each.
    pub problems: Vec<String>,
    /// The board at the end, as text; empty if the game could not start.
    pub board: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n  {}", self.file, self.title)?;
        if !self.covers.is_empty() {
            writeln!(f, "  rules {}", self.covers.join(", "))?;
        }
        for problem in &self.problems {
            writeln!(f, "{}", indent(problem, 2))?;
        }
        if self.board.is_empty() { Ok(()) } else { write!(f, "{}", indent(&self.board, 4)) }
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A property that does not hold in a random game, with all data to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The violated property.
    pub what: String,
    /// The table, as TOML.
    pub table: String,
    /// The seed of the game and of its random players.
    pub seed: u64,
    /// The actions before the failure.
    pub played: Vec<String>,
    /// The board as text.
    pub board: String,
    /// The path of the record of the game.
    pub saved: Saved,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.what)?;
        writeln!(f, "  in the game with seed {} after {} actions at the table", self.seed, self.played.len())?;
        writeln!(f, "{}", indent(&self.table, 4))?;
        let last = self.played.iter().rev().take(6).rev().cloned().collect::<Vec<_>>().join("\n");
        writeln!(f, "  the last actions\n{}", indent(&last, 4))?;
        if !self.board.is_empty() {
            writeln!(f, "{}", indent(&self.board, 4))?;
        }
        write!(f, "  {}", self.saved)
    }
}

/// A stored text that differs from the current output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The file.
    pub path: PathBuf,
    /// The first line that differs, counted from 1.
    pub line: usize,
    /// The stored line.
    pub kept: String,
    /// The current line.
    pub made: String,
}

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Changed { path, line, kept, made } = self;
        writeln!(f, "{}:{line} is not what comes out now", path.display())?;
        writeln!(f, "  kept: {kept}\n  now:  {made}")?;
        write!(f, "If the change is intended, rewrite the file: BASTIDE_BLESS=1 cargo test")
    }
}

fn blocks(failures: &[Failure]) -> String {
    failures.iter().map(Failure::to_string).collect::<Vec<_>>().join("\n\n")
}

fn list(lines: &[String]) -> String {
    lines.iter().map(|l| format!("  - {l}")).collect::<Vec<_>>().join("\n")
}

/// Indents all lines.
pub(crate) fn indent(text: &str, by: usize) -> String {
    let space = " ".repeat(by);
    text.lines().map(|l| format!("{space}{l}").trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}
