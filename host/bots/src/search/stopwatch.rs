//! Time that passes.

use std::time::{Duration, Instant};

/// The time since a moment; always zero on a machine without a clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopwatch {
    began: Option<Instant>,
}

impl Stopwatch {
    /// Begins now.
    pub(super) fn start() -> Stopwatch {
        Stopwatch { began: (!cfg!(target_family = "wasm")).then(Instant::now) }
    }

    /// Returns the time since the start.
    pub(super) fn elapsed(&self) -> Duration {
        self.began.map(|began| began.elapsed()).unwrap_or_default()
    }

    /// Returns the instant at which this time has passed; `None` if there is no clock.
    pub(super) fn after(&self, time: Duration) -> Option<Instant> {
        self.began?.checked_add(time)
    }
}
