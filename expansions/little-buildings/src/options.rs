//! The options and presets of the Little Buildings (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Little Buildings: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "little-buildings",
    title: "The Little Buildings",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Little Buildings: sheds, houses and towers that add to the value of features.",
    category: Category::Promotional,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("building_sets", 0, 10, 1, "number of sets of 18 buildings (LB-01)"),
        choice("building_points", &["1/1/1", "3/2/1"], "1/1/1", "points of a tower, a house and a shed (LB-08, LB-12)"),
        choice(
            "building_share",
            &["count", "kinds"],
            "count",
            "each player gets the same number of buildings, or the same number of each kind, as always with \
             building_points = \"3/2/1\" (LB-02, LB-03, LB-12)",
        ),
        switch("building_rows", true, "a prior counts the buildings in its row and its column (LB-16)"),
        switch(
            "building_rows_of_monks",
            false,
            "a monk of a monastery with a place for priors counts the buildings in its row and its column too, and not \
             those around it (LB-16)",
        ),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "the rules as printed" },
        Preset {
            name: "variant",
            edition: None,
            sets: &[("building_points", Value::Word("3/2/1")), ("building_share", Value::Word("kinds"))],
            about: "the printed variant with different points",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
