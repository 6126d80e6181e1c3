//! The options of the Plague (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of the Plague: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "plague",
    title: "The Plague",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Plague: outbreaks, fleas that send figures home, flight.",
    category: Category::Promotional,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles and tokens (PL-01)"),
        choice(
            "tiles",
            &["printed", "own"],
            "printed",
            "the six tiles have the printed shapes, or those of this project's own design (PL-01)",
        ),
        number("plague_quiet", 0, 40, 17, "tiles that are drawn before a source tile can be (PL-02)"),
        switch("plague_must", true, "a player at turn must put down a flea if they can, or may (PL-04)"),
        choice(
            "plague_window",
            &["any", "deploy"],
            "any",
            "when a flea is put down: at any question after placing a tile, or in the deploy step (PL-09)",
        ),
        switch("source_figures", false, "figures may be placed on a tile with an active outbreak (PL-26)"),
        switch("plague_fairy", false, "the fairy protects her ward from fleas (PL-22)"),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
