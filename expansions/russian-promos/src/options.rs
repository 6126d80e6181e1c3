//! The options and presets of The Russian Promos.

use bastide_core::Manifest;

/// The manifest of The Russian Promos: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "russian-promos",
    title: "The Russian Promos",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Russian Promos: tiles that trap figures and the hut of a sage.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
