//! The API for authors of expansions: the hook traits, the types that hooks receive, and what an expansion
//! declares and registers.

mod checks;
pub(crate) mod compiled;
pub(crate) mod context;
pub(crate) mod display;
pub(crate) mod entry;
pub(crate) mod expansion;
pub(crate) mod fault;
pub(crate) mod flow;
pub(crate) mod guard;
pub(crate) mod hidden;
pub(crate) mod hook;
pub(crate) mod hook_names;
mod legal_placements;
pub(crate) mod manifest;
pub(crate) mod menu;
pub mod option_spec;
pub(crate) mod options;
pub(crate) mod order;
pub(crate) mod packed;
pub(crate) mod placement;
mod register_hidden;
mod register_wording;
pub mod registrar;
mod view;
mod visibility;
mod whole_table;
pub mod wording;
