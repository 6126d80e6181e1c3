//! The API for authors of expansions: the hook traits, the types that hooks receive, and what an expansion
//! declares and registers.

pub(crate) mod changes;
mod checks;
pub(crate) mod compiled;
pub(crate) mod context;
pub(crate) mod declared;
pub(crate) mod display;
pub(crate) mod entry;
pub(crate) mod expansion;
pub(crate) mod fault;
mod feature_queries;
mod figure_queries;
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
mod register_places;
mod register_tiles;
mod register_wording;
pub mod registrar;
mod token_context;
mod turn_context;
mod view;
mod visibility;
mod whole_table;
pub mod wording;
