//! The points of priors: their tile, and the tiles in line with it (RULES.md, section 1).

use bastide_core::author::prelude::*;

pub(crate) fn install(prior: Kind, reg: &mut Registrar) {
    let sides = ["northern tiles", "eastern tiles", "southern tiles", "western tiles"];
    let rows = Rows { itself: reg.label("monastery"), sides: sides.map(|side| reg.label(side)) };
    reg.rule(rows).for_kinds([prior]).value(Stage::Count, Rows::value).expected_points(Rows::expected_points);
    // LB-16: what lies on the tiles of the row and the column is scored with them.
    reg.scored_cells(prior, is_scored);
}

/// Returns `true` if a place of priors scores the tile on a cell: its own, and those in its row and
/// its column.
fn is_scored(v: View, feature: SegmentId, cell: Cell) -> bool {
    let (own, board) = (v.core.graph.get(feature).cell, &v.core.board);
    if !board.is_in_line(own, board.tile_area(cell), i16::MAX) {
        return false;
    }
    let reached = |side: Side| row(v, own, side).any(|tile| board.same_tile(tile, cell));
    board.same_tile(own, cell) || Side::ALL.into_iter().any(reached)
}

#[derive(Clone, Copy)]
struct Rows {
    itself: Label,
    /// The labels of the tiles on each side, in the order of [`Side::ALL`].
    sides: [Label; 4],
}

/// Returns the tiles in line with a cell, from it outwards, up to the first place without one: each by
/// one of its cells.
fn row(v: View<'_>, from: Cell, side: Side) -> impl Iterator<Item = Cell> {
    v.core.board.line(from, side.direction()).take_while(move |cell| v.core.board.tile_at(*cell).is_some())
}

impl Rows {
    /// SM-07: 1 point for the monastery's tile and 1 for each tile in its row and its column,
    /// outwards from it up to the first empty place. SM-24: whatever the tiles are.
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let cell = v.core.graph.get(feature).cell;
        value.add(self.itself, 1, 1);
        for (label, side) in self.sides.into_iter().zip(Side::ALL) {
            value.add(label, row(v, cell, side).count() as i16, 1);
        }
        Ok(())
    }

    /// Adds what the rows may still grow by: on average one or two tiles on each side that is open.
    fn expected_points(&self, v: View, feature: SegmentId, points: &mut i16) -> Result<(), Fault> {
        let cell = v.core.graph.get(feature).cell;
        let board = &v.core.board;
        let end = |side: Side| board.line(cell, side.direction()).find(|cell| board.tile_at(*cell).is_none());
        let open = Side::ALL.into_iter().filter_map(end).filter(|cell| board.exists(*cell)).count() as i16;
        *points += open * 3 / 2;
        Ok(())
    }
}
