//! Queries about the traits of the tile in play.

use crate::model::ids::{TileType, Trait};
use crate::model::trait_set::TraitSet;
use crate::plugin::hook::View;

impl View<'_> {
    /// Returns `true` if the tile of the present tile play has this trait, printed on the tile as a
    /// whole or granted. Traits of its segments do not count.
    #[inline]
    pub fn in_play(self, t: Trait) -> bool {
        let play = &self.core.tile_play;
        let has = |tile: TileType| self.rules.tiles.get(tile).traits.has(t);
        play.placed_tiles.iter().any(|placed| has(self.core.board.tile(*placed).tile))
            || play.tiles.iter().any(|tile| has(*tile))
            || play.extra.contains(&t)
    }

    /// Returns the traits of the tile of the present tile play and of its segments, printed or
    /// granted.
    #[inline]
    pub(crate) fn traits_in_play(self) -> TraitSet {
        let play = &self.core.tile_play;
        let mut traits: TraitSet = play.extra.iter().copied().collect();
        let placed = play.placed_tiles.iter().map(|placed| self.core.board.tile(*placed).tile);
        placed.for_each(|tile| traits.add_all(self.rules.tiles.get(tile).all_traits));
        play.tiles.iter().for_each(|tile| traits.add_all(self.rules.tiles.get(*tile).all_traits));
        traits
    }
}
