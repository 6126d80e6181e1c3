//! The size of a search, which follows its budget.

use std::time::Duration;

use super::budget::Budget;

/// The turns of a simulation in which budgets of simulations are meant.
const TURNS: u16 = 6;
/// The fewest simulations in which candidates are compared. With fewer, the choice is no better than
/// that of the greedy bot (`host/bots/LADDER.md`).
const LEAST: f64 = 6.0;

/// The size of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    /// The number of candidates; 1 for the choice of the greedy bot.
    pub(super) candidates: usize,
    /// The number of turns that a simulation plays on.
    pub(super) turns: u16,
}

impl Size {
    /// Returns the size for a budget. `turn` tells the time that a player of simulations takes for a turn; it is
    /// called only if the budget has a time.
    pub(super) fn of(budget: Budget, turn: impl FnOnce() -> Duration) -> Size {
        let fit = |time: Duration| time.as_secs_f64() / (turn().as_secs_f64() * f64::from(TURNS)).max(1e-9);
        Size::of_simulations(match budget {
            Budget::Simulations(n) => f64::from(n),
            Budget::Time(time) => fit(time),
            Budget::Within(n, time) => fit(time).min(f64::from(n)),
        })
    }

    fn of_simulations(n: f64) -> Size {
        let (candidates, turns) = match n {
            ..LEAST => (1, 4),
            ..16.0 => (3, 4),
            16.0..64.0 => (4, TURNS),
            64.0..384.0 => (8, TURNS),
            384.0..1536.0 => (10, 8),
            _ => (10, 12),
        };
        Size { candidates, turns }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_is_smaller_where_a_turn_takes_longer() {
        let second = Budget::Time(Duration::from_secs(1));
        let size = |turn| Size::of(second, || turn);
        let [fast, slow] = [Duration::from_micros(80), Duration::from_millis(20)].map(size);
        assert_eq!(fast, Size { candidates: 10, turns: 12 });
        assert_eq!(slow, Size { candidates: 3, turns: 4 });
        assert_eq!(size(Duration::ZERO), fast);
        assert_eq!(size(Duration::from_millis(30)).candidates, 1, "5.6 simulations");
        assert_eq!(Size::of(Budget::Simulations(8), || Duration::ZERO), slow);
        let within = |turn| Size::of(Budget::Within(8, Duration::from_secs(1)), || turn);
        assert_eq!(within(Duration::ZERO), slow, "8 simulations");
        assert_eq!(within(Duration::from_millis(30)).candidates, 1, "5.6 simulations");
    }
}
