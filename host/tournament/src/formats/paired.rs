//! The pairings of a round, before there are duels.

use crate::ids::{EntrantId, Side};
use crate::rounds::Stage;

/// Two entrants who meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pairing {
    pub entrants: [EntrantId; 2],
    pub stage: Stage,
    /// The side that begins on the first board, if the schedule says so.
    pub begins: Option<Side>,
}

/// The pairings of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Paired {
    pub pairings: Vec<Pairing>,
    pub byes: Vec<EntrantId>,
    pub unpaired: Vec<EntrantId>,
    pub bracket: Vec<Option<EntrantId>>,
}
