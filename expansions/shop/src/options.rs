//! The options of the Shop (RULES.md, section 10).

use bastide_core::author::prelude::*;

/// The manifest of the Shop: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "shop",
    title: "The Shop",
    version: env!("CARGO_PKG_VERSION"),
    about: "A shop beside the board, where followers queue to buy tiles, functions of tiles and pieces, or \
          to take a figure back.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        OptionSpec::new(
            "markers",
            OptionKind::Names,
            Value::Names(&[]),
            "up to 3 more columns: wheel, goods, dragon, tower, coat, fair, bazaar, castle, bridge, or a \
             ware of an expansion (SH-08, SH-09)",
        ),
        choice(
            "side",
            &["auto", "unmarked", "marked"],
            "auto",
            "the side of the board with its prices; auto chooses by the number of players (SH-10)",
        ),
        OptionSpec::new(
            "prices_5_6",
            OptionKind::Names,
            Value::Names(&[]),
            "prices of the marked side that differ from the unmarked side, each as \"city 5/+3\" (SH-11)",
        ),
        choice("tile_set", &["bastide"], "bastide", "the set of 20 city and 20 road tiles that the Shop sells (SH-14)"),
        choice(
            "column_lock",
            &["present", "previous_round"],
            "present",
            "a column is closed to a player who has a figure in it, or who had one when their turn began (SH-25)",
        ),
        choice(
            "function_conflict",
            &["last_wins", "must_forfeit"],
            "last_wins",
            "of two functions bought in a turn the last counts, or the second is not offered (SH-47, SH-48)",
        ),
        switch("allow_debt", false, "a player may pay more points than they have, so that their score falls below 0 (SH-57)"),
        choice(
            "wheel_price",
            &["by_steps", "by_side"],
            "by_steps",
            "the higher price of the wheel is for two steps, or for the marked side of the board (SH-75)",
        ),
        switch("extra_per_piece", true, "each of two pieces costs the full price; if off, the extra is paid once (SH-101)"),
        choice(
            "goods_bag",
            &["shop_only", "with_expansion"],
            "shop_only",
            "the bag holds the goods of the Shop only, or those of the expansion too (SH-83)",
        ),
        number("tea_points", 0, 20, 10, "points for the most tea at the end (SH-84)"),
        choice(
            "coat_unplaced",
            &["keep", "return"],
            "keep",
            "a coat that was not placed in the turn it was bought is kept, or returned (SH-92)",
        ),
        choice(
            "exhausted_scope",
            &["all_stocks", "pieces_only", "none"],
            "all_stocks",
            "which columns close when their stock is exhausted (SH-102, SH-103)",
        ),
        choice(
            "supply_basis",
            &["all_leftover", "reduced_only"],
            "all_leftover",
            "the Shop's stock also has all pieces that no player got, or only those that players began \
             with fewer (SH-126)",
        ),
        choice(
            "reduce_when",
            &["marker_in_play", "expansion_in_play"],
            "marker_in_play",
            "players begin with one piece fewer if its marker is in play, or if its expansion is (SH-125)",
        ),
        choice(
            "mayor_strength",
            &["one", "coats"],
            "one",
            "the strength of a mayor in a price: one, or the coats of the mayor's city (SH-118)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// The columns that close when their stock is exhausted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    All,
    Pieces,
    None,
}

/// The options that rules use during a game.
#[derive(Clone, Copy)]
pub(crate) struct Choices {
    pub(crate) previous_round: bool,
    pub(crate) must_forfeit: bool,
    pub(crate) debt: bool,
    pub(crate) per_piece: bool,
    pub(crate) with_expansion: bool,
    pub(crate) tea_points: i16,
    pub(crate) coats_return: bool,
    pub(crate) exhausted: Scope,
    pub(crate) reduced_only: bool,
    pub(crate) reduce_all: bool,
    pub(crate) mayor_by_coats: bool,
}

impl Choices {
    pub(crate) fn of(o: &Options) -> Result<Choices, InstallError> {
        Ok(Choices {
            previous_round: o.word("column_lock")? == "previous_round",
            must_forfeit: o.word("function_conflict")? == "must_forfeit",
            debt: o.switch("allow_debt")?,
            per_piece: o.switch("extra_per_piece")?,
            with_expansion: o.word("goods_bag")? == "with_expansion",
            tea_points: o.number("tea_points")? as i16,
            coats_return: o.word("coat_unplaced")? == "return",
            exhausted: match o.word("exhausted_scope")? {
                "pieces_only" => Scope::Pieces,
                "none" => Scope::None,
                _ => Scope::All,
            },
            reduced_only: o.word("supply_basis")? == "reduced_only",
            reduce_all: o.word("reduce_when")? == "expansion_in_play",
            mayor_by_coats: o.word("mayor_strength")? == "coats",
        })
    }
}
