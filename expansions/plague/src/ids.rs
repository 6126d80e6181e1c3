//! The tokens of the plugin and what is kept beside them (RULES.md, section 1).

use bastide_core::{Cell, InstallError, Options, PlacedTile, PlacedToken, Registrar, Slot, Token, TokenPlace, Trait, View};

/// The number of fleas of one set (PL-01).
pub(crate) const FLEAS: i16 = 18;
/// The number of outbreaks of one set (PL-01).
pub(crate) const OUTBREAKS: i16 = 6;

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

    /// PL-06, PL-25: returns `true` if a flea may lie on a tile that has none: it is no source tile,
    /// and not printed on a board.
    #[inline]
    pub(crate) fn takes_flea(self, v: View, placed: PlacedTile) -> bool {
        let tile = v.core.board.tile(placed);
        !tile.printed && !v.rules.tiles.get(tile.tile).traits.has(self.source)
    }

    /// PL-13: returns the number of fleas in the supply.
    pub(crate) fn supply(self, v: View) -> i16 {
        let is_flea = |placed: &&PlacedToken| placed.token == self.flea || placed.token == self.inactive;
        self.fleas - v.core.placed_tokens().iter().filter(is_flea).count() as i16
    }

    /// PL-03: returns the lowest number of an outbreak that is not on the landscape, or `None` if
    /// all are.
    pub(crate) fn next_number(self, v: View) -> Option<i16> {
        let used = |n: i16| self.all(v, self.outbreak).chain(self.all(v, self.eradicated)).any(|placed| placed.number == n);
        (1..=self.outbreaks).find(|n| !used(*n))
    }
}
