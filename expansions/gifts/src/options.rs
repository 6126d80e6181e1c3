//! The options and presets of the Gifts (RULES.md, section 5).

use bastide_core::author::prelude::*;
use bastide_core::{OptionKind, OptionSpec, Preset, Value};

use crate::gift::{GIFTS, Gift};

/// The manifest of the Gifts: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "gifts",
    title: "The Gifts",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Gifts: hidden cards for players who build on roads and cities of others.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        OptionSpec::new(
            "gift_kinds",
            OptionKind::Names,
            Value::Names(&["synod", "sweeper", "change", "cash", "two"]),
            "the gifts of which there are five cards each, at least one (GI-01)",
        ),
        choice("gift_limit", &["part", "turn"], "part", "one gift may be opened in a tile play, or in a turn (GI-12)"),
        choice(
            "synod_target",
            &["occupied", "any"],
            "occupied",
            "a synod leads to a monastery where others stand, or to any that is not complete (GI-19)",
        ),
        choice(
            "sweeper_scoring",
            &["final", "completed"],
            "final",
            "a swept road is scored as at the end of the game, or as a completed one (GI-22)",
        ),
        choice(
            "change_between",
            &["lying", "any"],
            "lying",
            "a figure moves into a field or out of it, or between any two features of its tile (GI-25)",
        ),
        switch("change_occupied", false, "a change of position may lead to where others stand (GI-26)"),
        choice(
            "cash_out",
            &["feature", "none"],
            "feature",
            "who cashes out scores the feature as at the end of the game, or nothing (GI-27)",
        ),
        choice(
            "take_two",
            &["part", "lay", "choose"],
            "part",
            "a second tile play, two tiles in one, or the better one of two tiles (GI-28)",
        ),
    ],
    presets: &[Preset {
        name: "known",
        edition: None,
        sets: &[("gift_kinds", Value::Names(&["synod", "sweeper"]))],
        about: "the two gifts whose texts are known",
    }],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// Returns the gifts that the table names, as an array of which each is there or not.
///
/// # Errors
/// The list is empty, a name is unknown, or it stands there twice.
pub(crate) fn gifts(o: &Options) -> Result<[bool; GIFTS], InstallError> {
    let names = o.names("gift_kinds")?;
    let mut there = [false; GIFTS];
    for name in names {
        let gift = Gift::ALL.into_iter().find(|gift| gift.name() == name);
        match gift.and_then(|gift| there.get_mut(gift.index())) {
            Some(there) if !*there => *there = true,
            Some(_) => return Err(InstallError::Refused(format!("gift_kinds names \"{name}\" twice; name each gift once"))),
            None => {
                let known = Gift::ALL.map(|gift| format!("\"{}\"", gift.name())).join(", ");
                return Err(InstallError::Refused(format!("gift_kinds names \"{name}\"; the gifts are {known}")));
            }
        }
    }
    if names.is_empty() {
        return Err(InstallError::Refused("gift_kinds is empty; name at least one gift".to_owned()));
    }
    Ok(there)
}
