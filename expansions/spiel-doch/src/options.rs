//! The options and presets of Spiel Doch.

use bastide_core::Manifest;

/// The manifest of Spiel Doch: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "spiel-doch",
    title: "Spiel Doch",
    version: env!("CARGO_PKG_VERSION"),
    about: "Spiel Doch: the two start tiles of a magazine.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
