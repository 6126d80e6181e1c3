//! The options and presets of Darmstadt.

use bastide_core::Manifest;

/// The manifest of Darmstadt: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "darmstadt",
    title: "Darmstadt",
    version: env!("CARGO_PKG_VERSION"),
    about: "Darmstadt: three churches that score for the most followers around them.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
