//! A question with its options, for those who answer it.

use crate::contract::menu::Menu;
use crate::model::action::{Action, Ask};
use crate::model::board::Board;

/// A question with its options, returned by [`Game::decision`](crate::Game::decision).
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// The question.
    pub ask: Ask,
    pub(crate) menu: &'a Menu,
    pub(crate) board: &'a Board,
}

impl<'a> Decision<'a> {
    /// Returns the number of actions on the menu. It is 0 only in the
    /// [copy](crate::GameView::into_game) of a game for somebody who may not see the options.
    #[inline]
    #[allow(clippy::len_without_is_empty, reason = "a decision of a game is never empty")]
    pub fn len(&self) -> usize {
        self.menu.len()
    }

    /// Returns action number `n`, from 0.
    pub fn get(&self, n: usize) -> Option<Action> {
        self.menu.nth(self.board, n).map(|(a, _)| a)
    }

    /// Returns `true` if the action is on the menu.
    pub fn offers(&self, a: &Action) -> bool {
        self.menu.owner(self.board, a).is_some()
    }

    /// Returns all actions, placements first.
    pub fn iter(self) -> impl Iterator<Item = Action> + 'a {
        (0..self.len()).filter_map(move |n| self.get(n))
    }

    /// Returns the menu, in which a range is one entry.
    pub fn menu(&self) -> &'a Menu {
        self.menu
    }
}
