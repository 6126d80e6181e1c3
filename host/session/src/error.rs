//! The errors of a session.

use bastide_bots::UnknownBot;
use bastide_core::table::TableError;
use bastide_core::{Fault, PlayError};

/// The reason why a game cannot continue or be narrated.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum SessionError {
    /// A seat names a bot that does not exist.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The prepared draws of the table do not fit its rules.
    #[error(transparent)]
    Table(Box<TableError>),
    /// A plugin failed during a game.
    #[error("the game with seed {seed} broke: {fault}. This is a fault of the plugin; its author needs the table and the seed")]
    Broken { seed: u64, fault: Fault },
    /// The engine refused an action that it had offered.
    #[error("the game with seed {seed} refused an option of its own: {refused}. This is a fault of the engine; please report it")]
    Refused { seed: u64, refused: PlayError },
}

impl SessionError {
    /// Returns the error for a fault of a plugin in the game with this seed.
    pub fn broken(seed: u64, fault: Fault) -> SessionError {
        SessionError::Broken { seed, fault }
    }

    /// Returns the error for an action that was offered and refused.
    pub fn refused(seed: u64, refused: PlayError) -> SessionError {
        match refused {
            PlayError::Broken(fault) => SessionError::broken(seed, fault),
            refused => SessionError::Refused { seed, refused },
        }
    }

    /// Returns the text for the user, with the line of the file if there is one.
    pub fn message(&self) -> String {
        match self {
            SessionError::Table(table) => table.message(),
            other => other.to_string(),
        }
    }
}

impl From<TableError> for SessionError {
    fn from(error: TableError) -> SessionError {
        SessionError::Table(Box::new(error))
    }
}
