//! The options and presets of the Festival (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// By the presets of two publishers, only followers are taken back.
const FOLLOWERS: &[(&str, Value)] = &[("festival_figures", Value::Word("followers"))];

/// The manifest of the Festival: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "festival",
    title: "The Festival",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Festival: ten tiles on which a player may take back one of their own figures.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (FE-01)"),
        choice(
            "festival_figures",
            &["all", "followers"],
            "all",
            "any figure may be taken back, or only followers (FE-03, FE-04)",
        ),
        TILES_ONLY,
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "any figure, as the publisher reads it" },
        Preset {
            name: "rgg_2011",
            edition: Some(Edition::First),
            sets: FOLLOWERS,
            about: "only followers, as Rio Grande Games printed it",
        },
        Preset { name: "cundco", edition: None, sets: FOLLOWERS, about: "only followers, as in the edition sold alone" },
        Preset::TILES_ONLY,
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
