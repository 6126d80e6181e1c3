//! The tokens of the plugin and what is kept beside them (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::known::{Choices, Known, Lying};

/// The number of fleas of one set (PL-01).
pub(crate) const FLEAS: i16 = 18;
/// The number of outbreaks of one set (PL-01).
pub(crate) const OUTBREAKS: i16 = 6;

/// The state that the locations of tokens do not contain. The turns are numbers of turns of the game.
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
    /// The cells of fleas and outbreaks.
    pub(crate) regions: Slot<Known<Lying>>,
    /// The options of a player who spreads the plague.
    pub(crate) choices: Slot<Known<Choices>>,
    fleas: i16,
    outbreaks: i16,
}

/// Returns the cell of a token that lies on one.
fn cell_of(placed: &PlacedToken) -> Option<Cell> {
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
            regions: reg.slot(),
            choices: reg.slot(),
            fleas: FLEAS * copies,
            outbreaks: OUTBREAKS * copies,
        })
    }

    /// Returns the active outbreaks and the fleas, active or not, with their cells, in the order in
    /// which they were put there.
    pub(crate) fn lying(self, v: View<'_>) -> impl Iterator<Item = (&PlacedToken, Cell)> {
        let tokens = [self.flea, self.inactive, self.outbreak];
        let count = tokens.map(|token| v.core.tokens_lying(token)).into_iter().sum();
        let own = v.core.placed_tokens().iter().filter(move |placed| tokens.contains(&placed.token)).take(count);
        own.filter_map(|placed| Some((placed, cell_of(placed)?)))
    }

    /// Returns `true` if there is an active outbreak.
    #[inline]
    pub(crate) fn rages(self, v: View) -> bool {
        v.core.tokens_lying(self.outbreak) > 0
    }

    /// PL-03, PL-24: returns `true` if the player at turn still spreads the plague in this turn.
    #[inline]
    pub(crate) fn is_due(self, v: View, who: Player) -> bool {
        let (kept, turn) = (v.slots.of(self.kept), v.core.turn.number);
        v.core.turn.active == who && kept.source_in != turn && kept.spread_in != turn && self.rages(v)
    }

    /// PL-06, PL-25: returns `true` if a flea may lie on a tile that has none: it is not a source tile,
    /// and not printed on a board.
    #[inline]
    pub(crate) fn takes_flea(self, v: View, placed: PlacedTile) -> bool {
        let tile = v.core.board.tile(placed);
        !tile.printed && !v.rules.tiles.get(tile.tile).traits.has(self.source)
    }

    /// PL-13: returns the number of fleas in the supply.
    pub(crate) fn supply(self, v: View) -> i16 {
        self.fleas - (v.core.tokens_lying(self.flea) + v.core.tokens_lying(self.inactive)) as i16
    }

    /// PL-03: returns the lowest number of an outbreak that is not on the landscape, or `None` if
    /// all are.
    pub(crate) fn next_number(self, v: View) -> Option<i16> {
        let used =
            |n: i16| v.core.tokens_of(self.outbreak).chain(v.core.tokens_of(self.eradicated)).any(|placed| placed.number == n);
        (1..=self.outbreaks).find(|n| !used(*n))
    }
}
