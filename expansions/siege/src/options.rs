//! The options and presets of Siege (RULES.md, section 8).

use bastide_core::author::prelude::*;

/// The manifest of Siege: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "siege",
    title: "Siege",
    version: env!("CARGO_PKG_VERSION"),
    about: "Siege, the Cathars and the Besiegers: besieged cities, and the escape from them.",
    category: Category::Promotional,
    requires: &["base"],
    conflicts: &[],
    options: &[
        switch("siege", true, "cities with a siege tile are besieged; if off, the symbol has no effect (SG-06)"),
        number("copies", 0, 10, 1, "number of copies of each set of tiles; 0 for the rules without the tiles (SG-02, SG-06)"),
        OptionSpec::new(
            "sets",
            OptionKind::Names,
            Value::Names(&["cathars", "besiegers"]),
            "the sets of tiles: \"cathars\" (also Siege), \"besiegers\" (SG-01, SG-03)",
        ),
        choice(
            "siege_coats",
            &["one", "none"],
            "one",
            "a pennant of a besieged city counts like a tile, or brings nothing (SG-09)",
        ),
        choice(
            "siege_small_city",
            &["one", "zero"],
            "one",
            "where small cities score less, a besieged one of two tiles brings 1 for each tile, or nothing (SG-12)",
        ),
        choice(
            "siege_fields",
            &["double", "plain"],
            "double",
            "a besieged city counts twice for farmers, or as any other (SG-16)",
        ),
        choice(
            "siege_pig",
            &["doubled", "once"],
            "doubled",
            "the bonus of a pig or a pig herd for a besieged city is doubled too, or not (SG-18, SG-19)",
        ),
        switch("escape", true, "a knight may leave a besieged city that has a monastery near (SG-23)"),
        choice(
            "escape_reach",
            &["tile", "city"],
            "tile",
            "the monastery must lie on or beside a siege tile of the city, or any tile of it (SG-23, SG-24)",
        ),
        choice(
            "escape_window",
            &["part", "turn"],
            "part",
            "a knight may escape at the end of each tile play, or once at the end of the turn (SG-27, SG-28)",
        ),
        switch("escape_builder", false, "a builder may escape like a knight (SG-35)"),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published today, with all tiles" },
        Preset {
            name: "rio_grande",
            edition: Some(Edition::First),
            sets: &[("sets", Value::Names(&["cathars"])), ("escape_reach", Value::Word("city"))],
            about: "Siege of Rio Grande Games",
        },
        Preset {
            name: "rules_2004",
            edition: Some(Edition::First),
            sets: &[
                ("sets", Value::Names(&["cathars"])),
                ("escape_window", Value::Word("turn")),
                ("escape_builder", Value::Switch(true)),
            ],
            about: "the Cathars of 2004",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("siege", Value::Switch(false))],
            about: "the tiles alone, without their effect",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// SG-01: returns the beginnings of the ids of the tiles that the table names.
pub(crate) fn sets(o: &Options) -> Result<Vec<&'static str>, InstallError> {
    let prefix = |name: &String| match name.as_str() {
        "cathars" => Ok("SI.CA/"),
        "besiegers" => Ok("SI.BE/"),
        other => {
            let message = format!("sets names \"{other}\"; the sets of tiles are \"cathars\" (also Siege) and \"besiegers\"");
            Err(InstallError::Refused(message))
        }
    };
    o.names("sets")?.iter().map(prefix).collect()
}
