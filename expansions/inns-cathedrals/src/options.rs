//! What a table may choose of Inns and Cathedrals (RULES.md, section 10).

use bastide_core::options::{number, switch};
use bastide_core::{FeatureValue, InstallError, Manifest, OptionKind, OptionSpec, Options, Preset, Value};

/// Who Inns and Cathedrals is and what can be chosen.
pub static MANIFEST: Manifest = Manifest {
    id: "inns-cathedrals",
    title: "Inns and Cathedrals",
    version: env!("CARGO_PKG_VERSION"),
    about: "18 tiles, inns, cathedrals, the big follower and a sixth player.",
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "how many sets of tiles are shuffled in; 0 for the rules without the tiles (IC-03, IC-08)"),
        switch("inns", true, "a road with an inn brings 2 a tile when complete (IC-22)"),
        switch("cathedrals", true, "a city with a cathedral brings 3 a tile and a pennant when complete (IC-30)"),
        number("big_followers", 0, 4, 1, "big followers in each player's supply (IC-04, IC-37)"),
        switch("sixth_player", true, "the box of the base game seats one more (IC-05, IC-49)"),
        OptionSpec::new(
            "unfinished_inn_cathedral",
            OptionKind::Choice(&["zero", "ignore"]),
            Value::Word("zero"),
            "what a road with an inn and a city with a cathedral bring unfinished: nothing, or as without (IC-24, IC-25, IC-32, IC-33)",
        ),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published, both editions" },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[
                ("inns", Value::Switch(false)),
                ("cathedrals", Value::Switch(false)),
                ("big_followers", Value::Number(0)),
                ("sixth_player", Value::Switch(false)),
            ],
            about: "the tiles alone, without rules and figures",
        },
    ],
    rules: include_str!("../RULES.md"),
};

/// IC-24, IC-25, IC-32, IC-33: what an inn or a cathedral does to a feature that is not complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unfinished {
    /// The feature brings nothing.
    Zero,
    /// It brings what it does without.
    Ignore,
}

impl Unfinished {
    pub(crate) fn of(o: &Options) -> Result<Unfinished, InstallError> {
        Ok(if o.word("unfinished_inn_cathedral")? == "ignore" { Unfinished::Ignore } else { Unfinished::Zero })
    }

    /// Does it to the worth.
    pub(crate) fn apply(self, worth: &mut FeatureValue) {
        if self == Unfinished::Zero {
            worth.clear();
        }
    }
}
