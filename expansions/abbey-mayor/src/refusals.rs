//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::At(Obstacle::NoHole), &["AM-22"]),
    (Refuses::At(Obstacle::WrongFigure), &["AM-44"]),
    (Refuses::Verb("abbey.use"), &["AM-21", "AM-24", "AM-25"]),
    (Refuses::Verb("barn.build"), &["AM-73", "AM-76"]),
    (Refuses::Verb("wagon.move"), &["AM-56"]),
];
