//! The bots that a stranger may choose: they think for a limited time.

use std::fmt;

use bastide_bots::Budget;

use crate::bot::LONGEST_THOUGHT;

/// The most simulations of a bot for one decision.
const MAX: u32 = 2000;

/// Why a bot cannot play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefusedBot {
    /// No bot has this name. Holds the message.
    Unknown(String),
    /// Its budget is too large.
    Slow {
        /// The bot, with its budget.
        bot: String,
        /// The most simulations.
        most: u32,
        /// The most seconds.
        seconds: u64,
    },
}

impl fmt::Display for RefusedBot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            RefusedBot::Unknown(why) => f.write_str(why),
            RefusedBot::Slow { bot, most, seconds } => {
                write!(f, "the bot \"{bot}\" thinks too long; a budget has at most {most} simulations or {seconds} seconds")
            }
        }
    }
}

/// Returns why a bot cannot play, or `None` if it can.
pub fn refused_bot(bot: &str) -> Option<RefusedBot> {
    if let Err(unknown) = bastide_bots::make(bot) {
        return Some(RefusedBot::Unknown(unknown.to_string()));
    }
    let budget = bot.split_once(':').and_then(|(_, budget)| budget.parse().ok());
    let fits = match budget {
        None => true,
        Some(Budget::Simulations(n)) => n <= MAX,
        Some(Budget::Time(time)) => time <= LONGEST_THOUGHT,
        Some(Budget::Within(n, time)) => n <= MAX && time <= LONGEST_THOUGHT,
    };
    (!fits).then(|| RefusedBot::Slow { bot: bot.to_owned(), most: MAX, seconds: LONGEST_THOUGHT.as_secs() })
}

#[cfg(test)]
mod tests {
    use super::refused_bot;

    #[test]
    fn a_bot_that_does_not_exist_or_thinks_too_long_is_refused() {
        for bot in ["random", "greedy", "master", "search", "search:2000", "search:250ms", "search:5s"] {
            assert_eq!(refused_bot(bot), None);
        }
        for (bot, why) in [("gredy", "did you mean"), ("search:2001", "thinks too long"), ("search:1500s", "thinks too long")] {
            assert!(refused_bot(bot).is_some_and(|said| said.to_string().contains(why)), "{bot}");
        }
    }
}
