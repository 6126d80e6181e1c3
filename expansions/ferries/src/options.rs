//! The options and presets of The Ferries.

use bastide_core::Manifest;

/// The manifest of The Ferries: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "ferries",
    title: "The Ferries",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Ferries: lakes whose ferries link roads.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
