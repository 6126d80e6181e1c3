//! The errors of the program: what is wrong, where, and what to do.
//!
//! Every error of the program is an [`Error`]. [`Error::message`] is the text for the user.
//! [`Error::exit_code`] is 2 for bad input, and 1 for other failures.

pub mod build;
pub mod death;

use std::fmt::Display;
use std::path::{Path, PathBuf};

use crate::interrupt;
use crate::language::{say, thousands};
use bastide_bots::UnknownBot;
use bastide_core::message::{excerpt_lines, printable};
use bastide_core::record::RecordError;
use bastide_core::table::TableError;
use bastide_core::{Fault, PlayError};
use bastide_files::FileError;
use bastide_maps::board::MapError;
use bastide_render::DrawError;
use bastide_session::SessionError;
use bastide_simulate::SimulateError;
use bastide_simulate::totals::MergeError;
use bastide_tables::TablesError;
use bastide_tables::libraries::LibraryError;
use build::BuildError;
use death::Death;

/// The largest number of letters of a line in a message.
const LONGEST_LINE: usize = 1_000;

/// The reason why a command failed.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum Error {
    /// A table, a record or a library cannot be used.
    #[error(transparent)]
    Tables(#[from] TablesError),
    /// A game failed.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// Games cannot be simulated.
    #[error(transparent)]
    Simulate(#[from] SimulateError),
    /// Totals of shards do not make up a run.
    #[error(transparent)]
    Merge(#[from] MergeError),
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The path of a new folder exists already.
    #[error("{}", folder_exists(.0))]
    FolderExists(PathBuf),
    /// A board has errors.
    #[error(transparent)]
    Map(#[from] Box<MapError>),
    /// A crate cannot be built as a library for this program.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// An expansion fails its checks.
    #[error("{}", unfit(.id, .failed))]
    Unfit { id: String, failed: String },
    /// The process for a library cannot be started.
    #[error("{}", because("error-spawn", .0))]
    Spawn(std::io::Error),
    /// A separate process ended before it had finished.
    #[error("{}", .0.message())]
    Died(Box<Death>),
    /// The process of a library reports an error.
    #[error("{message}")]
    Isolated { message: String, code: u8 },
    /// The game in a bundle cannot go on. The message names the bundle.
    #[error("{0}")]
    Boxed(String),
    /// Files fail their checks.
    #[error("{}", differ(*.failed, *.all))]
    Differ { failed: usize, all: usize },
    /// The request on the command line cannot be carried out.
    #[error("{0}")]
    Usage(String),
    /// The terminal or the other end of a pipe cannot be written to.
    #[error("{}", because("error-output", .0))]
    Output(#[from] std::io::Error),
    /// A picture cannot be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// Data cannot be written as JSON.
    #[error("{}", because("error-json", .0))]
    Json(serde_json::Error),
    /// Ctrl-C stopped a simulation before all its games were played.
    #[error("{}", stopped(*.games, *.asked))]
    Stopped { games: u64, asked: u64 },
}

fn of_file(error: &FileError) -> String {
    let shown = |path: &Path| path.display().to_string();
    match error {
        FileError::Read { path, source } => say!("error-read", file = shown(path), why = source.to_string()),
        FileError::Write { path, source } => say!("error-write", file = shown(path), why = source.to_string()),
        FileError::Exists(path) => say!("error-exists", file = shown(path)),
        FileError::Locked(path) => say!("error-locked", file = shown(path)),
    }
}

fn folder_exists(folder: &Path) -> String {
    say!("error-folder-exists", folder = folder.display().to_string())
}

fn unfit(id: &str, failed: &str) -> String {
    say!("error-unfit", id = id, failed = failed)
}

fn because(id: &str, why: &dyn Display) -> String {
    say!(id, why = why.to_string())
}

fn differ(failed: usize, all: usize) -> String {
    say!("error-differ", failed = failed, all = all)
}

fn stopped(games: u64, all: u64) -> String {
    say!("error-stopped", games = thousands(games), all = thousands(all))
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
        SessionError::broken(seed, fault).into()
    }

    /// Returns the error for an action that was offered and refused.
    pub fn refused(seed: u64, refused: PlayError) -> Error {
        SessionError::refused(seed, refused).into()
    }

    /// Returns the text for the user, with the line of the file if there is one. Control characters
    /// are escaped, and a very long line is cut.
    pub fn message(&self) -> String {
        printable(&excerpt_lines(&self.with_snippet(), LONGEST_LINE)).into_owned()
    }

    fn with_snippet(&self) -> String {
        match self {
            Error::Map(map) => {
                let each: Vec<String> = map.all().map(|e| format!("{}\n{}", e.wrong, e.snippet())).collect();
                each.join("\n\n")
            }
            _ if self.file().is_some() => self.file().map(of_file).unwrap_or_default(),
            _ if self.of_game().is_some() => self.of_game().unwrap_or_default(),
            Error::Tables(error) if error.is_cut() => format!("{}\n{}", error.message(), say("error-repair")),
            Error::Tables(error) => error.message(),
            Error::Session(error) => error.message(),
            Error::Simulate(error) => error.message(),
            other => other.to_string(),
        }
    }

    /// Returns the text for a game that a plugin or the engine broke, if this is about one.
    fn of_game(&self) -> Option<String> {
        match self.session()? {
            SessionError::Broken { seed, fault } => Some(say!("error-broken", seed = seed.to_string(), why = fault.to_string())),
            SessionError::Refused { seed, refused } => {
                Some(say!("error-refused", seed = seed.to_string(), why = refused.to_string()))
            }
            _ => None,
        }
    }

    /// Returns the error of a table, a record or a library, if this is one.
    pub fn tables(&self) -> Option<&TablesError> {
        match self {
            Error::Tables(error) | Error::Simulate(SimulateError::Tables(error)) => Some(error),
            _ => None,
        }
    }

    /// Returns the error of a game, if this is one.
    pub fn session(&self) -> Option<&SessionError> {
        match self {
            Error::Session(error) | Error::Simulate(SimulateError::Game(error)) => Some(error),
            _ => None,
        }
    }

    /// Returns the error of a file, if this is one.
    pub fn file(&self) -> Option<&FileError> {
        match (self, self.tables()) {
            (Error::File(error), _) | (_, Some(TablesError::File(error))) => Some(error),
            _ => None,
        }
    }

    /// Returns `true` if a record cannot be read only because its end is missing.
    pub fn is_cut(&self) -> bool {
        self.tables().is_some_and(TablesError::is_cut)
    }

    /// Returns `true` if a plugin failed during a game.
    pub fn is_broken(&self) -> bool {
        matches!(self.session(), Some(SessionError::Broken { .. }))
    }

    /// Returns `true` if the only failure is that the reader of the output is gone.
    pub fn is_closed_pipe(&self) -> bool {
        match self {
            Error::Output(e) | Error::Simulate(SimulateError::Output(e)) => e.kind() == std::io::ErrorKind::BrokenPipe,
            _ => false,
        }
    }

    /// Returns the exit code: 2 for bad input, 130 for Ctrl-C, 1 for other failures.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::Stopped { .. } => interrupt::EXIT_CODE,
            Error::Isolated { code, .. } => *code,
            Error::Differ { .. }
            | Error::Unfit { .. }
            | Error::Output(_)
            | Error::Json(_)
            | Error::Died(_)
            | Error::Boxed(_)
            | Error::Spawn(_)
            | Error::Simulate(
                SimulateError::Output(_) | SimulateError::Threads { .. } | SimulateError::Thread | SimulateError::Ahead { .. },
            ) => 1,
            other => match other.session() {
                Some(SessionError::Broken { .. } | SessionError::Refused { .. }) => 1,
                _ => 2,
            },
        }
    }
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Error {
        TablesError::from(error).into()
    }
}

impl From<RecordError> for Error {
    fn from(error: RecordError) -> Error {
        TablesError::from(error).into()
    }
}

impl From<LibraryError> for Error {
    fn from(error: LibraryError) -> Error {
        TablesError::from(error).into()
    }
}

impl From<UnknownBot> for Error {
    fn from(error: UnknownBot) -> Error {
        SessionError::from(error).into()
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Error {
        if error.is_io() { Error::Output(error.into()) } else { Error::Json(error) }
    }
}
