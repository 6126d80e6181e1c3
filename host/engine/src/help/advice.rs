//! Advice: the option that a bot would take for the viewer, and why.

use std::time::Duration;

use bastide_bots::{Bot, Budget, Dice, Search};
use bastide_core::{GameView, Player, notation};
use bastide_session::ear::Ear;
use bastide_session::reasons;
use serde_json::{Value, json};

use crate::cells;
use crate::past::deed;
use crate::reader::Reader;

/// The simulations of the bot that advises, and its longest time. On a machine without a clock, such as
/// WebAssembly, the simulations alone count.
const EFFORT: Budget = Budget::Within(100, Duration::from_millis(700));

impl Reader<'_> {
    /// Advises the viewer: the number of an option, the option in words, and the reasons for it, one
    /// sentence each.
    ///
    /// # Errors
    /// The viewer is not asked.
    pub(crate) fn advise(self, viewer: Option<Player>) -> Result<Value, String> {
        let game = self.recorder.game();
        let asked = game.decision().filter(|decision| Some(decision.ask.player) == viewer);
        let Some((decision, me)) = asked.zip(viewer) else { return Err("nothing is asked of this seat now".into()) };
        let view = GameView::for_player(game, viewer);
        let mut dice = Dice::new(self.recorder.seed(), self.recorder.known_to(viewer) as u64);
        let (option, reasons) = Search::new(EFFORT).explain(&view, &mut dice);
        let action = decision.get(option).unwrap_or_default();
        let seen = self.seen_now(viewer);
        let (ear, language) = (Ear::of(&seen, self.names), self.names.language());
        let why = reasons.map(|reasons| reasons::sentences(game, self.names, me, &action, &reasons)).unwrap_or_default();
        let why: Vec<String> = why.iter().map(|reason| cells::told(reason, ear, language)).collect();
        let line = notation::print(seen.view(), &action);
        Ok(json!({"option": option, "line": line, "words": deed(&seen, self.names, me, &action), "why": why}))
    }
}
