//! The options and presets of The Crop Circles.

use bastide_core::Manifest;

/// The manifest of The Crop Circles: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "crop-circles",
    title: "The Crop Circles",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Crop Circles: tiles that let all players deploy or take back followers.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
