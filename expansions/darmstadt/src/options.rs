//! The options and presets of Darmstadt (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of Darmstadt: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "darmstadt",
    title: "Darmstadt",
    version: env!("CARGO_PKG_VERSION"),
    about: "Darmstadt: a city with the Darmstadtium, and two churches that bring points for the most followers around.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (DA-01)"),
        switch("darmstadt_bonus", true, "churches and Darmstadtium bring their 3 points (DA-05, DA-10, DA-16)"),
        switch("darmstadt_instead", false, "two monasteries of the base game are left out (DA-03)"),
        choice(
            "church_count",
            &["followers", "weight"],
            "followers",
            "around a church each follower counts 1, or as much as for a majority (DA-07)",
        ),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "the rules of the set" },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("darmstadt_bonus", Value::Switch(false))],
            about: "the tiles without their rules: churches are monasteries, the Darmstadtium is a city",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
