//! The corners of cells where four tiles meet, on which barns stand (RULES.md, section 6).

use bastide_core::author::prelude::*;
use bastide_core::tile::NO_SEGMENT;

/// The number of the spot at the first corner of a cell, NE; the others follow clockwise.
const FIRST: u8 = 5;

/// A corner of a cell, clockwise from NE: 0 to 3. Corner `n` lies between side `n` and the side
/// after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Corner {
    pub(crate) cell: Cell,
    n: u8,
}

impl Corner {
    /// Returns the corner at a spot of a cell, if the spot is one.
    pub(crate) fn at(cell: Cell, spot: u8) -> Option<Corner> {
        let n = spot.checked_sub(FIRST).filter(|n| *n < 4)?;
        Some(Corner { cell, n })
    }

    /// Returns the number of the corner as a spot.
    pub(crate) const fn spot(self) -> u8 {
        FIRST + self.n
    }

    /// Returns the same point as a corner of the next cell around it.
    fn next(self) -> Corner {
        Corner { cell: self.cell.step(Side::at(self.n.into())), n: (self.n + 1) & 3 }
    }

    /// Returns the four cells that meet at a spot.
    pub(crate) const fn area(cell: Cell, spot: u8) -> Area {
        let (east, south) = match spot.wrapping_sub(FIRST) {
            0 => (0, -1),
            1 => (0, 0),
            2 => (-1, 0),
            _ => (-1, -1),
        };
        let min = Cell::new(cell.x.wrapping_add(east), cell.y.wrapping_add(south));
        Area { min, max: Cell::new(min.x.wrapping_add(1), min.y.wrapping_add(1)) }
    }

    /// AM-74: returns the field segment to which both half-edges at the corner belong, on the tile
    /// of its own cell.
    #[inline]
    fn field_of_tile(self, v: View, field: Kind) -> Option<SegmentId> {
        let board = &v.core.board;
        let tile = board.tile(board.tile_at(self.cell)?);
        let info = v.rules.tiles.get(tile.tile);
        let half = info.side(tile.turn, Side::at(self.n.into())).right;
        if half == NO_SEGMENT || half != info.side(tile.turn, Side::at(usize::from(self.n) + 1)).left {
            return None;
        }
        let seg = SegmentId(tile.first.0 + u16::from(half));
        (v.core.graph.get(seg).kind == field).then_some(seg)
    }

    /// Returns the corners of a tile that AM-73 may permit: those with field on this tile between
    /// two sides with tiles.
    #[inline]
    pub(crate) fn likely(v: View<'_>, placed: PlacedTile) -> impl Iterator<Item = Corner> {
        let board = &v.core.board;
        let tile = board.tile(placed);
        let (info, cell) = (v.rules.tiles.get(tile.tile), tile.cell);
        let beside = Side::ALL.map(|side| board.tile_at(cell.step(side)).is_some());
        let sides = Side::ALL.map(|side| info.side(tile.turn, side));
        (0..4).filter_map(move |n: u8| {
            let (at, after) = (usize::from(n), usize::from(n + 1) % 4);
            let met = beside[at] && beside[after] && sides[at].right == sides[after].left;
            met.then_some(Corner { cell, n })
        })
    }

    /// AM-73: returns the field of its own tile if four tiles meet there that show only field.
    #[inline]
    pub(crate) fn field(self, v: View, field: Kind) -> Option<SegmentId> {
        let own = self.field_of_tile(v, field)?;
        let second = self.next();
        let (third, fourth) = (second.next(), second.next().next());
        let others = [second, third, fourth].into_iter().all(|corner| corner.field_of_tile(v, field).is_some());
        others.then_some(own)
    }
}

/// The ids that the rules of barns need.
#[derive(Clone, Copy)]
pub(crate) struct Ids {
    pub(crate) barn: FigureKind,
    pub(crate) field: Kind,
}

impl Ids {
    /// Returns `true` if no barn has left its supply, as in most tile plays.
    #[inline]
    pub(crate) fn all_in_supply(self, v: View) -> bool {
        v.all_in_supply(self.barn)
    }

    /// Returns the barns on the landscape with their owners and the fields to which they belong.
    #[inline]
    pub(crate) fn barns(self, v: View<'_>) -> impl Iterator<Item = (Figure, Player, SegmentId)> + '_ {
        v.figures_of_kind(self.barn).filter_map(move |(figure, f)| match f.place {
            FigureLocation::Spot { cell, at } => {
                let field = Corner::at(cell, at)?.field_of_tile(v, self.field)?;
                Some((figure, f.owner?, field))
            }
            _ => None,
        })
    }

    /// Returns `true` if a field holds a barn.
    #[inline]
    pub(crate) fn has_barn(self, v: View, field: SegmentId) -> bool {
        self.barns(v).any(|(_, _, own)| v.core.graph.joined(own, field))
    }
}
