//! Why a record cannot be read or played.
//!
//! All that can be wrong with a record is a [`RecordError`]: a place and a [`Problem`]. A problem with the head or its table is one
//! of the table's; the others are about lines, versions and the course of the game. Those about the course show what was
//! asked then and what could be done instead.

use crate::model::source::Location;
use crate::plugin::fault::Fault;
use crate::text::table;
use crate::text::table::TableError;

/// What is wrong with a record, and where.
#[derive(Debug, thiserror::Error)]
#[error("{at}: {problem}")]
pub struct RecordError {
    /// Where it stands.
    pub at: Box<Location>,
    /// What is wrong, and what would be right.
    pub problem: Box<Problem>,
}

/// What is wrong with a record.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum Problem {
    /// The head, or the table in it.
    #[error(transparent)]
    Head(table::Problem),
    /// Not a record.
    #[error("this is no game record; one begins with the line \"{first}\"")]
    NoRecord { first: String },
    /// A record in a format of another time.
    #[error("this is a record of format {found}; this engine reads format {known}")]
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
    /// A line that means nothing.
    #[error("this is no line of a record: {wanted}")]
    Line { wanted: &'static str },
    /// Something after the last line.
    #[error("the record ended above; a file holds one record")]
    AfterEnd,
    /// Lines are missing from the middle, or are there twice.
    #[error("the record had {said} actions when it was written, and now it has {found}")]
    Count { said: usize, found: usize },
    /// The engine has changed too much.
    #[error("the game was recorded by engine {recorded}, and this is {here}; the first two numbers have to agree")]
    Engine { recorded: String, here: &'static str },
    /// A plugin that is not there.
    #[error("the game was recorded with {plugin} {recorded}, which is not here")]
    PluginMissing { plugin: String, recorded: String },
    /// A plugin that has changed.
    #[error("the game was recorded with {plugin} {recorded}, and {plugin} {here} is here; it needs the version of then")]
    PluginVersion { plugin: String, recorded: String, here: &'static str },
    /// A plugin at the table whose version is not in the head.
    #[error("{plugin} is at the table, and the head does not say in which version; {plugin} {here} is here")]
    PluginUnnamed { plugin: &'static str, here: &'static str },
    /// A plugin failed before the first question.
    #[error("the game cannot start: {0}")]
    Start(Fault),
    /// An action that does not fit.
    #[error("\"{asked}\" does not fit: {why}; {seat} was asked \"{prompt}\" and may do {offered}")]
    Misfit { asked: String, why: String, seat: String, prompt: String, offered: String },
    /// An action of somebody else.
    #[error("this is the line of {said}, but {asked} was asked \"{prompt}\"")]
    Seat { said: String, asked: String, prompt: String },
    /// An action after the end.
    #[error("\"{asked}\" comes too late: the game was over after {played} actions")]
    Over { asked: String, played: usize },
    /// A plugin failed.
    #[error("the game breaks at \"{asked}\": {fault}")]
    Broken { asked: String, fault: Fault },
    /// The game went another way than the one that was recorded.
    #[error(
        "after {played} actions the fingerprint was {recorded:016x}, and now it is {here:016x}; the record was edited, or tiles, plugins or engine have changed"
    )]
    State { played: usize, recorded: u64, here: u64 },
    /// The end is another.
    #[error(
        "the record says \"{recorded}\", and played again it comes to \"{here}\"; the record was edited, or tiles, plugins or engine have changed"
    )]
    End { recorded: String, here: String },
}

/// What the last line of a record looks like.
const LAST_LINE: &str = "end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655";

fn actions(n: usize) -> String {
    if n == 1 { "1 action".into() } else { format!("{n} actions") }
}

impl RecordError {
    pub(super) fn new(at: Location, problem: Problem) -> RecordError {
        RecordError { at: Box::new(at), problem: Box::new(problem) }
    }

    /// Returns `true` if only the end of the record is missing, so that [`Record::parse_cut`](super::Record::parse_cut) reads it.
    pub fn is_cut(&self) -> bool {
        matches!(*self.problem, Problem::Cut { .. })
    }

    /// The place, with the line and a marker below it.
    pub fn snippet(&self) -> String {
        self.at.snippet()
    }
}

impl From<TableError> for RecordError {
    fn from(error: TableError) -> RecordError {
        RecordError { at: error.at, problem: Box::new(Problem::Head(error.problem)) }
    }
}
