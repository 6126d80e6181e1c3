//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::At(Obstacle::NoCell), &["MP-29"]),
    (Refuses::At(Obstacle::OtherTile), &["MP-77"]),
    (Refuses::Verb("maps.sell"), &["MC-10"]),
    (Refuses::Verb("maps.improve"), &["MC-13"]),
    (Refuses::Verb("maps.island"), &["MC-14"]),
    (Refuses::Verb("maps.treat"), &["MC-16"]),
    (Refuses::Verb("maps.upgrade"), &["MC-18"]),
    (Refuses::Verb("maps.man"), &["MC-20"]),
    (Refuses::Verb("maps.recall"), &["MC-20"]),
    (Refuses::Verb("maps.peek"), &["MC-22"]),
    (Refuses::Verb("maps.venture"), &["MC-22"]),
    (Refuses::Verb("maps.discover"), &["MC-22"]),
];
