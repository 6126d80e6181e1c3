//! What a table may choose of Maps (RULES.md, section 10).

use bastide_core::options::{choice, number, switch};
use bastide_core::{InstallError, Manifest, OptionKind, OptionSpec, Options, Value};

use crate::board::{self, Map};

/// Who Maps is and what can be chosen.
pub static MANIFEST: Manifest = Manifest {
    id: "maps",
    title: "Maps",
    version: env!("CARGO_PKG_VERSION"),
    about: "The landscape grows on the printed map of a country, with large cities, borders and ferries.",
    requires: &["base"],
    conflicts: &[],
    options: &[
        OptionSpec::new(
            "map",
            OptionKind::Document(board::NAMES),
            Value::Word("benelux"),
            "the board: one of those that are here, or the path of a board file (MP-01, MP-03)",
        ),
        number("tile_count", 0, 4096, 0, "play with so many tiles, a random choice with the start tile; 0 for all (MP-05)"),
        number("meeples", 0, 20, 0, "followers in each player's supply; 0 for what the board says, which is 9 mostly (MP-08)"),
        number("start_cells", 0, 20, 0, "start cells that get a tile, at least 2; 0 for what the board says (MP-11)"),
        choice("start_pick", &["random", "listed"], "random", "which of them: by chance, or the first of the board (MP-12)"),
        choice(
            "start_rotation",
            &["first_legal", "random_legal"],
            "first_legal",
            "which way round the first tiles lie, if there is a choice (MP-12)",
        ),
        choice("annotations", &["ignore"], "ignore", "islands and other extra prints mean nothing (MP-16, MP-26)"),
        switch("start_tile_connects", true, "the first tiles connect large cities and ferries too (MP-35, MP-41)"),
        choice("ferry_edge_match", &["road", "any"], "road", "what may lie at the end of a ferry (MP-42)"),
        switch("border_piece_counts", true, "a city or road printed at the border counts as a tile (MP-56, MP-72)"),
        choice("ferry_unfinished", &["reduced", "zero"], "reduced", "what a ferry brings in an unfinished road (MP-71)"),
        choice(
            "printed_coats_with_cathedral",
            &["three", "two"],
            "three",
            "a coat printed on the map in a completed city with a cathedral brings 3 as a pennant does, or always 2 (MP-68, MP-68b)",
        ),
        choice(
            "printed_coats_unfinished",
            &["with_feature", "always"],
            "with_feature",
            "a coat printed on the map in an unfinished road or city that an inn or a cathedral makes worth nothing: 0, or 1 (MP-68, MP-68c)",
        ),
        switch("end_when_full", true, "the game ends when no cell is open (MP-47)"),
        switch("small_city_extra_tile", false, "a tile on a small city gives an extra tile, once a turn (MP-75)"),
        choice(
            "small_city_extra_timing",
            &["after_scoring", "before_deploy"],
            "after_scoring",
            "the extra tile is a part of its own, or is laid before any follower (MP-77)",
        ),
        switch("small_city_toll", false, "a tile on a small city costs 2 points (MP-79)"),
        choice("small_city_toll_floor", &["negative", "clamp"], "negative", "may the toll take a score below 0 (MP-80)?"),
        switch("small_city_road_bonus", false, "a completed road brings 2 for each small city beside it (MP-81)"),
        choice(
            "small_city_bonus_to",
            &["owners", "active"],
            "owners",
            "to all who score the road, or to the one of them who laid the tile (MP-83)",
        ),
        switch("bridge_at_free_border", true, "a bridge may end at a border where nothing is printed (MP-87)"),
        switch("castle_on_border_city", false, "half a city of a tile and half a city at the border may be a castle (MP-91)"),
        switch("coat_on_large_city", true, "coats may be laid on large cities (MP-102)"),
    ],
    presets: &[],
    rules: include_str!("../RULES.md"),
};

/// MP-08: how many followers each player has.
pub(crate) fn meeples(o: &Options, map: &Map) -> Result<u8, InstallError> {
    Ok(match o.number("meeples")? {
        0 => map.meeples,
        n => n as u8,
    })
}
