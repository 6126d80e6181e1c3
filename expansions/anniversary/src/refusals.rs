//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("anniversary.choose"), &["AN-05"]),
    (Refuses::Verb("anniversary.add"), &["AN-08", "AN-09"]),
    (Refuses::Verb("anniversary.again"), &["AN-11"]),
];
