//! The options of the Drawbridges (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Drawbridges: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "drawbridges",
    title: "The Drawbridges",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Drawbridges: followers cross from a completed road into a city that is not completed.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the twelve tiles; 0 for the rules without the tiles (DB-01)"),
        switch("drawbridge_tied", false, "each of several players with the most followers on the road may cross (DB-05)"),
        choice(
            "drawbridge_tile",
            &["gate", "any"],
            "gate",
            "who crosses comes to the tile of the drawbridge, or to any tile of the city (DB-07)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
