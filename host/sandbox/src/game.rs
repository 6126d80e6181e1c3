//! A game in a bundle, as calls instead of messages.

use bastide_service::{Answer, Format, Look, Opening, Order, Status, Step, Viewer};
use serde_json::Value;

use crate::bundle::Bundle;
use crate::error::BundleError;
use crate::limits::Limits;
use crate::sandbox::Sandbox;

/// A game in a bundle.
pub struct BoxedGame {
    sandbox: Sandbox,
    status: Status,
}

/// The reason why a game in a bundle did not do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoxedError {
    /// The bundle cannot be started.
    #[error(transparent)]
    Bundle(#[from] BundleError),
    /// The table, the move or the request does not fit, and nothing has changed.
    #[error("{0}")]
    Refused(String),
    /// The bundle has failed, so the game cannot go on.
    #[error("{0}")]
    Ended(String),
}

impl BoxedGame {
    /// Opens a game, with its moves so far.
    ///
    /// # Errors
    /// The bundle cannot be started, or the table or a move does not fit its rules.
    pub fn open(bundle: &Bundle, limits: Limits, opening: Opening) -> Result<BoxedGame, BoxedError> {
        let mut sandbox = Sandbox::start(bundle, limits)?;
        match sandbox.ask(&Order::Open(opening)) {
            Answer::Ready(status) => Ok(BoxedGame { sandbox, status }),
            other => Err(other.into()),
        }
    }

    /// Returns the state of the game in numbers.
    pub fn status(&self) -> &Status {
        &self.status
    }

    /// Carries out an order that plays or takes back. Returns the action, if one was performed.
    ///
    /// # Errors
    /// The order is refused, or the game cannot go on.
    pub fn act(&mut self, order: &Order) -> Result<Option<Step>, BoxedError> {
        let (step, status) = match self.sandbox.ask(order) {
            Answer::Played(step, status) => (Some(step), status),
            Answer::Ready(status) => (None, status),
            other => return Err(other.into()),
        };
        self.status = status;
        Ok(step)
    }

    /// Describes the game as somebody sees it, with the options if this seat is asked.
    ///
    /// # Errors
    /// The game cannot go on.
    pub fn look(&mut self, viewer: Viewer) -> Result<Look, BoxedError> {
        match self.sandbox.ask(&Order::Look { viewer, options: true, ends: false, at: None, left: None }) {
            Answer::Look(look) => Ok(look),
            other => Err(other.into()),
        }
    }

    /// Returns data about the game.
    ///
    /// # Errors
    /// The order is refused, or the game cannot go on.
    pub fn data(&mut self, order: &Order) -> Result<Value, BoxedError> {
        match self.sandbox.ask(order) {
            Answer::Data(data) => Ok(data),
            other => Err(other.into()),
        }
    }

    /// Writes the game in a format that is text, as somebody sees it.
    ///
    /// # Errors
    /// The order is refused, or the game cannot go on.
    pub fn write(&mut self, viewer: Viewer, format: Format) -> Result<String, BoxedError> {
        self.file(&Order::Write { viewer, format, at: None })
    }

    /// Returns the whole record, with what is hidden from players.
    ///
    /// # Errors
    /// The game cannot go on.
    pub fn record(&mut self) -> Result<String, BoxedError> {
        self.file(&Order::Record)
    }

    fn file(&mut self, order: &Order) -> Result<String, BoxedError> {
        match self.sandbox.ask(order) {
            Answer::File(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
            other => Err(other.into()),
        }
    }
}

/// The error for an answer that tells why there is no other.
impl From<Answer> for BoxedError {
    fn from(answer: Answer) -> BoxedError {
        match answer {
            Answer::Refused(why) => BoxedError::Refused(why),
            Answer::Broken(why) => BoxedError::Ended(why),
            // The sandbox lets no answer to another order through.
            other => BoxedError::Ended(format!("{other:?}")),
        }
    }
}
