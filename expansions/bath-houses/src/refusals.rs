//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("bath.first"), &["BH-06"]),
    (Refuses::Verb("bath.to"), &["BH-05", "BH-24"]),
    (Refuses::Verb("bath.pay"), &["BH-09", "BH-10"]),
];
