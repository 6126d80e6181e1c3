//! A bounded board: its cells, what is printed on it, and its outer edges.

use crate::model::geometry::{Cell, Side};
use crate::model::ids::{EdgeKind, SegmentId};
use crate::model::tile::PrintedSegment;

/// The cells of a bounded board, and the segments that are printed on the board and not on a tile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoundedBoard {
    /// All cells on which a tile can be placed.
    pub cells: Vec<Cell>,
    /// The printed segments: roads that lead over the border, ferries.
    /// [`Context::print_segment`](crate::Context::print_segment) adds them to a game.
    pub segments: Vec<BoardSegment>,
}

/// A segment that is printed on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardSegment {
    /// Its kind, its open ends and its traits, as those of a segment on a tile.
    pub segment: PrintedSegment,
    /// The cell that it is assigned to, usually one that does not exist.
    pub cell: Cell,
    /// Whether it counts as a tile when the tiles of a feature are counted.
    pub counts: bool,
}

/// An outer edge of a bounded board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardEdge {
    /// The cell inside the board.
    pub cell: Cell,
    /// The outer side of that cell.
    pub side: Side,
    /// The kind of edge that is demanded there, or `None` if any edge may be there.
    pub edge: Option<EdgeKind>,
    /// The segment that joins a matching segment of a tile placed there. Where any edge may be
    /// there, a segment of another kind ends this one for good and is closed by it.
    pub joins: Option<SegmentId>,
    /// Whether the border closes an end at this side if there is no such segment.
    pub closes: bool,
    /// Whether a token over the tile, such as a bridge, may end here too, where any edge may be
    /// there.
    pub takes_tokens: bool,
}
