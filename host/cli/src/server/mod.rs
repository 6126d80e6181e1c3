//! The commands that meet other players, `serve` and `join`, and those of an operator.

pub mod edit;
pub mod join;
pub mod notifications;
pub mod serve;
pub mod tables;
