//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::At(Obstacle::Unmended), &["BR-09"]),
    (Refuses::Verb("bridges.build"), &["BR-01", "BR-03", "BR-06", "BR-08", "BR-11", "BR-19", "BR-26"]),
    (Refuses::Verb("bazaars.request"), &["BZ-34"]),
    (Refuses::Verb("bazaars.open"), &["BZ-07", "BZ-14"]),
    (Refuses::Verb("bazaars.bid"), &["BZ-09", "BZ-14"]),
    (Refuses::Verb("bazaars.buy"), &["BZ-11"]),
    (Refuses::Verb("bazaars.sell"), &["BZ-11"]),
    (Refuses::Verb("bazaars.take"), &["BZ-31"]),
    (Refuses::Verb("castles.build"), &["CA-02", "CA-08", "CA-09"]),
    (Refuses::Verb("castles.score"), &["CA-08"]),
    (Refuses::Verb("castles.take"), &["CA-29"]),
];
