//! The options of the Fruit-Bearing Trees (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Fruit-Bearing Trees: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "fruit-trees",
    title: "The Fruit-Bearing Trees",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Fruit-Bearing Trees: six tiles with a tree, whose fruits players harvest and sell.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the six tiles; 0 for the rules without the tiles (FB-01)"),
        switch("fruit_first", true, "a follower on the tile of a tree acts at this tree at once (FB-05)"),
        choice(
            "fruit_figures",
            &["followers", "figures"],
            "followers",
            "followers placed on the new tile let a player harvest or sell, or figures of all kinds (FB-11)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
