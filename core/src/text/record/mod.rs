//! A game written down: its head, and a line for each action.
//!
//! A game is its table, its seed and its actions, and a record holds these three as text. A [`Recorder`] plays a game and
//! keeps the record of it; [`Recorder::text`] writes it down at any time. [`Record::parse`] reads such a text back, and
//! notices if it is cut off; [`Record::parse_cut`] reads such a text up to its last whole line. [`Record::replay`] plays a record again
//! and gives a recorder that goes on from there. Fingerprints of table, seed and state stand between the actions, so that a game that
//! goes another way than it went is noticed where it parts, and so is a head that was edited.
//! Undoing is [`Recorder::rewind`]: the same actions again, but for the last.
//!
//! ```text
//! # Bastide game record 2
//! engine = "0.1.0"
//! plugins = { base = "0.1.0" }
//! seed = 42
//!
//! [table]
//! edition = "first"
//! players = ["red", "blue"]
//!
//! [moves]
//! red: place BA/RCr 0,-1 90
//! red: deploy follower city@0,-1:N
//! end open, 2 actions, red 0, blue 0 = 3f9a0c12e4b7d655
//! ```

mod error;
mod line;
mod read;
mod recorder;
mod replay;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ops::Range;

pub use error::{Problem, RecordError};
pub use line::End;
pub use recorder::Recorder;

use crate::model::source::Source;
use crate::text::table::Table;
use line::Line;

/// The version of this engine, as in the head of records.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// What the first line begins with; the format follows.
const FIRST_LINE: &str = "# Bastide game record ";
/// The format that is written and read here.
const FORMAT: u32 = 2;
/// So many actions come between two fingerprints.
const STRIDE: usize = 20;

/// A record as a text tells it.
#[derive(Clone, Debug)]
pub struct Record {
    /// The version of the engine that wrote it.
    pub engine: String,
    /// The plugins of the game with their versions.
    pub plugins: BTreeMap<String, String>,
    /// The seed of the game.
    pub seed: u64,
    /// The table.
    pub table: Table,
    /// How far it goes; `None` for a record that is cut off.
    pub end: Option<End>,
    lines: Vec<Written>,
    end_at: Range<usize>,
    head_at: Range<usize>,
    source: Source,
}

/// A line with its place.
#[derive(Clone, Debug)]
struct Written {
    line: Line,
    at: Range<usize>,
}

impl Record {
    /// The actions in order, in notation.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(|written| match &written.line {
            Line::Action { text, .. } => Some(text.as_str()),
            _ => None,
        })
    }
}
