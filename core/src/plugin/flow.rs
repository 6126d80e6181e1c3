//! What a phase answers.

use crate::model::action::Ask;
use crate::model::ids::Phase;
use crate::model::program::Call;
use crate::plugin::fault::Fault;

/// What a changing hook of a phase answers. There is no "refuse": only what the menu offered comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// This phase is over and the schedule goes on. From an offer: it used up the phase that it was offered in.
    Done,
    /// Ask this player. The menu is made of `options`, offers and narrowings; one with nothing but `pass` is passed.
    Ask(Ask),
    /// Ask the same question again, after something that was done besides.
    Again,
    /// Run something first, then `resume` whoever answered this.
    Call(Call),
    /// Go to an earlier phase of the same schedule: a tile that fits nowhere, draw again.
    Back(Phase),
    /// Run the same schedule again from its first phase: a tile was declined, so all who may bring one are asked again.
    Restart,
    /// Leave what is running.
    Leave(Level),
}

/// How much to leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The running schedule.
    Schedule,
    /// All frames of the turn above the one that runs turns.
    Turn,
    /// The game goes to its end scoring.
    Game,
}

/// What a changing hook of a phase returns.
pub type Step = Result<Flow, Fault>;

/// A [`Flow`] in one word: which of them, and up to four numbers. A fault waits in the [`Context`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PackedFlow(pub(super) u64);
