//! People who no longer play a game: they gave up, or their time was up.

use bastide_texts::{Args, Language};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::texts;

/// The key of the departures in the line of a table for the lobby.
const KEY: &str = "left";

/// The reason why a person no longer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Cause {
    /// They gave up.
    Resigned,
    /// Their clock reached zero, at a table where that ends their game.
    Time,
}

/// A person who no longer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Departure {
    /// The seat, from 0.
    pub seat: u8,
    /// The reason.
    pub cause: Cause,
    /// The number of actions before it.
    pub moves: usize,
}

impl Departure {
    /// Reads the departures of a game from its line for the lobby, in their order.
    pub(crate) fn of(summary: &Value) -> Vec<Departure> {
        serde_json::from_value(summary[KEY].clone()).unwrap_or_default()
    }

    /// Puts departures into the line for the lobby.
    pub(crate) fn put(summary: &mut Value, all: &[Departure]) {
        summary[KEY] = json!(all);
    }

    /// Says it in a language, such as "Ben gave up", without a full stop.
    pub(crate) fn told(&self, language: &Language, name: &str) -> String {
        let id = match self.cause {
            Cause::Resigned => "left-resigned",
            Cause::Time => "left-time",
        };
        texts::say_with(language, id, &Args::new().with("name", name))
    }
}
