//! The work that a searching bot may do for one decision.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::time::Duration;

/// The most simulations that a budget may name.
const MAX_SIMULATIONS: u32 = 10_000_000;
/// The longest time that a budget may name.
const LONGEST: Duration = Duration::from_secs(3600);

/// The simulations that stand for a second on a machine without a clock.
const SIMULATIONS_A_SECOND: f64 = 400.0;

/// The work for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This number of simulations. The same dice make the same choice.
    Simulations(u32),
    /// This time. How much it is depends on the machine.
    Time(Duration),
    /// This number of simulations, but no longer than this time.
    Within(u32, Duration),
}

/// The error for a text that is not a budget.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "\"{0}\" is not a budget; write a number of simulations from 1 to 10,000,000, such as 500, or a time, such as 250ms or 1s"
)]
pub struct NotABudget(String);

impl FromStr for Budget {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Budget, NotABudget> {
        let budget = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(number), _) => seconds(number, 1000.0).map(Budget::Time),
            (None, Some(number)) => seconds(number, 1.0).map(Budget::Time),
            (None, None) => text.parse().ok().filter(|n| (1..=MAX_SIMULATIONS).contains(n)).map(Budget::Simulations),
        };
        budget.ok_or_else(|| NotABudget(text.into()))
    }
}

/// Returns the time for a number of which `parts` make a second.
fn seconds(number: &str, parts: f64) -> Option<Duration> {
    let time = Duration::try_from_secs_f64(number.parse::<f64>().ok()? / parts).ok()?;
    (Duration::from_millis(1)..=LONGEST).contains(&time).then_some(time)
}

impl Budget {
    /// Returns this budget for a machine without a clock, as WebAssembly without imports is: a time becomes a
    /// number of simulations.
    pub(super) fn without_clock(self) -> Budget {
        match self {
            Budget::Time(time) => {
                let simulations = (time.as_secs_f64() * SIMULATIONS_A_SECOND).clamp(1.0, f64::from(MAX_SIMULATIONS));
                Budget::Simulations(simulations as u32)
            }
            Budget::Within(simulations, _) | Budget::Simulations(simulations) => Budget::Simulations(simulations),
        }
    }
}

impl Display for Budget {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Budget::Simulations(n) => write!(f, "{n}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Within(n, time) => write!(f, "{n} within {}ms", time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_clock_a_time_is_a_number_of_simulations() {
        let time = |ms| Budget::Time(Duration::from_millis(ms)).without_clock();
        assert_eq!((time(1000), time(250)), (Budget::Simulations(400), Budget::Simulations(100)));
        assert_eq!(time(1), Budget::Simulations(1), "one at least");
        assert_eq!(Budget::Simulations(7).without_clock(), Budget::Simulations(7));
        assert_eq!(Budget::Within(7, Duration::from_millis(1)).without_clock(), Budget::Simulations(7));
    }

    #[test]
    fn a_budget_is_a_number_of_simulations_or_a_time() {
        let ms = |n| Ok(Budget::Time(Duration::from_millis(n)));
        assert_eq!("2000".parse(), Ok(Budget::Simulations(2000)));
        assert_eq!("1s".parse::<Budget>(), ms(1000));
        assert_eq!("0.5s".parse::<Budget>(), ms(500));
        assert_eq!("250ms".parse::<Budget>(), ms(250));
        for wrong in ["", "0", "-1", "s", "0s", "2h", "1e99s", "NaNs", "20000000", "1 s"] {
            assert!(wrong.parse::<Budget>().is_err(), "{wrong}");
        }
    }
}
