//! The errors of the program: what is wrong, where, and what to do.
//!
//! Every error of the program is an [`Error`]. [`Error::message`] is the text for the user.
//! [`Error::exit_code`] is 2 for bad input, and 1 for other failures.

use std::path::{Path, PathBuf};

use crate::expansion::build_error::BuildError;
use crate::interrupt;
use crate::isolate::Death;
use bastide_bots::UnknownBot;
use bastide_core::message::{excerpt_lines, printable};
use bastide_core::record::RecordError;
use bastide_core::source::Location;
use bastide_core::table::TableError;
use bastide_core::{Fault, PlayError};
use bastide_files::FileError;
use bastide_maps::board::MapError;
use bastide_render::DrawError;
use bastide_session::SessionError;
use bastide_simulate::SimulateError;
use bastide_tables::TablesError;
use bastide_tables::libraries::LibraryError;

/// The largest number of letters of a line in a message.
const LONGEST_LINE: usize = 1_000;

/// The remedy for a record that is cut off.
const REPAIR: &str = "`bastide play --resume RECORD --repair` continues the readable part in a new file; \
                      `bastide replay RECORD --repair NEW` only writes that file";

/// The reason why a command failed.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum Error {
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The path of a new folder exists already.
    #[error("{} exists already and is left as it is; name another folder, or remove it first", .0.display())]
    FolderExists(PathBuf),
    /// A table has errors.
    #[error(transparent)]
    Table(#[from] Box<TableError>),
    /// A record has errors, or does not fit the available plugins.
    #[error(transparent)]
    Record(#[from] Box<RecordError>),
    /// A board has errors.
    #[error(transparent)]
    Map(#[from] Box<MapError>),
    /// A library that a table names cannot be used.
    #[error("{error}")]
    Library { at: Box<Location>, error: Box<LibraryError> },
    /// A library that a command names cannot be used.
    #[error(transparent)]
    Open(#[from] LibraryError),
    /// A crate cannot be built as a library for this program.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// An expansion fails its checks.
    #[error("{id} does not pass: {failed}")]
    Unfit { id: String, failed: String },
    /// The process for a library cannot be started.
    #[error("cannot start a process for the library: {0}; it needs a folder for temporary files (TMPDIR)")]
    Spawn(std::io::Error),
    /// The process of a library ended before it had finished.
    #[error("a library in a process of its own failed: {0}. This is a fault of the plugin")]
    Died(Box<Death>),
    /// The process of a library reports an error.
    #[error("{message}")]
    Isolated { message: String, code: u8 },
    /// The bot does not exist.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The plugin does not exist.
    #[error("there is no plugin \"{id}\"{hint}; the plugins are {known}")]
    NoPlugin { id: String, hint: String, known: String },
    /// Files fail their checks.
    #[error("{failed} of {all} files differ; see above")]
    Differ { failed: usize, all: usize },
    /// The request on the command line cannot be carried out.
    #[error("{0}")]
    Usage(String),
    /// A plugin failed during a game.
    #[error("the game with seed {seed} broke: {fault}. This is a fault of the plugin; its author needs the table and the seed")]
    Broken { seed: u64, fault: Fault },
    /// The engine refused an action that it had offered.
    #[error("the game with seed {seed} refused an option of its own: {refused}. This is a fault of the engine; please report it")]
    Refused { seed: u64, refused: PlayError },
    /// The terminal or the other end of a pipe cannot be written to.
    #[error("cannot write the output: {0}")]
    Output(#[from] std::io::Error),
    /// A picture cannot be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// Data cannot be written as JSON.
    #[error("cannot write the result as JSON: {0}")]
    Json(serde_json::Error),
    /// The system cannot start more threads.
    #[error("cannot start thread {number} of {all}: {source}; ask for fewer with --threads")]
    Threads { number: usize, all: usize, source: std::io::Error },
    /// Ctrl-C stopped a simulation before all its games were played.
    #[error("stopped by Ctrl-C after {games} of {asked} games; the result covers these games")]
    Stopped { games: u64, asked: u64 },
    /// A thread of a simulation ended early.
    #[error("a thread of the simulation ended before its games were played; please report this with the table and the seed")]
    Thread,
}

impl Error {
    /// Returns the error for a file that cannot be read.
    pub fn read(path: &Path, source: std::io::Error) -> Error {
        FileError::read(path, source).into()
    }

    /// Returns the error for a file that cannot be written.
    pub fn write(path: &Path, source: std::io::Error) -> Error {
        FileError::write(path, source).into()
    }

    /// Returns the error for a fault of a plugin in the game with this seed.
    pub fn broken(seed: u64, fault: Fault) -> Error {
        Error::Broken { seed, fault }
    }

    /// Returns the error for an action that was offered and refused.
    pub fn refused(seed: u64, refused: PlayError) -> Error {
        match refused {
            PlayError::Broken(fault) => Error::broken(seed, fault),
            refused => Error::Refused { seed, refused },
        }
    }

    /// Returns the text for the user, with the line of the file if there is one. Control characters are
    /// escaped, and a very long line is cut.
    pub fn message(&self) -> String {
        printable(&excerpt_lines(&self.with_snippet(), LONGEST_LINE)).into_owned()
    }

    fn with_snippet(&self) -> String {
        match self {
            Error::Table(table) => {
                let each: Vec<String> = table.all().map(|e| format!("{}\n{}", e.problem, e.snippet())).collect();
                each.join("\n\n")
            }
            Error::Map(map) => {
                let each: Vec<String> = map.all().map(|e| format!("{}\n{}", e.wrong, e.snippet())).collect();
                each.join("\n\n")
            }
            Error::Library { at, error } => format!("{error}\n{}", at.snippet()),
            Error::Record(record) if record.is_cut() => format!("{}\n{}\n{REPAIR}", record.problem, record.snippet()),
            Error::Record(record) => format!("{}\n{}", record.problem, record.snippet()),
            other => other.to_string(),
        }
    }

    /// Returns `true` if a record cannot be read only because its end is missing.
    pub fn is_cut(&self) -> bool {
        matches!(self, Error::Record(record) if record.is_cut())
    }

    /// Returns `true` if the only failure is that the reader of the output is gone.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Error::Output(e) if e.kind() == std::io::ErrorKind::BrokenPipe)
    }

    /// Returns the exit code: 2 for bad input, 130 for Ctrl-C, 1 for other failures.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::Stopped { .. } => interrupt::EXIT_CODE,
            Error::Differ { .. }
            | Error::Unfit { .. }
            | Error::Broken { .. }
            | Error::Refused { .. }
            | Error::Output(_)
            | Error::Json(_)
            | Error::Threads { .. }
            | Error::Died(_)
            | Error::Spawn(_)
            | Error::Thread => 1,
            Error::Isolated { code, .. } => *code,
            _ => 2,
        }
    }
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Error {
        Error::Table(Box::new(error))
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Error {
        if error.is_io() { Error::Output(error.into()) } else { Error::Json(error) }
    }
}

impl From<RecordError> for Error {
    fn from(error: RecordError) -> Error {
        Error::Record(Box::new(error))
    }
}

impl From<SessionError> for Error {
    fn from(error: SessionError) -> Error {
        match error {
            SessionError::Bot(unknown) => Error::Bot(unknown),
            SessionError::Table(table) => Error::Table(table),
            SessionError::Broken { seed, fault } => Error::Broken { seed, fault },
            SessionError::Refused { seed, refused } => Error::Refused { seed, refused },
        }
    }
}

impl From<TablesError> for Error {
    fn from(error: TablesError) -> Error {
        match error {
            TablesError::File(error) => error.into(),
            TablesError::Table(table) => Error::Table(table),
            TablesError::Record(record) => Error::Record(record),
            TablesError::Library { at, error } => Error::Library { at, error },
            TablesError::Open(error) => Error::Open(error),
            TablesError::NoPlugin { id, hint, known } => Error::NoPlugin { id, hint, known },
            TablesError::Usage(message) => Error::Usage(message),
        }
    }
}

impl From<SimulateError> for Error {
    fn from(error: SimulateError) -> Error {
        match error {
            SimulateError::Tables(error) => error.into(),
            SimulateError::Bot(unknown) => Error::Bot(unknown),
            SimulateError::Game(error) => error.into(),
            SimulateError::Output(error) => Error::Output(error),
            SimulateError::Usage(message) => Error::Usage(message),
            SimulateError::Threads { number, all, source } => Error::Threads { number, all, source },
            SimulateError::Thread => Error::Thread,
        }
    }
}
