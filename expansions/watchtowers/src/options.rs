//! The options and presets of The Watchtowers.

use bastide_core::Manifest;

/// The manifest of The Watchtowers: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "watchtowers",
    title: "The Watchtowers",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Watchtowers: tiles that score for what lies around them.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
