//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] =
    &[(Refuses::Verb("magic.to"), &["MW-04", "MW-05", "MW-06", "MW-07"]), (Refuses::Verb("magic.off"), &["MW-06"])];
