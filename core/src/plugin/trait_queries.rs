//! Queries about the traits of the tile in play.

use crate::model::ids::Trait;
use crate::plugin::hook::{Context, View};

impl View<'_> {
    /// Returns `true` if the tile of the present tile play has this trait, printed on the tile as a
    /// whole or granted. Traits of its segments do not count.
    #[inline]
    pub fn in_play(self, t: Trait) -> bool {
        self.core.tile_play.traits.has(t)
    }
}

impl Context<'_> {
    /// Notes the traits of the present tile play after its tiles or grants have changed.
    pub(super) fn note_traits(&mut self) {
        let (play, rules, board) = (&mut self.core.tile_play, self.rules, &self.core.board);
        play.traits = play.extra.iter().copied().collect();
        play.all_traits = play.traits;
        let placed = play.placed_tiles.iter().map(|placed| board.tile(*placed).tile);
        for info in play.tiles.iter().copied().chain(placed).map(|tile| rules.tiles.get(tile)) {
            play.traits.add_all(info.traits.set());
            play.all_traits.add_all(info.all_traits);
        }
    }
}
