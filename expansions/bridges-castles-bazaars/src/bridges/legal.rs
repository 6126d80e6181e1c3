//! Legal places of bridges (RULES.md, "Bridge legality").

use bastide_core::Content;
use bastide_core::author::prelude::*;
use bastide_core::tile::fit::EdgeRules;

use super::{AXES, Bridges};

/// Returns a side as one bit of four.
pub(super) const fn bit(side: Side) -> u8 {
    1 << side.index()
}

/// Returns the axis of a bridge that ends at this side.
pub(super) fn axis_of(side: Side) -> (Side, Side) {
    match side {
        Side::W | Side::E => AXES[0],
        Side::N | Side::S => AXES[1],
    }
}

impl Bridges {
    /// BR-11, BR-12: returns `true` if a tile already carries a bridge; it carries one at most.
    pub(super) fn bridged(&self, v: View, cell: Cell) -> bool {
        v.slots.of(self.slot).spans.iter().any(|s| s.cell == cell)
    }

    /// Returns the sides at which the tile on a cell has a field printed, as bits; 0 without a
    /// tile.
    pub(super) fn pillars(&self, v: View, cell: Cell) -> u8 {
        v.core.board.tile_at(cell).map_or(0, |placed| self.pillars_of(v, placed))
    }

    /// Returns the sides at which a tile has a field printed, as bits.
    fn pillars_of(&self, v: View, placed: PlacedTile) -> u8 {
        let board_tile = v.core.board.tile(placed);
        // MP-86: no bridge stands on a tile printed on a board.
        if board_tile.printed {
            return 0;
        }
        v.rules.tiles.get(board_tile.tile).sides_with(board_tile.turn, self.field)
    }

    /// BR-08: returns `true` if a bridge may end at this side, facing an empty cell or a road.
    /// MP-87: at a border it may face a road, or nothing.
    pub(super) fn may_end(&self, v: View, cell: Cell, side: Side) -> bool {
        let next = cell.step(side);
        match v.core.board.content(next) {
            Content::Empty | Content::Frontier(_) => true,
            Content::Tile(_) => v.edge_at(next, side.opposite()).is_some_and(|edge| self.takes_end(&v.rules.edge_rules, edge)),
            Content::Void => v
                .core
                .board
                .board_edge(cell, side)
                .is_some_and(|board_edge| board_edge.edge.map_or(board_edge.takes_tokens, |edge| edge == self.road)),
        }
    }

    /// Returns `true` if a bridge may continue, or be closed, at this edge.
    pub(super) fn takes_end(&self, rules: &EdgeRules, edge: EdgeKind) -> bool {
        // IX-38: an edge that matches anything, such as an abbey's, is not a road. Where a tile is absent a bridge
        // neither goes on nor is closed (BR-08).
        edge == self.road || self.closed_ends && rules.match_up(edge, self.road) && !rules.is_gap(edge)
    }

    /// Returns `true` if the end at this side continues a road (BR-05).
    fn meets_road(&self, v: View, cell: Cell, side: Side) -> bool {
        v.facing(cell, side) == Some(self.road)
    }

    /// Returns `true` if a bridge may stand on the tile of a cell from `a` to `b`, whichever player
    /// builds it.
    pub(super) fn legal(&self, v: View, cell: Cell, axis: (Side, Side)) -> bool {
        // BR-06, BR-28: both ends stand on field; BR-14: anything may lie between them.
        self.carries(self.pillars(v, cell), axis) && self.stands(v, cell, axis)
    }

    /// Returns `true` if both ends are among the sides that can carry a bridge.
    pub(super) fn carries(&self, pillars: u8, (a, b): (Side, Side)) -> bool {
        let both = bit(a) | bit(b);
        pillars & both == both
    }

    /// Returns `true` if a bridge may stand here, provided that both of its ends are on field.
    fn stands(&self, v: View, cell: Cell, (a, b): (Side, Side)) -> bool {
        self.may_end(v, cell, a) && self.may_end(v, cell, b) && self.has_room(v, cell)
    }

    /// Returns `true` if nothing on a tile keeps a bridge away.
    fn has_room(&self, v: View, cell: Cell) -> bool {
        !self.bridged(v, cell) && !self.has_acrobats(v, cell)
    }

    /// BR-10: returns `true` if a bridge on the neighbour of a free cell may end at that cell.
    /// `from` is the side of the free cell that faces the neighbour.
    pub(super) fn reaches_over(&self, v: View, neighbour: Cell, from: Side) -> bool {
        self.carries(self.pillars(v, neighbour), axis_of(from)) && self.may_end(v, neighbour, from) && self.has_room(v, neighbour)
    }

    /// IX-48: returns `true` if figures stand on an acrobat space of a cell, where by the option no
    /// bridge is built.
    fn has_acrobats(&self, v: View, cell: Cell) -> bool {
        let Some(kind) = self.kept_free else { return false };
        v.core.figures.iter().any(|f| match f.place {
            FigureLocation::Spot { cell: here, at } if here == cell && f.owner.is_some() => {
                v.spot_kind(cell, at) == Ok(Some(kind))
            }
            _ => false,
        })
    }

    /// BR-27: calls `each` with the bridges that resolve all mismatches of the tile on a cell.
    pub(super) fn required_bridges(&self, v: View, cell: Cell, wrong: u8, mut each: impl FnMut(Target)) {
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
        // BR-10: or a bridge on the neighbour at the only mismatch, in line with it.
        if let Some(side) = Side::ALL.into_iter().find(|s| wrong == bit(*s)) {
            add(cell.step(side), axis_of(side));
        }
    }

    /// BR-03, BR-04, BR-05: calls `each` with the optional bridges after the tile on a cell was
    /// placed.
    pub(super) fn optional_bridges(&self, v: View, cell: Cell, mut each: impl FnMut(Target)) {
        let board = &v.core.board;
        let Some(placed) = board.tile_at(cell) else { return };
        self.along(v, (cell, placed), AXES, [true; 2], &mut each);
        for side in Side::ALL.into_iter().filter(|_| self.beside) {
            let beside = cell.step(side);
            let Some(neighbour) = board.tile_at(beside) else { continue };
            // A bridge in line with the tile just placed has to end at its road.
            let edge = v.edge_of(placed, side);
            let in_line = self.takes_end(&v.rules.edge_rules, edge) && (!self.extend_placed || edge == self.road);
            let ways = if axis_of(side) == AXES[0] { AXES } else { [AXES[1], AXES[0]] };
            self.along(v, (beside, neighbour), ways, [in_line, !self.extend_placed], &mut each);
        }
    }

    /// Calls `each` with the legal bridges on the tile of a cell, along the axes that are `wanted`.
    fn along(
        &self,
        v: View,
        (cell, placed): (Cell, PlacedTile),
        ways: [(Side, Side); 2],
        wanted: [bool; 2],
        each: &mut impl FnMut(Target),
    ) {
        if wanted == [false; 2] {
            return;
        }
        let pillars = self.pillars_of(v, placed);
        for ((a, b), wanted) in ways.into_iter().zip(wanted) {
            let extends = || !self.extend_road || self.meets_road(v, cell, a) || self.meets_road(v, cell, b);
            if wanted && self.carries(pillars, (a, b)) && self.stands(v, cell, (a, b)) && extends() {
                each(Target::Span { cell, a, b });
            }
        }
    }
}
