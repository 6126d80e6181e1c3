//! Calls of hooks: their list, the compiled tables, and the guard against panics.
//!
//! [`View`](hook::View), [`Context`](hook::Context) and [`Ruleset`](hook::Ruleset) are defined here, since the signatures of hooks
//! need them; their operations are in `api`.

pub(crate) mod compiled;
pub(crate) mod entry;
pub(crate) mod guard;
pub(crate) mod hook;
pub(crate) mod hook_info;
pub(crate) mod hook_list;
pub(crate) mod packed;
pub(crate) mod refusals;
pub(crate) mod registered;
pub(crate) mod roles;
pub(crate) mod rule_parts;
