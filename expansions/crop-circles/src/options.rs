//! The options and presets of the Crop Circles (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The sets by name: the file of the tiles and its text.
const SETS: [(&str, &str, &str); 2] = [
    ("one", "expansions/crop-circles/tiles.1.toml", include_str!("../tiles.1.toml")),
    ("two", "expansions/crop-circles/tiles.2.toml", include_str!("../tiles.2.toml")),
];

/// The manifest of the Crop Circles: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "crop-circles",
    title: "The Crop Circles",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Crop Circles: tiles on which all players add a follower or take one back.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        OptionSpec::new(
            "sets",
            OptionKind::Names,
            Value::Names(&["one", "two"]),
            "the sets of tiles: \"one\" (2010), \"two\" (2012) (CC-01)",
        ),
        number("copies", 0, 10, 1, "number of copies of each set of tiles; 0 for the rules without the tiles (CC-01)"),
        switch("circles", true, "the circles call all players; without it they are decoration (CC-04, CC-21)"),
        choice("corn_add", &["may", "must"], "may", "a player who can add a follower may do so, or has to (CC-08)"),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "the rules as the publisher reads them" },
        Preset {
            name: "zman_new",
            edition: Some(Edition::New),
            sets: &[("corn_add", Value::Word("must"))],
            about: "the rules of the English edition of Z-Man Games",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("circles", Value::Switch(false))],
            about: "the tiles without their rules: a circle is decoration",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// Returns the files of the sets that a table names, with their texts.
///
/// # Errors
/// There is no set of a name.
pub(crate) fn sets(o: &Options) -> Result<Vec<(&'static str, &'static str)>, InstallError> {
    let named = o.names("sets")?;
    let find = |name: &String| {
        let known = SETS.iter().find(|(set, ..)| set == name).map(|(_, file, text)| (*file, *text));
        known.ok_or_else(|| InstallError::Refused(format!("there is no set \"{name}\"; the sets are \"one\" and \"two\"")))
    };
    // A set that is named twice comes once; `copies` adds more.
    let first = |(i, name): &(usize, &String)| !named[..*i].contains(name);
    named.iter().enumerate().filter(first).map(|(_, name)| find(name)).collect()
}
