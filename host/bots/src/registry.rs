//! The kinds of bots by their names.

use std::time::Duration;

use bastide_core::message::{did_you_mean, list};

use crate::bot::Bot;
use crate::command::{Command, NotACommand};
use crate::greedy::Greedy;
use crate::random::Random;
use crate::search::{Budget, NotABudget, Search};
use crate::sight::Sight;

/// A kind of bot that a table may name.
#[derive(Clone, Copy, Debug)]
pub struct BotKind {
    /// The name in table files and on the command line.
    pub name: &'static str,
    /// A one-line description.
    pub about: &'static str,
    make: Make,
}

/// The way to make a bot.
#[derive(Clone, Copy, Debug)]
enum Make {
    /// Without more to say.
    Plain(fn() -> Box<dyn Bot>),
    /// A greedy bot that judges as well as this.
    Sight(Sight),
    /// A search with this budget.
    Level(Budget),
    /// A search with this number of simulations, or with the budget after the name.
    Search(u32),
}

/// The longest time for a decision of a level, so that people need not wait.
const PATIENCE: Duration = Duration::from_millis(1500);

/// All kinds of bots.
pub const ALL: [BotKind; 13] = [
    BotKind { name: "random", about: "takes any option, each equally likely", make: Make::Plain(|| Box::new(Random)) },
    BotKind {
        name: "greedy",
        about: "looks one turn ahead and takes what promises most points",
        make: Make::Plain(|| Box::new(Greedy::default())),
    },
    BotKind {
        name: "greedy-1",
        about: "the greedy bot of the first version, which tries more and plays slower: the yardstick for others",
        make: Make::Plain(|| Box::new(Greedy::yardstick())),
    },
    BotKind {
        name: "search",
        about: "plays the best options on in many sampled games; with a budget for each decision, as in search:500 \
            (simulations), search:250ms or search:1s; with a budget of fewer than six simulations it plays as expert",
        make: Make::Search(100),
    },
    BotKind {
        name: "first-steps",
        about: "sees only what scores soon, and misjudges most of it: for a first game, and for children",
        make: Make::Sight(Sight { error: 5.0, endless: 0.0, gains: 0.0, rivals: false }),
    },
    BotKind {
        name: "beginner",
        about: "sees what scores soon, overlooks the plans of others and most of what fields and expansions promise, and misjudges a lot",
        make: Make::Sight(Sight { error: 1.2, endless: 0.35, gains: 0.1, rivals: false }),
    },
    BotKind {
        name: "casual",
        about: "undervalues fields and what expansions promise, overlooks the plans of others, and misjudges some options",
        make: Make::Sight(Sight { error: 0.76, endless: 0.45, gains: 0.2, rivals: false }),
    },
    BotKind {
        name: "club",
        about: "slightly undervalues fields and what expansions promise, overlooks the plans of others, and misjudges a little",
        make: Make::Sight(Sight { error: 0.42, endless: 0.65, gains: 0.4, rivals: false }),
    },
    BotKind { name: "expert", about: "judges one turn without error, up to its fourth question", make: Make::Sight(Sight::FULL) },
    BotKind {
        name: "master",
        about: "a search of 400 simulations, but no longer than 1.5 seconds",
        make: Make::Level(Budget::Within(400, PATIENCE)),
    },
    BotKind { name: "easy", about: "a search of 8 simulations", make: Make::Search(8) },
    BotKind { name: "normal", about: "a search of 30 simulations", make: Make::Search(30) },
    BotKind { name: "hard", about: "a search of 100 simulations", make: Make::Search(100) },
];

/// The bots that people choose by their strength, the weakest first.
pub const STRENGTHS: [&str; 6] = ["first-steps", "beginner", "casual", "club", "expert", "master"];

/// Returns the names of all bots.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|b| b.name)
}

/// The error for a text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownBot {
    /// There is no such kind.
    #[error("there is no bot \"{name}\"{hint}; the bots are {known}")]
    Kind {
        /// The name that was given.
        name: String,
        /// The nearest name, as the end of a sentence; empty if no name is near.
        hint: String,
        /// All names.
        known: String,
    },
    /// The kind has no budget.
    #[error("the bot \"{name}\" takes no budget; write {name} alone, or search:{budget}")]
    NoBudget {
        /// The kind.
        name: &'static str,
        /// The text after the colon.
        budget: String,
    },
    /// The budget cannot be read.
    #[error("bot \"{name}\": {source}")]
    Budget {
        /// The text that was given.
        name: String,
        /// The fault of the budget.
        source: NotABudget,
    },
    /// A program cannot be read.
    #[error("bot \"{name}\": {source}")]
    Command {
        /// The text that was given.
        name: String,
        /// The fault.
        source: NotACommand,
    },
    /// A program is named where none may play.
    #[error("\"{name}\" is a program, and programs do not play here; they play in `bastide play`, `match` and `move`")]
    Program {
        /// The text that was given.
        name: String,
    },
    /// A program cannot be used.
    #[error("bot \"{name}\": {why}")]
    Unusable {
        /// The text that was given.
        name: String,
        /// The reason.
        why: String,
    },
}

/// A function that makes bots: [`make`], or one that also starts programs.
pub type Maker<'a> = &'a (dyn Fn(&str) -> Result<Box<dyn Bot>, UnknownBot> + Sync);

/// Checks that a text names a bot or, in the form of a [`Command`], a program. Starts nothing.
///
/// # Errors
/// No kind of bot has this name, or the budget or the command is wrong.
pub fn check(text: &str) -> Result<(), UnknownBot> {
    match Command::read(text) {
        Some(command) => command.map(drop).map_err(|source| UnknownBot::Command { name: text.into(), source }),
        None => make(text).map(drop),
    }
}

/// Returns `true` if a text names a bot that searches, and so takes its time for a decision.
pub fn searches(text: &str) -> bool {
    let name = text.split_once(':').map_or(text, |(name, _)| name);
    ALL.iter().any(|kind| kind.name == name && matches!(kind.make, Make::Search(_) | Make::Level(_)))
}

/// Makes the bot of a text: the name of a kind, which may be followed by a colon and a
/// [`Budget`]. A program is refused, since this crate starts no process.
///
/// # Errors
/// No kind of bot has this name, the budget is wrong, or the text names a program.
pub fn make(text: &str) -> Result<Box<dyn Bot>, UnknownBot> {
    if Command::read(text).is_some() {
        check(text)?;
        return Err(UnknownBot::Program { name: text.into() });
    }
    let (name, budget) = match text.split_once(':') {
        Some((name, budget)) => (name, Some(budget)),
        None => (text, None),
    };
    let kind = ALL.iter().find(|b| b.name == name);
    let Some(BotKind { name, make, .. }) = kind else {
        let hint = did_you_mean(name, names());
        return Err(UnknownBot::Kind { name: name.into(), hint, known: list(names()) });
    };
    match (make, budget) {
        (Make::Plain(make), None) => Ok(make()),
        (Make::Sight(sight), None) => Ok(Box::new(Greedy::with_sight(*sight))),
        (Make::Level(budget), None) => Ok(Box::new(Search::new(*budget))),
        (Make::Search(simulations), None) => Ok(Box::new(Search::new(Budget::Simulations(*simulations)))),
        (Make::Search(_), Some(budget)) if *name == "search" => match budget.parse() {
            Ok(budget) => Ok(Box::new(Search::new(budget))),
            Err(source) => Err(UnknownBot::Budget { name: text.into(), source }),
        },
        (_, Some(budget)) => Err(UnknownBot::NoBudget { name, budget: budget.into() }),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_names_no_bot_is_refused_with_what_would() {
        let message = |text: &str| super::make(text).err().map_or_else(String::new, |e| e.to_string());
        let bots = "the bots are random, greedy, greedy-1, search, first-steps, beginner, casual, club, expert, master, easy, normal and hard";
        assert_eq!(message("gredy"), format!("there is no bot \"gredy\"; did you mean \"greedy\"?; {bots}"));
        assert_eq!(message("greedy:1s"), "the bot \"greedy\" takes no budget; write greedy alone, or search:1s");
        assert!(message("search:long").starts_with("bot \"search:long\": \"long\" is not a budget; write a number"));
        for known in ["random", "greedy", "search", "search:20", "search:5ms", "easy", "club", "master"] {
            assert_eq!(message(known), "");
        }
        assert!(message("command:my-bot").starts_with("\"command:my-bot\" is a program, and programs do not play here"));
        assert!(message("command:").starts_with("bot \"command:\": no program is named"));
        assert!(super::check("command:my-bot").is_ok() && super::check("command:").is_err() && super::check("gredy").is_err());
    }

    #[test]
    fn the_first_bot_makes_fifty_to_sixty_five_points_against_itself() -> Result<(), Box<dyn std::error::Error>> {
        let rules = crate::tests::rules("players = ['red', 'blue']\n")?;
        let mut points = 0;
        for seed in 0..12 {
            let mut bots = [super::make("first-steps")?, super::make("first-steps")?];
            points += crate::tests::play(&rules, seed, &mut bots, |_, _| {})?.iter().take(2).sum::<i32>();
        }
        let each = points / 24;
        assert!((50..=65).contains(&each), "{each}");
        Ok(())
    }

    #[test]
    fn each_level_below_the_search_wins_points_from_the_one_below_it() -> Result<(), Box<dyn std::error::Error>> {
        let rules = crate::tests::rules("players = ['red', 'blue']\n")?;
        for pair in ["random", "first-steps", "beginner", "casual", "club", "expert"].windows(2) {
            let mut lead = 0;
            for (seed, seat) in (0..8).flat_map(|seed| [(seed, 0), (seed, 1)]) {
                let mut bots = [super::make(pair[0])?, super::make(pair[1])?];
                bots.rotate_right(seat);
                let scores = crate::tests::play(&rules, seed, &mut bots, |_, _| {})?;
                lead += scores[1 - seat] - scores[seat];
            }
            assert!(lead > 0, "{pair:?}: {lead}");
        }
        Ok(())
    }
}
