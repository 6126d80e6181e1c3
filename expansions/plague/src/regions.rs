//! Fleas and outbreaks on the landscape, and what hangs together (RULES.md, section 1).

use bastide_core::{Cell, InstallError, Options, PlacedToken, Registrar, Side, Slot, Token, TokenPlace, Trait, View};

/// The number of fleas of one set (PL-01).
const FLEAS: i16 = 18;
/// The number of outbreaks of one set (PL-01).
const OUTBREAKS: i16 = 6;

/// What the locations of tokens do not tell. The turns are numbers of turns of the game.
#[derive(Clone, Copy, Hash, Default)]
pub(crate) struct Kept {
    /// The turn in which the player at turn last placed a tile.
    pub(crate) placed_in: u16,
    /// PL-03: the turn in which the player at turn last placed a source tile.
    pub(crate) source_in: u16,
    /// PL-24: the turn in which the last flea was put down.
    pub(crate) spread_in: u16,
    /// PL-24: the turn of the last flight.
    pub(crate) fled_in: u16,
    /// PL-15, PL-16: the cell of the flea that was taken and is laid elsewhere now.
    pub(crate) taken_from: Option<Cell>,
    /// PL-02: the source tiles are shuffled in when this number of tiles is left in the stack.
    pub(crate) quiet_until: u16,
}

/// The ids that all rules of the plugin need.
#[derive(Clone, Copy)]
pub(crate) struct Ids {
    /// An active flea.
    pub(crate) flea: Token,
    /// A flea that was turned to its inactive side.
    pub(crate) inactive: Token,
    /// An active outbreak, with its number.
    pub(crate) outbreak: Token,
    /// An eradicated outbreak, with its number.
    pub(crate) eradicated: Token,
    /// The trait of a source tile.
    pub(crate) source: Trait,
    pub(crate) kept: Slot<Kept>,
    fleas: i16,
    outbreaks: i16,
}

/// Returns the cell of a token that lies on one.
pub(crate) fn cell_of(placed: &PlacedToken) -> Option<Cell> {
    if let TokenPlace::Cell(cell) = placed.place { Some(cell) } else { None }
}

impl Ids {
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<Ids, InstallError> {
        let copies = o.number("copies")? as i16;
        Ok(Ids {
            flea: reg.define_token("flea", 0),
            inactive: reg.define_token("inactive-flea", 0),
            outbreak: reg.define_token("outbreak", 0),
            eradicated: reg.define_token("eradicated-outbreak", 0),
            source: reg.tile_trait("plague-source"),
            kept: reg.slot(),
            fleas: FLEAS * copies,
            outbreaks: OUTBREAKS * copies,
        })
    }

    /// Returns the tokens of a kind on the landscape.
    fn all(self, v: View<'_>, token: Token) -> impl Iterator<Item = &PlacedToken> {
        v.core.placed_tokens().iter().filter(move |placed| placed.token == token)
    }

    /// Returns the cells with tokens of a kind, in the order in which these were put there.
    pub(crate) fn cells(self, v: View<'_>, token: Token) -> impl Iterator<Item = Cell> + '_ {
        self.all(v, token).filter_map(cell_of)
    }

    /// Returns `true` if there is an active outbreak.
    #[inline]
    pub(crate) fn rages(self, v: View) -> bool {
        self.all(v, self.outbreak).next().is_some()
    }

    /// PL-13: returns the number of fleas in the supply.
    pub(crate) fn supply(self, v: View) -> i16 {
        self.fleas - (self.all(v, self.flea).count() + self.all(v, self.inactive).count()) as i16
    }

    /// PL-03: returns the lowest number of an outbreak that is not on the landscape, or `None` if
    /// all are.
    pub(crate) fn next_number(self, v: View) -> Option<i16> {
        let used = |n: i16| self.all(v, self.outbreak).chain(self.all(v, self.eradicated)).any(|placed| placed.number == n);
        (1..=self.outbreaks).find(|n| !used(*n))
    }

    /// Returns where the tokens lie now.
    pub(crate) fn lying(self, v: View<'_>) -> Lying<'_> {
        let mut lying = Lying { ids: self, v, outbreaks: Vec::new(), active: Vec::new(), fleas: Vec::new() };
        let mut numbered: Vec<(i16, Cell)> = Vec::new();
        for placed in v.core.placed_tokens() {
            let Some(cell) = cell_of(placed) else { continue };
            if placed.token == self.outbreak {
                numbered.push((placed.number, cell));
            }
            if placed.token == self.outbreak || placed.token == self.flea {
                lying.active.push(cell);
            }
            if placed.token == self.flea || placed.token == self.inactive {
                lying.fleas.push(cell);
            }
        }
        numbered.sort_unstable();
        lying.outbreaks.extend(numbered.into_iter().map(|(_, cell)| cell));
        lying
    }
}

/// Where fleas and outbreaks lie.
pub(crate) struct Lying<'v> {
    ids: Ids,
    v: View<'v>,
    /// The cells of active outbreaks, that of the lowest number first.
    outbreaks: Vec<Cell>,
    /// The cells of active fleas and outbreaks.
    active: Vec<Cell>,
    /// The cells of active and inactive fleas.
    fleas: Vec<Cell>,
}

impl Lying<'_> {
    /// Returns the first of these cells that belongs to the tile of a cell. PL-23: a piece of
    /// several cells may be one tile.
    fn on_tile(&self, cell: Cell, cells: &[Cell]) -> Option<Cell> {
        self.v.core.board.reached_with(cell).cells().find(|cell| cells.contains(cell))
    }

    /// Returns the cells that touch the tile of a cell by a side, some of them more than once.
    fn beside(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        self.v.core.board.reached_with(cell).cells().flat_map(|cell| Side::ALL.map(|side| cell.step(side)))
    }

    /// Returns the cells that hang together with a cell by sides over active fleas and outbreaks,
    /// itself included, without the cell `but`.
    fn hanging_together(&self, from: Cell, but: Option<Cell>) -> Vec<Cell> {
        let mut found = vec![from];
        let mut i = 0;
        while let Some(&at) = found.get(i) {
            for cell in self.beside(at).filter_map(|cell| self.on_tile(cell, &self.active)) {
                if Some(cell) != but && !found.contains(&cell) {
                    found.push(cell);
                }
            }
            i += 1;
        }
        found
    }

    /// PL-05: returns the active regions, that of the lowest outbreak first; with `but`, as if no
    /// flea lay on that cell.
    pub(crate) fn regions(&self, but: Option<Cell>) -> Vec<Vec<Cell>> {
        let mut regions: Vec<Vec<Cell>> = Vec::new();
        for &cell in &self.outbreaks {
            if !regions.iter().any(|region| region.contains(&cell)) {
                regions.push(self.hanging_together(cell, but));
            }
        }
        regions
    }

    /// PL-04, PL-06: returns the cells where a flea may be put down, in order: those beside an
    /// active region that hold a tile which is no source tile, and no flea. PL-25: what is printed
    /// on a board is no tile.
    pub(crate) fn open_cells(&self, regions: &[Vec<Cell>]) -> Vec<Cell> {
        let mut cells: Vec<Cell> =
            regions.iter().flatten().flat_map(|cell| self.beside(*cell)).filter(|cell| self.takes_flea(*cell)).collect();
        cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
        cells.dedup();
        cells
    }

    /// Returns `true` if there is a cell in [`Self::open_cells`].
    pub(crate) fn has_open_cell(&self, regions: &[Vec<Cell>]) -> bool {
        regions.iter().flatten().flat_map(|cell| self.beside(*cell)).any(|cell| self.takes_flea(cell))
    }

    fn takes_flea(&self, cell: Cell) -> bool {
        let (core, rules) = (self.v.core, self.v.rules);
        let tile = core.board.tile_at(cell).map(|placed| core.board.tile(placed));
        tile.is_some_and(|tile| !tile.printed && !rules.tiles.get(tile.tile).traits.has(self.ids.source))
            && self.on_tile(cell, &self.fleas).is_none()
    }
}
