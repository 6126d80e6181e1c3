//! The options and presets of the Wheel of Fortune (RULES.md, section 9).

use bastide_core::author::prelude::*;

use crate::sector::Sector;

/// The manifest of the Wheel of Fortune: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "wheel-of-fortune",
    title: "The Wheel of Fortune",
    version: env!("CARGO_PKG_VERSION"),
    about: "19 marked tiles that move a pig around a wheel with six events and nine places for followers.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        switch("wheel", true, "marked tiles move the pig, and followers may be placed on the wheel (WF-09)"),
        choice(
            "wheel_place",
            &["aside", "start"],
            "aside",
            "the wheel lies beside the board, or is the start tile of four by four cells (WF-04 to WF-07)",
        ),
        choice(
            "wheel_tiles",
            &["marked", "added", "none"],
            "marked",
            "19 marked tiles replace tiles of the base game, or are added to them, or there are none (WF-13)",
        ),
        choice(
            "tiles",
            &["printed", "own"],
            "printed",
            "marks and rim of the wheel as they are printed, or those of this project's own design (WF-12, WF-16)",
        ),
        choice(
            "wheel_counts",
            &["one", "cells"],
            "one",
            "for a feature the wheel as start tile counts as one tile, or as one for each cell (WF-18)",
        ),
        choice(
            "wheel_unplaceable",
            &["acts", "ignored"],
            "acts",
            "the mark of a drawn tile that fits nowhere acts, or is ignored (WF-24)",
        ),
        number("fortune_points", 0, 20, 3, "points of Fortune for the player at turn (WF-27)"),
        choice(
            "tax_rule",
            &["each_knight", "each_city"],
            "each_knight",
            "Taxes pay pennants and own knights of a city for each knight, or once per city (WF-28, WF-29)",
        ),
        number("famine_points", 0, 5, 1, "points of Famine for each farmer and completed city (WF-32)"),
        switch("famine_pig", false, "in a Famine a pig adds 1 point for each completed city of its field (WF-62)"),
        number("storm_points", 0, 5, 1, "points of Storm for each follower in supply (WF-34)"),
        number("inquisition_points", 0, 10, 2, "points of Inquisition for each monk (WF-36)"),
        choice(
            "plague_first",
            &["active", "left"],
            "active",
            "in a Plague the player at turn decides first, or the player to their left (WF-39)",
        ),
        switch("plague_lord", false, "in a Plague a lord of a castle may be taken back (WF-56)"),
        number("crown_points", 0, 10, 3, "points of a follower on a crown space (WF-47, WF-48)"),
        number("crown_alone", 0, 20, 6, "points of a follower who is alone on one of two crown spaces (WF-49)"),
        OptionSpec::new(
            "crowns",
            OptionKind::Names,
            Value::Names(&["1", "2", "1", "2", "1", "2"]),
            "the number of crown spaces of each sector, from Fortune on, clockwise; 0 to 2 each (WF-45)",
        ),
        choice(
            "crown_figures",
            &["all_followers", "plain"],
            "all_followers",
            "all followers may stand on crown spaces, or only ordinary and big followers, phantoms and \
             ringmasters (WF-53)",
        ),
        choice(
            "wheel_bazaar",
            &["when_laid", "when_drawn", "never"],
            "when_laid",
            "the mark of a tile of a bazaar acts before it is placed, or when it is drawn for the offer, \
             or never (WF-58)",
        ),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published; the wheel lies beside the board" },
        Preset {
            name: "start_tile",
            edition: None,
            sets: &[("wheel_place", Value::Word("start"))],
            about: "the wheel is the start tile",
        },
        Preset {
            name: "wheel_only",
            edition: None,
            sets: &[("wheel_tiles", Value::Word("none"))],
            about: "no marked tiles: the pig is moved by the Shop alone",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("wheel", Value::Switch(false))],
            about: "the marked tiles alone, without their effect",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// WF-44, WF-45: reads the number of crown spaces of each sector.
pub(crate) fn crowns(o: &Options) -> Result<[u8; Sector::COUNT], InstallError> {
    let given = o.names("crowns")?;
    let read = |text: &String| text.parse::<u8>().ok().filter(|n| *n <= 2);
    let numbers: Option<Vec<u8>> = given.iter().map(read).collect();
    numbers.and_then(|numbers| <[u8; Sector::COUNT]>::try_from(numbers).ok()).ok_or_else(|| {
        let shown = given.join("\", \"");
        InstallError::Refused(format!(
            "crowns is [\"{shown}\"]; it has a number from 0 to 2 for each of the six sectors: Fortune, Taxes, Famine, \
             Storm, Inquisition and Plague"
        ))
    })
}
