//! Advice: the option that a bot would take for the viewer, and why.

use std::time::Duration;

use bastide_bots::greedy::Greedy;
use bastide_bots::sight::Sight;
use bastide_bots::{Bot, Budget, Dice, Reasons, Search};
use bastide_core::{Action, GameView, Player, notation};
use bastide_session::ear::Ear;
use bastide_session::reasons;
use bastide_texts::Args;
use serde_json::{Value, json};

use crate::cells;
use crate::past::deed;
use crate::reader::Reader;
use crate::texts::{say, say_with};

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
        let Some((decision, me)) = asked.zip(viewer) else { return Err(say(self.names.language(), "advice-not-asked")) };
        let view = GameView::for_player(game, viewer);
        let mut dice = Dice::new(self.recorder.seed(), self.recorder.known_to(viewer) as u64);
        let (option, reasons) = Search::new(EFFORT).explain(&view, &mut dice);
        let action = decision.get(option).unwrap_or_default();
        Ok(self.told(me, option, &action, reasons.as_ref()))
    }

    /// Tells what speaks for an option of the player who is asked, in the form of an advice.
    ///
    /// # Errors
    /// The option is not on the menu.
    pub(crate) fn reasons(self, line: &str) -> Result<Value, String> {
        let game = self.recorder.game();
        let meant = notation::parse(game.view(), line).ok().and_then(|meant| game.meant(&meant));
        let found = game.decision().zip(meant).and_then(|(decision, meant)| {
            Some((decision.ask.player, decision.iter().position(|option| option == meant)?, meant))
        });
        let Some((me, option, action)) = found else {
            return Err(say_with(self.names.language(), "advice-no-option", &Args::new().with("line", line)));
        };
        let mut dice = Dice::new(self.recorder.seed(), self.recorder.known_to(Some(me)) as u64);
        let reasons = Greedy::with_sight(Sight::FULL).reasons(&GameView::for_asked(game), option, &mut dice);
        Ok(self.told(me, option, &action, reasons.as_ref()))
    }

    /// Puts an option and its reasons in words.
    fn told(self, me: Player, option: usize, action: &Action, reasons: Option<&Reasons>) -> Value {
        let (game, viewer) = (self.recorder.game(), Some(me));
        let seen = self.seen_now(viewer);
        let (ear, language) = (Ear::of(&seen, self.names), self.names.language());
        let why = reasons.map(|reasons| reasons::sentences(game, self.names, me, action, reasons)).unwrap_or_default();
        let why: Vec<String> = why.iter().map(|reason| cells::told(reason, ear, language)).collect();
        let line = notation::print(seen.view(), action);
        json!({"option": option, "line": line, "words": deed(&seen, self.names, me, action), "why": why})
    }
}
