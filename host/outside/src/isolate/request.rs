//! The messages between parent and child: plain data, one line of JSON each.

use std::path::PathBuf;

use bastide_simulate::Shard;
use bastide_tables::libraries::trust::Permission;
use serde::{Deserialize, Serialize};

/// A request to a child process.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Check the expansions of a library.
    Test(TestRequest),
    /// Play games with bots.
    Simulate(SimulateRequest),
}

/// The arguments of [`Request::Test`].
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct TestRequest {
    /// The library.
    pub library: PathBuf,
    /// The folder of its crate, if known.
    pub folder: Option<PathBuf>,
    /// The libraries to test it together with, which the user must have allowed.
    pub with: Vec<PathBuf>,
    /// The file of the table to test it at; `None` for random tables.
    pub table: Option<PathBuf>,
    /// The folder for the records of games that fail.
    pub failed: PathBuf,
    /// The file for the record of the running game, which is left there if a library ends the
    /// process.
    pub journal: Option<PathBuf>,
    /// The number of random games for each expansion.
    pub games: u64,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of expansions to skip, because they are checked already.
    pub skip: usize,
    /// `true` for the checks that need no game alone.
    #[serde(default)]
    pub first: bool,
}

/// The arguments of [`Request::Simulate`].
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SimulateRequest {
    /// The table file; `None` for the default table.
    pub table: Option<PathBuf>,
    /// The number of games.
    pub games: u64,
    /// The seed; `None` for that of the table or else 1.
    pub seed: Option<u64>,
    /// The number of threads.
    pub threads: usize,
    /// The bots of the seats, as on the command line.
    pub bots: Vec<String>,
    /// The part of the games to play.
    pub shard: Shard,
    /// Whether the rows have the moves.
    pub moves: bool,
    /// `true` to send a CSV row for each game.
    pub rows: bool,
    /// `true` to send the totals.
    pub totals: bool,
    /// `true` to print the result as JSON.
    pub json: bool,
}

/// A message to a child.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Order {
    /// The libraries that it may open.
    pub(super) permission: Permission,
    /// The request.
    pub(super) request: Request,
}

/// A message from a child.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Answer {
    /// A part of the result.
    Part(serde_json::Value),
    /// The result is complete.
    Done,
    /// The request failed, with this message and exit code.
    Failed { message: String, code: u8 },
}
