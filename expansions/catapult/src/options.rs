//! The options and presets of the Catapult (RULES.md, section 11).

use bastide_core::author::prelude::*;
use bastide_core::message::did_you_mean;

use crate::kept::{KINDS, ThrowKind};

/// The manifest of the Catapult: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "catapult",
    title: "The Catapult",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Catapult: fairs, and the rounds in which each player throws a token.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        choice(
            "fair_time",
            &["part", "turn"],
            "part",
            "a round comes after the tile play of its tile, or when the turn is over (CP-07, CP-15)",
        ),
        choice(
            "fair_tiles",
            &["printed", "lent", "own", "none"],
            "printed",
            "fairs are on twelve tiles as they are printed, on tiles of the stack that are chosen at the start, on tiles of \
             this project's own design, or nowhere (CP-02)",
        ),
        number("copies", 1, 10, 1, "how many sets of 12 fair tiles there are (CP-02)"),
        OptionSpec::new(
            "kinds",
            OptionKind::Names,
            Value::Names(&KINDS),
            "the kinds of throws: knock-out, seduction, target, catch (CP-06)",
        ),
        choice(
            "throws",
            &["chance", "entered"],
            "chance",
            "chance decides where a token lands, or players enter what happened with a real catapult (CP-43, CP-52)",
        ),
        choice(
            "spread",
            &["fair", "sure", "steady", "wild"],
            "fair",
            "how far a token lands from its aim: not at all with \"sure\" (CP-44)",
        ),
        choice(
            "aims",
            &["tiles", "tiles_with_followers"],
            "tiles",
            "players aim at any tile, or only at tiles with followers while there are some (CP-47)",
        ),
        number("reach", 0, 9, 0, "the farthest aim from the fair, in cells; 0 for no limit (CP-48)"),
        choice(
            "knockout_hits",
            &["one", "roll", "all"],
            "one",
            "a knock-out token hits one of the figures where it lands, or none, one or all by a roll, or all (CP-19, CP-49)",
        ),
        choice(
            "knockout_figures",
            &["followers", "all"],
            "followers",
            "a knock-out token hits followers, or all figures of players (CP-22)",
        ),
        switch("lords_hit", false, "a knock-out token hits lords of castles too (CP-59)"),
        choice(
            "seduction_nearest",
            &["of_all", "opponents"],
            "of_all",
            "a seduction token finds the nearest follower of all, or of the opponents (CP-27)",
        ),
        number("target_points", 0, 20, 5, "points for the token that lands nearest to the fair (CP-33)"),
        number("catch_points", 0, 20, 5, "points for a catch (CP-40)"),
        choice(
            "target_off_field",
            &["counts", "void"],
            "counts",
            "a target token that lands off the tiles counts like any other, or not at all (CP-36)",
        ),
        choice("catcher", &["left", "right"], "left", "the neighbour who catches (CP-41)"),
        choice(
            "catch_missed",
            &["thrower", "nobody"],
            "thrower",
            "a token that is not caught brings the points to its thrower, or to nobody (CP-40, CP-42)",
        ),
        number("catch_odds", 0, 36, 12, "the chance of a catch, out of 36 (CP-51)"),
        TILES_ONLY,
    ],
    presets: &[
        Preset { name: "screen", edition: None, sets: &[], about: "the throw as a game for the screen" },
        Preset {
            name: "table",
            edition: None,
            sets: &[("throws", Value::Word("entered"))],
            about: "with the real catapult beside the screen",
        },
        Preset {
            name: "chess",
            edition: None,
            sets: &[
                ("spread", Value::Word("sure")),
                ("kinds", Value::Names(&["knock-out", "seduction"])),
                ("reach", Value::Number(4)),
            ],
            about: "without chance: the thrower decides",
        },
        Preset {
            name: "gentle",
            edition: None,
            sets: &[("kinds", Value::Names(&["target", "catch"]))],
            about: "nobody loses a follower",
        },
        Preset::TILES_ONLY,
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// CP-06: returns the kinds of throws that are in the game, in the order of the box.
pub(crate) fn kinds(o: &Options) -> Result<Vec<ThrowKind>, InstallError> {
    let names = o.names("kinds")?;
    if let Some(unknown) = names.iter().find(|name| !KINDS.contains(&name.as_str())) {
        let hint = did_you_mean(unknown, KINDS.iter().copied());
        let message = format!("unknown kind of throw \"{unknown}\"{hint}; the kinds are knock-out, seduction, target and catch");
        return Err(InstallError::Refused(message));
    }
    let kinds: Vec<ThrowKind> = ThrowKind::ALL.into_iter().filter(|kind| names.iter().any(|name| name == kind.name())).collect();
    if kinds.is_empty() {
        return Err(InstallError::Refused("kinds names no kind of throw; name one at least, or leave the option out".into()));
    }
    Ok(kinds)
}
