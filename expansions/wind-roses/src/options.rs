//! The options of the Wind Roses (RULES.md, section 4).

use bastide_core::author::prelude::*;

/// The manifest of the Wind Roses: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "wind-roses",
    title: "The Wind Roses",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Wind Roses: tiles that score when they lie in their own section of the playing area.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (WR-01)"),
        switch("rose_start", true, "the tile with the orange rose is the start tile (WR-02, WR-13)"),
        switch(
            "rose_beside_start",
            false,
            "with a river or the City of Carcassonne the orange rose lies at the start too (WR-13)",
        ),
        choice(
            "rose_counts",
            &["blue", "last"],
            "blue",
            "the last blue rose counts, or the first orange one before it, or the last whole rose of either colour (WR-09)",
        ),
        number("rose_points", 0, 9, 3, "points for a quarter rose in its own section (WR-05)"),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
