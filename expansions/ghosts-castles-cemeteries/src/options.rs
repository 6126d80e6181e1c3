//! The options and presets of Ghosts, Castles and Cemeteries (RULES.md, section 10).

use bastide_core::author::prelude::*;

/// The manifest of Ghosts, Castles and Cemeteries: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "ghosts-castles-cemeteries",
    title: "Ghosts, Castles and Cemeteries",
    version: env!("CARGO_PKG_VERSION"),
    about: "Ghosts, Castles and Cemeteries: mist that brings ghosts to followers, guards, castles and cemeteries.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (GH-01)"),
        number("ghost_followers", 3, 8, 5, "number of followers with which each player begins, besides the guards (GH-03)"),
        choice(
            "ghost_limit",
            &["edges", "bank"],
            "edges",
            "a tile limits the mist wherever mist meets a clear edge, or only when a bank of mist is finished (GH-15)",
        ),
        switch("mist_blocks", true, "no figure is placed on a road or field that reaches a misty edge of its tile (GH-21)"),
        switch(
            "ghost_final_all",
            true,
            "at the end ghosts cost points beside all figures, also on features that score nothing (GH-20)",
        ),
        TILES_ONLY,
    ],
    presets: &[Preset { name: "current", edition: None, sets: &[], about: "the rules as they were read" }, Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
