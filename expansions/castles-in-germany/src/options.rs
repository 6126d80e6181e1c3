//! The options and presets of Castles in Germany.

use bastide_core::Manifest;

/// The manifest of Castles in Germany: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "castles-in-germany",
    title: "Castles in Germany",
    version: env!("CARGO_PKG_VERSION"),
    about: "Castles in Germany: castles of two tiles that players place from their hand.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
