//! The six cells of a castle (CA-15, CA-16).

use bastide_core::author::prelude::*;

/// The two cells of a castle and the six of its fief.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Fief {
    /// The two cells under the castle.
    pub(super) castle: Area,
    /// The fief: these two, and the two on either long side.
    pub(super) all: Area,
}

impl Fief {
    /// CA-15: returns the fief of two cells: three wide and two high if one is above the other,
    /// else two wide and three high.
    pub(super) fn of(a: Cell, b: Cell) -> Fief {
        let min = Cell::new(a.x.min(b.x), a.y.min(b.y));
        let max = Cell::new(a.x.max(b.x), a.y.max(b.y));
        let all = if min.x == max.x {
            Area { min: Cell::new(min.x - 1, min.y), max: Cell::new(max.x + 1, max.y) }
        } else {
            Area { min: Cell::new(min.x, min.y - 1), max: Cell::new(max.x, max.y + 1) }
        };
        Fief { castle: Area { min, max }, all }
    }

    /// CA-23, CA-28: returns `true` if any tile of the feature lies in the fief. A monastery is
    /// one segment, on its own tile. MP-92: a segment printed behind a border lies on no cell.
    pub(super) fn touches(&self, v: View, feature: SegmentId) -> bool {
        let members = v.core.graph.members(feature).map(|s| v.core.graph.get(s));
        members.into_iter().any(|s| s.tile().is_some() && v.core.board.tile_meets(s.cell, self.all))
    }

    /// CA-33: returns `true` if a tile of the other castle lies in this fief. CA-34: with
    /// `overlap`, if the two fiefs overlap.
    pub(super) fn holds(&self, v: View, other: &Fief, overlap: bool) -> bool {
        let that = if overlap { other.all } else { other.castle };
        that.cells().any(|c| v.core.board.tile_meets(c, self.all))
    }
}
