//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("messages.marker"), &["MS-03"]),
    (Refuses::Verb("messages.second"), &["MS-03"]),
    (Refuses::Verb("messages.take"), &["MS-05", "MS-21"]),
    (Refuses::Verb("messages.two-points"), &["MS-05"]),
    (Refuses::Verb("messages.return"), &["MS-05"]),
];
