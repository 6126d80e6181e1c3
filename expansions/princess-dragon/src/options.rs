//! The options and presets of The Princess and the Dragon (RULES.md, section 11).

use bastide_core::author::prelude::*;

/// PD-55: the choice whose default differs between the editions.
const PRINCESS: OptionSpec = OptionSpec {
    name: "princess",
    kind: OptionKind::Choice(&["off", "may", "must"]),
    first: Value::Word("must"),
    new: Value::Word("may"),
    about: "the player who joins a princess to a city with knights may or must send one of them home (PD-54, PD-55)",
};

/// The manifest of The Princess and the Dragon: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "princess-dragon",
    title: "The Princess and the Dragon",
    version: env!("CARGO_PKG_VERSION"),
    about: "30 tiles, the dragon with its volcanoes, the fairy, magic portals and princesses.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number(
            "copies",
            0,
            10,
            1,
            "number of sets of tiles that are shuffled in; 0 for the rules without the tiles (PD-02, PD-06)",
        ),
        switch("dragon", true, "volcanoes bring the dragon, and dragon tiles move it (PD-05, PD-13)"),
        switch("fairy", true, "players may move the fairy (PD-05, PD-37)"),
        switch("portals", true, "a portal tile lets a follower be deployed on any tile (PD-05, PD-49)"),
        PRINCESS,
        choice(
            "dragon_move",
            &["before_scoring", "after_scoring"],
            "before_scoring",
            "the dragon moves before or after the features that the tile completed are scored (PD-17)",
        ),
        number("dragon_steps", 1, 12, 6, "steps of the dragon for each dragon tile (PD-24)"),
        choice(
            "early_dragon_tiles",
            &["put_aside", "withheld"],
            "put_aside",
            "dragon tiles that are drawn before the first volcano tile wait beside the board, or are not \
             drawn before it (PD-19, PD-21)",
        ),
        choice(
            "volcano_step",
            &["no_figure_here", "no_follower_here", "fairy_only"],
            "no_figure_here",
            "on a new volcano tile no figure is deployed, or no follower, or the player may only move the \
             fairy (PD-15, PD-16)",
        ),
        switch("deploy_beside_dragon", false, "figures may be deployed on the tile where the dragon is (PD-33)"),
        choice(
            "fairy_placement",
            &["next_to_follower", "on_tile"],
            "next_to_follower",
            "the fairy stands beside one follower, or serves all followers on her tile (PD-39, PD-47)",
        ),
        choice(
            "fairy_turn_counts",
            &["once", "followers", "figures"],
            "once",
            "a fairy on a tile brings the points of the turn once, or for each own follower or figure there (PD-47)",
        ),
        number("fairy_turn_points", 0, 5, 1, "points at the start of a turn for the player with the fairy (PD-43)"),
        switch(
            "fairy_with_monk",
            true,
            "the fairy brings her points also for a monk on a monastery with a place for priors (PD-44)",
        ),
        number("fairy_feature_points", 0, 10, 3, "points for the player with the fairy on a scored feature (PD-44)"),
        switch(
            "dragon_over_carcassonne",
            true,
            "the dragon may enter the tiles of the City of Carcassonne, outside of its walls (PD-78)",
        ),
        switch(
            "fairy_in_carcassonne",
            false,
            "the fairy may stand beside a follower in a quarter of the City of Carcassonne, on its tile 0,0 (PD-78)",
        ),
        switch("dragon_over_wheel", false, "the dragon may enter the cells of the wheel of fortune (PD-76)"),
        choice(
            "fairy_castle_cells",
            &["both", "anchor"],
            "both",
            "a fairy with a figure on a castle protects both tiles of the castle, or only hers (PD-66)",
        ),
        choice(
            "portal_figures",
            &["followers", "all"],
            "followers",
            "only followers go through a portal, or other figures too, by their own rules (PD-51)",
        ),
        choice(
            "portal_completed",
            &["none", "monasteries", "all"],
            "monasteries",
            "a portal also leads to features that its tile completes: to none, to those that wait for the cells around \
             them, such as monasteries and shrines, or to all (PD-50, CR-45)",
        ),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published today, both editions" },
        Preset {
            name: "rgg_2005",
            edition: Some(Edition::First),
            sets: &[
                ("dragon_move", Value::Word("after_scoring")),
                ("princess", Value::Word("may")),
                ("fairy_placement", Value::Word("on_tile")),
            ],
            about: "the English rules of 2005",
        },
        Preset {
            name: "hig_2005",
            edition: Some(Edition::First),
            sets: &[("fairy_placement", Value::Word("on_tile"))],
            about: "the German rules of 2005",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[
                ("dragon", Value::Switch(false)),
                ("fairy", Value::Switch(false)),
                ("portals", Value::Switch(false)),
                ("princess", Value::Word("off")),
            ],
            about: "the tiles alone, without rules and figures",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
