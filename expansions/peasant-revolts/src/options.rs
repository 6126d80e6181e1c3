//! The options of the Peasant Revolts (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// PR-01: the number of tiles of a set.
pub(crate) const TILES: usize = 12;

/// The manifest of the Peasant Revolts: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "peasant-revolts",
    title: "The Peasant Revolts",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Peasant Revolts: twelve tiles that send followers home, and protection for followers that lie down.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the twelve tiles; 0 for the rules without the tiles (PR-01)"),
        number("revolts_out", 0, TILES as i64, 3, "tiles of each copy that stay in the box unseen (PR-02)"),
        choice(
            "protect_costs",
            &["4/2", "2/2"],
            "4/2",
            "points to protect a follower when it is placed, and one that stands already (PR-09)",
        ),
        choice(
            "protect_where",
            &["any", "revolt_tile"],
            "any",
            "followers are protected after any tile, or after a tile with a pitchfork (PR-10)",
        ),
        choice(
            "revolt_when",
            &["fits", "drawn"],
            "fits",
            "a tile raises a revolt if it can be placed, or as soon as it is drawn (PR-18)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
