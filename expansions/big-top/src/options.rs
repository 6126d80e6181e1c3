//! The options and presets of Under the Big Top (RULES.md, section 10).

use bastide_core::author::prelude::*;

/// The manifest of Under the Big Top: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "big-top",
    title: "Under the Big Top",
    version: env!("CARGO_PKG_VERSION"),
    about: "20 tiles, the circus and its animals, acrobats, and ringmasters.",
    category: Category::Large,
    requires: &["base"],
    conflicts: &[],
    options: &[
        number(
            "copies",
            0,
            10,
            1,
            "number of sets of tiles that are shuffled in; 0 for the rules without the tiles (BT-02, BT-07)",
        ),
        number("redrawn_copies", 0, 10, 0, "number of sets of the tiles redrawn in the look of the first edition (BT-01, BT-07)"),
        switch(
            "circus",
            true,
            "circus tiles move the big top and score the circus; if off, their spaces do nothing (BT-06, BT-12)",
        ),
        switch("acrobats", true, "figures climb onto acrobat spaces; if off, these do nothing (BT-06, BT-27)"),
        number("ringmasters", 0, 9, 1, "ringmasters in each player's supply (BT-05, BT-45)"),
        OptionSpec::new(
            "animals",
            OptionKind::Names,
            Value::Names(&["7", "6", "6", "5", "5", "5", "4", "4", "4", "4", "4", "3", "3", "3", "3", "1"]),
            "the points on the animal tokens of one set, each a number from 0 to 99 (BT-03)",
        ),
        number("acrobat_points", 0, 15, 5, "points for each acrobat of a pyramid, and of each at the end (BT-37, BT-43)"),
        OptionSpec::new(
            "acrobat_kinds",
            OptionKind::Names,
            Value::Names(&["follower", "phantom"]),
            "the figures that climb: \"follower\", \"phantom\", \"big\", \"abbot\", \"mayor\", \"wagon\" (BT-32, BT-33)",
        ),
        choice(
            "pyramid_scorer",
            &["anyone", "participant"],
            "anyone",
            "any player may score a full pyramid, or only one with an acrobat in it (BT-39)",
        ),
        number("ringmaster_points", 0, 6, 2, "points of a ringmaster for each circus and acrobat tile around (BT-46)"),
        choice(
            "ringmaster_spaces",
            &["played", "printed"],
            "played",
            "a ringmaster counts the spaces that are played, or all that are printed (BT-46)",
        ),
        switch("ringmaster_as_prior", true, "a ringmaster brings points also as prior of a special monastery (BT-46)"),
        switch("ringmaster_lord_bonus", false, "a ringmaster on a castle brings its points too when the castle scores (BT-55)"),
        switch("portal_to_acrobats", true, "a figure may climb onto any acrobat space through a magic portal (BT-66)"),
        switch("phantom_after_pyramid", true, "a phantom may be placed after a pyramid was scored (BT-70)"),
        switch(
            "circus_counts_quarters",
            false,
            "a circus counts figures in the City of Carcassonne and on the Wheel of Fortune, if those lie in the area (BT-68)",
        ),
        switch("circus_lord_cell", false, "a lord counts for a circus only if its figure stands in the area (BT-59)"),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published" },
        Preset {
            name: "circus_only",
            edition: None,
            sets: &[("acrobats", Value::Switch(false)), ("ringmasters", Value::Number(0))],
            about: "the circus alone, without acrobats and ringmasters",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("circus", Value::Switch(false)), ("acrobats", Value::Switch(false)), ("ringmasters", Value::Number(0))],
            about: "the tiles alone, without rules and figures",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// BT-03, BT-07: returns the points on all animal tokens in ascending order: those of each set.
pub(crate) fn animals(o: &Options) -> Result<Vec<i16>, InstallError> {
    let points = |name: &String| match name.parse::<i16>() {
        Ok(points @ 0..=99) => Ok(points),
        _ => Err(InstallError::Refused(format!("animals names \"{name}\"; it takes numbers from 0 to 99, such as \"7\""))),
    };
    let one = o.names("animals")?.iter().map(points).collect::<Result<Vec<i16>, _>>()?;
    let sets = o.number("copies")? + o.number("redrawn_copies")?;
    let mut all = one.repeat(sets as usize);
    all.sort_unstable();
    Ok(all)
}

/// BT-32, BT-33: returns the kinds of figures that climb.
pub(crate) fn acrobat_kinds(o: &Options, reg: &mut Registrar) -> Result<FigureKinds, InstallError> {
    const KNOWN: [&str; 6] = ["follower", "phantom", "big", "abbot", "mayor", "wagon"];
    let mut kinds = FigureKinds::NONE;
    for name in o.names("acrobat_kinds")? {
        if !KNOWN.contains(&name.as_str()) {
            let message = format!("acrobat_kinds names \"{name}\"; the figures are \"{}\"", KNOWN.join("\", \""));
            return Err(InstallError::Refused(message));
        }
        kinds.insert(reg.figure_if_present(name));
    }
    Ok(kinds)
}
