//! The options and presets of the Messages (RULES.md, section 5).

use bastide_core::author::prelude::*;

use crate::kinds::Kind;

const ALL: Value = Value::Names(&["road", "city", "monastery", "tile", "pennants", "knights", "farmers", "follower"]);

/// The manifest of the Messages: its id, options and presets.
pub static MANIFEST: Manifest = Manifest {
    id: "messages",
    title: "The Messages",
    version: env!("CARGO_PKG_VERSION"),
    about: "The Messages: a second marker for each player, and messages on the dark fields of the score track.",
    category: Category::Small,
    requires: &["base"],
    conflicts: &[],
    options: &[
        choice(
            "message_unit",
            &["feature", "scoring"],
            "feature",
            "each feature moves a marker of its own, or all points of a scoring move one marker (MS-08, MS-32)",
        ),
        choice(
            "message_timing",
            &["after_scoring", "at_once"],
            "after_scoring",
            "a message is carried out after the scoring, or after each feature (MS-07)",
        ),
        switch("message_chain", true, "the points of a message may bring another message (MS-09)"),
        choice(
            "message_limit",
            &["scoring", "landing"],
            "scoring",
            "one message for each scoring, or one for each landing on a dark field (MS-33)",
        ),
        switch("message_alone", false, "no message if a marker of another player stands on that dark field (MS-34)"),
        choice(
            "message_recycle",
            &["auto", "bottom", "shuffle"],
            "auto",
            "used messages go under the stack, or are shuffled when all were used; auto shuffles beside the Shop (MS-25, MS-26)",
        ),
        number("farmer_message_points", 1, 5, 3, "points for each own farmer by that message (MS-18)"),
        OptionSpec {
            name: "messages",
            kind: OptionKind::Names,
            first: ALL,
            new: ALL,
            about: "the messages of the stack (MS-02)",
        },
    ],
    presets: &[
        Preset { name: "current", edition: None, sets: &[], about: "as published" },
        Preset {
            name: "big_box_8",
            edition: None,
            sets: &[("message_unit", Value::Word("scoring"))],
            about: "all points of a scoring move one marker, as in the text of 2025",
        },
        Preset {
            name: "zman_new",
            edition: Some(Edition::New),
            sets: &[("message_alone", Value::Switch(true))],
            about: "no message beside a marker of another player, as in Z-Man's new edition",
        },
        Preset {
            name: "quick",
            edition: None,
            sets: &[("message_unit", Value::Word("scoring")), ("message_chain", Value::Switch(false))],
            about: "fewer questions: one marker moves in a scoring, and messages bring no messages",
        },
    ],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// MS-02: returns the messages of the stack.
pub(crate) fn kinds(o: &Options) -> Result<Vec<Kind>, InstallError> {
    let known = Kind::ALL.map(Kind::name);
    let kind = |name: &String| {
        Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| {
            InstallError::Refused(format!("messages names \"{name}\"; the messages are \"{}\"", known.join("\", \"")))
        })
    };
    let kinds = o.names("messages")?.iter().map(kind).collect::<Result<Vec<_>, _>>()?;
    if kinds.is_empty() {
        return Err(InstallError::Refused("messages is empty; name at least one message, or leave the plugin out".into()));
    }
    Ok(kinds)
}
