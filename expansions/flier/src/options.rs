//! The options and presets of The Flying Machines (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// The manifest of The Flying Machines: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "flier",
    title: "The Flying Machines",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Flying Machines: eight tiles from which a follower flies to another tile, as far as a die says.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        switch("flying_machines", true, "followers fly; if off, the machines are decoration (FL-22)"),
        number("copies", 0, 10, 1, "number of copies of the set of tiles; 0 for the rules without the tiles (FL-02)"),
        OptionSpec::new(
            "flier_kinds",
            OptionKind::Names,
            Value::Names(&["follower", "big", "abbot", "mayor", "wagon", "ringmaster", "phantom"]),
            "the followers that fly (FL-11, FL-12)",
        ),
        OptionSpec::new(
            "flier_die",
            OptionKind::Names,
            Value::Names(&["1", "1", "2", "2", "3", "3"]),
            "the faces of the die, each a number of tiles from 1 to 99 (FL-02)",
        ),
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "every follower may fly" },
        Preset {
            name: "big_box_8",
            edition: None,
            sets: &[("flier_kinds", Value::Names(&["follower", "big"]))],
            about: "the text of 2025: ordinary and big followers",
        },
        Preset {
            name: "tiles_only",
            edition: None,
            sets: &[("flying_machines", Value::Switch(false))],
            about: "the tiles alone, without flights",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// FL-11 to FL-13: returns the kinds of figures that fly.
pub(crate) fn kinds(o: &Options, reg: &mut Registrar) -> Result<FigureKinds, InstallError> {
    const KNOWN: [&str; 7] = ["follower", "big", "abbot", "mayor", "wagon", "ringmaster", "phantom"];
    let mut kinds = FigureKinds::NONE;
    for name in o.names("flier_kinds")? {
        if !KNOWN.contains(&name.as_str()) {
            let message = format!("flier_kinds names \"{name}\"; the figures are \"{}\"", KNOWN.join("\", \""));
            return Err(InstallError::Refused(message));
        }
        kinds.insert(reg.figure_if_present(name));
    }
    Ok(kinds)
}

/// FL-02: returns the faces of the die.
pub(crate) fn die(o: &Options) -> Result<Vec<i16>, InstallError> {
    let face = |name: &String| match name.parse() {
        Ok(tiles @ 1..=99) => Ok(tiles),
        _ => Err(InstallError::Refused(format!("flier_die names \"{name}\"; it takes numbers from 1 to 99, such as \"2\""))),
    };
    let faces = o.names("flier_die")?.iter().map(face).collect::<Result<Vec<i16>, _>>()?;
    if faces.is_empty() {
        Err(InstallError::Refused("flier_die has no face; write at least one number".into()))
    } else {
        Ok(faces)
    }
}
