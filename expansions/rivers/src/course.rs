//! The course of the river: where a tile with water may lie (RULES.md, section 4).
//!
//! The river is read from the board. The edge of a tile towards the spring is the one at which an
//! earlier tile with water lies.

use bastide_core::BoardTile;
use bastide_core::author::prelude::*;

use crate::tiles::Sets;

pub(crate) fn install(sets: &Sets, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let river = reg.tile_trait("river");
    let ahead = o.number("river_lookahead")? as usize;
    let parallel = match o.word("river_parallel_arms")? {
        "allowed" => Parallel::Allowed,
        "forbidden" => Parallel::NotBeside,
        _ => Parallel::Never,
    };
    let course = Course {
        river,
        edge: reg.edge("river"),
        forks: sets.forks(),
        spring: reg.tile_trait("spring"),
        never_back: o.word("river_uturn")? == "never",
        strict: ahead > 0 || parallel != Parallel::Allowed,
        ahead,
        wide: o.switch("river_lookahead_wide")?,
        parallel,
    };
    reg.rule(course).for_tiles([river]).of_rules(&["RV-28", "RV-31", "RV-34"]).restrict_placements(Course::restrict);
    Ok(())
}

/// RV-37: whether two open ends may face the same way in rows or columns side by side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Parallel {
    Allowed,
    /// Not into cells side by side.
    NotBeside,
    /// Not however far apart their cells are.
    Never,
}

#[derive(Clone, Copy)]
struct Course {
    /// The trait of a tile with water.
    river: Trait,
    edge: EdgeKind,
    /// Whether there can be more than one open end.
    forks: bool,
    /// The trait of a spring, which continues no river.
    spring: Trait,
    /// RV-37: after a bend the next one turns to the other side, however far it is.
    never_back: bool,
    /// RV-37: whether there are conditions for open ends.
    strict: bool,
    /// RV-37: the number of cells that must be empty straight ahead of each open end.
    ahead: usize,
    /// RV-37: whether the cells on both sides of these must be empty too.
    wide: bool,
    parallel: Parallel,
}

/// The most open ends that are looked at: one more than the forks of ten sets.
const MAX_ENDS: usize = 11;

/// An open end: the cell into which the river flows, and the side of the tile at which it leaves.
type End = (Cell, Side);

/// Returns the sides that are set as bits.
fn sides_of(mut bits: u8) -> impl Iterator<Item = Side> {
    std::iter::from_fn(move || {
        let side = (bits != 0).then(|| Side::at(bits.trailing_zeros() as usize));
        bits &= bits.wrapping_sub(1);
        side
    })
}

/// Returns the bit of a side.
const fn bit(side: Side) -> u8 {
    1 << side.index()
}

impl Course {
    fn restrict(&self, v: View, _who: Player, tile: TileType, at: &mut Candidates<'_>) -> Result<(), Fault> {
        if self.forks {
            return self.restrict_arms(v, tile, at);
        }
        let end = self.newest_end(v);
        if end.is_none() && v.rules.tiles.get(tile).traits.has(self.spring) {
            return Ok(());
        }
        let kept = end.and_then(|end| self.kept(v, tile, end, at));
        at.turns.fill(0);
        kept.into_iter().for_each(|(index, turns)| at.turns[index] = turns);
        Ok(())
    }

    /// The same where the river may have several arms.
    #[inline(never)]
    fn restrict_arms(&self, v: View, tile: TileType, at: &mut Candidates<'_>) -> Result<(), Fault> {
        let (mut ends, mut found) = ([None; MAX_ENDS], 0);
        let open = v.core.board.placed_tiles().iter().flat_map(|placed| self.open_ends(v, placed));
        for (slot, end) in ends.iter_mut().zip(open) {
            *slot = Some(end);
            found += 1;
        }
        let ends = &ends[..found];
        if found == 0 && v.rules.tiles.get(tile).traits.has(self.spring) {
            return Ok(());
        }
        let mut kept = [None; MAX_ENDS];
        for (kept, end) in kept.iter_mut().zip(ends.iter().flatten()) {
            // RV-34: a tile joins no two arms.
            if ends.iter().flatten().filter(|(cell, _)| *cell == end.0).count() == 1 {
                *kept = self.kept(v, tile, *end, at);
            }
        }
        at.turns.fill(0);
        kept.into_iter().flatten().for_each(|(index, turns)| at.turns[index] = turns);
        Ok(())
    }

    /// Returns the open ends of a placed tile.
    #[inline]
    fn open_ends(&self, v: View, placed: &BoardTile) -> impl Iterator<Item = End> {
        let info = v.rules.tiles.get(placed.tile);
        let sides = if info.traits.has(self.river) { info.sides_with(placed.turn, self.edge) } else { 0 };
        let ends = sides_of(sides).map(|side| (placed.cell.step(side), side));
        ends.filter(move |(cell, _)| v.core.board.tile_at(*cell).is_none())
    }

    /// Returns the open end of a river without forks; it is at the newest of its tiles.
    #[inline]
    fn newest_end(&self, v: View) -> Option<End> {
        v.core.board.placed_tiles().iter().rev().find_map(|placed| self.open_ends(v, placed).next())
    }

    /// RV-28: returns the position of an open end among the candidates, with the turns that are left
    /// there.
    #[inline]
    fn kept(&self, v: View, tile: TileType, (cell, side): End, at: &Candidates) -> Option<(usize, u8)> {
        let known = v.core.board.frontier_index(cell).filter(|index| at.cells.get(*index) == Some(&cell));
        let index = known.or_else(|| at.cells.iter().position(|other| *other == cell))?;
        let turns = self.turns(v, tile, (cell, side.opposite()), *at.turns.get(index)?);
        (turns != 0).then_some((index, turns))
    }

    /// Returns those of the turns in which a tile may lie on a cell that the river enters from
    /// `from`.
    #[inline]
    fn turns(&self, v: View, tile: TileType, (cell, from): End, mut turns: u8) -> u8 {
        if turns == 0 {
            return 0;
        }
        let info = v.rules.tiles.get(tile);
        let back = self.back(v, cell, from).map_or(0, bit);
        for turn in 0..4 {
            let leaves = info.sides_with(turn, self.edge) & !bit(from);
            // RV-31: not back.
            let allowed = leaves & back == 0 && (!self.strict || sides_of(leaves).all(|side| self.has_room(v, cell, side)));
            turns &= !(u8::from(!allowed) << turn);
        }
        turns
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
    #[inline]
    fn towards_spring(&self, v: View, placed: PlacedTile, except: Side) -> Option<Side> {
        let board_tile = v.core.board.tile(placed);
        let sides = v.rules.tiles.get(board_tile.tile).sides_with(board_tile.turn, self.edge) & !bit(except);
        sides_of(sides).find(|side| v.core.board.tile_at(board_tile.cell.step(*side)).is_some_and(|other| other < placed))
    }

    /// RV-37: returns `true` if the stricter options allow an open end of a new tile on this cell.
    #[inline(never)]
    fn has_room(&self, v: View, cell: Cell, side: Side) -> bool {
        self.is_empty_ahead(v, cell, side)
            && match self.parallel {
                Parallel::Allowed => true,
                Parallel::NotBeside => !self.runs_beside_another(v, cell, side),
                Parallel::Never => !self.is_in_line_beside(v, cell, side),
            }
    }

    /// RV-37: returns `true` if the cells ahead of an open end are empty.
    fn is_empty_ahead(&self, v: View, cell: Cell, side: Side) -> bool {
        let empty = |cell: Cell| v.core.board.tile_at(cell).is_none();
        let beside = |cell: Cell| !self.wide || (empty(cell.step(side.turned(1))) && empty(cell.step(side.turned(3))));
        let mut ahead = std::iter::successors(Some(cell.step(side)), |cell| Some(cell.step(side))).take(self.ahead);
        ahead.all(|cell| empty(cell) && beside(cell))
    }

    /// RV-37: returns `true` if another open end faces the same way into a cell beside that of this
    /// one. The end at which the new tile lies is no longer an open end.
    fn runs_beside_another(&self, v: View, cell: Cell, side: Side) -> bool {
        [side.turned(1), side.turned(3)].into_iter().any(|to| {
            let other = cell.step(to);
            let open = v.core.board.tile_at(other.step(side)).is_none();
            open && v.edge_at(other, side) == Some(self.edge)
        })
    }

    /// RV-37: returns `true` if, with an open end of a new tile on this cell, any two open ends face its
    /// way in rows or columns side by side, however far apart.
    fn is_in_line_beside(&self, v: View, cell: Cell, side: Side) -> bool {
        let line = |end: Cell| if matches!(side, Side::N | Side::S) { end.x } else { end.y };
        let open = v.core.board.placed_tiles().iter().flat_map(|placed| self.open_ends(v, placed));
        // The end at which the new tile lies is no longer one.
        let others = open.filter(|(end, to)| *to == side && *end != cell).map(|(end, _)| line(end));
        let lines: Vec<i16> = others.chain([line(cell.step(side))]).collect();
        lines.iter().enumerate().any(|(i, one)| lines[..i].iter().any(|other| one.abs_diff(*other) == 1))
    }
}
