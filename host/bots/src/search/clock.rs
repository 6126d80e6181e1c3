//! The used part of a budget.

use std::time::Duration;

use super::budget::Budget;
use super::stopwatch::Stopwatch;
use crate::limit::Limit;

/// The clock of one decision.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    budget: Budget,
    limit: Limit,
    began: Stopwatch,
    /// The simulations so far.
    simulations: u32,
}

impl Clock {
    /// Starts the clock.
    pub(super) fn start(budget: Budget, limit: Limit) -> Clock {
        Clock { budget, limit, began: Stopwatch::start(), simulations: 0 }
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
    /// known, so a budget of time does not count them. Infinite if the search is broken off.
    pub(super) fn used_with(&self, simulations: usize) -> f64 {
        if self.limit.is_over() {
            return f64::INFINITY;
        }
        let counted = |all: u32| (f64::from(self.simulations) + simulations as f64) / f64::from(all);
        let timed = |time: Duration| self.began.elapsed().as_secs_f64() / time.as_secs_f64();
        match self.budget {
            Budget::Simulations(all) => counted(all),
            Budget::Time(time) => timed(time),
            Budget::Within(all, time) => counted(all).max(timed(time)),
        }
    }

    /// Returns when a simulation is broken off.
    pub(super) fn end(&self) -> Limit {
        self.limit.and_until(match self.budget {
            Budget::Simulations(_) => None,
            Budget::Time(time) | Budget::Within(_, time) => self.began.after(time),
        })
    }
}
