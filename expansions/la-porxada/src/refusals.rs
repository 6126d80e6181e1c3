//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("porxada.swap"), &["LP-03", "LP-04", "LP-06"]),
    (Refuses::Verb("porxada.with"), &["LP-04", "LP-06"]),
    (Refuses::Verb("porxada.bonus"), &["LP-03"]),
    (Refuses::Verb("porxada.accept"), &["LP-04"]),
    (Refuses::Verb("porxada.refuse"), &["LP-04"]),
    (Refuses::Verb("porxada.lose"), &["LP-05"]),
    (Refuses::Verb("pass"), &["LP-03"]),
];
