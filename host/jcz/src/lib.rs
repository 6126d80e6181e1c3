//! Games of another, independent engine: read, replayed here, compared, and written.
//!
//! JCloisterZone and its descendant FanCloisterZone save a game as a `.jcz` file: sets, elements and rules, the messages of the players,
//! and for rule tests sentences that must be true. A trace (`jcz-trace/1`) tells besides what their engine had on offer, scored
//! and left after every message. The data go one way: a file ([`read`]) is seated at a table of ours ([`setup`]) by the table of
//! [`names`], a game of ours follows its messages (`mirror`), and what either side says of a position (`theirs`, `position`, `ours`) is
//! compared ([`verify`]). [`import`](mod@import) and [`export`](mod@export) make a record of a game of theirs and back. What is compared, and
//! which options are set for it with what reason, is told in `CONFORMANCE.md`.

mod asked;
mod assertions;
mod draws;
pub mod export;
pub mod file;
pub mod import;
mod mirror;
pub mod names;
mod ours;
mod places;
mod position;
pub mod setup;
mod theirs;
mod trace;
pub mod verify;

use std::fmt;

use bastide_core::Game;

use bastide_verify::board_text;

pub use export::{Exported, NotExported, export};
pub use file::{GameFileError, read};
pub use import::{Imported, import};
pub use setup::{Seated, seat, unlike};
pub use trace::Compared;

/// The key of a file of theirs under which an export of ours keeps its table and seed. Their programs do not look at it.
const KEPT: &str = "bastide";

/// Why a game of theirs cannot be played here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Not {
    /// It needs something that is not here.
    #[error("needs {0}, which is not here")]
    Here(String),
    /// It is wrong, or was not understood.
    #[error("{0}")]
    Read(String),
}

/// Where a game of theirs and the same game here part.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Difference {
    /// The step: its number and message, or `the start` or `the end`.
    pub step: String,
    /// What differs, theirs beside ours.
    pub what: String,
    /// The board as text; empty if no game came about.
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
