//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] =
    &[(Refuses::Verb("bets.lay"), &["BE-04", "BE-05"]), (Refuses::Verb("bets.put"), &["BE-04"])];
