//! Reports: what commands tell of games, rules, boards and bots.
//!
//! [`simulate`] plays many games, [`bots`] compares bots and judges moves, [`tournament`] lets bots play one, [`rules`]
//! describes plugins and tables, [`maps`] boards, [`verify`] compares games with what they should be, and [`convert`] carries
//! records to other programs and back.

pub mod args;
pub mod at_table;
pub mod bots;
pub mod convert;
pub mod maps;
pub mod rules;
pub mod simulate;
pub mod tournament;
pub mod verify;

#[cfg(test)]
use bastide_expansions as _;

bastide_console::texts!("reports");
