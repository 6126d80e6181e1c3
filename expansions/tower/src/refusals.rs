//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("tower.floor"), &["TO-11", "TO-13"]),
    (Refuses::Verb("tower.guard"), &["TO-11", "TO-42", "TO-45"]),
    (Refuses::Verb("tower.capture"), &["TO-20", "TO-23"]),
    (Refuses::Verb("tower.ransom"), &["TO-34", "TO-37", "TO-38"]),
    (Refuses::Verb("tower.swap"), &["TO-31"]),
];
