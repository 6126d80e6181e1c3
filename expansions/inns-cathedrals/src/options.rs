//! The options of Inns and Cathedrals (RULES.md, section 10).

use bastide_core::author::prelude::*;

/// The manifest of Inns and Cathedrals: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "inns-cathedrals",
    title: "Inns and Cathedrals",
    version: env!("CARGO_PKG_VERSION"),
    about: "18 tiles, inns, cathedrals, the big follower and a sixth player.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number(
            "copies",
            0,
            10,
            1,
            "number of sets of tiles that are shuffled in; 0 for the rules without the tiles (IC-03, IC-08)",
        ),
        switch("inns", true, "a completed road with an inn scores 2 points per tile (IC-22)"),
        switch("cathedrals", true, "a completed city with a cathedral scores 3 points per tile and pennant (IC-30)"),
        number("big_followers", 0, 9, 1, "big followers in each player's supply (IC-04, IC-37)"),
        switch("sixth_player", true, "one more player than in the box of the base game may play (IC-05, IC-49)"),
        OptionSpec::new(
            "unfinished_inn_cathedral",
            OptionKind::Choice(&["zero", "ignore"]),
            Value::Word("zero"),
            "an incomplete road with an inn or city with a cathedral scores nothing, or scores as if it \
             had none (IC-24, IC-25, IC-32, IC-33)",
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
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// IC-24, IC-25, IC-32, IC-33: the effect of an inn or a cathedral on a feature that is not
/// complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unfinished {
    /// The feature scores nothing.
    Zero,
    /// The feature scores as if it had no inn or cathedral.
    Ignore,
}

impl Unfinished {
    pub(crate) fn of(o: &Options) -> Result<Unfinished, InstallError> {
        Ok(if o.word("unfinished_inn_cathedral")? == "ignore" { Unfinished::Ignore } else { Unfinished::Zero })
    }

    /// Applies the effect to a value.
    pub(crate) fn apply(self, value: &mut FeatureValue) {
        if self == Unfinished::Zero {
            value.clear();
        }
    }
}
