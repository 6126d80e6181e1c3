//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::At(Obstacle::WrongFigure), &["CR-18"]),
    (Refuses::Verb("count.enter"), &["CR-62", "CR-67"]),
    (Refuses::Verb("count.move"), &["CR-68"]),
    (Refuses::Verb("count.join"), &["CR-70", "CR-73"]),
];
