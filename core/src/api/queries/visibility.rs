//! Visibility: the secrets of the rules, and the viewers from whom they are hidden.

use crate::dispatch::hook::Ruleset;
use crate::model::action::Action;
use crate::model::ids::{Player, Token};
use crate::model::mask::Mask;
use crate::model::viewer::Viewer;

impl Ruleset {
    /// Returns `true` if a plugin at the table hides anything from some players: a slot, the
    /// content of a group, the outcomes of a stream, or which tiles it exchanged for their marked
    /// twins. At other tables only future draws and sealed answers are hidden.
    #[inline]
    pub fn hides_anything(&self) -> bool {
        self.hides_anything
    }

    /// Returns `true` if others than this player must not see the action: it concerns a place of a
    /// hidden group.
    pub fn hides_from_others(&self, by: Player, action: &Action) -> bool {
        self.hides_anything && self.mask(Viewer::Seat(None)).hides(Some(by), action.target)
    }

    /// Returns the kinds of cards that players hold at this table, see
    /// [`Registrar::define_card`](crate::Registrar::define_card).
    pub fn cards(&self) -> &[Token] {
        &self.parts.hidden.cards
    }

    /// Returns the groups and streams that are hidden from a viewer.
    pub(crate) fn mask(&self, viewer: Viewer) -> Mask<'_> {
        Mask { viewer, groups: &self.names.groups, streams: &self.parts.hidden.streams }
    }
}
