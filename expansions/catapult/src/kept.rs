//! The data of a catapult round, and the ids that its phases share.

use bastide_core::author::prelude::*;

/// A kind of throw (CP-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum ThrowKind {
    #[default]
    KnockOut,
    Seduction,
    Target,
    Catch,
}

/// The names of the kinds, which are those of their tokens.
pub(crate) const KINDS: [&str; 4] = ["knock-out", "seduction", "target", "catch"];

impl ThrowKind {
    pub(crate) const ALL: [ThrowKind; 4] = [ThrowKind::KnockOut, ThrowKind::Seduction, ThrowKind::Target, ThrowKind::Catch];

    pub(crate) const fn name(self) -> &'static str {
        KINDS[self as usize]
    }
}

/// The round that is being played.
#[derive(Hash, Default)]
pub(crate) struct Round {
    pub(crate) kind: ThrowKind,
    /// Whether a kind has been chosen.
    pub(crate) open: bool,
    /// CP-33: the cell of the fair.
    pub(crate) fair: Cell,
    /// The landings so far, in the order of the throwers.
    pub(crate) landings: Vec<(Player, Cell)>,
}

copy_in_place!(Round { kind, open, fair, landings });

impl Round {
    /// Returns the last landing.
    pub(crate) fn last(&self) -> Option<Cell> {
        self.landings.last().map(|(_, cell)| *cell)
    }
}

/// The ids that the phases share.
#[derive(Clone, Copy)]
pub(crate) struct Ids {
    pub(crate) slot: Slot<Round>,
    /// The places that stand for the kinds in the choice of one.
    pub(crate) kinds: Group,
    /// By kind; `None` for a kind that is not in the game.
    pub(crate) tokens: [Option<Token>; KINDS.len()],
}

impl Ids {
    /// CP-03, CP-06: each player has one token of each kind in the game.
    pub(crate) fn new(kinds: &[ThrowKind], reg: &mut Registrar) -> Ids {
        let group = GroupSpec { places: KINDS.len() as u8, hidden: false, in_reach: Reach::Nobody };
        let group = reg.group("catapult.kind", group);
        let tokens = ThrowKind::ALL.map(|kind| {
            let token = kinds.contains(&kind).then(|| reg.define_token(kind.name(), 1))?;
            Some(token)
        });
        Ids { slot: reg.slot(), kinds: group, tokens }
    }

    pub(crate) fn round<'a>(&self, v: View<'a>) -> &'a Round {
        v.slots.of(self.slot)
    }

    /// Begins a round at the fair on a tile.
    pub(crate) fn begin(&self, cx: &mut Context, fair: PlacedTile) {
        let cell = cx.core().board.tile(fair).cell;
        let round = cx.slots.of_mut(self.slot);
        (round.open, round.fair) = (false, cell);
        round.landings.clear();
        round.landings.reserve(MAX_PLAYERS);
    }

    /// Notes where the token of a player lies. A token on a tile stays there until the round is
    /// over.
    pub(crate) fn land(&self, cx: &mut Context, who: Player, cell: Cell) {
        let round = cx.slots.of_mut(self.slot);
        round.landings.push((who, cell));
        let Some(token) = self.tokens[round.kind as usize] else { return };
        if cx.core().board.tile_at(cell).is_some() {
            cx.give(who, token, -1);
            cx.put_token(PlacedToken { token, place: TokenPlace::Cell(cell), number: 1, owner: Some(who) }, Some(who));
        } else {
            cx.log.put(Event::TokenMoved { token, target: Target::Cell(cell), by: Some(who) });
        }
    }

    /// CP-12: ends the round; all tokens go back to their owners.
    pub(crate) fn end(&self, cx: &mut Context) {
        let round = cx.slots.of_mut(self.slot);
        round.open = false;
        let landings = std::mem::take(&mut round.landings);
        let Some(token) = self.tokens[round.kind as usize] else { return };
        for (_, cell) in landings {
            if let Some(owner) = cx.take_token(token, TokenPlace::Cell(cell), None).and_then(|placed| placed.owner) {
                cx.give(owner, token, 1);
            }
        }
    }
}
