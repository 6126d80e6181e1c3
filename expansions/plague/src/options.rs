//! The options and presets of The Plague.

use bastide_core::Manifest;

/// The manifest of The Plague: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "plague",
    title: "The Plague",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Plague: fleas that spread and drive followers away.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
