//! The commands that ask bots: `analyze`, `match` and `move`.

pub mod analyze;
pub mod matches;
pub mod moves;
