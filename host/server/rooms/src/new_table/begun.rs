//! A game that was begun elsewhere.

use bastide_service::Step;
use serde_json::Value;

use bastide_store::Phase;

/// The part of a game that was played before its table was made.
#[derive(Debug, Default)]
pub struct Begun {
    /// The seed of all chance.
    pub seed: u64,
    /// The actions.
    pub lines: Vec<Step>,
    /// The state of the table: its game is played on, or it is only looked at.
    pub phase: Option<Phase>,
    /// The notices that everybody at the table sees.
    pub told: Value,
}
