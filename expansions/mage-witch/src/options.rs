//! The options of Mage and Witch (RULES.md, section 4).

use bastide_core::author::prelude::*;

/// The manifest of Mage and Witch: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "mage-witch",
    title: "Mage and Witch",
    version: env!("CARGO_PKG_VERSION"),
    about: "Mage and Witch: two neutral figures, which raise and lower the points of a road or city.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (MW-02)"),
        number("mage_points", 0, 3, 1, "points for each tile of the mage's feature (MW-14)"),
        switch("magic_move_one", true, "while one of the two is off the board, the other may be moved (MW-07)"),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
