//! The API for authors of expansions: the hooks, the types that hooks receive, and what an expansion
//! declares and registers.

mod checks;
pub(crate) mod compiled;
pub(crate) mod context;
pub(crate) mod display;
pub(crate) mod entry;
pub(crate) mod expansion;
mod extra_tile_play;
pub(crate) mod fault;
mod figures;
pub(crate) mod flow;
pub(crate) mod guard;
pub(crate) mod hook;
pub(crate) mod hook_info;
mod hook_list;
mod legal_placements;
pub(crate) mod manifest;
pub(crate) mod menu;
pub mod option_spec;
pub(crate) mod options;
pub(crate) mod order;
pub(crate) mod packed;
pub(crate) mod placement;
mod register_wording;
pub(crate) mod registered;
pub mod registrar;
pub(crate) mod roles;
pub(crate) mod rule;
mod view;
mod whole_table;
pub mod wording;
