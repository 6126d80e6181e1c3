//! A second process of this program for work that runs libraries which may misbehave.
//!
//! A library may abort, run for ever, take all memory or end the program. A [`Child`] does the work in a process of its own,
//! with a limit of memory, and of time for each step. It is asked with a [`Request`] and answers in parts; if it ends before
//! the last part, a [`Death`] tells how, in which step, and which hook ran. The process is this program with the hidden command
//! `isolated` ([`serve`]). It is a guard against faults, not against malice: the library keeps the user's rights.

mod child;
mod death;
pub mod games;
mod notes;
pub mod serve;

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::expansion;
use bastide_tables::libraries::trust::Permission;

pub use child::Child;
pub(crate) use child::plain;
pub use death::{Death, Ended, Running};
pub use notes::{idle, step, watched};

/// How much a child may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// For how long one step may run, such as a game: wall-clock time.
    pub time: Duration,
    /// How many bytes of memory it may take beyond those that it begins with.
    pub memory: u64,
}

impl Limits {
    /// Limits in seconds and megabytes, as the command line has them.
    pub fn new(seconds: u64, megabytes: u64) -> Limits {
        Limits { time: Duration::from_secs(seconds), memory: megabytes.saturating_mul(1 << 20) }
    }
}

/// What a process may take that runs libraries.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct Share {
    /// How many seconds a game may take in a process of its own.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    pub game_seconds: u64,
    /// How many megabytes of memory such a process may take.
    #[arg(long, value_name = "N", default_value_t = 2048, value_parser = clap::value_parser!(u64).range(1..))]
    pub megabytes: u64,
}

impl From<Share> for Limits {
    fn from(share: Share) -> Limits {
        Limits::new(share.game_seconds, share.megabytes)
    }
}

/// What a child is asked to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Run the checks on the expansions of a library.
    Test(expansion::test::Work),
    /// Play games with bots.
    Simulate(games::Work),
}

/// What is written to a child: one line of JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Order {
    /// Which libraries it may open.
    permission: Permission,
    /// What it is to do.
    request: Request,
}

/// What a child writes: one line of JSON each.
#[derive(Clone, Debug, Serialize, Deserialize)]
enum Answer {
    /// A part of what was asked for.
    Part(serde_json::Value),
    /// All of it was given.
    Done,
    /// It cannot be done; with the message, and the code with which a program ends then.
    Failed { message: String, code: u8 },
}

/// How a child is started: the arguments of the hidden command.
#[derive(clap::Args, Clone, Debug)]
pub struct Isolated {
    /// The file in which it notes what it does.
    #[arg(long)]
    pub notes: PathBuf,
    /// How many bytes of memory it may take beyond those that it begins with.
    #[arg(long)]
    pub memory: u64,
}
