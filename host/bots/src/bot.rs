//! The trait of all computer players.

use bastide_core::record::Recorder;
use bastide_core::{Fault, GameView};

use crate::dice::Dice;
use crate::history::History;
use crate::limit::Limit;
use crate::reasons::Reasons;

/// A player that decides by program.
pub trait Bot: Send {
    /// Returns the number of the chosen option, below the length of the open decision. `view` is
    /// what the seat of the bot may see; a bot never receives the game itself.
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize;

    /// Returns `true` if the bot wants to know how the game came to the open decision.
    fn wants_history(&self) -> bool {
        false
    }

    /// Chooses as [`Self::choose`] does, with the history of the game as the seat knows it. Called
    /// only if the bot [wants it](Self::wants_history).
    fn choose_with(&mut self, _history: &History, view: &GameView, dice: &mut Dice) -> usize {
        self.choose(view, dice)
    }

    /// Makes the same choice as [`Self::choose`] and tells why, which takes longer. The reasons are
    /// `None` for a bot that cannot tell them.
    fn explain(&mut self, view: &GameView, dice: &mut Dice) -> (usize, Option<Reasons>) {
        (self.choose(view, dice), None)
    }

    /// Breaks off the decisions that follow at this limit. Bots that do not search decide at once
    /// and ignore it.
    fn limit(&mut self, _limit: Limit) {}

    /// Returns the moves that the bot has lost since the last call: each with the reason why the
    /// first option was taken in place of an answer. Only programs lose moves.
    fn take_lost(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// Returns the first fault of a plugin that the bot met since the last call while it tried options
    /// in copies of the game. The bot goes on without these options, and the game itself is sound. A
    /// simulation that looks for faults of plugins reports it.
    fn take_fault(&mut self) -> Option<Fault> {
        None
    }
}

/// Returns the number of the option that a bot chooses in the game of a recorder, as the seat that
/// is asked sees it. Returns `None` if the game is over.
pub fn choose(bot: &mut dyn Bot, recorder: &Recorder) -> Option<usize> {
    decide(bot, recorder, |bot, view, dice| (bot.choose(view, dice), None)).map(|(choice, _)| choice)
}

/// Makes the same choice as [`choose`], with the [reasons](Bot::explain) for it.
pub fn explain(bot: &mut dyn Bot, recorder: &Recorder) -> Option<(usize, Option<Reasons>)> {
    decide(bot, recorder, |bot, view, dice| bot.explain(view, dice))
}

fn decide(
    bot: &mut dyn Bot,
    recorder: &Recorder,
    by: impl FnOnce(&mut dyn Bot, &GameView, &mut Dice) -> (usize, Option<Reasons>),
) -> Option<(usize, Option<Reasons>)> {
    let me = recorder.game().decision()?.ask.player;
    let mut dice = Dice::new(recorder.seed(), recorder.known_to(Some(me)) as u64);
    let view = GameView::for_player(recorder.game(), Some(me));
    Some(match bot.wants_history() {
        true => (bot.choose_with(&History::of(recorder, me), &view, &mut dice), None),
        false => by(bot, &view, &mut dice),
    })
}
