//! The options of the game (RULES.md, section 8).

use bastide_core::author::prelude::*;

/// The manifest of the game: its id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "hunters-gatherers",
    title: "Hunters and Gatherers",
    version: env!("CARGO_PKG_VERSION"),
    about: "A game of its own: 95 tiles of meadows with animals, forests, rivers and lakes.",
    category: Category::Game,
    requires: &[],
    conflicts: &[],
    options: &[
        number("pawns", 1, 20, 5, "pawns in each player's supply (HG-01)"),
        OptionSpec {
            name: "huts",
            kind: OptionKind::Number { min: 0, max: 20 },
            first: Value::Number(2),
            new: Value::Number(3),
            about: "huts in each player's supply (HG-01)",
        },
        OptionSpec {
            name: "animal_points",
            kind: OptionKind::Choice(&["by_kind", "equal"]),
            first: Value::Word("equal"),
            new: Value::Word("by_kind"),
            about: "what animals count: a mammoth 3, an aurochs 2 and a deer 1, or each 2 (HG-40)",
        },
        OptionSpec {
            name: "mushroom_points",
            kind: OptionKind::Number { min: 0, max: 9 },
            first: Value::Number(2),
            new: Value::Number(3),
            about: "points for each group of mushrooms in a closed forest (HG-20)",
        },
        OptionSpec {
            name: "powers",
            kind: OptionKind::Switch,
            first: Value::Switch(false),
            new: Value::Switch(true),
            about: "the six menhir tiles with powers are in the second stack (HG-30 to HG-44, HG-50)",
        },
        choice("player_limit", &["box", "free"], "box", "2 to 5 players as in the box, or 1 to 8 (HG-01)"),
        choice("first_player", &["listed", "random"], "listed", "the first player of the table begins, or a random one (HG-01)"),
    ],
    presets: &[],
    rules: bastide_core::ledger!(),
    texts: bastide_core::texts!(),
};

/// Refuses a number of players that the box does not allow (HG-01).
pub(crate) fn check_players(o: &Options) -> Result<(), InstallError> {
    let players = o.players;
    if o.word("player_limit")? == "free" || (2..=5).contains(&players) {
        return Ok(());
    }
    Err(InstallError::Players(error_text!(
        "error-players",
        "{players} players; the box is for 2 to 5 (HG-01). Write player_limit = \"free\" under [hunters-gatherers] for 1 to 8",
        players = players
    )))
}
