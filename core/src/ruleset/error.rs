//! The errors of building a ruleset.

use crate::contract::manifest::InstallError;
use crate::dispatch::registered::Circle;
use crate::error_text;
use crate::model::error_text::{ErrorText, Explained};
use crate::model::message::toml_header;
use crate::model::tile::SheetError;

/// The reason why a ruleset cannot be built.
#[derive(Debug)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
#[non_exhaustive]
pub enum BuildError {
    /// Too few or too many players, or two with one name.
    Seats(ErrorText),
    /// Two expansions with one id.
    Duplicate { id: String, a: String, b: String },
    /// An expansion needs another.
    Missing { plugin: String, needs: String },
    /// Two games.
    TwoGames { plugin: String, other: String },
    /// An expansion of another game than that of the table.
    OtherGame { plugin: String, needs: String, other: String },
    /// Two expansions exclude each other.
    Conflict { plugin: String, other: String },
    /// An expansion cannot be installed.
    Install { plugin: String, source: Box<InstallError> },
    /// A phase is in a schedule that no plugin defines.
    UnknownSchedule { plugin: String, schedule: String, hint: ErrorText },
    /// A phase is ordered by something that does not exist.
    UnknownPhase { plugin: String, phase: String, schedule: String, name: String, hint: ErrorText },
    /// An offer or a filter at an offer point that no phase has.
    UnknownOfferPoint { plugin: String, name: String, hint: ErrorText },
    /// A hook is ordered by something else than a plugin.
    HookOrder { plugin: String, hook: &'static str, name: String, hint: ErrorText },
    /// A tile is put into a pile that does not exist.
    UnknownPile { file: String, tile: String, name: String, hint: ErrorText },
    /// Phases or hooks wait for each other.
    Cycle { schedule: String, chain: String },
    /// Two phases with one name.
    PhaseTwice { name: String, a: String, b: String },
    /// A name that some plugin uses and no plugin defines.
    Undefined { sort: &'static str, name: String, hint: ErrorText },
    /// A tile file is wrong.
    Tiles(SheetError),
    /// Two tiles have one id but differ.
    TileTwice { file: String, tile: String, other: String },
    /// More of something than the engine can hold.
    TooMany { what: &'static str, have: usize, most: usize },
    /// A number of figures for a name that is not a figure.
    Meeple { name: String, hint: ErrorText, known: ErrorText },
}

impl Explained for BuildError {
    fn explained(&self) -> ErrorText {
        match self {
            BuildError::Seats(problem) => error_text!("build-seats", "seats: {problem}", problem = problem),
            BuildError::Duplicate { id, a, b } => error_text!(
                "build-duplicate",
                "two expansions are called \"{id}\": versions {a} and {b}; take one of them out",
                id = id,
                a = a,
                b = b
            ),
            BuildError::Missing { plugin, needs } => error_text!(
                "build-missing",
                "{plugin} needs \"{needs}\" at the table; add the table {header}",
                plugin = plugin,
                needs = needs,
                header = toml_header(needs)
            ),
            BuildError::TwoGames { plugin, other } => error_text!(
                "build-two-games",
                "{plugin} and {other} are games of their own, and a table has one; take one of them out",
                plugin = plugin,
                other = other
            ),
            BuildError::OtherGame { plugin, needs, other } => error_text!(
                "build-other-game",
                "{plugin} belongs to the game \"{needs}\", and this table plays {other}; take one of them out",
                plugin = plugin,
                needs = needs,
                other = other
            ),
            BuildError::Conflict { plugin, other } => error_text!(
                "build-conflict",
                "{plugin} cannot be played together with {other}; take one of them out",
                plugin = plugin,
                other = other
            ),
            BuildError::Install { plugin, source } => {
                error_text!("build-install", "{plugin}: {problem}", plugin = plugin, problem = source.explained())
            }
            BuildError::TooMany { what, have, most } => error_text!(
                "build-too-many",
                "{what}: {have} is more than the {most} that the engine can hold",
                what = what,
                have = have,
                most = most
            ),
            BuildError::Meeple { name, hint, known } => error_text!(
                "build-meeple",
                "meeples: there is no figure \"{name}\"{hint}; the figures are {known}",
                name = name,
                hint = hint,
                known = known
            ),
            other => other.for_author().into(),
        }
    }
}

impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.explained())
    }
}

impl std::error::Error for BuildError {}

impl From<SheetError> for BuildError {
    fn from(error: SheetError) -> BuildError {
        BuildError::Tiles(error)
    }
}

impl BuildError {
    /// Returns the message of an error that the author of a plugin reads, in English.
    fn for_author(&self) -> String {
        match self {
            BuildError::UnknownSchedule { plugin, schedule, hint } => {
                format!("{plugin} adds a phase to schedule \"{schedule}\", which does not exist{hint}")
            }
            BuildError::UnknownPhase { plugin, phase, schedule, name, hint } => format!(
                "{plugin}: phase {phase} of schedule \"{schedule}\" is ordered by \"{name}\", which does not exist there{hint}"
            ),
            BuildError::UnknownOfferPoint { plugin, name, hint } => {
                format!("{plugin} offers at \"{name}\", an offer point that no phase at the table has{hint}")
            }
            BuildError::HookOrder { plugin, hook, name, hint } => {
                format!("{plugin} orders its hook {hook} by \"{name}\", but hooks are ordered by ids of plugins{hint}")
            }
            BuildError::UnknownPile { file, tile, name, hint } => {
                format!("{file}: tile {tile} belongs to the pile \"{name}\", which no plugin defines{hint}")
            }
            BuildError::Cycle { schedule, chain } => {
                format!("the order of \"{schedule}\" is circular: {chain}; remove one of these constraints")
            }
            BuildError::PhaseTwice { name, a, b } => {
                format!("phase \"{name}\" is registered by {a} and by {b}; names have to be different")
            }
            BuildError::Undefined { sort, name, hint } => {
                format!("{sort} \"{name}\" is used, but no plugin at the table defines it{hint}")
            }
            BuildError::Tiles(error) => error.to_string(),
            BuildError::TileTwice { file, tile, other } => {
                format!("{file}: {other} already has a tile {tile} with other segments; give one of them another id")
            }
            // Players read the others.
            BuildError::Seats(_)
            | BuildError::Duplicate { .. }
            | BuildError::Missing { .. }
            | BuildError::Conflict { .. }
            | BuildError::Install { .. }
            | BuildError::TooMany { .. }
            | BuildError::TwoGames { .. }
            | BuildError::OtherGame { .. }
            | BuildError::Meeple { .. } => String::new(),
        }
    }

    /// Returns the two plugins that cannot be at a table together; `None` for other errors.
    pub fn between(&self) -> Option<[&str; 2]> {
        match self {
            BuildError::Conflict { plugin, other }
            | BuildError::TwoGames { plugin, other }
            | BuildError::OtherGame { plugin, other, .. } => Some([plugin, other]),
            BuildError::Install { plugin, source } if let InstallError::Together { other, .. } = source.as_ref() => {
                Some([plugin, other])
            }
            _ => None,
        }
    }
}

impl From<Circle> for BuildError {
    fn from(Circle { hook, chain }: Circle) -> BuildError {
        BuildError::Cycle { schedule: format!("hook {hook}"), chain }
    }
}

/// Returns an error if there are more of something than there is room for.
pub(super) fn room(what: &'static str, have: usize, most: usize) -> Result<(), BuildError> {
    if have > most { Err(BuildError::TooMany { what, have, most }) } else { Ok(()) }
}
