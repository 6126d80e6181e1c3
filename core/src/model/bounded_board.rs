//! A board that ends somewhere: its cells, what is printed on it, and what lies behind its outer edges.

use crate::model::geometry::{Cell, Side};
use crate::model::ids::{EdgeKind, SegmentId};
use crate::model::tile::PrintedSegment;

/// The cells that exist, and the segments that are printed on the board and on no tile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoundedBoard {
    /// All cells on which something may ever lie.
    pub cells: Vec<Cell>,
    /// The printed segments: roads that lead over the border, ferries. [`Context::print_segment`](crate::Context::print_segment) brings them into a
    /// game.
    pub segments: Vec<BoardSegment>,
}

/// A segment that is printed on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardSegment {
    /// Its kind, its open ends and its traits, as of a part of a tile.
    pub part: PrintedSegment,
    /// Where it is said to lie: mostly a cell that does not exist.
    pub cell: Cell,
    /// Does it count like a tile where the tiles of a feature are counted?
    pub counts: bool,
}

/// What lies behind an outer edge of a bounded board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardEdge {
    /// The cell inside.
    pub cell: Cell,
    /// Its outer side.
    pub side: Side,
    /// What must match there; nothing if any edge may lie there.
    pub edge: Option<EdgeKind>,
    /// The segment that joins what is laid there. Where any edge may lie, one of another kind ends it for good, and is closed by it.
    pub joins: Option<SegmentId>,
    /// Without such a segment: is an end at this side closed by the border?
    pub closes: bool,
    /// Where any edge may lie: may also a token over the tile, a bridge, end here?
    pub takes_tokens: bool,
}
