//! The consequences of fleas and outbreaks for a question, computed when they change (RULES.md,
//! section 1).

use std::borrow::Cow;

use bastide_core::author::prelude::*;

use crate::ids::Ids;
use crate::known::{Choices, Known, Lying, Stamp};

impl Ids {
    /// Returns where fleas and outbreaks lie.
    pub(crate) fn regions(self, v: View<'_>) -> Cow<'_, Lying> {
        let known = v.slots.of(self.regions).get(self.stamp_of_tokens(v));
        match known.filter(|lying| lying.tiles() == v.core.board.placed_tiles().len()) {
            Some(lying) => Cow::Borrowed(lying),
            None => Cow::Owned(Lying::new(self, v)),
        }
    }

    /// PL-04, PL-15, PL-16: returns what a player who spreads the plague may do.
    pub(crate) fn choices(self, v: View<'_>) -> Cow<'_, Choices> {
        match v.slots.of(self.choices).get(self.stamp(v)) {
            Some(choices) => Cow::Borrowed(choices),
            None => Cow::Owned(self.find_choices(v)),
        }
    }

    fn find_choices(self, v: View) -> Choices {
        let (lying, takes) = (self.regions(v), self.supply(v) <= 0);
        let cells = if takes { lying.movable_fleas(v) } else { lying.open_cells().to_vec() };
        Choices { takes, cells }
    }

    fn stamp(self, v: View) -> Stamp {
        Stamp { tiles: v.core.board.placed_tiles().len(), ..self.stamp_of_tokens(v) }
    }

    fn stamp_of_tokens(self, v: View) -> Stamp {
        Stamp { tokens: [self.flea, self.inactive, self.outbreak].map(|token| v.core.changes_of_tokens(token)), tiles: 0 }
    }

    /// Keeps where fleas and outbreaks lie for the questions that follow.
    pub(crate) fn keep_regions(self, cx: &mut Context) {
        let (from, tiles) = (self.stamp_of_tokens(cx.view()), cx.core().board.placed_tiles().len());
        match cx.slots.of(self.regions).get(from).map(Lying::tiles) {
            Some(known) if known == tiles => {}
            Some(_) => self.change_regions(cx, |lying, v| lying.add_tiles(self, v)),
            None => *cx.slots.of_mut(self.regions) = Known::new(from, Lying::new(self, cx.view())),
        }
    }

    /// Puts an active flea on a cell, from the supply.
    pub(crate) fn put_flea(self, cx: &mut Context, cell: Cell, by: Player) {
        self.keep_regions(cx);
        cx.put_token(PlacedToken { token: self.flea, place: TokenPlace::Cell(cell), number: 1, owner: None }, Some(by));
        self.change_regions(cx, |lying, v| lying.add_flea(self, v, cell));
    }

    /// Takes the flea, active or not, from a cell.
    pub(crate) fn take_flea(self, cx: &mut Context, cell: Cell) {
        self.keep_regions(cx);
        let place = TokenPlace::Cell(cell);
        if cx.take_token(self.inactive, place, None).is_none() {
            cx.take_token(self.flea, place, None);
        }
        self.change_regions(cx, |lying, v| lying.remove_flea(self, v, cell));
    }

    /// Changes what is kept about fleas and outbreaks as a token or tile was changed.
    fn change_regions(self, cx: &mut Context, change: impl FnOnce(&mut Lying, View)) {
        let mut known = std::mem::take(cx.slots.of_mut(self.regions));
        let v = cx.view();
        known.change(self.stamp_of_tokens(v), |lying| match lying.is_whole() {
            true => change(lying, v),
            false => *lying = Lying::new(self, v),
        });
        *cx.slots.of_mut(self.regions) = known;
    }

    /// Keeps what the player at turn may do for the questions that follow.
    pub(crate) fn keep_choices(self, cx: &mut Context) {
        let from = self.stamp(cx.view());
        let choices = self.find_choices(cx.view());
        *cx.slots.of_mut(self.choices) = Known::new(from, choices);
    }
}
