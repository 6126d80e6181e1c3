//! The options and presets of Mage and Witch.

use bastide_core::Manifest;

/// The manifest of Mage and Witch: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "mage-witch",
    title: "Mage and Witch",
    version: env!("CARGO_PKG_VERSION"),
    about: "Mage and Witch: two neutral figures that change the value of roads and cities.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
