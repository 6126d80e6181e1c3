//! The options and presets of The Wind Roses.

use bastide_core::Manifest;

/// The manifest of The Wind Roses: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "wind-roses",
    title: "The Wind Roses",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Wind Roses: tiles that score when they lie in the quarter of their rose.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
