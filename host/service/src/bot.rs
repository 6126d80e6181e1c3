//! A bot that thinks about a copy of the game, while the table goes on answering.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bastide_bots::{Dice, Limit};
use bastide_core::{Game, GameView, Player};

use super::state::OpenGame;

/// The longest time that a bot may think about one decision, whatever its budget.
pub(crate) const LONGEST_THOUGHT: Duration = Duration::from_secs(5);

/// The choice of a bot.
pub struct Chosen {
    /// The number of the option.
    pub option: usize,
    /// The fault of a plugin in a copy of the game in which the bot looked ahead.
    pub fault: Option<String>,
}

/// A copy of a game with an open decision.
pub struct Thinker {
    game: Game,
    seat: Player,
    dice: Dice,
}

impl OpenGame {
    /// Returns what a bot needs to decide; `None` if the game is over.
    pub fn thinker(&self) -> Option<Thinker> {
        let recorder = self.session.recorder();
        let seat = recorder.game().decision()?.ask.player;
        let dice = Dice::new(recorder.seed(), recorder.known_to(Some(seat)) as u64);
        Some(Thinker { game: recorder.game().clone(), seat, dice })
    }
}

impl Thinker {
    /// Returns the option that a bot of this kind chooses, as its seat sees the game.
    /// It thinks for five seconds at most where there is a clock, and stops when `cancelled` is set.
    ///
    /// # Errors
    /// There is no such bot.
    pub fn choose(mut self, kind: &str, cancelled: Option<Arc<AtomicBool>>) -> Result<Chosen, String> {
        let mut bot = bastide_bots::make(kind).map_err(|e| e.to_string())?;
        let now = (!cfg!(target_family = "wasm")).then(Instant::now);
        bot.limit(Limit { until: now.and_then(|now| now.checked_add(LONGEST_THOUGHT)), cancelled });
        let choice = bot.choose(&GameView::for_player(&self.game, Some(self.seat)), &mut self.dice);
        let len = self.game.decision().map_or(0, |d| d.len());
        let option = if choice < len { choice } else { 0 };
        Ok(Chosen { option, fault: bot.take_fault().map(|fault| fault.to_string()) })
    }
}
