//! How much a child may take.

use std::time::Duration;

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
