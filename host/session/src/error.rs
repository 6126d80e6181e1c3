//! Why a game cannot go on or be told.

use bastide_bots::UnknownBot;
use bastide_core::table::TableError;
use bastide_core::{Fault, PlayError};

/// Why a game cannot go on or be told.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum SessionError {
    /// A seat has a bot that does not exist.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The draws of the table do not fit its rules.
    #[error(transparent)]
    Table(Box<TableError>),
    /// A plugin failed in the course of a game.
    #[error("the game with seed {seed} broke: {fault}. This is a fault of the plugin; its author needs the table and the seed")]
    Broken { seed: u64, fault: Fault },
    /// An action was refused though it was on offer.
    #[error("the game with seed {seed} refused an option of its own: {refused}. This is a fault of the engine; please report it")]
    Refused { seed: u64, refused: PlayError },
}

impl SessionError {
    /// Returns the error for a fault of a plugin in the game with this seed.
    pub fn broken(seed: u64, fault: Fault) -> SessionError {
        SessionError::Broken { seed, fault }
    }

    /// Returns the error for an action that was on offer and was not taken.
    pub fn refused(seed: u64, refused: PlayError) -> SessionError {
        match refused {
            PlayError::Broken(fault) => SessionError::broken(seed, fault),
            refused => SessionError::Refused { seed, refused },
        }
    }
}

impl From<TableError> for SessionError {
    fn from(error: TableError) -> SessionError {
        SessionError::Table(Box::new(error))
    }
}
