//! The options and presets of The Winter Edition.

use bastide_core::Manifest;

/// The manifest of The Winter Edition: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "winter",
    title: "The Winter Edition",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Winter Edition: the winter edition as a set of the base game.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
