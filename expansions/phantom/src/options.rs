//! The options of the Phantom (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Phantom: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "phantom",
    title: "The Phantom",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Phantom: a second follower in a tile play.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("phantoms", 0, 9, 1, "phantoms in each player's supply (PH-02)"),
        choice(
            "phantom_after",
            &["any_step", "figures"],
            "any_step",
            "the phantom comes after every deploy step, or not after a tower piece, a move of the fairy or the scoring of a \
             pyramid (PH-09)",
        ),
        switch(
            "phantom_after_phantom",
            false,
            "of several phantoms, one that was the first figure of a tile play is followed by another one (PH-06)",
        ),
        switch("phantom_after_princess", false, "the phantom comes also after a princess has sent a knight home (PH-10)"),
    ],
    presets: &[],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
