//! Figures and their locations.

use crate::model::geometry::Cell;
use crate::model::ids::{FigureKind, Group, Player, SegmentId};

/// The location of a figure, on or off the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FigureLocation {
    /// In its owner's supply, ready to be deployed.
    Supply,
    /// On a segment.
    Segment(SegmentId),
    /// At a point of a cell, see [`Target::Spot`](crate::Target::Spot).
    Spot {
        /// The cell.
        cell: Cell,
        /// The point.
        at: u8,
    },
    /// Off the board: a seat, a prison.
    Slot {
        /// The group of places.
        group: Group,
        /// The number of the place in its group, from 0.
        index: u8,
    },
    /// Out of the game.
    Gone,
}

impl FigureLocation {
    /// Returns `true` for a segment and for a spot.
    #[inline]
    pub const fn is_on_landscape(self) -> bool {
        matches!(self, FigureLocation::Segment(_) | FigureLocation::Spot { .. })
    }
}

/// One figure; `owner` is `None` for a neutral one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FigureState {
    /// Its kind.
    pub kind: FigureKind,
    /// Its owner.
    pub owner: Option<Player>,
    /// Its location.
    pub place: FigureLocation,
}
