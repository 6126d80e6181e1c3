//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] =
    &[(Refuses::Verb("wonders.take"), &["WH-05", "WH-17"]), (Refuses::Verb("wonders.lay"), &["WH-07"])];
