//! The options and presets of the Russian promos (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The years, each with its tiles (RP-01).
const YEARS: [(&str, [&str; 2]); 2] = [("2013", ["RU/RRrr", "RU/L"]), ("2016", ["RU/V", "RU/SR"])];

/// The manifest of the Russian promos: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "russian-promos",
    title: "Russian Promos",
    version: env!("CARGO_PKG_VERSION"),
    about: "A crossroads, the hut of Baba Yaga, and the Vodyanoy and Solovei, who catch followers.",
    category: Category::Promotional,
    requires: &["base"],
    conflicts: &[],
    options: &[
        OptionSpec::new(
            "promos",
            OptionKind::Names,
            Value::Names(&["2013", "2016"]),
            "the years of the tiles: \"2013\" (crossroads and hut), \"2016\" (lake and tree) (RP-01)",
        ),
        number("copies", 0, 10, 1, "number of copies of the tiles; 0 for the game without them (RP-01)"),
        choice(
            "trap_figures",
            &["followers", "all"],
            "followers",
            "lake and tree catch followers, or all figures of players (RP-13, RP-21)",
        ),
        choice(
            "tree_reach",
            &["nearest", "road"],
            "nearest",
            "the tree catches the nearest figures on its road, or all of them (RP-18)",
        ),
        choice(
            "first_trap",
            &["lake", "tree"],
            "lake",
            "the lake catches before the tree, and those at a tree beside it too, or after the tree (RP-24)",
        ),
        switch("lake_field", false, "figures may be placed on the tile of the lake (RP-16)"),
        switch("hut_abbot", false, "an abbot figure may be placed on the hut (RP-06)"),
        switch("hut_wagon", false, "a wagon may be placed on the hut, and may move to it (RP-06)"),
        TILES_ONLY,
    ],
    presets: &[
        Preset {
            name: "first_text",
            edition: None,
            sets: &[("tree_reach", Value::Word("road"))],
            about: "by the first text, the tree catches all followers on its road",
        },
        Preset {
            name: "author_2021",
            edition: None,
            sets: &[("trap_figures", Value::Word("all"))],
            about: "by the author (2021), special figures are caught too",
        },
        Preset::TILES_ONLY,
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// RP-01: returns the ids of the tiles of the years that the table names.
///
/// # Errors
/// A year is unknown or stands there twice.
pub(crate) fn tiles(o: &Options) -> Result<Vec<&'static str>, InstallError> {
    let names = o.names("promos")?;
    let mut tiles = Vec::new();
    for (i, name) in names.iter().enumerate() {
        let year = YEARS.iter().find(|(year, _)| year == name && !names[..i].contains(name));
        let Some((_, its)) = year else {
            let message = format!("promos names \"{name}\"; the years are \"2013\" and \"2016\", each once");
            return Err(InstallError::Refused(message));
        };
        tiles.extend(its);
    }
    Ok(tiles)
}
