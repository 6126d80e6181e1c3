//! A board that ends somewhere: its cells, what is printed on it, and what lies behind its outer edges.

use crate::model::geometry::{Cell, Side};
use crate::model::ids::{EdgeKind, Seg};
use crate::model::tile::PartInfo;

/// The cells that exist, and the segments that are printed on the board and on no tile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ground {
    /// All cells on which something may ever lie.
    pub cells: Vec<Cell>,
    /// The printed segments: roads that lead over the border, ferries. [`Cx::print_segment`](crate::Cx::print_segment) brings them into a
    /// game.
    pub segments: Vec<GroundSegment>,
}

/// A segment that is printed on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroundSegment {
    /// Its kind, its open ends and its traits, as of a part of a tile.
    pub part: PartInfo,
    /// Where it is said to lie: mostly a cell that does not exist.
    pub cell: Cell,
    /// Does it count like a tile where the tiles of a feature are counted?
    pub counts: bool,
}

/// What lies behind an outer edge of a bounded board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rim {
    /// The cell inside.
    pub cell: Cell,
    /// Its outer side.
    pub side: Side,
    /// What must match there; nothing if any edge may lie there.
    pub edge: Option<EdgeKind>,
    /// The segment that joins what is laid there. Where any edge may lie, one of another kind ends it for good, and is closed by it.
    pub joins: Option<Seg>,
    /// Without such a segment: is an end at this side closed by the border?
    pub closes: bool,
    /// Where any edge may lie: may also a token over the tile, a bridge, end here?
    pub takes_tokens: bool,
}
