//! The options of the 20th Anniversary expansion (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the 20th Anniversary expansion: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "anniversary",
    title: "20th Anniversary",
    version: env!("CARGO_PKG_VERSION"),
    about: "20th Anniversary: arrows on tiles bring points, or an action if they point at a tile.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the fifteen tiles; 0 for the rules without the tiles (AN-01)"),
        switch("add_fields", true, "a follower may also be added beside a farmer (AN-09)"),
        choice(
            "arrow_place",
            &["portal", "neighbour"],
            "portal",
            "an arrow for a follower elsewhere leads to any tile, or only to the tile at which it points (AN-10)",
        ),
        choice(
            "arrow_again",
            &["once", "each"],
            "once",
            "arrows bring one further tile a turn, or each arrow brings one (AN-11)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
