//! The work that a searching bot may do for one decision.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::time::Duration;

/// The most simulations that a budget may name.
const MOST_SIMULATIONS: u32 = 10_000_000;
/// The longest time that a budget may name.
const LONGEST: Duration = Duration::from_secs(3600);

/// The work for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This number of simulations. The same dice make the same choice.
    Simulations(u32),
    /// This time. How much it is depends on the machine.
    Time(Duration),
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
            (None, None) => text.parse().ok().filter(|n| (1..=MOST_SIMULATIONS).contains(n)).map(Budget::Simulations),
        };
        budget.ok_or_else(|| NotABudget(text.into()))
    }
}

/// Returns the time for a number of which `parts` make a second.
fn seconds(number: &str, parts: f64) -> Option<Duration> {
    let time = Duration::try_from_secs_f64(number.parse::<f64>().ok()? / parts).ok()?;
    (Duration::from_millis(1)..=LONGEST).contains(&time).then_some(time)
}

impl Display for Budget {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Budget::Simulations(n) => write!(f, "{n}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
