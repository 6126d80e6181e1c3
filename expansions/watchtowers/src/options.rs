//! The options and presets of the Watchtowers (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Watchtowers: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "watchtowers",
    title: "The Watchtowers",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Watchtowers: twelve tiles with towers that bring points for what lies around them.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (WT-01)"),
        switch("watchtowers", true, "the towers bring points; without it they are decoration (WT-04, WT-28)"),
        choice(
            "watchtower_each",
            &["follower", "player"],
            "follower",
            "each follower on the tile of the tower brings its points, or each player gets them once (WT-06)",
        ),
        switch("watchtower_lords", true, "a lord is counted if its castle lies on one of the nine tiles (WT-21)"),
        switch("watchtower_lord_cell", false, "a lord is counted only if its figure stands on one of the nine tiles (WT-21)"),
        switch("watchtower_castle_is_city", false, "the tiles of a castle count as tiles with a city (WT-23)"),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "the rules as the publisher reads them" },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("watchtowers", Value::Switch(false))],
            about: "the tiles without their rules: a tower is decoration",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
