//! Game records: a head, and a line for each action.
//!
//! A game is determined by its table, its seed and its actions, and a record holds these three as
//! text. A [`Recorder`] plays a game and keeps its record; [`Recorder::text`] writes the record at
//! any time. [`Record::parse`] reads such a text and notices if it is cut off.
//! [`Record::parse_cut`] reads a text up to its last whole line. [`Record::replay`] replays a
//! record and returns a recorder that continues from there. Fingerprints of table, seed and state
//! are written between the actions. So an edited head is noticed, and so is the place where a
//! replay differs from the recorded game. [`Recorder::rewind`] undoes actions: it performs the same
//! actions again without the last ones. [`Recorder::fork`] begins another game with the first actions,
//! in which chance is new from there on.
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
mod fork;
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

/// The version of this engine, as written in the head of records.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// The beginning of the first line; the format number follows.
const FIRST_LINE: &str = "# Bastide game record ";
/// The format that this engine writes and reads.
const FORMAT: u32 = 2;
/// The number of actions between two fingerprints.
const STRIDE: usize = 20;

/// A record as read from its text.
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
    /// The last line; `None` for a record that is cut off.
    pub end: Option<End>,
    lines: Vec<Written>,
    end_at: Range<usize>,
    head_at: Range<usize>,
    source: Source,
}

/// A line with its location.
#[derive(Clone, Debug)]
struct Written {
    line: Line,
    at: Range<usize>,
}

impl Record {
    /// Returns the actions in order, in notation.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(|written| match &written.line {
            Line::Action { text, .. } => Some(text.as_str()),
            _ => None,
        })
    }
}
