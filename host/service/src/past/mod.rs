//! The page of a record: the moves of a game, the chances to win, mistakes, and
//! games that begin with the same moves.

mod better;
mod fork;
mod judged;
mod moves;
mod win_chances;

pub(crate) use moves::deed;
