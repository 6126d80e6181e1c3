//! What a step of a scenario brought about.

use bastide_core::{Action, FigureKind, Player, SegmentId};

/// What came about in a step.
#[derive(Debug, Default)]
pub(crate) struct Played {
    /// What was added to the scores, by seat.
    pub(crate) score: Vec<i32>,
    /// The figures that went from the board into supply.
    pub(crate) returned: Vec<(Option<Player>, FigureKind, SegmentId)>,
    /// The options of the follower step.
    pub(crate) offer: Vec<Action>,
    /// What is still asked in this part.
    pub(crate) question: Option<Vec<Action>>,
    /// The lines of all events.
    pub(crate) events: Vec<String>,
    /// The turn in which it was played.
    pub(crate) turn: u16,
    /// Lines that were not refused, or changed something though they were; and lines that nobody could read.
    pub(crate) not_refused: Vec<String>,
}
