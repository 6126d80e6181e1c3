//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("fruit.lay"), &["FB-03"]),
    (Refuses::Verb("fruit.harvest"), &["FB-05", "FB-07"]),
    (Refuses::Verb("fruit.sell"), &["FB-05", "FB-08"]),
];
