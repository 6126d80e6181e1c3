//! Tower places and towers (RULES.md, sections 2 and 3).

use bastide_core::author::prelude::*;

/// A tower place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tower {
    /// Its cell. A tile has one place at most (TO-08).
    pub(crate) cell: Cell,
    /// The number of pieces on it.
    pub(crate) pieces: i16,
}

/// The state of the plugin. Core keeps the prisoners and the followers on towers.
#[derive(Hash, Default)]
pub(crate) struct Towers {
    /// All places, in the order in which their tiles were placed.
    pub(crate) all: Vec<Tower>,
    /// TO-36: the turn of the last ransom.
    pub(crate) ransom_in: (u16, u16),
}

copy_in_place!(Towers { all, ransom_in });

/// The ids that several rules need.
#[derive(Clone, Copy)]
pub(crate) struct Ids {
    /// A tower piece.
    pub(crate) piece: Token,
    /// The trait of a tile with a tower place.
    pub(crate) place: Trait,
    pub(crate) slot: Slot<Towers>,
    /// Raised when there is a tower place.
    pub(crate) any: Flag,
}

/// Returns the cell of the tower on which a figure of a player stands, if it stands on one. A figure
/// without an owner, such as a dragon, stands beside the tower of its cell.
pub(crate) fn guarded_by(f: &FigureState) -> Option<Cell> {
    match f.place {
        FigureLocation::Spot { cell, at: 0 } if f.owner.is_some() => Some(cell),
        _ => None,
    }
}

impl Ids {
    /// Returns all tower places.
    pub(crate) fn all(self, v: View<'_>) -> &[Tower] {
        &v.slots.of(self.slot).all
    }

    /// Returns `true` if a point of a cell is the top of a tower: the centre of a cell with at least
    /// one piece (TO-42).
    pub(crate) fn is_top(self, v: View, cell: Cell, at: u8) -> bool {
        at == 0 && self.all(v).iter().any(|tower| tower.cell == cell && tower.pieces > 0)
    }

    /// Returns the cell of the tower at a location, if the location is the top of one.
    pub(crate) fn top_at(self, v: View, place: FigureLocation) -> Option<Cell> {
        match place {
            FigureLocation::Spot { cell, at } if self.is_top(v, cell, at) => Some(cell),
            _ => None,
        }
    }

    /// Adds a piece of this player to the tower on a cell. Returns the position of the tower in the
    /// list of all places, or `None` if the cell has no place.
    pub(crate) fn build(self, cx: &mut Context, who: Player, cell: Cell) -> Option<usize> {
        let at = self.all(cx.view()).iter().position(|tower| tower.cell == cell)?;
        let tower = cx.slots.of_mut(self.slot).all.get_mut(at)?;
        tower.pieces += 1;
        let number = tower.pieces;
        // TO-17: pieces come from the own supply.
        if cx.core().tokens(who, self.piece) > 0 {
            cx.give(who, self.piece, -1);
        }
        let place = TokenPlace::Cell(cell);
        if cx.set_token_number(self.piece, place, number) {
            cx.log.put(Event::TokenMoved { token: self.piece, target: Target::Cell(cell), by: Some(who) });
        } else {
            cx.put_token(PlacedToken { token: self.piece, place, number, owner: None }, Some(who));
        }
        Some(at)
    }

    /// Notes the tower place of a tile that was placed.
    pub(crate) fn note_place(&self, cx: &mut Context, tile: PlacedTile) -> Result<(), Fault> {
        let cell = cx.core().board.tile(tile).cell;
        cx.slots.of_mut(self.slot).all.push(Tower { cell, pieces: 0 });
        cx.raise(self.any);
        Ok(())
    }
}
