//! The size of a search, which follows its budget.

use std::time::Duration;

use super::budget::Budget;

/// The turns of a simulation in which budgets of simulations are meant.
const TURNS: u16 = 6;

/// The size of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    /// The number of candidates.
    pub(super) candidates: usize,
    /// The number of turns that a simulation plays on.
    pub(super) turns: u16,
    /// The number of next actions that are compared for each of the last placements.
    pub(super) plans: usize,
}

impl Size {
    /// Returns the size for a budget, if a greedy player takes this time for a turn.
    pub(super) fn of(budget: Budget, turn: Duration) -> Size {
        match budget {
            Budget::Simulations(n) => Size::of_simulations(f64::from(n)),
            Budget::Time(time) => Size::of_simulations(time.as_secs_f64() / (turn.as_secs_f64() * f64::from(TURNS)).max(1e-9)),
        }
    }

    fn of_simulations(n: f64) -> Size {
        let (candidates, turns, plans) = match n {
            ..16.0 => (3, 4, 1),
            16.0..64.0 => (4, TURNS, 1),
            64.0..256.0 => (8, TURNS, 1),
            256.0..1024.0 => (10, TURNS, 3),
            _ => (12, 8, 3),
        };
        Size { candidates, turns, plans }
    }
}
