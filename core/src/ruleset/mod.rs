//! The rules of a table: what its expansions registered, checked, ordered and compiled into a
//! [`Ruleset`](crate::Ruleset).
//!
//! [`Table::rules`](crate::Table::rules) selects the expansions, checks options against manifests,
//! installs each expansion and orders the phases. The result is immutable and shared by all games and
//! threads. An error states its place and a remedy; `bastide check` prints all errors at once.

pub mod abi;
pub(crate) mod build;
mod catalogue;
mod check_names;
pub(crate) mod core_rules;
mod course;
pub(crate) mod error;
pub(crate) mod rules;
pub mod schedule;
mod symbols;
pub(crate) mod tile_changes;
pub(crate) mod tile_info;
mod tiles_only;
