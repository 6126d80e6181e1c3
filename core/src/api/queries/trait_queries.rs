//! Queries about the traits of the tile in play.

use crate::dispatch::hook::{Context, View};
use crate::model::ids::{TileType, Trait};

impl View<'_> {
    /// Returns `true` if the tile of the present tile play has this trait, printed on the tile as a
    /// whole or granted. Traits of its segments do not count.
    #[inline]
    pub fn in_play(self, t: Trait) -> bool {
        self.core.tile_play.traits.has(t)
    }
}

impl Context<'_> {
    /// Adds the traits of a tile to those of the present tile play.
    #[inline]
    pub(crate) fn add_traits_of(&mut self, tile: TileType) {
        self.core.tile_play.add_traits(self.rules.tiles.get(tile));
    }

    /// Collects the traits of the present tile play anew, after it has lost a tile or a grant.
    #[inline(never)]
    pub(crate) fn collect_traits(&mut self) {
        let (play, rules, board) = (&mut self.core.tile_play, self.rules, &self.core.board);
        play.traits = play.extra.iter().copied().collect();
        play.all_traits = play.traits;
        for n in 0..play.tiles.len() {
            play.add_traits(rules.tiles.get(play.tiles[n]));
        }
        for n in 0..play.placed_tiles.len() {
            play.add_traits(rules.tiles.get(board.tile(play.placed_tiles[n]).tile));
        }
    }
}
