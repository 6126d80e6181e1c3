//! How much of a budget is used.

use std::time::{Duration, Instant};

use super::budget::Budget;

/// The clock of one decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    budget: Budget,
    began: Instant,
    /// The simulations so far.
    simulations: u32,
}

impl Clock {
    /// Starts the clock.
    pub(super) fn start(budget: Budget) -> Clock {
        Clock { budget, began: Instant::now(), simulations: 0 }
    }

    /// Counts a simulation.
    pub(super) fn count(&mut self) {
        self.simulations += 1;
    }

    /// Returns the share of the budget that is used; above 1 if there was more work than that.
    pub(super) fn used(&self) -> f64 {
        self.used_with(0)
    }

    /// Returns the share that is used after this number of further simulations. Their time is not
    /// known, so a budget of time does not count them.
    pub(super) fn used_with(&self, simulations: usize) -> f64 {
        match self.budget {
            Budget::Simulations(all) => (f64::from(self.simulations) + simulations as f64) / f64::from(all),
            Budget::Time(time) => self.began.elapsed().as_secs_f64() / time.as_secs_f64(),
        }
    }

    /// Returns the instant at which a simulation is broken off; `None` if simulations are counted.
    pub(super) fn end(&self) -> Option<Instant> {
        match self.budget {
            Budget::Simulations(_) => None,
            Budget::Time(time) => self.began.checked_add(time),
        }
    }

    /// Returns the time since the start.
    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
}
