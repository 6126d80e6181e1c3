//! What the record of a game tells: its moves, the chances to win, which moves were mistakes, and
//! another game that begins as it did.

mod better;
mod fork;
mod judged;
mod moves;
mod win_chances;

pub(crate) use moves::deed;
