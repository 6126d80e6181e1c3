//! The options and presets of the Markets of Leipzig (RULES.md, section 6).

use bastide_core::author::prelude::*;

/// LE-25: the prints differ.
const LONG_ROAD: OptionSpec = OptionSpec {
    new: Value::Word("halves"),
    ..choice(
        "leipzig_long_road",
        &["once", "halves"],
        "once",
        "the road on a tile of the town counts as one tile of its road, or each half of it does (LE-18, LE-25)",
    )
};

/// The manifest of the Markets of Leipzig: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "leipzig",
    title: "The Markets of Leipzig",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Markets of Leipzig: a town in the middle, to whose quarters followers go from completed roads. The \
            layout of the four tiles, and what bookbinders and tanners bring, are of this project's own design.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("leipzig_followers", 0, 2, 1, "number of followers that each player has besides the usual ones (LE-03)"),
        choice(
            "leipzig_alone",
            &["nothing", "wainwrights"],
            "nothing",
            "a road whose only follower is sent brings its owner nothing, or 1 point for each tile if it goes to the \
             wainwrights (LE-07, LE-21)",
        ),
        LONG_ROAD,
        number(
            "leipzig_bookbinders",
            0,
            9,
            3,
            "points of each player at the bookbinders for a completed monastery; the number is our own (LE-28)",
        ),
        number(
            "leipzig_tanners",
            0,
            9,
            1,
            "points of a player at the tanners for each farmhouse, shed and pigsty on an own field at the end; the \
             number is our own (LE-29)",
        ),
    ],
    presets: &[
        Preset {
            name: "print-2017",
            edition: None,
            sets: &[("leipzig_long_road", Value::Word("once"))],
            about: "as printed in 2017: the road on a tile of the town counts as one tile (LE-25)",
        },
        Preset {
            name: "print-2023",
            edition: None,
            sets: &[("leipzig_long_road", Value::Word("halves"))],
            about: "as printed in 2023: each half of the road on a tile of the town counts (LE-25)",
        },
        Preset {
            name: "reading-2019",
            edition: None,
            sets: &[("leipzig_alone", Value::Word("wainwrights"))],
            about: "the reading of 2019: an only follower brings its points at the wainwrights (LE-21)",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
