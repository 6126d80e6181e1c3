//! What a child is asked, and how it answers: plain data, one line of JSON each.

use std::path::PathBuf;

use bastide_tables::libraries::trust::Permission;
use serde::{Deserialize, Serialize};

/// What a child is asked to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Run the checks on the expansions of a library.
    Test(TestRequest),
    /// Play games with bots.
    Simulate(SimulateRequest),
}

/// What is to be tested in a child.
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
    /// The file for the record of the running game, which is left there if a library ends the process.
    pub journal: Option<PathBuf>,
    /// The number of random games for each expansion.
    pub games: u64,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of expansions of the library that are tested already, counted from the first.
    pub skip: usize,
}

/// Which games to play.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SimulateRequest {
    /// The table file; `None` for an empty table.
    pub table: Option<PathBuf>,
    /// The number of games.
    pub games: u64,
    /// The seed; `None` for the table's, else 1.
    pub seed: Option<u64>,
    /// The number of threads.
    pub threads: usize,
    /// The bots that were asked for.
    pub bots: Vec<String>,
    /// Is a row wanted for each game?
    pub rows: bool,
    /// Is the result wanted as JSON?
    pub json: bool,
}

/// What is written to a child: one line of JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Order {
    /// Which libraries it may open.
    pub(super) permission: Permission,
    /// What it is to do.
    pub(super) request: Request,
}

/// What a child writes: one line of JSON each.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Answer {
    /// A part of what was asked for.
    Part(serde_json::Value),
    /// All of it was given.
    Done,
    /// It cannot be done; with the message, and the code with which a program ends then.
    Failed { message: String, code: u8 },
}
