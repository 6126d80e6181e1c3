//! The options of La Porxada (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of La Porxada: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "la-porxada",
    title: "La Porxada",
    version: env!("CARGO_PKG_VERSION"),
    about: "La Porxada: a city tile with a hall, which exchanges two followers or scores unfinished cities at the end.",
    category: Category::Promotional,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the tile; 0 for the game without it (LP-01)"),
        choice(
            "porxada_choice",
            &["either", "both", "bonus"],
            "either",
            "who lays the tile chooses the exchange or the bonus, has both, or has the bonus only (LP-03)",
        ),
        choice(
            "porxada_refusal",
            &["refuser", "asker", "no"],
            "refuser",
            "after a refusal the player who refuses or the one who asks loses a follower, or nobody may refuse (LP-05)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
