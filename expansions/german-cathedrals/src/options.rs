//! The options of Cathedrals in Germany (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of Cathedrals in Germany: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "german-cathedrals",
    title: "Cathedrals in Germany",
    version: env!("CARGO_PKG_VERSION"),
    about: "Cathedrals in Germany: cathedrals that score the roads that lead to them. The shapes of the printed tiles \
            are not published as facts: the six tiles are of this project's own design.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles, which are this project's own (GK-01)"),
        number("cathedral_road_inn", 2, 4, 3, "points for each tile of a completed road to a cathedral with an inn (GK-07)"),
        choice(
            "cathedral_unfinished",
            &["none", "closed_roads", "all_roads"],
            "none",
            "what an unfinished cathedral brings at the end: nothing, its closed roads, or all of its roads (GK-10)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
