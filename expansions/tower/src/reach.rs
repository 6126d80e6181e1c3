//! The reach of towers (RULES.md, section 4).

use bastide_core::Board;
use bastide_core::author::prelude::*;

use crate::towers::{Ids, Tower};

impl Tower {
    /// TO-20, TO-21: returns `true` if the tower reaches the tile on a cell: its own, and in each
    /// direction as many places as it has pieces, whatever lies between.
    #[inline]
    pub(crate) fn reaches(self, board: &Board, cell: Cell) -> bool {
        board.is_in_line(self.cell, board.tile_area(cell), self.pieces)
    }
}

/// Whom towers reach.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) ids: Ids,
    /// TO-44: a follower on a tower cannot be captured.
    pub(crate) spares_guards: bool,
    /// CR-102: followers in the quarters of the City of Carcassonne stand on its tile.
    pub(crate) in_city: bool,
}

/// CR-102: the names of the quarters of the City of Carcassonne begin with this.
const QUARTERS: &str = "count.";
/// CR-102: the tile of the city on which a tower reaches those in the quarters.
const OF_CITY: Cell = Cell::new(0, 0);

impl Reach {
    /// TO-23 to TO-25: returns the cell at which a tower may reach a figure: that of a follower on
    /// the landscape. A lord of a castle, which lies on no single tile, has none.
    pub(crate) fn cell_of(self, v: View, figure: Figure) -> Result<Option<Cell>, Fault> {
        let Some(f) = v.core.figures.get(figure.index()) else { return Ok(None) };
        if let (FigureLocation::Slot { group, .. }, true) = (f.place, self.in_city) {
            let inside = f.owner.is_some() && v.rules.names.groups.name(group.index()).starts_with(QUARTERS);
            return Ok(inside.then_some(OF_CITY));
        }
        let on_landscape = matches!(f.place, FigureLocation::Segment(_) | FigureLocation::Spot { .. });
        if f.owner.is_none() || !on_landscape || !v.rules.figures.get(f.kind).follower {
            return Ok(None);
        }
        match self.ids.top_at(v, f.place) {
            Some(_) if self.spares_guards => Ok(None),
            Some(cell) => Ok(Some(cell)),
            // TO-62: a figure that carries another one is taken after that one.
            None if v.carries_another(figure)? => Ok(None),
            None => v.cell_of(figure),
        }
    }

    /// Returns `true` if a tower reaches a figure.
    pub(crate) fn reaches(self, v: View, tower: Tower, figure: Figure) -> Result<bool, Fault> {
        let reaches = |cell| tower.reaches(&v.core.board, cell);
        // Most figures are off the landscape or far away.
        let near = match v.core.figures.get(figure.index()).map(|f| f.place) {
            Some(FigureLocation::Segment(seg)) => reaches(v.core.graph.get(seg).cell),
            Some(FigureLocation::Spot { cell, .. }) => reaches(cell),
            Some(FigureLocation::Slot { .. }) => self.in_city,
            _ => false,
        };
        Ok(near && self.cell_of(v, figure)?.is_some_and(reaches))
    }

    /// Returns `true` if a tower reaches any figure.
    pub(crate) fn reaches_any(self, v: View, tower: Tower) -> Result<bool, Fault> {
        for figure in (0..v.core.figures.len()).map(Figure::at) {
            if self.reaches(v, tower, figure)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
