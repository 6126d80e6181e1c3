//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("circus.climb"), &["BT-27", "BT-28", "BT-32", "BT-33"]),
    (Refuses::Verb("circus.score"), &["BT-36", "BT-39"]),
];
