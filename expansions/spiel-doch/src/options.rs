//! The options of Spiel Doch (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of Spiel Doch: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "spiel-doch",
    title: "Spiel Doch",
    version: env!("CARGO_PKG_VERSION"),
    about: "Spiel Doch: two land tiles of a magazine.",
    category: Category::Promotional,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the two tiles (SD-01)"),
        switch(
            "spiel_doch_start",
            false,
            "the two tiles lie at the beginning, and the start tile of the base game is out of the game (SD-02)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
