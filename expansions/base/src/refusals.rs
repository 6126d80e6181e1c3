//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::At(Obstacle::Over), &["BA-97"]),
    (Refuses::At(Obstacle::NotInHand), &["BA-17"]),
    (Refuses::At(Obstacle::Taken), &["BA-29"]),
    (Refuses::At(Obstacle::NoNeighbour), &["BA-22"]),
    (Refuses::At(Obstacle::Edge), &["BA-23"]),
    (Refuses::At(Obstacle::OtherTile), &["BA-33"]),
    (Refuses::At(Obstacle::NoFigure), &["BA-38"]),
    (Refuses::At(Obstacle::WrongFigure), &["BA-34"]),
    (Refuses::At(Obstacle::Occupied), &["BA-35"]),
    (Refuses::Verb("place"), &["BA-15", "BA-17"]),
    (Refuses::Verb("deploy"), &["BA-15", "BA-33"]),
    (Refuses::Verb("pass"), &["BA-17"]),
    (Refuses::Verb("base.decline"), &["BA-31"]),
    (Refuses::Verb("base.recall"), &["BA-92", "BA-94"]),
];
