//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("gifts.open"), &["GI-11", "GI-16"]),
    (Refuses::Verb("gifts.synod"), &["GI-17", "GI-19"]),
    (Refuses::Verb("gifts.sweep"), &["GI-21"]),
    (Refuses::Verb("gifts.change"), &["GI-25"]),
    (Refuses::Verb("gifts.cash"), &["GI-27"]),
    (Refuses::Verb("gifts.give"), &["GI-09"]),
    (Refuses::Verb("gifts.discard"), &["GI-11"]),
];
