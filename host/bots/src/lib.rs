//! Computer players.
//!
//! A bot receives what its seat may see of a game ([`GameView`](bastide_core::GameView)) with an open decision, and returns
//! the number of the option that it takes. It keeps no state from one decision to the next except
//! working memory. It receives its random numbers as [`Dice`], made from the seed of the game and
//! the number of the decision, which counts only the actions that the seat knows of. A game with bots can
//! therefore be resumed, undone and repeated with the same result. Bots know no expansion: they see
//! options, points and what a feature still needs. So greedy bots see no value in a token that they could
//! use later, and rarely buy one.
//!
//! [`make`] starts no process. Programs that play speak the protocol in `PROTOCOL.md`.

pub mod auction_value;
pub mod bot;
pub mod command;
pub mod dice;
pub mod evaluation;
pub mod greedy;
pub mod history;
pub mod limit;
pub mod random;
pub mod reasons;
pub mod registry;
pub mod search;
pub mod sight;

pub use bot::{Bot, choose, explain};
pub use command::{Command, NotACommand};
pub use dice::Dice;
pub use history::History;
pub use limit::Limit;
pub use reasons::Reasons;
pub use registry::{ALL, BotKind, Maker, STRENGTHS, UnknownBot, check, make, names, searches};
pub use search::{Budget, Comparison, NotABudget, Search};

#[cfg(test)]
mod tests {
    use std::error::Error;
    use std::sync::Arc;

    use bastide_abbey_mayor as _;
    use bastide_base as _;
    use bastide_bridges_castles_bazaars as _;
    use bastide_core::{Action, Game, GameSetup, GameView, Ruleset, Table, linked};
    use bastide_count_king_robber as _;
    use bastide_hills_sheep as _;
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
}
