//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::At(Obstacle::Over), &["HG-45"]),
    (Refuses::At(Obstacle::NotInHand), &["HG-10"]),
    (Refuses::At(Obstacle::Taken), &["HG-04"]),
    (Refuses::At(Obstacle::NoNeighbour), &["HG-04"]),
    (Refuses::At(Obstacle::Edge), &["HG-04"]),
    (Refuses::At(Obstacle::OtherTile), &["HG-10"]),
    (Refuses::At(Obstacle::NoFigure), &["HG-14"]),
    (Refuses::At(Obstacle::WrongFigure), &["HG-10"]),
    (Refuses::At(Obstacle::Occupied), &["HG-11"]),
    (Refuses::Verb("place"), &["HG-10"]),
    (Refuses::Verb("deploy"), &["HG-10"]),
    (Refuses::Verb("pass"), &["HG-10"]),
    (Refuses::Verb("hunters-gatherers.retake"), &["HG-32"]),
];
