//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("catapult.pick"), &["CP-06"]),
    (Refuses::Verb("catapult.throw"), &["CP-47"]),
    (Refuses::Verb("catapult.landed"), &["CP-52"]),
    (Refuses::Verb("catapult.hit"), &["CP-20"]),
    (Refuses::Verb("catapult.swap"), &["CP-26", "CP-28", "CP-30"]),
    (Refuses::Verb("catapult.caught"), &["CP-40"]),
];
