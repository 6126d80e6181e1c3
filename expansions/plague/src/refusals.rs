//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("plague.flea"), &["PL-04", "PL-06", "PL-24"]),
    (Refuses::Verb("plague.take"), &["PL-15", "PL-16"]),
    (Refuses::Verb("plague.flee"), &["PL-10", "PL-24"]),
    (Refuses::Verb("plague.flee-to"), &["PL-11"]),
];
