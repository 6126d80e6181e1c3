//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] =
    &[(Refuses::Verb("ferries.lay"), &["FR-05"]), (Refuses::Verb("ferries.turn"), &["FR-11", "FR-12", "FR-14"])];
