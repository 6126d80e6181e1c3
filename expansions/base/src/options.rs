//! The options of the base game, and the presets of its publishers (RULES.md, section 14).

use bastide_core::author::prelude::*;

/// The manifest of the base game: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "base",
    title: "Base game",
    version: env!("CARGO_PKG_VERSION"),
    about: "The base game: 72 tiles, roads, cities, monasteries and fields.",
    category: Category::Large,
    requires: &[],
    conflicts: &[],
    options: &[
        switch("farmers", true, "followers may be placed on fields (BA-44)"),
        choice(
            "field_scoring",
            &["third", "second", "first"],
            "third",
            "how farmers score: 3 points for a city in each field, 3 for a city once per player, or 4 for \
             a city by majority (BA-77 to BA-79)",
        ),
        choice(
            "small_city_scoring",
            &["full", "reduced"],
            "full",
            "a completed city of two tiles scores like any other, or 1 point per tile and pennant (BA-63, BA-64)",
        ),
        switch("abbot", false, "each player has an abbot for monasteries and gardens (BA-83 to BA-96)"),
        choice(
            "gardens",
            &["with_abbot", "always", "never"],
            "with_abbot",
            "when gardens are features that can be completed: with the abbot, always, or never (BA-83)",
        ),
        switch("abbot_recall_when_complete", true, "the abbot may be recalled even if this tile completed its feature (BA-95)"),
        choice(
            "abbot_recall_points",
            &["feature", "place"],
            "feature",
            "a recalled abbot brings what its feature is worth by all rules, or 1 point for its tile and 1 for each tile \
             around it, and nothing else (BA-92)",
        ),
        number("followers", 1, 20, 7, "followers in each player's supply (BA-08)"),
        choice("player_limit", &["box", "free"], "box", "2 to 5 players as in the box, or 1 to 8 (BA-06, BA-07)"),
        choice("first_player", &["listed", "random"], "listed", "the first player of the table begins, or a random one (BA-10)"),
        number("copies", 1, 10, 1, "how many sets of tiles are shuffled together (BA-14)"),
        choice(
            "unplaceable_tile",
            &["discard", "reshuffle"],
            "discard",
            "a tile that fits nowhere is discarded, or is shuffled back into the stack (BA-30)",
        ),
        choice("score_floor", &["negative", "clamp"], "negative", "scores may fall below 0, or stop there (BA-53)"),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published today, both editions" },
        Preset {
            name: "rules_2000",
            edition: Some(Edition::First),
            sets: &[("field_scoring", Value::Word("first")), ("small_city_scoring", Value::Word("reduced"))],
            about: "the first print: 4 points per city by majority of farmers, small cities reduced",
        },
        Preset {
            name: "rules_2001",
            edition: Some(Edition::First),
            sets: &[("field_scoring", Value::Word("second")), ("small_city_scoring", Value::Word("reduced"))],
            about: "3 points per city, once for each player, small cities reduced",
        },
        Preset {
            name: "rules_2002",
            edition: Some(Edition::First),
            sets: &[("field_scoring", Value::Word("third")), ("small_city_scoring", Value::Word("reduced"))],
            about: "3 points per city in each field, small cities reduced",
        },
        Preset {
            name: "first_game",
            edition: None,
            sets: &[("farmers", Value::Switch(false))],
            about: "without farmers, to learn the game",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// Refuses a number of players that the box does not allow (BA-06). An expansion with another set
/// of followers adds a seat (IC-05).
pub(crate) fn check_players(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if o.word("player_limit")? == "free" {
        return Ok(());
    }
    let players = o.players;
    reg.check(move |reg| {
        let most = 5 + reg.brought_seats();
        if (2..=most).contains(&players) {
            return Ok(());
        }
        Err(InstallError::Players(format!(
            "{players} players; the box is for 2 to {most} (BA-06). Write player_limit = \"free\" under [base] for 1 to 8, \
             or add an expansion with the figures of one more player, such as [inns-cathedrals]"
        )))
    });
    Ok(())
}
