//! The options and presets of The Goldmines.

use bastide_core::Manifest;

/// The manifest of The Goldmines: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "goldmines",
    title: "The Goldmines",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Goldmines: tiles with gold ingots that scored features bring.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
