//! The options and presets of the Bathhouses (RULES.md, section 6).

use bastide_core::author::prelude::*;

/// The manifest of the Bathhouses: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "bath-houses",
    title: "The Barber-Surgeons",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Barber-Surgeons: six tiles with a bathhouse, to which a follower goes that is scored alone.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (BH-01)"),
        choice(
            "bath_where",
            &["any", "feature"],
            "any",
            "a follower goes to any free bathhouse, or to one on a tile of the feature (BH-07, BH-24)",
        ),
        choice(
            "bath_debt",
            &["allowed", "refused"],
            "allowed",
            "whether a follower may be bought back with fewer points than the price (BH-10)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset { name: "current", edition: None, sets: &[], about: "the rules as they were read" }, Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
