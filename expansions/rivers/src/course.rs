//! The course of the river: where a tile with water may lie (RULES.md, section 4).
//!
//! The river is read from the board. The edge of a tile towards the spring is the one at which an
//! earlier tile with water lies.

use bastide_core::{
    Candidates, Cell, EdgeKind, Fault, InstallError, Options, PlacedTile, Player, Registrar, Side, TileType, Trait, View,
};

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let river = reg.tile_trait("river");
    let course = Course {
        edge: reg.edge("river"),
        spring: reg.tile_trait("river-spring"),
        never_back: o.word("river_uturn")? == "never",
        ahead: o.number("river_lookahead")? as i16,
        wide: o.switch("river_lookahead_wide")?,
        parallel: o.word("river_parallel_arms")? == "allowed",
    };
    reg.rule(course).for_tiles([river]).restrict_placements(Course::restrict);
    Ok(())
}

#[derive(Clone, Copy)]
struct Course {
    edge: EdgeKind,
    /// The trait of a spring, which continues no river.
    spring: Trait,
    /// RV-37: after a bend the next one turns to the other side, however far it is.
    never_back: bool,
    /// RV-37: the number of cells that must be empty straight ahead of each open end.
    ahead: i16,
    /// RV-37: whether the cells on both sides of these must be empty too.
    wide: bool,
    /// RV-37: whether two open ends may face the same way side by side.
    parallel: bool,
}

/// An open end: the cell into which the river flows, and the side of the tile at which it leaves.
type End = (Cell, Side);

impl Course {
    fn restrict(&self, v: View, _who: Player, tile: TileType, at: &mut Candidates<'_>) -> Result<(), Fault> {
        let info = v.rules.tiles.get(tile);
        let is_spring = info.traits.has(self.spring);
        for (cell, turns) in at.cells.iter().zip(at.turns.iter_mut()).filter(|(_, turns)| **turns != 0) {
            let mut met = Side::ALL.into_iter().filter(|side| v.facing(*cell, *side) == Some(self.edge));
            let from = match (met.next(), met.next()) {
                // RV-28, RV-34: it continues the river at exactly one open end.
                (Some(from), None) => Some(from),
                (None, _) if is_spring => None,
                _ => {
                    *turns = 0;
                    continue;
                }
            };
            let back = from.and_then(|from| self.back(v, *cell, from));
            let possible = *turns;
            for turn in (0..4).filter(|turn| possible & 1 << turn != 0) {
                let sides = info.sides_with(turn, self.edge);
                let ends = Side::ALL.into_iter().filter(|side| sides & 1 << side.index() != 0 && Some(*side) != from);
                if !ends.map(|side| (*cell, side)).all(|end| self.may_leave(v, end, back)) {
                    *turns &= !(1 << turn);
                }
            }
        }
        Ok(())
    }

    /// RV-31 to RV-33: returns the side by which the river may not leave a tile on this cell that it
    /// enters from `from`, because it would turn twice in a row to the same side.
    fn back(&self, v: View, cell: Cell, from: Side) -> Option<Side> {
        let (mut cell, mut from) = (cell, from);
        loop {
            cell = cell.step(from);
            let before = self.towards_spring(v, v.core.board.tile_at(cell)?, from.opposite())?;
            if before != from {
                return Some(before);
            }
            if !self.never_back {
                return None;
            }
            from = before;
        }
    }

    /// Returns the side of a tile at which the river comes to it; `None` for the spring. `except` is
    /// a side at which it leaves.
    fn towards_spring(&self, v: View, placed: PlacedTile, except: Side) -> Option<Side> {
        let cell = v.core.board.tile(placed).cell;
        let earlier = |side: &Side| v.core.board.tile_at(cell.step(*side)).is_some_and(|other| other < placed);
        let comes = |side: &Side| *side != except && v.edge_of(placed, *side) == self.edge && earlier(side);
        Side::ALL.into_iter().find(comes)
    }

    /// Returns `true` if the river may leave a new tile on this cell by this side.
    fn may_leave(&self, v: View, (cell, side): End, back: Option<Side>) -> bool {
        Some(side) != back
            && (self.ahead == 0 || self.has_room(v, cell, side))
            && (self.parallel || !self.runs_beside_another(v, cell, side))
    }

    /// RV-37: returns `true` if the cells ahead of an open end are empty.
    fn has_room(&self, v: View, cell: Cell, side: Side) -> bool {
        let empty = |cell: Cell| v.core.board.tile_at(cell).is_none();
        let beside = |cell: Cell| !self.wide || (empty(cell.step(side.turned(1))) && empty(cell.step(side.turned(3))));
        let ahead = std::iter::successors(Some(cell.step(side)), |cell| Some(cell.step(side))).take(self.ahead as usize);
        ahead.into_iter().all(|cell| empty(cell) && beside(cell))
    }

    /// RV-37: returns `true` if another open end faces the same way into a cell beside that of this
    /// one. The end at which the new tile lies is no open end any more.
    fn runs_beside_another(&self, v: View, cell: Cell, side: Side) -> bool {
        [side.turned(1), side.turned(3)].into_iter().any(|to| {
            let other = cell.step(to);
            let open = v.core.board.tile_at(other.step(side)).is_none();
            open && v.edge_at(other, side) == Some(self.edge)
        })
    }
}
