//! The options of the Gingerbread Man (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Gingerbread Man: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "gingerbread-man",
    title: "The Gingerbread Man",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Gingerbread Man: a figure without an owner goes from city to city, and knights score where it leaves.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the six tiles; 0 for the rules without the tiles (GM-01)"),
        choice(
            "gingerbread_end",
            &["nothing", "scores"],
            "nothing",
            "at the end of the game the city of the gingerbread man brings nothing, or what it brings when he leaves (GM-15)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
