//! The errors of records.
//!
//! Every error of a record is a [`RecordError`]: a location and a [`Problem`]. An error of the head
//! or its table is one of the table's errors. The others are about lines, versions and the course
//! of the game. Errors in the course of the game show the open question and some of its options.

use std::fmt;

use crate::contract::fault::Fault;
use crate::error_text;
use crate::model::error_text::{ErrorText, Explained};
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
#[derive(Debug)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
#[non_exhaustive]
pub enum Problem {
    /// The head, or the table in it, is wrong.
    Head(table::Problem),
    /// The text is not a record.
    NoRecord { first: String },
    /// The record has a format of another version.
    Format { found: String, known: u32 },
    /// The head is cut off.
    Truncated,
    /// The actions are cut off.
    Cut { whole: usize },
    /// A line that is neither an action nor anything else of a record.
    Line { wanted: ErrorText },
    /// There are lines after the last line of the record.
    AfterEnd,
    /// Lines in the middle are missing or repeated.
    Count { said: usize, found: usize },
    /// The record was written by an engine that is too different.
    Engine { recorded: String, here: &'static str },
    /// A plugin of the record is not available.
    PluginMissing { plugin: String, recorded: String },
    /// A plugin has another version than in the record.
    PluginVersion { plugin: String, recorded: String, here: &'static str },
    /// A plugin is at the table, but its version is not in the head.
    PluginUnnamed { plugin: &'static str, here: &'static str },
    /// A plugin failed before the first question.
    Start(Fault),
    /// An action is not among the options.
    Misfit { asked: String, why: ErrorText, seat: String, prompt: String, offered: ErrorText },
    /// An action is in the line of another seat.
    Seat { said: String, asked: String, prompt: String },
    /// An action comes after the end of the game.
    Over { asked: String, played: usize },
    /// A plugin failed during an action.
    Broken { asked: String, fault: Fault },
    /// Another game cannot begin with the same actions.
    NoFork { played: usize },
    /// The game has another state than the recorded one.
    State { played: usize, recorded: u64, here: u64 },
    /// The game has another end than the recorded one.
    End { recorded: String, here: String },
}

impl Explained for Problem {
    fn explained(&self) -> ErrorText {
        match self {
            Problem::Head(problem) => problem.explained(),
            Problem::NoRecord { first } => {
                error_text!("record-none", "not a game record: a record begins with the line \"{first}\"", first = first)
            }
            Problem::Format { found, known } => error_text!(
                "record-format",
                "this record has format {found}, but this engine reads format {known}; replay it with the engine that wrote it",
                found = found,
                known = known
            ),
            Problem::Truncated => error_text!(
                "record-head",
                "the record breaks off here; the head should be followed by the line \"[moves]\" and the actions"
            ),
            Problem::Cut { whole } => error_text!(
                "record-cut",
                "the record breaks off here; {actions} before this place can be read. It should close with a line like \"{line}\"",
                actions = actions(*whole),
                line = LAST_LINE
            ),
            Problem::Line { wanted } => error_text!("record-line", "not a line of a record: {wanted}", wanted = wanted),
            Problem::AfterEnd => error_text!("record-after-end", "the record ended above; a file holds one record"),
            Problem::Count { said, found } => error_text!(
                "record-count",
                "the record had {said} actions when it was written, but now it has {found}",
                said = said,
                found = found
            ),
            Problem::Engine { recorded, here } => error_text!(
                "record-engine",
                "the game was recorded by engine {recorded}, but this is {here}; the first two numbers have to agree",
                recorded = recorded,
                here = here
            ),
            Problem::PluginMissing { plugin, recorded } => error_text!(
                "record-plugin-missing",
                "the game was recorded with {plugin} {recorded}, which is not available; install that plugin",
                plugin = plugin,
                recorded = recorded
            ),
            Problem::PluginVersion { plugin, recorded, here } => error_text!(
                "record-plugin-version",
                "the game was recorded with {plugin} {recorded}, but this is {plugin} {here}; use the recorded version",
                plugin = plugin,
                recorded = recorded,
                here = here
            ),
            Problem::PluginUnnamed { plugin, here } => error_text!(
                "record-plugin-unnamed",
                "{plugin} is at the table, but the head does not name its version; this is {plugin} {here}",
                plugin = plugin,
                here = here
            ),
            Problem::Start(fault) => {
                error_text!("record-start", "the game cannot start: {fault}", fault = fault.explained())
            }
            Problem::Misfit { asked, why, seat, prompt, offered } => error_text!(
                "record-misfit",
                "\"{asked}\" does not fit: {why}; {seat} was asked \"{prompt}\" and may do {offered}",
                asked = asked,
                why = why,
                seat = seat,
                prompt = prompt,
                offered = offered
            ),
            Problem::Seat { said, asked, prompt } => error_text!(
                "record-seat",
                "this is the line of {said}, but {asked} was asked \"{prompt}\"",
                said = said,
                asked = asked,
                prompt = prompt
            ),
            Problem::Over { asked, played } => error_text!(
                "record-over",
                "\"{asked}\" comes too late: the game was over after {actions}",
                asked = asked,
                actions = actions(*played)
            ),
            Problem::Broken { asked, fault } => error_text!(
                "record-broken",
                "the game cannot continue at \"{asked}\": {fault}",
                asked = asked,
                fault = fault.explained()
            ),
            Problem::NoFork { played } => error_text!(
                "record-no-fork",
                "another game cannot begin with the first {played} actions of this one, since they do not fit its table; keep fewer actions, or start a new game",
                played = played
            ),
            Problem::State { played, recorded, here } => error_text!(
                "record-state",
                "after {actions} the fingerprint was {recorded}, but now it is {here}; the record was edited, or tiles, plugins or engine have changed",
                actions = actions(*played),
                recorded = format!("{recorded:016x}"),
                here = format!("{here:016x}")
            ),
            Problem::End { recorded, here } => error_text!(
                "record-end",
                "the record says \"{recorded}\", but the replay gives \"{here}\"; the record was edited, or tiles, plugins or engine have changed",
                recorded = recorded,
                here = here
            ),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.explained())
    }
}

impl std::error::Error for Problem {}

impl Explained for RecordError {
    fn explained(&self) -> ErrorText {
        self.problem.explained()
    }
}

/// An example of the last line of a record.
const LAST_LINE: &str = "end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655";

fn actions(n: usize) -> ErrorText {
    match n {
        1 => error_text!("record-one-action", "1 action"),
        n => error_text!("record-actions", "{n} actions", n = n),
    }
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

    /// Returns the text for the user: the problem with its snippet.
    pub fn report(&self) -> ErrorText {
        self.explained().then(format!("\n{}", self.snippet()).into())
    }
}

impl From<TableError> for RecordError {
    fn from(error: TableError) -> RecordError {
        RecordError { at: error.at, problem: Box::new(Problem::Head(error.problem)) }
    }
}
