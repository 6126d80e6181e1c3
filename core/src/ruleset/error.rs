//! The errors of building a ruleset.

use crate::contract::manifest::InstallError;
use crate::dispatch::registered::Circle;
use crate::model::message::toml_header;
use crate::model::tile::SheetError;

/// The reason why a ruleset cannot be built.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
#[non_exhaustive]
pub enum BuildError {
    /// Too few or too many players, or two with one name.
    #[error("seats: {0}")]
    Seats(String),
    /// Two expansions with one id.
    #[error("two expansions are called \"{id}\": versions {a} and {b}; take one of them out")]
    Duplicate { id: String, a: String, b: String },
    /// An expansion needs another.
    #[error("{plugin} needs \"{needs}\" at the table; add the table {}", toml_header(needs))]
    Missing { plugin: String, needs: String },
    /// Two expansions exclude each other.
    #[error("{plugin} cannot be played together with {other}; take one of them out")]
    Conflict { plugin: String, other: String },
    /// An expansion cannot be installed.
    #[error("{plugin}: {source}")]
    Install { plugin: String, source: Box<InstallError> },
    /// A phase is in a schedule that no plugin defines.
    #[error("{plugin} adds a phase to schedule \"{schedule}\", which does not exist{hint}")]
    UnknownSchedule { plugin: String, schedule: String, hint: String },
    /// A phase is ordered by something that does not exist.
    #[error("{plugin}: phase {phase} of schedule \"{schedule}\" is ordered by \"{name}\", which does not exist there{hint}")]
    UnknownPhase { plugin: String, phase: String, schedule: String, name: String, hint: String },
    /// An offer or a filter at an offer point that no phase has.
    #[error("{plugin} offers at \"{name}\", an offer point that no phase at the table has{hint}")]
    UnknownOfferPoint { plugin: String, name: String, hint: String },
    /// A hook is ordered by something else than a plugin.
    #[error("{plugin} orders its hook {hook} by \"{name}\", but hooks are ordered by ids of plugins{hint}")]
    HookOrder { plugin: String, hook: &'static str, name: String, hint: String },
    /// A tile is put into a pile that does not exist.
    #[error("{file}: tile {tile} belongs to the pile \"{name}\", which no plugin defines{hint}")]
    UnknownPile { file: String, tile: String, name: String, hint: String },
    /// Phases or hooks wait for each other.
    #[error("the order of \"{schedule}\" is circular: {chain}; remove one of these constraints")]
    Cycle { schedule: String, chain: String },
    /// Two phases with one name.
    #[error("phase \"{name}\" is registered by {a} and by {b}; names have to be different")]
    PhaseTwice { name: String, a: String, b: String },
    /// A name that some plugin uses and no plugin defines.
    #[error("{sort} \"{name}\" is used, but no plugin at the table defines it{hint}")]
    Undefined { sort: &'static str, name: String, hint: String },
    /// A tile file is wrong.
    #[error(transparent)]
    Tiles(#[from] SheetError),
    /// Two tiles have one id but differ.
    #[error("{file}: {other} already has a tile {tile} with other segments; give one of them another id")]
    TileTwice { file: String, tile: String, other: String },
    /// More of something than the engine can hold.
    #[error("{what}: {have} is more than the {most} that the engine can hold")]
    TooMany { what: &'static str, have: usize, most: usize },
    /// A number of figures for a name that is not a figure.
    #[error("meeples: there is no figure \"{name}\"{hint}; the figures are {known}")]
    Meeple { name: String, hint: String, known: String },
}

impl BuildError {
    /// Returns the two plugins that cannot be at a table together; `None` for other errors.
    pub fn between(&self) -> Option<[&str; 2]> {
        match self {
            BuildError::Conflict { plugin, other } => Some([plugin, other]),
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
