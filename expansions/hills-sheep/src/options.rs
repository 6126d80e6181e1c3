//! The options and presets of Hills and Sheep (RULES.md, section 11).

use bastide_core::author::prelude::*;

/// The manifest of Hills and Sheep: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "hills-sheep",
    title: "Hills and Sheep",
    version: env!("CARGO_PKG_VERSION"),
    about: "Hills and Sheep: shepherds with flocks, hills that break ties, vineyards.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the tiles and the bag; 0 for the rules without the tiles (HS-02, HS-07)"),
        number("shepherds", 0, 9, 1, "number of shepherds of each player; 0 for a game without sheep (HS-04, HS-05, HS-34)"),
        switch("hills", true, "a follower on a hill wins a tie; if off, hills are decoration (HS-05, HS-50)"),
        switch("hill_tile_below", true, "a tile of the stack is put under each hill, unseen (HS-45)"),
        choice(
            "hill_tiebreak",
            &["any", "count"],
            "any",
            "in a tie one follower on a hill is enough, or the most followers on hills win (HS-53)",
        ),
        switch("vineyards", true, "vineyards add points to completed monasteries; if off, they are decoration (HS-05, HS-56)"),
        number("vineyard_points", 0, 9, 3, "points for each vineyard around a completed monastery (HS-56)"),
        switch("vineyard_gardens", false, "vineyards add points to completed gardens too (HS-60)"),
        choice(
            "closed_field",
            &["home", "stays"],
            "home",
            "the flock of a field that can grow no more is driven home, or stays there (HS-38)",
        ),
        choice(
            "closed_field_when",
            &["flock step", "tile"],
            "flock step",
            "such a flock is driven home after the follower step, or when the tile is placed (HS-77)",
        ),
        choice(
            "lost_shepherd",
            &["bag", "stay"],
            "bag",
            "the sheep of a shepherd who leaves by another rule go back into the bag, or stay in the field (HS-43)",
        ),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published, in both editions" },
        Preset {
            name: "sheep_only",
            edition: None,
            sets: &[("hills", Value::Switch(false)), ("vineyards", Value::Switch(false))],
            about: "shepherds and sheep; hills and vineyards are decoration",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("shepherds", Value::Number(0)), ("hills", Value::Switch(false)), ("vineyards", Value::Switch(false))],
            about: "the tiles alone, without their symbols",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};
