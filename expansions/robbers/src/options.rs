//! The options and presets of the Robbers (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Robbers: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "robbers",
    title: "The Robbers",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Robbers: figures on the score track that take part in the points of others.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        choice(
            "robber_tiles",
            &["printed", "lent", "none"],
            "printed",
            "eight tiles with a bag as they are printed are shuffled in, or bags are on tiles of the stack that are chosen at \
             the start, or nowhere (RO-02)",
        ),
        number("copies", 0, 10, 1, "number of sets of eight bags (RO-02)"),
        choice(
            "robber_invites",
            &["next", "each"],
            "next",
            "after the player of the tile, the next one whose robber is off the track may place it, or each of them (RO-06)",
        ),
        choice("robber_share", &["half_up", "half_down"], "half_up", "half of the points, rounded up or down (RO-08)"),
        switch("robber_in_final", true, "robbers take part in points at the end of the game (RO-18)"),
        TILES_ONLY,
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published" },
        Preset {
            name: "zman_bb4",
            edition: None,
            sets: &[("robber_invites", Value::Word("each"))],
            about: "each other player in turn may place a robber, as in Z-Man's Big Box 4",
        },
        Preset::TILES_ONLY,
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
