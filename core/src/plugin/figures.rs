//! Queries about figures and turns that most expansions need.
//!
//! Figures are few, so each query goes through all of them; nothing is stored.

use crate::model::figure::FigureLocation;
use crate::model::ids::{Figure, FigureKind, Player, SegmentId};
use crate::plugin::hook::View;

impl<'a> View<'a> {
    /// Returns the figures of a kind that a player has on segments, with their segments.
    #[inline]
    pub fn figures_of(self, player: Player, kind: FigureKind) -> impl Iterator<Item = (Figure, SegmentId)> + use<'a> {
        let own = self.core.figures.iter().enumerate().filter(move |(_, f)| f.kind == kind && f.owner == Some(player));
        own.filter_map(|(i, f)| match f.place {
            FigureLocation::Segment(seg) => Some((Figure::at(i), seg)),
            _ => None,
        })
    }

    /// Returns `true` if a player takes their own turn: they are the active player and, while a
    /// tile play runs, it is theirs. It is `false` for a player who is asked in another player's
    /// turn, and for the tile plays that a round gives to other players. An offer at an offer point
    /// receives the player who is asked, [`Ask::player`](crate::Ask::player).
    pub fn has_turn(self, player: Player) -> bool {
        self.core.turn.active == player && (self.core.tile_play.serial == 0 || self.core.tile_play.player == player)
    }
}
