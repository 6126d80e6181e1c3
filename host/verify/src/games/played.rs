//! The result of a step of a scenario.

use bastide_core::{Action, FigureKind, Player, SegmentId};

/// The result of a step.
#[derive(Debug, Default)]
pub(crate) struct Played {
    /// The points of the step, by seat.
    pub(crate) score: Vec<i32>,
    /// The figures that returned from the board to the supply.
    pub(crate) returned: Vec<(Option<Player>, FigureKind, SegmentId)>,
    /// The options of the follower step.
    pub(crate) offer: Vec<Action>,
    /// The options of the open question in this tile play.
    pub(crate) question: Option<Vec<Action>>,
    /// The lines of all events.
    pub(crate) events: Vec<String>,
    /// The turn of the step.
    pub(crate) turn: u16,
    /// Lines that were not refused or changed the state, and lines that could not be parsed.
    pub(crate) not_refused: Vec<String>,
}
