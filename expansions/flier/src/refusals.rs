//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] =
    &[(Refuses::Verb("flier.fly"), &["FL-04", "FL-11"]), (Refuses::Verb("flier.land"), &["FL-06", "FL-10"])];
