//! The errors of a simulation.

use bastide_bots::UnknownBot;
use bastide_core::table::TableError;
use bastide_core::{Fault, PlayError};
use bastide_session::SessionError;
use bastide_tables::TablesError;

/// The reason why games cannot be simulated.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum SimulateError {
    /// The table cannot be used.
    #[error(transparent)]
    Tables(#[from] TablesError),
    /// The bot does not exist.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// A game failed.
    #[error(transparent)]
    Game(#[from] SessionError),
    /// A plugin failed in a copy of a game in which a bot tried an option.
    #[error("in the game with seed {seed}, a bot looked ahead and a plugin failed: {fault}")]
    Ahead { seed: u64, fault: Fault },
    /// The rows cannot be written.
    #[error("cannot write the output: {0}")]
    Output(#[from] std::io::Error),
    /// The request cannot be carried out.
    #[error("{0}")]
    Usage(String),
    /// The system cannot start more threads.
    #[error("cannot start thread {number} of {all}: {source}; ask for fewer with --threads")]
    Threads { number: usize, all: usize, source: std::io::Error },
    /// A thread of a simulation ended early.
    #[error("a thread of the simulation ended before its games were played; please report this with the table and the seed")]
    Thread,
}

impl SimulateError {
    pub(crate) fn broken(seed: u64, fault: Fault) -> SimulateError {
        SessionError::broken(seed, fault).into()
    }

    pub(crate) fn refused(seed: u64, refused: PlayError) -> SimulateError {
        SessionError::refused(seed, refused).into()
    }

    /// Returns the text for the user, with the line of the file if there is one.
    pub fn message(&self) -> String {
        match self {
            SimulateError::Tables(error) => error.message(),
            SimulateError::Game(error) => error.message(),
            other => other.to_string(),
        }
    }
}

impl From<TableError> for SimulateError {
    fn from(error: TableError) -> SimulateError {
        TablesError::from(error).into()
    }
}
