//! The options and presets of The Ferries (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of The Ferries: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "ferries",
    title: "The Ferries",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Ferries: eight tiles on which roads end at a lake, and ferries that join two of them and are moved.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        switch("ferries", true, "ferries join roads at lakes; if off, roads only end there (FR-26)"),
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (FR-02)"),
        choice(
            "ferry_when",
            &["always", "with_thief"],
            "always",
            "a ferry is laid on every lake tile, or only after a follower was deployed on one of its roads (FR-06)",
        ),
        switch("builder_by_ferry", true, "a ferry that makes the road of a builder longer extends it (FR-21)"),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "a ferry on every lake tile" },
        Preset {
            name: "big_box_6_print",
            edition: Some(Edition::New),
            sets: &[("ferry_when", Value::Word("with_thief"))],
            about: "one print of the new edition: a ferry only after a follower was deployed on a road of the tile",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("ferries", Value::Switch(false))],
            about: "the tiles alone: roads end at the lakes",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
