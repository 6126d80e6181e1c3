//! Possible placements of tiles and figures: the values that placement hooks change.

use crate::model::geometry::Cell;
use crate::model::ids::SegmentId;
use crate::model::kind::FigureKinds;

/// The cells where a tile might be placed, with the turns as bits.
pub struct Candidates<'a> {
    /// The cells of the frontier, or those of a piece of several cells.
    pub cells: &'a [Cell],
    /// The turns in which the tile may be placed on each cell; `restrict_placements` clears bits,
    /// `extend_placements` sets bits.
    pub turns: &'a mut [u8],
    /// For `extend_placements`: the turns for which this plugin returned
    /// [`Extension::Perhaps`](crate::Extension::Perhaps). Empty for `restrict_placements`.
    pub mismatched: &'a [u8],
}

/// The figures that may be deployed on a segment of the tile just placed. Hooks restrict `kinds` or
/// lift the rule of occupancy for some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The segment.
    pub seg: SegmentId,
    /// The kinds of figures.
    pub kinds: FigureKinds,
    /// Whether a follower is on the feature. A plugin sets it where somebody stands on another
    /// place that belongs to the same feature by its rules.
    pub occupied: bool,
    /// The kinds that may be deployed although a follower of another player is on the feature. The
    /// plugin of a figure that needs a companion (a builder) inserts its kind here, and removes it
    /// from `kinds` where the companion is missing.
    pub even_if_occupied: FigureKinds,
    /// The kinds that may be deployed here, at first all. A plugin removes those that may only come in
    /// another way: farmers where a barn stands.
    pub deployed: FigureKinds,
}
