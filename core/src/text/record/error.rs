//! The errors of records.
//!
//! Every error of a record is a [`RecordError`]: a location and a [`Problem`]. An error of the head
//! or its table is one of the table's errors. The others are about lines, versions and the course
//! of the game. Errors in the course of the game show the open question and some of its options.

use crate::contract::fault::Fault;
use crate::model::source::Location;
use crate::text::table;
use crate::text::table::TableError;

/// An error in a record, with its location.
#[derive(Debug, thiserror::Error)]
#[error("{at}: {problem}")]
pub struct RecordError {
    /// The location.
    pub at: Box<Location>,
    /// The fault, and the remedy.
    pub problem: Box<Problem>,
}

/// The kinds of errors of a record.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
#[non_exhaustive]
pub enum Problem {
    /// The head, or the table in it, is wrong.
    #[error(transparent)]
    Head(table::Problem),
    /// The text is not a record.
    #[error("not a game record: a record begins with the line \"{first}\"")]
    NoRecord { first: String },
    /// The record has a format of another version.
    #[error("this record has format {found}, but this engine reads format {known}; replay it with the engine that wrote it")]
    Format { found: String, known: u32 },
    /// The head is cut off.
    #[error("the record breaks off here; {missing}")]
    Truncated { missing: &'static str },
    /// The actions are cut off.
    #[error(
        "the record breaks off here; {} before this place can be read. It should close with a line like \"{LAST_LINE}\"",
        actions(*whole)
    )]
    Cut { whole: usize },
    /// A line that is neither an action nor anything else of a record.
    #[error("not a line of a record: {wanted}")]
    Line { wanted: &'static str },
    /// There are lines after the last line of the record.
    #[error("the record ended above; a file holds one record")]
    AfterEnd,
    /// Lines in the middle are missing or repeated.
    #[error("the record had {said} actions when it was written, but now it has {found}")]
    Count { said: usize, found: usize },
    /// The record was written by an engine that is too different.
    #[error("the game was recorded by engine {recorded}, but this is {here}; the first two numbers have to agree")]
    Engine { recorded: String, here: &'static str },
    /// A plugin of the record is not available.
    #[error("the game was recorded with {plugin} {recorded}, which is not available; install that plugin")]
    PluginMissing { plugin: String, recorded: String },
    /// A plugin has another version than in the record.
    #[error("the game was recorded with {plugin} {recorded}, but this is {plugin} {here}; use the recorded version")]
    PluginVersion { plugin: String, recorded: String, here: &'static str },
    /// A plugin is at the table, but its version is not in the head.
    #[error("{plugin} is at the table, but the head does not name its version; this is {plugin} {here}")]
    PluginUnnamed { plugin: &'static str, here: &'static str },
    /// A plugin failed before the first question.
    #[error("the game cannot start: {0}")]
    Start(Fault),
    /// An action is not among the options.
    #[error("\"{asked}\" does not fit: {why}; {seat} was asked \"{prompt}\" and may do {offered}")]
    Misfit { asked: String, why: String, seat: String, prompt: String, offered: String },
    /// An action is in the line of another seat.
    #[error("this is the line of {said}, but {asked} was asked \"{prompt}\"")]
    Seat { said: String, asked: String, prompt: String },
    /// An action comes after the end of the game.
    #[error("\"{asked}\" comes too late: the game was over after {played} actions")]
    Over { asked: String, played: usize },
    /// A plugin failed during an action.
    #[error("the game cannot continue at \"{asked}\": {fault}")]
    Broken { asked: String, fault: Fault },
    /// Another game cannot begin with the same actions.
    #[error(
        "another game cannot begin with the first {played} actions of this one, since they do not fit its table; keep fewer actions, or start a new game"
    )]
    NoFork { played: usize },
    /// The game has another state than the recorded one.
    #[error(
        "after {played} actions the fingerprint was {recorded:016x}, but now it is {here:016x}; the record was edited, or tiles, plugins or engine have changed"
    )]
    State { played: usize, recorded: u64, here: u64 },
    /// The game has another end than the recorded one.
    #[error(
        "the record says \"{recorded}\", but the replay gives \"{here}\"; the record was edited, or tiles, plugins or engine have changed"
    )]
    End { recorded: String, here: String },
}

/// An example of the last line of a record.
const LAST_LINE: &str = "end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655";

fn actions(n: usize) -> String {
    if n == 1 { "1 action".into() } else { format!("{n} actions") }
}

impl RecordError {
    pub(super) fn new(at: Location, problem: Problem) -> RecordError {
        RecordError { at: Box::new(at), problem: Box::new(problem) }
    }

    /// Returns `true` if only the end of the record is missing, so that
    /// [`Record::parse_cut`](super::Record::parse_cut) reads it.
    pub fn is_cut(&self) -> bool {
        matches!(*self.problem, Problem::Cut { .. })
    }

    /// Returns the location, with the line and a marker below it.
    pub fn snippet(&self) -> String {
        self.at.snippet()
    }
}

impl From<TableError> for RecordError {
    fn from(error: TableError) -> RecordError {
        RecordError { at: error.at, problem: Box::new(Problem::Head(error.problem)) }
    }
}
