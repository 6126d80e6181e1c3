//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("corn.all-add"), &["CC-05"]),
    (Refuses::Verb("corn.all-remove"), &["CC-05"]),
    (Refuses::Verb("corn.add"), &["CC-07", "CC-11"]),
    (Refuses::Verb("corn.remove"), &["CC-09", "CC-11"]),
    (Refuses::Verb("pass"), &["CC-08"]),
];
