//! The options and presets of Cathedrals in Germany.

use bastide_core::Manifest;

/// The manifest of Cathedrals in Germany: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "german-cathedrals",
    title: "Cathedrals in Germany",
    version: env!("CARGO_PKG_VERSION"),
    about: "Cathedrals in Germany: cathedrals that score the roads that lead to them.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
