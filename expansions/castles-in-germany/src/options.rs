//! The options of Castles in Germany (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// GC-12: the editions differ.
const BIG_TILES: OptionSpec = OptionSpec {
    new: Value::Word("halves"),
    ..choice("big_tiles", &["whole", "halves"], "whole", "a castle tile counts as one tile, or each of its halves does (GC-12)")
};

/// The manifest of Castles in Germany: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "castles-in-germany",
    title: "Castles in Germany",
    version: env!("CARGO_PKG_VERSION"),
    about: "Castles in Germany: tiles of double size with a castle, which players hold and place in place of a drawn \
            tile. The shapes of the printed tiles are not published as facts: the six tiles are of this project's own \
            design.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles, which are this project's own (GC-01)"),
        choice(
            "german_castle_deal",
            &["chosen", "dealt"],
            "chosen",
            "the players choose their castle tiles, or they are dealt (GC-02)",
        ),
        BIG_TILES,
    ],
    presets: &[],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
