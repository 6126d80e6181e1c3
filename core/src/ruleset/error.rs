//! Why a ruleset cannot be built.

use crate::model::tile::SheetError;
use crate::plugin::manifest::InstallError;

/// Why a ruleset cannot be built.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum BuildError {
    /// Too few or too many players, or two with one name.
    #[error("seats: {0}")]
    Seats(String),
    /// Two expansions with one id.
    #[error("two expansions are called \"{id}\": versions {a} and {b}; take one of them out")]
    Duplicate { id: String, a: String, b: String },
    /// An expansion needs another.
    #[error("{plugin} needs \"{needs}\" at the table; add the table [{needs}]")]
    Missing { plugin: String, needs: String },
    /// Two expansions exclude each other.
    #[error("{plugin} cannot be played together with {other}; take one of them out")]
    Conflict { plugin: String, other: String },
    /// An expansion refused to install itself.
    #[error("{plugin}: {source}")]
    Install { plugin: String, source: Box<InstallError> },
    /// A phase for a schedule that nobody defines.
    #[error("{plugin} adds a phase to schedule \"{schedule}\", which does not exist{hint}")]
    UnknownSchedule { plugin: String, schedule: String, hint: String },
    /// A phase is ordered by something that does not exist.
    #[error("{plugin}: phase {phase} of schedule \"{schedule}\" is ordered by \"{name}\", which does not exist there{hint}")]
    UnknownPhase { plugin: String, phase: String, schedule: String, name: String, hint: String },
    /// Phases or hooks wait for each other.
    #[error("the order of \"{schedule}\" goes round in a circle: {chain}")]
    Cycle { schedule: String, chain: String },
    /// Two phases with one name.
    #[error("phase \"{name}\" is registered by {a} and by {b}; names have to be different")]
    PhaseTwice { name: String, a: String, b: String },
    /// A name that some plugin uses and none defines.
    #[error("{sort} \"{name}\" is used and no plugin at the table defines it{hint}")]
    Undefined { sort: &'static str, name: String, hint: String },
    /// A tile file is wrong.
    #[error(transparent)]
    Tiles(#[from] SheetError),
    /// Two tiles with one id that differ.
    #[error("{file}: tile {tile} is there already with other segments, from {other}")]
    TileTwice { file: String, tile: String, other: String },
    /// More of something than the engine has room for.
    #[error("{what}: {have} is more than the {most} that the engine has room for")]
    TooMany { what: &'static str, have: usize, most: usize },
    /// A figure count for something that is no figure.
    #[error("meeples: there is no figure \"{name}\"{hint}; the figures are {known}")]
    Meeple { name: String, hint: String, known: String },
}
