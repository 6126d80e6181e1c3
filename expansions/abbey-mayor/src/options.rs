//! The options and presets of Abbey and Mayor (RULES.md, section 10).

use bastide_core::author::prelude::*;

/// AM-62, AM-66: the editions differ in nothing else.
const WAGON_REACH: OptionSpec = OptionSpec {
    name: "wagon_reach",
    kind: OptionKind::Choice(&["connected", "around"]),
    first: Value::Word("connected"),
    new: Value::Word("around"),
    about: "a wagon moves to a feature that meets the scored one without a field between them, or to one \
            on the nine cells around its tile (AM-62, AM-66)",
};

/// The manifest of Abbey and Mayor: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "abbey-mayor",
    title: "Abbey and Mayor",
    version: env!("CARGO_PKG_VERSION"),
    about: "12 tiles, abbeys that fill holes, mayors, wagons that move on, and barns.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number(
            "copies",
            0,
            10,
            1,
            "number of sets of tiles that are shuffled in; 0 for the rules without the tiles (AM-02, AM-07)",
        ),
        number("abbeys", 0, 3, 1, "abbeys with which each player begins (AM-03, AM-21)"),
        number("mayors", 0, 9, 1, "mayors in each player's supply (AM-04, AM-44)"),
        number("wagons", 0, 9, 1, "wagons in each player's supply (AM-04, AM-54)"),
        number("barns", 0, 9, 1, "barns in each player's supply (AM-04, AM-73)"),
        choice(
            "abbey_at_end",
            &["round", "none"],
            "round",
            "after the last tile all players may place their abbeys in turn, or abbeys in hand are lost (AM-38, AM-39)",
        ),
        switch("abbey_at_border", false, "an abbey may fill a cell between tiles and the border of a map (AM-119)"),
        WAGON_REACH,
        choice(
            "wagon_meets",
            &["ends", "villages"],
            "ends",
            "roads that end together on a tile meet for a wagon, or only at villages, gates and monasteries, and not at a \
             lake of ferries, a watchtower, a circus, an acrobat space or a crop circle (AM-63)",
        ),
        choice(
            "wagon_segments",
            &["all", "touching"],
            "all",
            "a wagon of the first edition is put on any segment of a feature that meets the scored one, or on one that \
             meets it (AM-65)",
        ),
        switch("barn_beside_barn", false, "a barn may be placed in a field that holds a barn already (AM-76)"),
        number("barn_place_points", 0, 6, 3, "points of farmers for each city of a field in which a barn is placed (AM-78)"),
        number("barn_join_points", 0, 6, 1, "points of farmers for each city of a field that is joined to a barn (AM-83)"),
        number("barn_points", 0, 6, 4, "points of a barn for each city at the end of the game (AM-88)"),
        switch("barn_pig_herd", false, "a pig herd adds to what a barn is worth at the end of the game (AM-92)"),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published today, each edition with its own wagon" },
        Preset {
            name: "rules_2007",
            edition: Some(Edition::First),
            sets: &[("abbey_at_end", Value::Word("none"))],
            about: "first edition, with an early answer: abbeys in hand are lost when the last tile is placed",
        },
        Preset {
            name: "abbeys_only",
            edition: None,
            sets: &[("mayors", Value::Number(0)), ("wagons", Value::Number(0)), ("barns", Value::Number(0))],
            about: "the tiles and the abbeys, without the figures",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[
                ("abbeys", Value::Number(0)),
                ("mayors", Value::Number(0)),
                ("wagons", Value::Number(0)),
                ("barns", Value::Number(0)),
            ],
            about: "the tiles alone, without abbeys and figures",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
