//! Where a bridge may stand (RULES.md, "Bridge legality").

use bastide_core::board::Content;
use bastide_core::{Cell, EdgeKind, Side, Target, View};

use super::{AXES, Bridges};

impl Bridges {
    /// BR-11, BR-12: a tile carries one bridge at most.
    fn bridged(&self, v: View, cell: Cell) -> bool {
        v.slots.of(self.slot).spans.iter().any(|s| s.cell == cell)
    }

    /// What the piece on a cell has printed at a side, if it was laid and not printed on the board (MP-86).
    fn printed(&self, v: View, cell: Cell, side: Side) -> Option<EdgeKind> {
        let laid = Some(v.core.board.laid(v.core.board.piece_at(cell)?)).filter(|laid| !laid.printed)?;
        Some(v.rules.tiles.get(laid.tile).side(laid.turn, side).edge)
    }

    /// BR-08: may a bridge end at this side, facing an empty place or a road? MP-87: at a border it may face a road, or nothing.
    pub(super) fn may_end(&self, v: View, cell: Cell, side: Side) -> bool {
        let next = cell.step(side);
        match v.core.board.content(next) {
            Content::Empty | Content::Frontier(_) => true,
            Content::Piece(_) => v.edge_at(next, side.opposite()).is_some_and(|edge| self.takes_end(v, edge)),
            Content::Void => {
                v.core.board.rim(cell, side).is_some_and(|rim| rim.edge.map_or(rim.takes_tokens, |e| e == self.road))
            }
        }
    }

    /// Does a bridge go on, or end for good, at this edge?
    fn takes_end(&self, v: View, edge: EdgeKind) -> bool {
        // IX-38: an edge that matches anything, as an abbey's, is no road.
        edge == self.road || self.closed_ends && v.rules.edge_rules.match_up(edge, self.road)
    }

    /// Does the end at this side continue a road (BR-05)?
    pub(super) fn meets_road(&self, v: View, cell: Cell, side: Side) -> bool {
        v.facing(cell, side) == Some(self.road)
    }

    /// May a bridge stand on the piece of a cell from `a` to `b`, whoever builds it?
    pub(super) fn legal(&self, v: View, cell: Cell, (a, b): (Side, Side)) -> bool {
        // BR-06, BR-28: both pillars on field; BR-14: whatever lies between.
        let pillar = |side| self.printed(v, cell, side) == Some(self.field);
        pillar(a) && pillar(b) && !self.bridged(v, cell) && self.may_end(v, cell, a) && self.may_end(v, cell, b)
    }

    /// BR-27: the bridges that put right all mismatches of the piece on a cell.
    pub(super) fn cures(&self, v: View, cell: Cell, wrong: u8) -> impl Iterator<Item = Target> {
        let bit = |side: Side| 1u8 << side.index();
        let here = AXES.into_iter().filter(move |&(a, b)| wrong & !(bit(a) | bit(b)) == 0).map(move |axis| (cell, axis));
        let sides = Side::ALL.into_iter().filter(move |&s| wrong == bit(s));
        // BR-10: on the tile itself, or on the neighbour with the one mismatch, in line with it.
        let there = sides.map(move |s| (cell.step(s), axis_of(s)));
        let legal = |(cell, (a, b)): (Cell, (Side, Side))| self.legal(v, cell, (a, b)).then_some(Target::Span { cell, a, b });
        here.chain(there).filter_map(legal).collect::<Vec<_>>().into_iter()
    }

    /// BR-03, BR-04, BR-05: the bridges that may be built besides, after the piece on a cell was laid.
    pub(super) fn besides(&self, v: View, cell: Cell, mut each: impl FnMut(Target)) {
        for (a, b) in AXES {
            if self.may_stand(v, cell, (a, b)) {
                each(Target::Span { cell, a, b });
            }
        }
        for side in Side::ALL {
            let next = cell.step(side);
            for (a, b) in AXES {
                let extends = || (a, b) == axis_of(side) && v.edge_at(cell, side) == Some(self.road);
                if v.core.board.piece_at(next).is_some() && (!self.extend_placed || extends()) && self.may_stand(v, next, (a, b))
                {
                    each(Target::Span { cell: next, a, b });
                }
            }
        }
    }

    fn may_stand(&self, v: View, cell: Cell, (a, b): (Side, Side)) -> bool {
        let extends = || self.meets_road(v, cell, a) || self.meets_road(v, cell, b);
        self.legal(v, cell, (a, b)) && (!self.extend_road || extends())
    }
}

/// The way of a bridge that ends at this side.
pub(super) fn axis_of(side: Side) -> (Side, Side) {
    match side {
        Side::W | Side::E => AXES[0],
        Side::N | Side::S => AXES[1],
    }
}
