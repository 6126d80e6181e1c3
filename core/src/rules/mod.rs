//! What the rules are: the hooks, what an expansion says and registers, the order of phases, and the ruleset that is
//! compiled from it all.

pub mod abi;
pub(crate) mod answer;
pub(crate) mod build;
mod checks;
pub(crate) mod entry;
pub(crate) mod guard;
pub(crate) mod hook;
pub(crate) mod hooks;
pub(crate) mod names;
pub mod options;
pub(crate) mod order;
pub mod plugin;
pub mod registrar;
pub(crate) mod ruleset;
pub mod schedule;
pub(crate) mod sight;
pub mod ware;
mod whole_table;
