//! A game in the sandbox of a bundle, with the moves that this program has seen.

use std::path::Path;

use bastide_core::message::printable;
use bastide_engine::{Answer, Format, Look, Opening, Order, Status, Step, Viewer};
use bastide_sandbox::{Bundle, Limits, Sandbox};
use bastide_tables::records;
use serde_json::Value;

use crate::error::Error;

/// A game in the sandbox of a bundle.
pub(super) struct Game {
    sandbox: Sandbox,
    /// The state of the game in numbers.
    pub(super) status: Status,
}

/// The answer to an order of the person: what was done, or a message why not.
pub(super) type Tried<T> = Result<T, String>;

impl Game {
    /// Opens a game.
    ///
    /// # Errors
    /// The bundle cannot be started, or the table or a move does not fit its rules.
    pub(super) fn open(bundle: &Bundle, opening: Opening) -> Result<Game, Error> {
        let mut sandbox = Sandbox::start(bundle, Limits::default())?;
        match sandbox.ask(&Order::Open(opening)) {
            Answer::Ready(status) => Ok(Game { sandbox, status }),
            Answer::Refused(why) => Err(Error::Usage(why)),
            other => Err(Error::answered(other)),
        }
    }

    /// Carries out an order that plays or takes back.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn act(&mut self, order: &Order) -> Result<Tried<Option<Step>>, Error> {
        match self.sandbox.ask(order) {
            Answer::Played(step, status) => {
                self.status = status;
                Ok(Ok(Some(step)))
            }
            Answer::Ready(status) => {
                self.status = status;
                Ok(Ok(None))
            }
            Answer::Refused(why) => Ok(Err(why)),
            other => Err(Error::answered(other)),
        }
    }

    /// Describes the game as a seat sees it; `None` for an onlooker.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn look(&mut self, seat: Option<u8>) -> Result<Look, Error> {
        let order = Order::Look { viewer: viewer(seat), options: true, ends: false, at: None };
        match self.sandbox.ask(&order) {
            Answer::Look(look) => Ok(look),
            other => Err(Error::answered(other)),
        }
    }

    /// Returns data about the game, as a seat sees it.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn data(&mut self, order: &Order) -> Result<Value, Error> {
        match self.sandbox.ask(order) {
            Answer::Data(data) => Ok(data),
            other => Err(Error::answered(other)),
        }
    }

    /// Writes the game in a format, as a seat sees it, without what a terminal must not get.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn write(&mut self, seat: Option<u8>, format: Format) -> Result<String, Error> {
        match self.sandbox.ask(&Order::Write { viewer: viewer(seat), format, at: None }) {
            Answer::File(bytes) => Ok(printable(&String::from_utf8_lossy(&bytes)).into_owned()),
            other => Err(Error::answered(other)),
        }
    }

    /// Returns the whole record.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn record(&mut self) -> Result<String, Error> {
        match self.sandbox.ask(&Order::Record) {
            Answer::File(record) => Ok(String::from_utf8_lossy(&record).into_owned()),
            other => Err(Error::answered(other)),
        }
    }

    /// Saves the whole record.
    ///
    /// # Errors
    /// The game cannot go on, or the file cannot be written.
    pub(super) fn save(&mut self, file: &Path) -> Result<(), Error> {
        Ok(records::save(file, &self.record()?)?)
    }
}

/// Returns somebody who reads the language of this program.
pub(super) fn viewer(seat: Option<u8>) -> Viewer {
    Viewer { seat, language: bastide_texts::spoken() }
}
