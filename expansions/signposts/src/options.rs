//! The options of the Signposts (RULES.md, section 4).

use bastide_core::author::prelude::*;

/// The manifest of the Signposts: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "signposts",
    title: "The Signposts",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Signposts: posts beside roads bring points if the road goes on as they point.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the twelve tiles; 0 for the rules without the tiles (SP-01)"),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
