//! The limits of a child process.

use std::time::Duration;

/// The limits of a child process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The longest wall-clock time of one step, such as a game.
    pub time: Duration,
    /// The largest growth of its memory after the start, in bytes.
    pub memory: u64,
}

impl Limits {
    /// Makes limits from seconds and megabytes.
    pub fn new(seconds: u64, megabytes: u64) -> Limits {
        Limits { time: Duration::from_secs(seconds), memory: megabytes.saturating_mul(1 << 20) }
    }
}
