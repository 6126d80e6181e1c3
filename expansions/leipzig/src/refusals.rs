//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[(Refuses::Verb("leipzig.send"), &["LE-05", "LE-06", "LE-08"])];
