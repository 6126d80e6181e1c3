//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("robber.to"), &["RO-04", "RO-05"]),
    (Refuses::Verb("robber.to-second"), &["RO-04", "RO-05"]),
    (Refuses::Verb("robber.rob"), &["RO-12"]),
    (Refuses::Verb("robber.rob-second"), &["RO-12"]),
];
