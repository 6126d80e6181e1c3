//! The options of the special monasteries (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The names of the sets (SM-01).
const SETS: [&str; 3] = ["germany", "netherlands-belgium", "japan"];

/// The manifest of the special monasteries: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "special-monasteries",
    title: "Special Monasteries",
    version: env!("CARGO_PKG_VERSION"),
    about: "Monasteries of Germany, the Netherlands and Belgium, and Japan, on which a follower stands as monk or as prior.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        OptionSpec::new(
            "sets",
            OptionKind::Names,
            Value::Names(&["germany"]),
            "the sets of tiles: \"germany\", \"netherlands-belgium\", \"japan\" (SM-01, SM-02)",
        ),
        number("copies", 0, 10, 1, "number of copies of each set of tiles; 0 for the game without them (SM-01)"),
        choice(
            "monasteries",
            &["replace", "keep"],
            "replace",
            "the monasteries of the base game are left out of the game, or stay in it (SM-03)",
        ),
        switch("prior_recall", false, "an abbot figure that stands as prior may be recalled early (SM-19)"),
        switch(
            "prior_after_scoring",
            true,
            "a wagon that moves on after a scoring may become the prior of a surrounded monastery (SM-09)",
        ),
        switch(
            "monk_joins_alone",
            false,
            "a figure from the City of Carcassonne may also become the monk of a surrounded monastery that has none (SM-13)",
        ),
        switch("prior_is_monk", false, "a prior counts where another rule counts monks (SM-20)"),
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// Returns the number of sets that the table names.
///
/// # Errors
/// A name is unknown or stands there twice.
pub(crate) fn sets(o: &Options) -> Result<u16, InstallError> {
    let names = o.names("sets")?;
    for (i, name) in names.iter().enumerate() {
        if !SETS.contains(&name.as_str()) || names[..i].contains(name) {
            let known = SETS.map(|set| format!("\"{set}\"")).join(", ");
            let message = format!("sets names \"{name}\"; the sets of tiles are {known}, each once");
            return Err(InstallError::Refused(message));
        }
    }
    Ok(names.len() as u16)
}
