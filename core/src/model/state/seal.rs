//! Sealed answers: who gave one, and whether it is still sealed.
//!
//! The answer to a question with [`Ask::sealed`](crate::action::Ask::sealed) stays hidden from the
//! others until the phase that asked is over: until its frame has left the step at which it asked.

use crate::model::ids::Player;
use crate::model::state::GameState;
use crate::model::state::program::Program;
use crate::model::state::turn_stack::Frame;

/// The seal of an answer: its player, and the position at which the question was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The player who gave the answer.
    pub player: Player,
    turn: u16,
    depth: u8,
    program: Program,
    at: u16,
}

impl Seal {
    /// Creates the seal of an answer to the open question.
    pub(crate) fn new(core: &GameState, player: Player) -> Seal {
        let frame = core.turn.frame();
        Seal { player, turn: core.turn.number, depth: core.turn.depth(), program: frame.program, at: frame.at }
    }

    /// Returns `true` until the phase that asked is over. Drop a seal that is no longer closed,
    /// since the same phase may run again.
    pub fn is_closed(&self, core: &GameState) -> bool {
        let here = |f: &Frame| f.program == self.program && f.at == self.at;
        !core.is_over && core.turn.number == self.turn && core.turn.frame_at(self.depth).is_some_and(here)
    }

    /// Returns `true` if the answer is hidden from a seat, or from a spectator (`None`).
    pub fn hides_from(&self, seat: Option<Player>, core: &GameState) -> bool {
        seat != Some(self.player) && self.is_closed(core)
    }
}

/// The answers of a game that are still sealed, by the numbers of their actions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seals(Vec<(usize, Seal)>);

impl Seals {
    /// Notes the action of this number: its seal, if it has one, and which earlier answers are no
    /// longer sealed. `core` is the state after the action.
    #[inline]
    pub fn note(&mut self, action: usize, seal: Option<Seal>, core: &GameState) {
        if seal.is_some() || !self.0.is_empty() {
            self.replace(action, seal, core);
        }
    }

    /// Adds a seal and removes those that are open now. It is apart from [`Self::note`], so that a
    /// caller inlines only the check, which is all that most actions need.
    #[inline(never)]
    fn replace(&mut self, action: usize, seal: Option<Seal>, core: &GameState) {
        self.0.extend(seal.map(|seal| (action, seal)));
        self.0.retain(|(_, seal)| seal.is_closed(core));
    }

    /// Returns `true` if a seat (`None`: a spectator) must not know of this action yet.
    pub fn hide(&self, action: usize, seat: Option<Player>) -> bool {
        self.0.iter().any(|(at, seal)| *at == action && seat != Some(seal.player))
    }

    /// Returns the number of actions that a seat must not know of yet.
    #[inline]
    pub fn hidden_from(&self, seat: Option<Player>) -> usize {
        self.0.iter().filter(|(_, seal)| seat != Some(seal.player)).count()
    }

    /// Forgets all answers.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
