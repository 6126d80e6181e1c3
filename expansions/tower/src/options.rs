//! The options and presets of the Tower (RULES.md, section 10).

use bastide_core::author::prelude::*;

/// The manifest of the Tower: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "tower",
    title: "The Tower",
    version: env!("CARGO_PKG_VERSION"),
    about: "18 tiles with places for towers, which capture followers; exchange and ransom of prisoners.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number(
            "copies",
            0,
            10,
            1,
            "number of sets of tiles that are shuffled in; 0 for the rules without the tiles (TO-02, TO-07)",
        ),
        switch("towers", true, "towers may be built; if off, the places have no effect (TO-07, TO-11)"),
        number("tower_pieces", 0, 30, 0, "tower pieces of each player; 0 for the number that goes by the players (TO-04, TO-05)"),
        choice(
            "tower_turn",
            &["any_tile", "tile_with_place"],
            "any_tile",
            "a piece or a follower may go on a tower after any tile, or only after one with a tower place (TO-12)",
        ),
        choice(
            "tower_capture",
            &["may", "must"],
            "may",
            "a player who places a piece may or must capture a follower in reach (TO-19, TO-28)",
        ),
        switch("tower_exchange", true, "two players who hold a follower of each other exchange them at once (TO-31)"),
        number("ransom", 0, 10, 3, "points for which a player buys a prisoner back; 0 for never (TO-34)"),
        choice(
            "ransom_time",
            &["any_question", "tile_or_step", "before_tile"],
            "any_question",
            "a prisoner may be bought back at any question of the own turn before its scoring, or only \
             with the placement of a tile and a deploy step that has another choice, or only before the tile is placed (TO-37)",
        ),
        switch("ransom_debt", false, "a ransom may be paid with points that the player does not have (TO-38)"),
        switch(
            "tower_in_carcassonne",
            false,
            "a tower reaches followers in the quarters of the City of Carcassonne, on its tile 0,0 (TO-23, CR-102)",
        ),
        switch("tower_guard_safe", false, "a follower on a tower cannot be captured (TO-44)"),
        choice(
            "tower_guard_and_dragon",
            &["eaten", "safe"],
            "eaten",
            "what reaches the figures of a tile, such as a dragon, reaches a follower on its tower or not (TO-55)",
        ),
        switch("fairy_to_guard", true, "the fairy may be moved to a follower on a tower (TO-56)"),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published today, both editions" },
        Preset {
            name: "zmg_print",
            edition: Some(Edition::New),
            sets: &[("tower_turn", Value::Word("tile_with_place"))],
            about: "two prints of the new edition, which were corrected",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("towers", Value::Switch(false))],
            about: "the tiles alone, without rules and pieces",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// TO-03: the pieces in the box.
pub(crate) const PIECES: i16 = 30;

/// TO-04, TO-05: the pieces of each player, by the number of players.
const EACH: [i16; 9] = [0, 10, 10, 9, 7, 6, 5, 4, 3];

/// Returns the number of pieces with which each player begins.
pub(crate) fn pieces_each(o: &Options) -> Result<i16, InstallError> {
    let by_players = EACH.get(usize::from(o.players)).copied().unwrap_or_default();
    Ok(match o.number("tower_pieces")? {
        0 => by_players,
        own => own as i16,
    })
}
