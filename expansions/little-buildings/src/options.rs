//! The options and presets of The Little Buildings.

use bastide_core::Manifest;

/// The manifest of The Little Buildings: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "little-buildings",
    title: "The Little Buildings",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Little Buildings: sheds, houses and towers that add to the value of features.",
    requires: &["base"],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: include_str!("../RULES.md"),
};
