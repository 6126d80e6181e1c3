//! The options of the Halflings (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Halflings: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "halflings",
    title: "The Halflings",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Halflings: triangular tiles that players lay in place of a drawn one, one in a cell. The shapes are of \
            this project's own design.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        choice(
            "halfling_deal",
            &["drawn", "chosen"],
            "drawn",
            "each player draws triangles and keeps them hidden, or the players choose among all of them (HL-02, HL-03)",
        ),
        number("halfling_hand", 0, 6, 3, "number of triangles that each player has (HL-02, HL-03)"),
    ],
    presets: &[],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
