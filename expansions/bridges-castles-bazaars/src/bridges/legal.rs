//! Where a bridge may stand (RULES.md, "Bridge legality").

use bastide_core::Content;
use bastide_core::tile::fit::EdgeRules;
use bastide_core::{Cell, EdgeKind, Side, Target, View};

use super::{AXES, Bridges};

/// A side as one bit of four.
pub(super) const fn bit(side: Side) -> u8 {
    1 << side.index()
}

/// The way of a bridge that ends at this side.
pub(super) fn axis_of(side: Side) -> (Side, Side) {
    match side {
        Side::W | Side::E => AXES[0],
        Side::N | Side::S => AXES[1],
    }
}

impl Bridges {
    /// BR-11, BR-12: a tile carries one bridge at most.
    fn bridged(&self, v: View, cell: Cell) -> bool {
        v.slots.of(self.slot).spans.iter().any(|s| s.cell == cell)
    }

    /// The sides at which the piece on a cell has a field printed, as bits; none without a piece.
    fn pillars(&self, v: View, cell: Cell) -> u8 {
        let Some(piece) = v.core.board.piece_at(cell) else { return 0 };
        let laid = v.core.board.laid(piece);
        // MP-86: no bridge stands on what is printed on a board.
        if laid.printed {
            return 0;
        }
        v.rules.tiles.get(laid.tile).sides_with(laid.turn, self.field)
    }

    /// BR-08: may a bridge end at this side, facing an empty place or a road? MP-87: at a border it may face a road, or nothing.
    pub(super) fn may_end(&self, v: View, cell: Cell, side: Side) -> bool {
        let next = cell.step(side);
        match v.core.board.content(next) {
            Content::Empty | Content::Frontier(_) => true,
            Content::Piece(_) => v.edge_at(next, side.opposite()).is_some_and(|edge| self.takes_end(&v.rules.edge_rules, edge)),
            Content::Void => {
                v.core.board.rim(cell, side).is_some_and(|rim| rim.edge.map_or(rim.takes_tokens, |edge| edge == self.road))
            }
        }
    }

    /// Does a bridge go on, or end for good, at this edge?
    pub(super) fn takes_end(&self, rules: &EdgeRules, edge: EdgeKind) -> bool {
        // IX-38: an edge that matches anything, as an abbey's, is no road.
        edge == self.road || self.closed_ends && rules.match_up(edge, self.road)
    }

    /// Does the end at this side continue a road (BR-05)?
    fn meets_road(&self, v: View, cell: Cell, side: Side) -> bool {
        v.facing(cell, side) == Some(self.road)
    }

    /// May a bridge stand on the piece of a cell from `a` to `b`, whoever builds it?
    pub(super) fn legal(&self, v: View, cell: Cell, axis: (Side, Side)) -> bool {
        // BR-06, BR-28: both pillars on field; BR-14: whatever lies between.
        self.carries(self.pillars(v, cell), axis) && self.stands(v, cell, axis)
    }

    fn carries(&self, pillars: u8, (a, b): (Side, Side)) -> bool {
        let both = bit(a) | bit(b);
        pillars & both == both
    }

    /// May a bridge stand here, where both pillars do?
    fn stands(&self, v: View, cell: Cell, (a, b): (Side, Side)) -> bool {
        self.may_end(v, cell, a) && self.may_end(v, cell, b) && !self.bridged(v, cell)
    }

    /// BR-27: the bridges that put right all mismatches of the piece on a cell.
    pub(super) fn cures_of(&self, v: View, cell: Cell, wrong: u8, mut each: impl FnMut(Target)) {
        let mut add = |cell: Cell, (a, b): (Side, Side)| {
            if self.legal(v, cell, (a, b)) {
                each(Target::Span { cell, a, b });
            }
        };
        for (a, b) in AXES {
            if wrong & !(bit(a) | bit(b)) == 0 {
                add(cell, (a, b));
            }
        }
        // BR-10: or on the neighbour with the one mismatch, in line with it.
        if let Some(side) = Side::ALL.into_iter().find(|s| wrong == bit(*s)) {
            add(cell.step(side), axis_of(side));
        }
    }

    /// BR-03, BR-04, BR-05: the bridges that may be built besides, after the piece on a cell was laid.
    pub(super) fn besides(&self, v: View, cell: Cell, mut each: impl FnMut(Target)) {
        let Some(piece) = v.core.board.piece_at(cell) else { return };
        self.along(v, cell, AXES, [true; 2], &mut each);
        for side in Side::ALL.into_iter().filter(|_| self.beside) {
            // In line with the tile just laid a bridge has to end at its road.
            let edge = v.edge_of(piece, side);
            let in_line = self.takes_end(&v.rules.edge_rules, edge) && (!self.extend_placed || edge == self.road);
            let ways = if axis_of(side) == AXES[0] { AXES } else { [AXES[1], AXES[0]] };
            self.along(v, cell.step(side), ways, [in_line, !self.extend_placed], &mut each);
        }
    }

    /// Those of the two ways, as far as they are wanted, in which a bridge may stand on the piece of a cell, if there is one.
    fn along(&self, v: View, cell: Cell, ways: [(Side, Side); 2], wanted: [bool; 2], each: &mut impl FnMut(Target)) {
        let pillars = self.pillars(v, cell);
        for ((a, b), wanted) in ways.into_iter().zip(wanted) {
            let extends = || !self.extend_road || self.meets_road(v, cell, a) || self.meets_road(v, cell, b);
            if wanted && self.carries(pillars, (a, b)) && self.stands(v, cell, (a, b)) && extends() {
                each(Target::Span { cell, a, b });
            }
        }
    }
}
