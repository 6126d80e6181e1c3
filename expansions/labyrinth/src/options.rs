//! The options of The Labyrinths (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of The Labyrinths: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "labyrinth",
    title: "The Labyrinths",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Labyrinths: a tile on which four roads are one, and rules for followers on its arms.",
    category: Category::Promotional,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the tile; 2 for the prints of both editions (LA-01)"),
        choice(
            "labyrinth",
            &["basic", "advanced"],
            "basic",
            "a labyrinth is a road like others, or each free arm may be occupied and figures bring points (LA-03 to LA-10)",
        ),
        choice(
            "labyrinth_counts",
            &["followers", "figures"],
            "followers",
            "followers or all figures bring points in a completed labyrinth (LA-12)",
        ),
        switch(
            "labyrinth_centre_later",
            false,
            "a figure that comes through a portal may stand on a free labyrinth of an occupied road (LA-14)",
        ),
        switch(
            "labyrinth_centre_wagon",
            true,
            "a wagon that moves on after a scoring may stand on a free labyrinth of an occupied road (LA-13)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
