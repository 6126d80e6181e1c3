//! The options of Count, King and Robber, and its presets (RULES.md, section 11).

use bastide_core::author::prelude::*;

/// The manifest of Count, King and Robber: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "count-king-robber",
    title: "Count, King and Robber",
    version: env!("CARGO_PKG_VERSION"),
    about: "The City of Carcassonne with its Count, ten tiles, King and Robber Baron, shrines.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        switch("kings", true, "the largest completed city brings the King (CR-19)"),
        switch("robbers", true, "the longest completed road brings the Robber Baron (CR-26)"),
        number("king_copies", 0, 10, 1, "number of sets of five tiles of King and Robber that are shuffled in (CR-01, CR-02)"),
        number("shrine_copies", 0, 10, 1, "number of sets of tiles with shrines that are shuffled in (CR-01, CR-04)"),
        switch("city", true, "the City of Carcassonne lies in the middle from the beginning (CR-05, CR-06)"),
        choice(
            "king_robber_scoring",
            &["count", "ten", "fifteen_forty", "running"],
            "count",
            "King and Robber Baron bring 1 point for each completed city or road, or 10, or 15 for one and 40 for \
             both, or 1 at once for each that is completed while they are held (CR-25, CR-33)",
        ),
        switch("shrines", true, "shrines and monasteries challenge each other, and limits hold for their places (CR-34)"),
        number("shrine_tiles", 5, 6, 5, "number of tiles in a set with shrines (CR-04)"),
        number("sixth_shrines", 0, 10, 0, "further copies of the sixth tile with a shrine (CR-04)"),
        choice(
            "shrine_second_neighbour",
            &["forbidden", "allowed"],
            "forbidden",
            "a monastery that has a shrine beside it may get a second one by a further tile, or not, and the reverse \
             (CR-36)",
        ),
        switch("shrine_limit_if_occupied", false, "the limits for places count only occupied buildings (CR-37)"),
        switch("challenge_loser_wagon", false, "the wagon of the loser of a challenge moves on (CR-48)"),
        switch("abbot_on_shrine", true, "an abbot may stand on a shrine (CR-52)"),
        OptionSpec {
            name: "abbot_in_cathedral",
            kind: OptionKind::Switch,
            first: Value::Switch(false),
            new: Value::Switch(true),
            about: "an abbot may enter the cathedral of the City of Carcassonne (CR-67)",
        },
        switch("count", true, "the city has quarters for followers, and the Count (CR-58)"),
        choice(
            "count_start_tile",
            &["box", "stack"],
            "box",
            "the start tile of the base game stays in the box, or is one of the stack (CR-06)",
        ),
        switch("count_city_for_fields", true, "the City of Carcassonne counts for the fields beside it (CR-54)"),
        choice(
            "count_limit",
            &["turn", "part"],
            "turn",
            "one follower may enter the city in each turn, or in each tile play (CR-62)",
        ),
        choice(
            "count_points",
            &["all", "features"],
            "all",
            "all points that the scoring of features brings count for entering the city, or only the points of completed \
             features, without those of figures beside them and of a recalled abbot (CR-65, CR-108)",
        ),
        choice(
            "count_window",
            &["part", "turn"],
            "part",
            "a player who enters the city has scored nothing in this tile play, or in this turn (CR-63)",
        ),
        choice(
            "count_move",
            &["player", "clockwise", "follow"],
            "player",
            "the player moves the Count, or it goes to the next quarter, or to the quarter just entered (CR-68)",
        ),
        choice(
            "count_join",
            &["scored", "completed"],
            "scored",
            "followers from the quarters join features that somebody scores, or all that are completed (CR-73)",
        ),
        OptionSpec {
            name: "count_final",
            kind: OptionKind::Choice(&["market", "any"]),
            first: Value::Word("any"),
            new: Value::Word("market"),
            about: "at the end followers leave the market only, or all quarters (CR-83, CR-85)",
        },
        OptionSpec {
            name: "count_final_order",
            kind: OptionKind::Choice(&["all_at_once", "one_by_one"]),
            first: Value::Word("one_by_one"),
            new: Value::Word("all_at_once"),
            about: "at the end each player moves all followers in one go, or one figure at a time round the table (CR-86)",
        },
        choice(
            "count_final_when",
            &["after_circus", "before_circus"],
            "after_circus",
            "at the end followers leave after the last circus and the lords, or before them (CR-83)",
        ),
        TILES_ONLY,
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published today, both editions" },
        Preset {
            name: "six_shrines",
            edition: None,
            sets: &[("shrine_tiles", Value::Number(6))],
            about: "with the sixth tile with a shrine",
        },
        Preset {
            name: "open_city",
            edition: None,
            sets: &[
                ("count_join", Value::Word("completed")),
                ("count_final", Value::Word("any")),
                ("count_final_order", Value::Word("one_by_one")),
            ],
            about: "followers join every completed feature, and leave all quarters at the end, one at a time",
        },
        Preset::TILES_ONLY,
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
