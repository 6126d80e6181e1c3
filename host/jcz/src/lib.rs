//! Games of JCloisterZone: imported, exported, and compared with Bastide.
//!
//! JCloisterZone and its descendant FanCloisterZone save a game as a `.jcz` file. It contains the
//! sets, elements and rules, the messages of the players and, in a rule test, sentences that must
//! be true. A trace (`jcz-trace/1`) also contains a snapshot after each message: the options, the
//! scorings and the position.
//!
//! Data flow:
//! - [`read`] reads a file;
//! - [`setup`] converts its setup to a Bastide table, by the [keys](setup::keys) of a setup and the
//!   [options](bastide_profiles::jcloisterzone) that are the same in all its games;
//! - `mirror` follows its messages in a Bastide game, and `questions` converts the questions;
//! - `jcz_json`, `bastide_position` and `bastide_events` write positions in one notation;
//! - [`verify`] compares them.
//!
//! [`import`](mod@import) converts a JCloisterZone game to a Bastide record; [`export`](mod@export)
//! converts a record to a JCloisterZone game. `CONFORMANCE.md` lists what is compared, and the
//! options that are set for it with the reasons. Exported games are compared with traces of
//! JCloisterZone and read back; they were not opened in that program.

#[cfg(test)]
#[macro_use]
extern crate bastide_needs;

mod animals;
mod assertions;
mod bastide_events;
mod bastide_position;
mod draws;
pub mod export;
pub mod file;
pub mod import;
mod jcz_json;
mod mirror;
mod names;
mod old;
mod places;
mod questions;
pub mod setup;
mod subjects;
mod trace;
mod traps;
mod tunnels;
pub mod verify;

use std::fmt;

use bastide_core::Game;

use bastide_core::board_text;

pub use export::{Exported, NotExported, differing_options, export};
pub use file::{GameFileError, read};
pub use import::{Imported, import};
pub use setup::{ImportedSetup, import_setup};
pub use trace::Compared;

/// The key of an exported file that contains the Bastide table and seed. JCloisterZone ignores it.
const BASTIDE_KEY: &str = "bastide";

/// The reason why Bastide cannot play a JCloisterZone game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportError {
    /// Bastide lacks something that the game needs.
    #[error("needs {0}, which Bastide lacks")]
    Missing(String),
    /// The file is invalid or has unknown contents.
    #[error("{0}")]
    Invalid(String),
}

/// The first difference between JCloisterZone and Bastide in a game.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Difference {
    /// The number and message of the step, or `the start` or `the end`.
    pub step: String,
    /// The difference, with the values of both programs.
    pub what: String,
    /// The board as text; empty if no game could start.
    pub board: String,
}

impl Difference {
    fn of(step: String, what: String, game: &Game) -> Difference {
        Difference { step, what, board: board_text(game.view()) }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}\n{}", self.step, self.what, self.board)
    }
}

#[cfg(test)]
fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
