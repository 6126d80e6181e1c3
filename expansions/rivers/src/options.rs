//! The options and presets of the rivers (RULES.md, section 8).

use bastide_core::author::prelude::*;

/// The manifest of the rivers: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "rivers",
    title: "The River",
    version: env!("CARGO_PKG_VERSION"),
    about: "River I, River II and Games Quarterly 11: a river that is placed first, a volcano, pig herds.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        choice(
            "river",
            &["one", "two", "both", "big_box", "none"],
            "one",
            "River I, River II, one river of both, the river of 2014, or no river, for the land tiles of Games Quarterly 11 \
             alone (RV-01, RV-02, RV-23, RV-80)",
        ),
        number("copies", 0, 10, 1, "number of sets of the river; 0 for no river (RV-26)"),
        switch("gq11_tiles", false, "the ten land tiles of Games Quarterly 11 are shuffled in (RV-03)"),
        choice(
            "gq11_river",
            &["none", "tile", "spring"],
            "none",
            "the river tile of Games Quarterly 11 is shuffled in, and its spring takes the place of the other (RV-27)",
        ),
        OptionSpec {
            name: "start_tile",
            kind: OptionKind::Choice(&["after_river", "river_stack", "stack", "box"]),
            first: Value::Word("after_river"),
            new: Value::Word("box"),
            about: "the start tile of the base game is the first land tile, is mixed into the river or into the \
                    stack, or stays in the box (RV-10)",
        },
        choice(
            "river_lake",
            &["volcano", "plain"],
            "volcano",
            "with both rivers the lake with the volcano is played, or the other one (RV-24)",
        ),
        choice(
            "river_lakes",
            &["needed", "each_arm", "copied"],
            "needed",
            "as many lakes as the river needs beside its city ends, or one for each arm, of both kinds where both are \
             there, or copies of the one that `river_lake` names (RV-24 to RV-26)",
        ),
        choice(
            "river_uturn",
            &["immediate", "never"],
            "immediate",
            "the river may not turn to the same side by two bends in a row, or not at the next bend, however far it is \
             (RV-32, RV-37)",
        ),
        number(
            "river_lookahead",
            0,
            100,
            0,
            "number of cells straight ahead of each open end of a placed tile that must be empty (RV-36, RV-37)",
        ),
        switch("river_lookahead_wide", false, "the cells on both sides of those ahead must be empty too (RV-37)"),
        choice(
            "river_parallel_arms",
            &["allowed", "forbidden", "forbidden_far"],
            "allowed",
            "two open ends may face the same way in rows or columns side by side, or not into cells side by side, or not \
             however far apart (RV-37)",
        ),
        choice(
            "volcano_turn",
            &["always", "with_dragon", "never"],
            "always",
            "the volcano gives another turn and takes no figures, always or with the dragon only, or never (RV-46 to RV-48)",
        ),
        choice(
            "pig_herd",
            &["with_traders", "always", "off"],
            "with_traders",
            "a pig herd counts with Traders and Builders, always or never (RV-53, RV-54)",
        ),
        switch("pig_herds_add", false, "each of several herds in one field counts (RV-55)"),
        choice(
            "count_with_river",
            &["refuse", "join", "start"],
            "refuse",
            "beside the Count a river is refused, or its spring is laid against the City of Carcassonne: by the first \
             player, or before the game (RV-64)",
        ),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "River I as published" },
        Preset { name: "river_two", edition: None, sets: &[("river", Value::Word("two"))], about: "River II as published" },
        Preset { name: "long_river", edition: None, sets: &[("river", Value::Word("both"))], about: "one river of both" },
        Preset {
            name: "careful_river",
            edition: None,
            sets: &[
                ("river_uturn", Value::Word("never")),
                ("river_lookahead", Value::Number(5)),
                ("river_parallel_arms", Value::Word("forbidden")),
            ],
            about: "a river that cannot block itself",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("river", Value::Word("none")), ("gq11_tiles", Value::Switch(true)), ("pig_herd", Value::Word("off"))],
            about: "the land tiles alone, those of Games Quarterly 11",
        },
        Preset {
            name: "games_quarterly",
            edition: Some(Edition::First),
            sets: &[("gq11_tiles", Value::Switch(true)), ("gq11_river", Value::Word("spring"))],
            about: "River I with all tiles of Games Quarterly 11",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
