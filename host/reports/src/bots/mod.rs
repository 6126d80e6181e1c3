//! The commands that ask bots: `analyze`, `match`, `move` and `puzzles`.

pub mod analyze;
pub mod matches;
pub mod moves;
pub mod puzzles;
