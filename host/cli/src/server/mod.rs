//! The commands that meet other players: `serve` and `join`.

pub mod join;
pub mod serve;
