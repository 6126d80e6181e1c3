//! The errors of a session.

use bastide_bots::UnknownBot;
use bastide_core::table::TableError;
use bastide_core::{ErrorText, Explained, Fault, PlayError, error_text};

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
    #[error("{}", broken(*seed, fault))]
    Broken { seed: u64, fault: Fault },
    /// The engine refused an action that it had offered.
    #[error("{}", refused_own(*seed, refused))]
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
        self.explained().to_string()
    }
}

fn broken(seed: u64, fault: &Fault) -> ErrorText {
    error_text!(
        "session-broken",
        "the game with seed {seed} broke: {fault}. This is a fault of the plugin; its author needs the table and the seed",
        seed = seed.to_string(),
        fault = fault.explained()
    )
}

fn refused_own(seed: u64, refused: &PlayError) -> ErrorText {
    error_text!(
        "session-refused",
        "the game with seed {seed} refused an option of its own: {refused}. This is a fault of the engine; please report it",
        seed = seed.to_string(),
        refused = refused.explained()
    )
}

/// The text for the user, with the line of the file if there is one.
impl Explained for SessionError {
    fn explained(&self) -> ErrorText {
        match self {
            SessionError::Bot(error) => error.explained(),
            SessionError::Table(table) => table.report(),
            SessionError::Broken { seed, fault } => broken(*seed, fault),
            SessionError::Refused { seed, refused } => refused_own(*seed, refused),
        }
    }
}

impl From<TableError> for SessionError {
    fn from(error: TableError) -> SessionError {
        SessionError::Table(Box::new(error))
    }
}
