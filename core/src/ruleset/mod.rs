//! The rules of a table: what its expansions registered, checked, ordered and compiled into a
//! [`Ruleset`](crate::Ruleset).

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
