//! What can go wrong in the host, told to a person: what is wrong, where, and what to do.
//!
//! Every error of the program is an [`Error`]. [`Error::message`] is what a user reads; [`Error::exit_code`] is 2 where the
//! input was bad, and 1 where something else failed.

use std::path::{Path, PathBuf};

use crate::expansion::build::BuildError;
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

/// A message shows at most this many letters of a line.
const LONGEST_LINE: usize = 1_000;

/// What to do about a record that is cut off.
const REPAIR: &str = "`bastide play --resume RECORD --repair` goes on with what can be read, in a new file; \
                      `bastide replay RECORD --repair NEW` only writes that file";

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum Error {
    /// A file cannot be read.
    #[error("cannot read {}: {source}", .path.display())]
    Read { path: PathBuf, source: std::io::Error },
    /// A file cannot be written.
    #[error("cannot write {}: {source}", .path.display())]
    Write { path: PathBuf, source: std::io::Error },
    /// There is a file already.
    #[error("{} exists already and is left as it is; name another file, or replace it with --force", .0.display())]
    Exists(PathBuf),
    /// Another program writes this record.
    #[error("another program plays the game of {} and keeps it there; leave that game first, or name another file", .0.display())]
    Locked(PathBuf),
    /// There is a folder, or something else, where a folder is to be made.
    #[error("{} exists already and is left as it is; name another folder, or remove it first", .0.display())]
    FolderExists(PathBuf),
    /// A table is wrong.
    #[error(transparent)]
    Table(#[from] Box<TableError>),
    /// A record is wrong, or does not fit what is here.
    #[error(transparent)]
    Record(#[from] Box<RecordError>),
    /// A board is wrong.
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
    /// An expansion does not pass its checks.
    #[error("{id} does not pass: {failed}")]
    Unfit { id: String, failed: String },
    /// A process that is to run a library cannot be started.
    #[error("cannot start a process for the library: {0}; it needs a folder for temporary files (TMPDIR)")]
    Spawn(std::io::Error),
    /// A process that ran a library ended before it had done its work.
    #[error("a library in a process of its own failed: {0}. This is a fault of the plugin")]
    Died(Box<Death>),
    /// A process that ran a library says that the work cannot be done.
    #[error("{message}")]
    Isolated { message: String, code: u8 },
    /// A bot that does not exist.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// A plugin that does not exist.
    #[error("there is no plugin \"{id}\"{hint}; the plugins are {known}")]
    NoPlugin { id: String, hint: String, known: String },
    /// Files that are not as they say.
    #[error("{failed} of {all} files differ; see above")]
    Differ { failed: usize, all: usize },
    /// What was asked for on the command line cannot be done.
    #[error("{0}")]
    Usage(String),
    /// A plugin failed in the course of a game.
    #[error("the game with seed {seed} broke: {fault}. This is a fault of the plugin; its author needs the table and the seed")]
    Broken { seed: u64, fault: Fault },
    /// An action was refused though it was on offer.
    #[error("the game with seed {seed} refused an option of its own: {refused}. This is a fault of the engine; please report it")]
    Refused { seed: u64, refused: PlayError },
    /// The terminal or the other end of a pipe cannot be written to.
    #[error("cannot write the output: {0}")]
    Output(#[from] std::io::Error),
    /// A picture cannot be made.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// Data cannot be written as JSON.
    #[error("cannot write the result as JSON: {0}")]
    Json(serde_json::Error),
    /// The system gives no more threads.
    #[error("cannot start thread {number} of {all}: {source}; ask for fewer with --threads")]
    Threads { number: usize, all: usize, source: std::io::Error },
    /// Ctrl-C ended a simulation before all its games were played.
    #[error("stopped by Ctrl-C after {games} of {asked} games; the result covers these games")]
    Stopped { games: u64, asked: u64 },
    /// A thread of a simulation ended early.
    #[error("a thread of the simulation ended before its games were played; please report this with the table and the seed")]
    Thread,
}

impl Error {
    /// A file that cannot be read.
    pub fn read(path: &Path, source: std::io::Error) -> Error {
        Error::Read { path: path.into(), source }
    }

    /// A file that cannot be written.
    pub fn write(path: &Path, source: std::io::Error) -> Error {
        Error::Write { path: path.into(), source }
    }

    /// A fault of a plugin in the game with this seed.
    pub fn broken(seed: u64, fault: Fault) -> Error {
        Error::Broken { seed, fault }
    }

    /// An action that was on offer and was not taken.
    pub fn refused(seed: u64, refused: PlayError) -> Error {
        match refused {
            PlayError::Broken(fault) => Error::broken(seed, fault),
            refused => Error::Refused { seed, refused },
        }
    }

    /// What a user reads, with the line of the file where there is one. Control characters are written out, and of a very long line only
    /// the beginning is shown.
    pub fn message(&self) -> String {
        printable(&excerpt_lines(&self.told(), LONGEST_LINE)).into_owned()
    }

    fn told(&self) -> String {
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

    /// Did only the reader of the output go away?
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Error::Output(e) if e.kind() == std::io::ErrorKind::BrokenPipe)
    }

    /// 2 for bad input, 130 for Ctrl-C, 1 for what failed otherwise.
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

impl From<FileError> for Error {
    fn from(error: FileError) -> Error {
        match error {
            FileError::Read { path, source } => Error::Read { path, source },
            FileError::Write { path, source } => Error::Write { path, source },
            FileError::Exists(path) => Error::Exists(path),
            FileError::Locked(path) => Error::Locked(path),
        }
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
