//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("wheel.enter"), &["WF-42", "WF-53"]),
    (Refuses::Verb("wheel.remove"), &["WF-38", "WF-40"]),
    (Refuses::Verb("pass"), &["WF-38"]),
];
