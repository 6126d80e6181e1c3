//! The options and presets of the Toll Keepers (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Toll Keepers: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "toll-collectors",
    title: "The Tollkeepers",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Tollkeepers: a tollhouse for each player, which raises a toll when a road at its crossing is completed.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (TK-01)"),
        choice(
            "toll_turn",
            &["after_toll", "by_step", "never"],
            "after_toll",
            "when a tollhouse is turned to the large toll: after its first toll, in place of deploying a figure, or never \
             (TK-10, TK-18)",
        ),
        choice(
            "toll_houses",
            &["known", "travellers"],
            "known",
            "houses and gardens that the tile files know are counted, or travellers and thieves alone (TK-20)",
        ),
        switch("toll_final", true, "at the end of the game unfinished roads pay the small toll (TK-16)"),
        TILES_ONLY,
    ],
    presets: &[Preset { name: "current", edition: None, sets: &[], about: "the rules as they were read" }, Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
