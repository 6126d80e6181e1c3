//! The options and presets of Traders and Builders (RULES.md, section 11).

use bastide_core::author::prelude::*;

/// The manifest of Traders and Builders: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "traders-builders",
    title: "Traders and Builders",
    version: env!("CARGO_PKG_VERSION"),
    about: "24 tiles, trade goods, the builder and the pig.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number(
            "copies",
            0,
            10,
            1,
            "number of sets of tiles that are shuffled in; 0 for the rules without the tiles (TB-02, TB-08)",
        ),
        switch("goods", true, "a player who completes a city takes a token for each good in it (TB-16)"),
        number("goods_points", 0, 50, 10, "points for the most tokens of a kind (TB-24)"),
        number("builders", 0, 9, 1, "builders in each player's supply (TB-04, TB-27)"),
        number("pigs", 0, 9, 1, "pigs in each player's supply (TB-04, TB-58)"),
        switch(
            "companions_together",
            false,
            "a second own builder may be placed on a road or city, and a second own pig in a field (TB-73)",
        ),
        number("pig_bonus", 0, 3, 1, "points that a pig adds for each completed city of its field (TB-61)"),
        choice(
            "builder_trigger",
            &["extend", "extend_or_complete"],
            "extend",
            "a tile that extends the builder's feature earns a second tile, or also one that only \
             completes it (TB-35, TB-36)",
        ),
        choice(
            "builder_second_part",
            &["optional", "forced"],
            "optional",
            "the second tile may be declined, or is drawn without asking (TB-44)",
        ),
        switch("builder_on_completed", false, "a builder may be placed on a feature that is already complete (TB-33)"),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published today, both editions" },
        Preset {
            name: "original_2003",
            edition: Some(Edition::First),
            sets: &[("builder_trigger", Value::Word("extend_or_complete"))],
            about: "the first prints: completing the builder's feature is enough",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("goods", Value::Switch(false)), ("builders", Value::Number(0)), ("pigs", Value::Number(0))],
            about: "the tiles alone, without rules and figures",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
