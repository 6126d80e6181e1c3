//! The options and presets of The Tunnel (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of The Tunnel: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "tunnel",
    title: "The Tunnel",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Tunnel: four tiles with tunnel openings, and tokens that join the roads at two of them.",
    category: Category::Promotional,
    requires: &["base"],
    conflicts: &[],
    options: &[
        switch("tunnels", true, "players lay tunnel tokens; if off, a road ends at an opening (TU-23)"),
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (TU-01)"),
        choice(
            "tunnel_pairs",
            &["3/2", "2/1", "1/1"],
            "3/2",
            "pairs of tokens of each player at a table for two and at one for three; one pair at larger tables (TU-02)",
        ),
        choice("tunnel_step", &["deploy", "any"], "deploy", "a token is laid after the tile, or also before it (TU-08)"),
        choice("tunnel_per", &["part", "turn"], "part", "one token in each tile play, or one in a turn (TU-09)"),
        switch("tunnel_everywhere", true, "roads that other expansions print below a city have openings too (TU-16)"),
        switch(
            "tunnel_needs_follower",
            false,
            "a token is laid only at the opening of a road with a follower of the player (TU-04)",
        ),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published" },
        Preset {
            name: "own_tiles",
            edition: None,
            sets: &[("tunnel_everywhere", Value::Switch(false))],
            about: "openings on the four tiles of the Tunnel only",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("tunnels", Value::Switch(false))],
            about: "the tiles alone: a road ends at an opening",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
