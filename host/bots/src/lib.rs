//! Computer players.
//!
//! A bot receives what its seat may see of a game ([`GameView`]) with an open decision, and returns
//! the number of the option that it takes. It keeps no state from one decision to the next except
//! working memory. It receives its random numbers as [`Dice`], made from the seed of the game and
//! the number of the decision. A game with bots can therefore be resumed, undone and repeated with
//! the same result. Bots know no expansion: they see options, points and what a feature still
//! needs.

pub mod auction_value;
pub mod dice;
pub mod evaluation;
pub mod greedy;
pub mod random;

use bastide_core::GameView;
use bastide_core::message::{did_you_mean, list};

pub use dice::Dice;

/// A player that decides by program.
pub trait Bot: Send {
    /// Returns the number of the chosen option, below the length of the open decision. `view` is
    /// what the seat of the bot may see; a bot never receives the game itself.
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize;
}

/// A kind of bot that a table may name.
#[derive(Clone, Copy, Debug)]
pub struct BotKind {
    /// The name in table files and on the command line.
    pub name: &'static str,
    /// A one-line description.
    pub about: &'static str,
    make: fn() -> Box<dyn Bot>,
}

/// All kinds of bots.
pub const ALL: [BotKind; 2] = [
    BotKind { name: "random", about: "takes any option, each equally likely", make: || Box::new(random::Random) },
    BotKind {
        name: "greedy",
        about: "looks one turn ahead and takes what promises most points",
        make: || Box::new(greedy::Greedy::default()),
    },
];

/// Returns the names of all bots.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|b| b.name)
}

/// The error for a bot name that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot \"{name}\"{hint}; the bots are {known}")]
pub struct UnknownBot {
    /// The name that was given.
    pub name: String,
    /// The nearest name, as the end of a sentence; empty if no name is near.
    pub hint: String,
    /// All names.
    pub known: String,
}

/// Makes a bot of the kind with this name.
///
/// # Errors
/// No kind of bot has this name.
pub fn make(name: &str) -> Result<Box<dyn Bot>, UnknownBot> {
    let kind = ALL.iter().find(|b| b.name == name);
    kind.map(|b| (b.make)()).ok_or_else(|| UnknownBot {
        name: name.into(),
        hint: did_you_mean(name, names()),
        known: list(names()),
    })
}

#[cfg(test)]
mod tests {
    use std::error::Error;
    use std::sync::Arc;

    use bastide_abbey_mayor as _;
    use bastide_base as _;
    use bastide_bridges_castles_bazaars as _;
    use bastide_core::{Action, Game, GameSetup, GameView, Ruleset, Table, linked};
    use bastide_count_king_robber as _;
    use bastide_princess_dragon as _;
    use bastide_shop as _;
    use bastide_tower as _;
    use bastide_wheel_of_fortune as _;

    use crate::{Bot, Dice};

    /// Compiles the rules of a table from the linked expansions.
    pub(crate) fn rules(table: &str) -> Result<Arc<Ruleset>, Box<dyn Error>> {
        Ok(Arc::new(Table::parse("table.toml", table)?.rules(&linked())?))
    }

    /// Plays a game of bots and returns the scores. `seen` is called with every action before it is
    /// applied.
    pub(crate) fn play(
        rules: &Arc<Ruleset>,
        seed: u64,
        bots: &mut [Box<dyn Bot>],
        mut seen: impl FnMut(&Game, Action),
    ) -> Result<Vec<i32>, Box<dyn Error>> {
        let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed))?;
        let mut n = 0;
        while let Some(decision) = game.decision() {
            n += 1;
            let bot = &mut bots[decision.ask.player.index()];
            let choice = bot.choose(&GameView::for_asked(&game), &mut Dice::new(seed, n));
            if let Some(action) = game.decision().and_then(|d| d.get(choice)) {
                seen(&game, action);
            }
            game.apply_nth(choice)?;
        }
        Ok(game.state().core.score.to_vec())
    }

    #[test]
    fn an_unknown_bot_is_refused_with_the_nearest_name() {
        let message = super::make("gredy").err().map(|e| e.to_string());
        assert_eq!(
            message.as_deref(),
            Some("there is no bot \"gredy\"; did you mean \"greedy\"?; the bots are random and greedy")
        );
    }
}
