//! The options of the Bets (RULES.md, section 5).

use bastide_core::author::prelude::*;

use crate::numbers::MAX;

/// The manifest of the Bets: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "bets",
    title: "The Bets",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Bets: ten tiles with a betting office, and hidden chips that bet on the size of roads and cities.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the ten tiles; 0 for the rules without the tiles (BE-01)"),
        OptionSpec::new(
            "bet_numbers",
            OptionKind::Names,
            Value::Names(&["3", "4", "5", "6", "7", "8"]),
            "the six numbers from 1 to 20 on the chips of each player, each once (BE-08)",
        ),
        number("bet_points", 0, MAX, 0, "the points for a chip that is right; 0 for the number on it (BE-08)"),
        switch("bet_return", false, "settled chips go back to their owners (BE-10)"),
        switch("bet_empty", true, "a completed feature without followers settles the chips, too (BE-13)"),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
