//! The options of Maps (RULES.md, section 10).

use bastide_core::author::prelude::*;

use crate::board::{self, Map};
use crate::chips::PRICES;

/// The manifest of Maps: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "maps",
    title: "Maps",
    version: env!("CARGO_PKG_VERSION"),
    about: "The landscape grows on the printed map of a country, with large cities, borders and ferries.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        OptionSpec::new(
            "map",
            OptionKind::Document(board::NAMES),
            Value::Word("benelux"),
            "the board: one of the built-in ones, or the path of a board file (MP-01, MP-03)",
        ),
        number(
            "tile_count",
            0,
            4096,
            0,
            "number of tiles to play with, chosen at random but with the start tile; 0 for all (MP-05)",
        ),
        number(
            "meeples",
            0,
            20,
            0,
            "followers in each player's supply; 0 for the number that the board gives, usually 9 (MP-08)",
        ),
        number(
            "start_cells",
            0,
            20,
            0,
            "number of start cells that get a tile, at least 2; 0 for the number that the board gives (MP-11)",
        ),
        choice(
            "start_pick",
            &["random", "listed"],
            "random",
            "the start cells that get a tile are chosen at random, or in the order of the board (MP-12)",
        ),
        choice(
            "start_rotation",
            &["first_legal", "random_legal"],
            "first_legal",
            "the rotation of the first tiles: the first legal one, or a random legal one (MP-12)",
        ),
        choice(
            "annotations",
            &["ignore", "chips"],
            "ignore",
            "extra prints have no effect, or chips are played with by the rule of the map (MP-16, MP-26, MC-01)",
        ),
        choice(
            "chip_squares",
            &["board", "spread"],
            "board",
            "chips lie on the squares that the board names, if it names some, or are spread by chance (MC-03)",
        ),
        choice(
            "chip_towns",
            &["any", "board"],
            "any",
            "wine of each color is sold in every small city, or only where the board has a bottle of it (MC-10)",
        ),
        number("chip_island_price", 0, 3, 1, "number of chips that a tile of an island costs (MC-14)"),
        choice(
            "chip_upgrade_price",
            &PRICES,
            "three-colors",
            "chips for which a follower counts two: one of each color, or a number (MC-18)",
        ),
        choice(
            "chip_return_price",
            &PRICES,
            "three-colors",
            "chips that bring followers back from the Isle of Man: one of each color, or a number (MC-20)",
        ),
        choice(
            "chip_discover",
            &["choice", "peek", "venture"],
            "choice",
            "a player who discovers a tile chooses among three, or lays the first one unseen for points, or may choose \
             between the two (MC-22)",
        ),
        switch("start_tile_connects", true, "the first tiles connect large cities and ferries too (MP-35, MP-41)"),
        choice("ferry_edge_match", &["road", "any"], "road", "the edge that a tile must show at the end of a ferry (MP-42)"),
        switch("border_piece_counts", true, "a city or road printed at the border counts as a tile (MP-56, MP-72)"),
        choice(
            "ferry_unfinished",
            &["reduced", "zero"],
            "reduced",
            "an incomplete road scores its ferries like tiles, or without points (MP-71)",
        ),
        choice(
            "printed_coats_with_cathedral",
            &["three", "two"],
            "three",
            "a pennant printed on the map in a completed city with a cathedral scores 3 points like a \
             pennant, or always 2 (MP-68, MP-68b)",
        ),
        choice(
            "printed_coats_unfinished",
            &["with_feature", "always"],
            "with_feature",
            "a pennant printed on the map in an incomplete road or city that scores nothing because of an inn \
             or cathedral scores 0, or 1 (MP-68, MP-68c)",
        ),
        switch("end_when_full", true, "the game ends when no cell is open (MP-47)"),
        switch("small_city_extra_tile", false, "a tile on a small city gives an extra tile, once a turn (MP-75)"),
        choice(
            "small_city_extra_timing",
            &["after_scoring", "before_deploy"],
            "after_scoring",
            "the extra tile comes after the scoring with a follower of its own, or is placed before any \
             follower (MP-77)",
        ),
        switch("small_city_toll", false, "a tile on a small city costs 2 points (MP-79)"),
        choice(
            "small_city_toll_floor",
            &["negative", "clamp"],
            "negative",
            "the toll may take a score below 0, or stops at 0 (MP-80)",
        ),
        switch("small_city_road_bonus", false, "a completed road scores 2 extra points for each small city beside it (MP-81)"),
        choice(
            "small_city_bonus_to",
            &["owners", "active"],
            "owners",
            "the bonus goes to all players who score the road, or only to the one who placed the tile (MP-83)",
        ),
        switch("bridge_at_free_border", true, "a bridge may end at a border where nothing is printed (MP-87)"),
        switch("castle_on_border_city", false, "half a city on a tile and half a city at the border may become a castle (MP-91)"),
        switch("coat_on_large_city", true, "coats may be placed on large cities (MP-102)"),
    ],
    presets: &[],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// MP-08: returns the number of followers of each player.
pub(crate) fn meeples(o: &Options, map: &Map) -> Result<u8, InstallError> {
    Ok(match o.number("meeples")? {
        0 => map.meeples,
        n => n as u8,
    })
}
