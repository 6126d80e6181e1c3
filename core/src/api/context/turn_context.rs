//! Operations of state-changing hooks on turns, tile plays and the stack.

use crate::contract::declared::MarkedTwins;
use crate::dispatch::hook::Context;
use crate::model::ids::{Pile, STOCK, SegmentId, Stream, TileType};
use crate::model::points::ScoringReason;

impl Context<'_> {
    /// Grants the active player one extra turn. Idempotent within a turn. Has no effect if the game
    /// is over after this turn.
    #[inline]
    pub fn take_another_turn(&mut self) {
        self.core.turn.another = true;
    }

    /// Buries one unknown tile of the stack, so that one tile fewer can be drawn. Nobody knows which
    /// one, so every tile of the pile may still be drawn next. Returns `false` if no tile is left.
    #[inline]
    pub fn bury_tile(&mut self) -> bool {
        let any = self.core.left(STOCK) > 0;
        self.core.buried += u16::from(any);
        any
    }

    /// Exchanges one tile of a pile for another type, such as its
    /// [marked twin](crate::Registrar::marked_twins). Returns `false` if the pile has no such tile.
    #[inline]
    pub fn swap_in_pile(&mut self, pile: Pile, from: TileType, to: TileType) -> bool {
        let tile = self.core.piles.get_mut(pile.index()).and_then(|pile| pile.iter_mut().find(|t| **t == from));
        tile.map(|tile| *tile = to).is_some()
    }

    /// Exchanges N random tiles of a pile for their [marked twins](crate::Registrar::marked_twins), or
    /// all that have one if there are fewer. All are equally likely, and nobody sees which they are.
    pub(crate) fn mark_in_pile(&mut self, pile: Pile, twins: MarkedTwins, number: u16, stream: Stream) {
        let rules = self.rules;
        let tiles = self.core.piles.get(pile.index()).map_or(&[][..], Vec::as_slice);
        let with_twin = tiles.iter().enumerate().filter_map(|(at, tile)| Some((at, rules.twin(twins, *tile)?)));
        let mut plain: Vec<(usize, TileType)> = with_twin.collect();
        for _ in 0..usize::from(number).min(plain.len()) {
            let (at, twin) = plain.remove(self.chance_unlogged(stream, plain.len() as u32) as usize);
            self.core.piles[pile.index()][at] = twin;
        }
    }

    /// Makes a feature due in the next scoring of this tile play, although it is not complete: a
    /// field with a barn. Idempotent for a feature; the first reason counts.
    #[inline]
    pub fn make_due(&mut self, seg: SegmentId, why: ScoringReason) {
        let (graph, due) = (&self.core.graph, &mut self.core.tile_play.due);
        if !due.iter().any(|(known, _)| graph.joined(*known, seg)) {
            due.push((seg, why));
        }
    }

    /// Removes and returns the features that [`Self::make_due`] added, for the phase that fills the
    /// scoring queue.
    #[inline]
    pub fn take_due(&mut self) -> Vec<(SegmentId, ScoringReason)> {
        std::mem::take(&mut self.core.tile_play.due)
    }
}
