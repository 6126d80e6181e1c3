//! What a table may choose of the Shop (RULES.md, section 10).

use bastide_core::options::{choice, number, switch};
use bastide_core::{InstallError, Manifest, OptionKind, OptionSpec, Options, Value};

/// Who the Shop is and what can be chosen.
pub static MANIFEST: Manifest = Manifest {
    id: "shop",
    title: "The Shop",
    version: env!("CARGO_PKG_VERSION"),
    about: "A shop beside the board: followers queue for tiles, functions of tiles, pieces, and the way back.",
    requires: &["base"],
    conflicts: &[],
    options: &[
        OptionSpec::new(
            "markers",
            OptionKind::Names,
            Value::Names(&[]),
            "up to 3 more columns: wheel, goods, dragon, tower, coat, fair, bazaar, castle, bridge, or what an expansion sells (SH-08, SH-09)",
        ),
        choice(
            "side",
            &["auto", "unmarked", "marked"],
            "auto",
            "which side of the board is up: by the number of players, or this (SH-10)",
        ),
        OptionSpec::new(
            "prices_5_6",
            OptionKind::Names,
            Value::Names(&[]),
            "prices of the marked side that differ, each as \"city 5/+3\" (SH-11)",
        ),
        choice("tile_set", &["bastide"], "bastide", "which 20 city and 20 road tiles there are (SH-14)"),
        choice(
            "column_lock",
            &["present", "previous_round"],
            "present",
            "a column is closed to whoever has a figure in it, or had one when his turn began (SH-25)",
        ),
        choice(
            "function_conflict",
            &["last_wins", "must_forfeit"],
            "last_wins",
            "of two functions the last counts, or a second is not offered (SH-47, SH-48)",
        ),
        switch("allow_debt", false, "prices may bring a score below 0 (SH-57)"),
        choice("wheel_price", &["by_steps", "by_side"], "by_steps", "what the two prices of the wheel go by (SH-75)"),
        switch("extra_per_piece", true, "each of two pieces costs the full price, or the extra is paid once (SH-101)"),
        choice("goods_bag", &["shop_only", "with_expansion"], "shop_only", "whose goods are in the bag (SH-83)"),
        number("tea_points", 0, 20, 10, "points for most tea at the end (SH-84)"),
        choice("coat_unplaced", &["keep", "return"], "keep", "what becomes of a coat that was not laid in its turn (SH-92)"),
        choice(
            "exhausted_scope",
            &["all_stocks", "pieces_only", "none"],
            "all_stocks",
            "which columns close when nothing is left in them (SH-102, SH-103)",
        ),
        choice(
            "supply_basis",
            &["all_leftover", "reduced_only"],
            "all_leftover",
            "which pieces the Shop has besides its own: all that nobody got, or those that players got fewer (SH-126)",
        ),
        choice(
            "reduce_when",
            &["marker_in_play", "expansion_in_play"],
            "marker_in_play",
            "when players begin with one piece fewer (SH-125)",
        ),
        choice(
            "mayor_strength",
            &["one", "coats"],
            "one",
            "what a mayor counts in a price: one, or the coats of his city (SH-118)",
        ),
    ],
    presets: &[],
    rules: include_str!("../RULES.md"),
};

/// Which columns close when nothing is left in them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    All,
    Pieces,
    None,
}

/// The choices that rules ask for while a game is played.
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
