//! Circus spaces and acrobat spaces, and the acrobats on them (RULES.md, sections 2 and 4).

use bastide_core::author::prelude::*;

/// The point of a cell where acrobats and the big top are: its middle.
pub(crate) const MIDDLE: u8 = 0;
/// BT-29: the number of acrobats of a full pyramid.
pub(crate) const FULL: usize = 3;

/// An acrobat space on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct AcrobatSpace {
    /// Its cell. A tile has one space at most.
    pub(crate) cell: Cell,
    /// The acrobat who climbed last. With three acrobats it stands on the shoulders of the others.
    pub(crate) last: Option<Figure>,
}

/// The spaces on the board, in the order in which their tiles were placed.
#[derive(Hash, Default)]
pub(crate) struct Sites {
    /// The cells of the circus spaces, and of acrobat spaces that are counted and not played.
    pub(crate) circuses: Vec<Cell>,
    /// The acrobat spaces.
    pub(crate) acrobats: Vec<AcrobatSpace>,
}

copy_in_place!(Sites { circuses, acrobats });

/// The spaces that are played, with the place of the state.
#[derive(Clone, Copy)]
pub(crate) struct Ids {
    pub(crate) slot: Slot<Sites>,
    /// Raised when there is an acrobat space.
    pub(crate) any_acrobats: Flag,
    /// The trait of a tile with a circus space.
    pub(crate) circus: Trait,
    /// The trait of a tile with an acrobat space.
    pub(crate) acrobats: Trait,
    /// BT-06: spaces that are switched off are decoration.
    pub(crate) plays_circus: bool,
    /// BT-46: whether a ringmaster counts spaces that are not played.
    pub(crate) counts_all: bool,
    pub(crate) plays_acrobats: bool,
}

impl Ids {
    pub(crate) fn new(plays_circus: bool, plays_acrobats: bool, counts_all: bool, reg: &mut Registrar) -> Ids {
        let (circus, acrobats) = (reg.tile_trait("circus"), reg.tile_trait("acrobats"));
        let ids = Ids { slot: reg.slot(), any_acrobats: reg.flag(), circus, acrobats, plays_circus, counts_all, plays_acrobats };
        if plays_circus || plays_acrobats || counts_all {
            reg.rule(ids).for_tiles([circus, acrobats]).on_tile_placed(Ids::note_spaces);
        }
        ids
    }

    /// Notes the space of a tile that was placed.
    fn note_spaces(&self, cx: &mut Context, tile: PlacedTile) -> Result<(), Fault> {
        let placed = *cx.core().board.tile(tile);
        let traits = &cx.rules.tiles.get(placed.tile).traits;
        let circus = traits.has(self.circus) && (self.plays_circus || self.counts_all);
        let unplayed = traits.has(self.acrobats) && !self.plays_acrobats && self.counts_all;
        if circus || unplayed {
            cx.slots.of_mut(self.slot).circuses.push(placed.cell);
        }
        if self.plays_acrobats && traits.has(self.acrobats) {
            cx.slots.of_mut(self.slot).acrobats.push(AcrobatSpace { cell: placed.cell, last: None });
            cx.raise(self.any_acrobats);
        }
        Ok(())
    }

    /// Returns the acrobat spaces.
    pub(crate) fn acrobat_spaces(self, v: View<'_>) -> &[AcrobatSpace] {
        &v.slots.of(self.slot).acrobats
    }

    /// Returns `true` if a point of a cell is an acrobat space.
    pub(crate) fn is_acrobat_space(self, v: View, cell: Cell, at: u8) -> bool {
        at == MIDDLE && self.acrobat_spaces(v).iter().any(|space| space.cell == cell)
    }

    /// BT-46, BT-49: returns the number of tiles with a space that lie in one of these areas, each
    /// counted once.
    pub(crate) fn spaces_in(self, v: View, areas: &[Area]) -> i16 {
        let sites = v.slots.of(self.slot);
        let cells = sites.circuses.iter().chain(sites.acrobats.iter().map(|space| &space.cell));
        cells.filter(|cell| areas.iter().any(|area| v.core.board.tile_meets(**cell, *area))).count() as i16
    }
}

/// Returns the cell in whose middle a figure of a player stands, as acrobats do, or `None`.
pub(crate) fn cell_in_a_middle(f: &FigureState) -> Option<Cell> {
    match f.place {
        FigureLocation::Spot { cell, at: MIDDLE } if f.owner.is_some() => Some(cell),
        _ => None,
    }
}

/// Returns the acrobats on the space of a cell. A figure without an owner, such as a dragon, stands
/// beside them.
pub(crate) fn acrobats_at(v: View<'_>, cell: Cell) -> impl Iterator<Item = (Figure, &FigureState)> {
    let place = FigureLocation::Spot { cell, at: MIDDLE };
    v.core.on_landscape().filter(move |(_, f)| f.place == place && f.owner.is_some())
}
