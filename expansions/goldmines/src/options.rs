//! The options of the Goldmines (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// GO-13: the points for each ingot of a player with 1 to 3, 4 to 6, 7 to 9 and more of them.
const POINTS: Value = Value::Names(&["1", "2", "3", "4"]);

/// The manifest of the Goldmines: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "goldmines",
    title: "The Goldmines",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Goldmines: ingots on tiles go to the players who complete features there.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (GO-02)"),
        number("ingots", 0, 64, 16, "ingots in the common supply (GO-02)"),
        choice(
            "gold_sharing",
            &["together", "by_feature"],
            "together",
            "the ingots of all features of a scoring are shared together, or those of one feature after the other (GO-09)",
        ),
        switch("castle_gold", false, "a castle that scores takes the ingots of the six tiles of its fief (GO-17)"),
        switch("castle_gold_by_weight", false, "a lord of no weight, such as a mayor, takes no ingots for a castle (GO-17)"),
        switch(
            "gold_rows_of_monks",
            false,
            "a monk of a special monastery takes the ingots in its row and its column, and none on its tile or around it (GO-06)",
        ),
        OptionSpec {
            name: "gold_points",
            kind: OptionKind::Names,
            first: POINTS,
            new: POINTS,
            about: "up to four numbers: points at the end for each ingot of a player who has 1 to 3, 4 to 6, 7 to 9, or more \
                    of them; the last one counts for those that are not listed (GO-13)",
        },
        TILES_ONLY,
    ],
    presets: &[Preset::TILES_ONLY],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// GO-13: returns the points for each ingot, by the number of ingots.
pub(crate) fn points(o: &Options) -> Result<[i16; 4], InstallError> {
    let number = |name: &String| name.parse::<i16>().ok().filter(|points| (0..=99).contains(points));
    let all: Option<Vec<i16>> = o.names("gold_points")?.iter().map(number).collect();
    let all = all
        .filter(|all| all.len() <= 4)
        .ok_or_else(|| InstallError::Refused("gold_points takes up to four numbers from 0 to 99, such as \"1\"".into()))?;
    let last = all.last().copied().unwrap_or_default();
    Ok(std::array::from_fn(|i| all.get(i).copied().unwrap_or(last)))
}
