//! The results of phases.

use crate::contract::fault::Fault;
use crate::model::action::Ask;
use crate::model::ids::Phase;
use crate::model::state::program::Call;

/// The result of a state-changing hook of a phase. There is no "refuse", since only actions of the
/// menu reach a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// This phase is over, and the schedule continues.
    Done,
    /// Asks this player. The menu consists of `options` and offers, after the filters; a menu of
    /// `pass` alone is passed automatically.
    Ask(Ask),
    /// Asks the same question again, after an additional action.
    Again,
    /// Runs a program first, then calls `resume` of the handler that returned this.
    Call(Call),
    /// Goes back to an earlier phase of the same schedule: a tile fits nowhere, so another is
    /// drawn.
    Back(Phase),
    /// Runs the same schedule again from its first phase: a tile was declined, so all phases that
    /// may find one run again.
    Restart,
    /// Enters this phase again, when everything that it caused for other plugins is over: a tile
    /// was refused, so another is drawn.
    Repeat,
    /// Leaves the running frames of a level.
    Leave(Level),
}

/// The scope that [`Flow::Leave`] leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The running schedule.
    Schedule,
    /// All frames of the turn above the one that runs turns.
    Turn,
    /// The game; it goes to its final scoring.
    Game,
}

/// The return type of a state-changing hook of a phase.
pub type Step = Result<Flow, Fault>;

/// The result of an offer, which is made in a phase of another plugin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferFlow {
    /// This was the step: the phase in which the offer was made is over.
    Done,
    /// The step remains open: the same question is asked again.
    Again,
    /// Runs a program first, then calls `resume` of the offer.
    Call(Call),
}

impl From<OfferFlow> for Flow {
    #[inline(always)]
    fn from(flow: OfferFlow) -> Flow {
        match flow {
            OfferFlow::Done => Flow::Done,
            OfferFlow::Again => Flow::Again,
            OfferFlow::Call(call) => Flow::Call(call),
        }
    }
}

/// The return type of the state-changing hooks of an offer.
pub type OfferStep = Result<OfferFlow, Fault>;

/// A [`Flow`] in one word: its variant, and up to four numbers. A fault waits in the [`Context`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PackedFlow(pub(crate) u64);
