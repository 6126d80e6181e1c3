//! A game that was begun elsewhere.

use bastide_engine::Step;
use serde_json::Value;

use crate::store::Phase;

/// The part of a game that was played before its table was made.
#[derive(Debug, Default)]
pub(crate) struct Begun {
    /// The seed of all chance.
    pub(in crate::rooms) seed: u64,
    /// The actions.
    pub(in crate::rooms) lines: Vec<Step>,
    /// The state of the table: its game is played on, or it is only looked at.
    pub(in crate::rooms) phase: Option<Phase>,
    /// What everybody at the table is told about it.
    pub(in crate::rooms) told: Value,
}
