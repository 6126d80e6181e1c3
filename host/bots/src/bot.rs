//! The trait of all computer players.

use bastide_core::GameView;

use crate::dice::Dice;

/// A player that decides by program.
pub trait Bot: Send {
    /// Returns the number of the chosen option, below the length of the open decision. `view` is
    /// what the seat of the bot may see; a bot never receives the game itself.
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize;
}
