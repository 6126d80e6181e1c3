//! A game in a bundle, for this program: its language, its limits and its files.

use std::path::Path;

use bastide_core::message::printable;
use bastide_sandbox::{BoxedError, BoxedGame, Bundle, Limits, named};
use bastide_service::{Format, Look, Opening, Order, Status, Step, Viewer};
use bastide_tables::records;
use serde_json::Value;

use bastide_console::Error;
use bastide_outside::bundle::failed;

/// A game in a bundle.
pub(super) struct Game {
    game: BoxedGame,
    bundle: Bundle,
}

/// The answer to an order of the person: what was done, or a message why not.
pub(super) type Tried<T> = Result<T, String>;

impl Game {
    /// Opens a game.
    ///
    /// # Errors
    /// The bundle cannot be started, or the table or a move does not fit its rules.
    pub(super) fn open(bundle: &Bundle, opening: Opening) -> Result<Game, Error> {
        match BoxedGame::open(bundle, Limits::default(), opening) {
            Ok(game) => Ok(Game { game, bundle: bundle.clone() }),
            Err(BoxedError::Refused(why)) => Err(Error::Usage(why)),
            Err(error) => Err(failed(error)),
        }
    }

    /// Returns the state of the game in numbers.
    pub(super) fn status(&self) -> &Status {
        self.game.status()
    }

    /// Carries out an order that plays or takes back.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn act(&mut self, order: &Order) -> Result<Tried<Option<Step>>, Error> {
        match self.game.act(order) {
            Ok(step) => Ok(Ok(step)),
            Err(BoxedError::Refused(why)) => Ok(Err(why)),
            Err(error) => Err(failed(error)),
        }
    }

    /// Describes the game as a seat sees it; `None` for an onlooker.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn look(&mut self, seat: Option<u8>) -> Result<Look, Error> {
        self.game.look(viewer(seat)).map_err(failed)
    }

    /// Returns data about the game.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn data(&mut self, order: &Order) -> Result<Value, Error> {
        self.game.data(order).map_err(failed)
    }

    /// Draws the board in letters, as a seat sees it, without what a terminal must not get.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn letters(&mut self, seat: Option<u8>) -> Result<String, Error> {
        Ok(printable(&self.game.write(viewer(seat), Format::Text).map_err(failed)?).into_owned())
    }

    /// Returns the whole record, which names the bundle.
    ///
    /// # Errors
    /// The game cannot go on.
    pub(super) fn record(&mut self) -> Result<String, Error> {
        Ok(named(&self.game.record().map_err(failed)?, &self.bundle))
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
