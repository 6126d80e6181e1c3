//! The options of the winter edition (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the winter edition: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "winter",
    title: "The Winter Edition",
    version: env!("CARGO_PKG_VERSION"),
    about: "The winter edition: twelve tiles with animals in addition to those of the base game.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the twelve tiles; 0 for the base game alone (WI-01, WI-02)"),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
