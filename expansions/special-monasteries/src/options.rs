//! The options and presets of Special Monasteries.

use bastide_core::Manifest;

/// The manifest of Special Monasteries: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "special-monasteries",
    title: "Special Monasteries",
    version: env!("CARGO_PKG_VERSION"),
    about: "Special Monasteries: monasteries that are held as a monastery or as an abbot's.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
