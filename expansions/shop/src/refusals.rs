//! The rules by which actions are refused. Those of hooks are named where the hooks are registered.

use bastide_core::author::prelude::*;

/// The rules, by what they refuse.
pub(crate) const REFUSALS: &[(Refuses, &[&str])] = &[
    (Refuses::Verb("shop.enter"), &["SH-16", "SH-20", "SH-21", "SH-26", "SH-27"]),
    (Refuses::Verb("shop.use"), &["SH-33", "SH-57", "SH-87"]),
    (Refuses::Verb("shop.forfeit"), &["SH-33"]),
    (Refuses::Verb("shop.buy"), &["SH-57", "SH-63", "SH-67"]),
    (Refuses::Verb("shop.take-back"), &["SH-57", "SH-69", "SH-70"]),
    (Refuses::Verb("shop.lay-coat"), &["SH-89", "SH-90"]),
    (Refuses::Verb("shop.lay-good"), &["SH-79"]),
    (Refuses::Verb("place"), &["SH-68"]),
];
