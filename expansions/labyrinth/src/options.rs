//! The options and presets of The Labyrinths.

use bastide_core::Manifest;

/// The manifest of The Labyrinths: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "labyrinth",
    title: "The Labyrinths",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Labyrinths: road tiles that count the followers on the labyrinth.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
