//! Standings, and where each of their numbers comes from.

mod explain;
mod order;
pub(crate) mod tally;
mod tie_break;

pub use explain::{Explanation, Part, Why, explain};
pub(crate) use order::ranked;
pub use order::{Row, standings};
pub use tally::Tally;
pub use tie_break::TieBreak;
