//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::At(Obstacle::KeptFree), &["PD-33"]),
    (Refuses::Verb("dragon.move"), &["PD-25", "PD-26", "PD-42"]),
    (Refuses::Verb("fairy.to"), &["PD-37", "PD-38"]),
    (Refuses::Verb("fairy.on"), &["PD-37", "PD-38"]),
    (Refuses::Verb("princess.remove"), &["PD-54"]),
    (Refuses::Verb("pass"), &["PD-54"]),
    (Refuses::Verb("deploy"), &["PD-49", "PD-50"]),
];
