//! What the fleas and outbreaks mean for a question, worked out when they change (RULES.md,
//! section 1).

use std::borrow::Cow;

use bastide_core::{Context, View};

use crate::ids::Ids;
use crate::known::{Choices, Known, Stamp};
use crate::regions::{Lying, mark};

impl Ids {
    /// Returns for each placed tile whether a flea, active or not, or an active outbreak lies there;
    /// tiles at the end of the list may be missing (PL-11).
    pub(crate) fn infested(self, v: View<'_>) -> Cow<'_, [bool]> {
        match v.slots.of(self.infested).get(self.stamp_of_tokens(v)) {
            Some(infested) => Cow::Borrowed(infested),
            None => Cow::Owned(self.find_infested(v)),
        }
    }

    fn find_infested(self, v: View) -> Vec<bool> {
        let mut infested = vec![false; v.core.board.placed_tiles().len()];
        for (_, cell) in self.lying(v) {
            mark(v, v.core.board.reached_with(cell), &mut infested, true);
        }
        infested
    }

    /// PL-04, PL-15, PL-16: returns what a player who spreads the plague may do.
    pub(crate) fn choices(self, v: View<'_>) -> Cow<'_, Choices> {
        match v.slots.of(self.choices).get(self.stamp(v)) {
            Some(choices) => Cow::Borrowed(choices),
            None => Cow::Owned(self.find_choices(v)),
        }
    }

    fn find_choices(self, v: View) -> Choices {
        let lying = Lying::new(self, v);
        if self.supply(v) > 0 {
            return Choices { takes: false, cells: lying.open_cells() };
        }
        let cells = match lying.inactive() {
            [] => lying.spare_fleas(),
            inactive => {
                let inactive = inactive.to_vec();
                if lying.has_open_cell() { inactive } else { Vec::new() }
            }
        };
        Choices { takes: true, cells }
    }

    fn stamp(self, v: View) -> Stamp {
        Stamp { tiles: v.core.board.placed_tiles().len(), ..self.stamp_of_tokens(v) }
    }

    fn stamp_of_tokens(self, v: View) -> Stamp {
        Stamp { tokens: [self.flea, self.inactive, self.outbreak].map(|token| v.core.changes_of_tokens(token)), tiles: 0 }
    }

    /// Keeps where fleas and outbreaks lie for the questions that follow.
    pub(crate) fn keep_infested(self, cx: &mut Context) {
        let from = self.stamp_of_tokens(cx.view());
        if cx.slots.of(self.infested).get(from).is_none() {
            let infested = self.find_infested(cx.view());
            *cx.slots.of_mut(self.infested) = Known::new(from, infested);
        }
    }

    /// Keeps what the player at turn may do for the questions that follow.
    pub(crate) fn keep_choices(self, cx: &mut Context) {
        let from = self.stamp(cx.view());
        let choices = self.find_choices(cx.view());
        *cx.slots.of_mut(self.choices) = Known::new(from, choices);
    }
}
