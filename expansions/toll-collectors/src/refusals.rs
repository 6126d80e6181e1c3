//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] =
    &[(Refuses::Verb("toll.lay"), &["TK-03", "TK-04"]), (Refuses::Verb("toll.turn"), &["TK-18"])];
