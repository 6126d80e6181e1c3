//! The best move of a position, the chances of its players, and what a bot does there.

use std::time::Duration;

use bastide_bots::{Budget, Dice, Search};
use bastide_core::{GameView, notation};
use bastide_texts::Language;
use serde_json::{Value, json};

use super::open::Opened;

/// The simulations behind the chances.
const SIMULATIONS: u32 = 60;
/// The longest time of the search for them, where there is a clock.
const TIME: Duration = Duration::from_millis(700);

impl Opened {
    /// Tells the best option, what speaks for it, and the chance of each seat to win after it.
    pub(super) fn best(&self, language: &Language) -> Result<Value, String> {
        let game = self.game.session.game();
        let names = self.names(language);
        let asked = game.decision().map(|decision| decision.ask.player);
        let mut told = self.game.reader(&names).advise(asked)?;
        let option = told["option"].as_u64().and_then(|option| usize::try_from(option).ok()).unwrap_or_default();
        let mut dice = Dice::new(self.game.session.recorder().seed(), self.lines.len() as u64);
        let mut search = Search::new(Budget::Within(SIMULATIONS, TIME));
        let compared = search.compare(&GameView::for_player(game, asked), option, SIMULATIONS, &mut dice);
        let chances = compared.map(|compared| compared.chances);
        told["chances"] = json!(chances);
        Ok(told)
    }

    /// Returns the action that a bot of this kind takes, in notation.
    pub(super) fn bot(&self, bot: &str) -> Result<Value, String> {
        let thinker = self.game.thinker().ok_or("the game is over")?;
        let chosen = thinker.choose(bot, None)?;
        let game = self.game.session.game();
        let action = game.decision().and_then(|decision| decision.get(chosen.option)).ok_or("the game is over")?;
        Ok(json!({"line": notation::print(game.view(), &action)}))
    }
}
