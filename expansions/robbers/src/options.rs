//! The options and presets of The Robbers.

use bastide_core::Manifest;

/// The manifest of The Robbers: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "robbers",
    title: "The Robbers",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Robbers: robbers on the scoreboard that take half of the points of others.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
