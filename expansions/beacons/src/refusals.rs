//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[(Refuses::Verb("beacons.light"), &["BN-03", "BN-04"])];
