//! Where a tile might go and who might stand on it: the values that placing hooks change.

use crate::model::geometry::Cell;
use crate::model::ids::SegmentId;

/// Where the tile in hand might go: for each cell of the frontier the turns, as bits.
pub struct Candidates<'a> {
    /// The cells.
    pub cells: &'a [Cell],
    /// The turns in which the tile may be laid there; `limit` clears bits, `repair` sets bits.
    pub turns: &'a mut [u8],
    /// For `repair`: the turns of which this plugin said [`Extension::Perhaps`](crate::Extension::Perhaps). Empty for `limit`.
    pub mismatched: &'a [u8],
}

/// Which figures may stand on a segment that was just laid; hooks narrow `kinds` or lift the rule of occupancy for some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The segment.
    pub seg: SegmentId,
    /// The kinds of figures, as bits.
    pub kinds: u32,
    /// Those that may go there although somebody's follower stands on the feature, as bits. A figure that wants company (a
    /// builder) has its bit set here by its plugin, and cleared in `kinds` where the company is missing.
    pub even_if_occupied: u32,
}
