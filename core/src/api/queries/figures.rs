//! Queries about figures and turns that most expansions need.
//!
//! Figures are few, so each query goes through all of a kind; nothing is stored.

use crate::dispatch::hook::View;
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::ids::{Figure, FigureKind, Player, SegmentId};

impl<'a> View<'a> {
    /// Returns the figures of a kind that players own, wherever they are.
    #[inline]
    pub fn figures_of_kind(self, kind: FigureKind) -> impl Iterator<Item = (Figure, &'a FigureState)> + use<'a> {
        let each = usize::from(self.rules.figures.get(kind).per_player);
        self.figures_from(self.first_of_kind(kind), each * usize::from(self.core.seats))
    }

    /// Returns the figures of a kind that a player owns, wherever they are.
    #[inline]
    pub fn figures_owned(self, player: Player, kind: FigureKind) -> impl Iterator<Item = (Figure, &'a FigureState)> + use<'a> {
        let each = usize::from(self.rules.figures.get(kind).per_player);
        self.figures_from(self.first_of_kind(kind) + each * player.index(), each)
    }

    /// Returns the number of the first figure of a kind: those of the first player, then those of
    /// the second.
    #[inline]
    fn first_of_kind(self, kind: FigureKind) -> usize {
        self.rules.figure_rules.first_figures.get(kind.index()).map_or(0, |first| usize::from(*first))
    }

    /// Returns `count` figures from number `first` on.
    #[inline]
    fn figures_from(self, first: usize, count: usize) -> impl Iterator<Item = (Figure, &'a FigureState)> + use<'a> {
        let figures = self.core.figures.get(first..first + count).unwrap_or_default();
        figures.iter().enumerate().map(move |(i, f)| (Figure::at(first + i), f))
    }

    /// Returns `true` if all players have all figures of a kind in their supply.
    #[inline]
    pub fn all_in_supply(self, kind: FigureKind) -> bool {
        let each = self.rules.figures.get(kind).per_player;
        self.core.players().all(|player| self.core.in_supply(player, kind) == each)
    }

    /// Returns the figures of a kind that a player has on segments, with their segments.
    #[inline]
    pub fn figures_of(self, player: Player, kind: FigureKind) -> impl Iterator<Item = (Figure, SegmentId)> + use<'a> {
        self.figures_owned(player, kind).filter_map(|(figure, f)| match f.place {
            FigureLocation::Segment(seg) => Some((figure, seg)),
            _ => None,
        })
    }

    /// Returns the player who has the next turn, if the game goes on.
    pub fn next_at_turn(self) -> Player {
        let turn = &self.core.turn;
        let first = turn.number == 0 || turn.another;
        if first { turn.active } else { turn.active.left(self.core.seats) }
    }

    /// Returns `true` if a player takes their own turn: they are the active player, or a round has
    /// reached their own turn, and the running tile play, if any, is theirs. Returns `false` for a
    /// player who is asked in another player's turn, and in the tile plays that a round gives to other
    /// players as parts of the turn. An offer at an offer point receives the player who is asked,
    /// [`Ask::player`](crate::Ask::player).
    pub fn has_turn(self, player: Player) -> bool {
        let turn = &self.core.turn;
        turn.round_player.unwrap_or(turn.active) == player
            && (self.core.tile_play.serial == 0 || self.core.tile_play.player == player)
    }
}
