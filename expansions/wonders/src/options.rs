//! The options of the Wonders of Humanity (RULES.md, section 5).

use bastide_core::author::prelude::*;

use crate::landmarks::{LANDMARKS, Landmark};

/// WH-11: the editions differ.
const BIG_TILES: OptionSpec = OptionSpec {
    new: Value::Word("halves"),
    ..choice(
        "big_tiles",
        &["whole", "halves"],
        "whole",
        "roads and cities count a wonder as one tile, or each of its cells (WH-11)",
    )
};

/// The manifest of the Wonders of Humanity: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "wonders",
    title: "The Wonders of Humanity",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Wonders of Humanity: landmarks of five cells for the players who reach certain fields of the score track. \
            The shapes, and three of the four abilities, are of this project's own design.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        OptionSpec::new(
            "wonders",
            OptionKind::Names,
            Value::Names(&["stonehenge", "circus-maximus", "notre-dame", "alhambra"]),
            "the wonders of the game, at least one (WH-01)",
        ),
        OptionSpec::new(
            "wonder_fields",
            OptionKind::Names,
            Value::Names(&["10", "15", "20", "25"]),
            "the fields of the score track that bring the first wonder, the second and so on: rising numbers (WH-05)",
        ),
        number("wonder_points", 0, 10, 3, "what Stonehenge, the Alhambra and Notre-Dame bring each time (WH-14, WH-15)"),
        number("circus_points", 0, 5, 1, "what the Circus Maximus brings each time (WH-16)"),
        BIG_TILES,
    ],
    presets: &[],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// WH-01: returns for each wonder whether the table has it.
///
/// # Errors
/// The list is empty, a name is unknown, or it stands there twice.
pub(crate) fn wonders(o: &Options) -> Result<[bool; LANDMARKS], InstallError> {
    let names = o.names("wonders")?;
    let mut there = [false; LANDMARKS];
    for name in names {
        match Landmark::ALL.into_iter().zip(&mut there).find(|(landmark, _)| landmark.name() == name) {
            Some((_, there)) if !*there => *there = true,
            Some(_) => return Err(InstallError::Refused(format!("wonders names \"{name}\" twice; name each wonder once"))),
            None => {
                let known = Landmark::ALL.map(|landmark| format!("\"{}\"", landmark.name())).join(", ");
                return Err(InstallError::Refused(format!("wonders names \"{name}\"; the wonders are {known}")));
            }
        }
    }
    if names.is_empty() {
        return Err(InstallError::Refused("wonders is empty; name at least one wonder".to_owned()));
    }
    Ok(there)
}

/// The highest number that `wonder_fields` takes.
const HIGHEST: i32 = 500;

/// WH-05: returns the fields that bring the first wonder, the second and so on.
///
/// # Errors
/// The table does not give four rising numbers.
pub(crate) fn fields(o: &Options) -> Result<[i32; LANDMARKS], InstallError> {
    let number = |name: &String| name.parse::<i32>().ok().filter(|number| (1..=HIGHEST).contains(number));
    let given: Option<Vec<i32>> = o.names("wonder_fields")?.iter().map(number).collect();
    let four: Option<[i32; LANDMARKS]> = given.and_then(|given| given.try_into().ok());
    four.filter(|fields| fields.is_sorted_by(|a, b| a < b)).ok_or_else(|| {
        let why = format!("wonder_fields takes {LANDMARKS} rising numbers from 1 to {HIGHEST}, each as a text, such as \"10\"");
        InstallError::Refused(why)
    })
}
