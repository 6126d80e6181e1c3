//! The animal tokens of circuses. JCloisterZone draws them by the random numbers of messages, before
//! the next tile.

use bastide_core::{FigureLocation, PlacedToken, Stream, TileType, TokenPlace, Trait};

use super::Mirror;
use crate::draws::next;
use crate::names::ANIMALS;

impl Mirror {
    /// Returns the number of animal tokens that nobody has seen.
    fn unseen_animals(&self) -> u16 {
        let v = self.game.view();
        let Some(animal) = v.rules.token("animal") else { return 0 };
        let stack = v.core.token_supply.get(animal.index()).copied().unwrap_or_default();
        let lies = |placed: &&PlacedToken| placed.token == animal && matches!(placed.place, TokenPlace::Cell(_));
        u16::try_from(stack).unwrap_or_default() + v.core.placed_tokens().iter().filter(lies).count() as u16
    }

    /// Returns `true` if a tile scores a circus: the big top stands on the board, and the tile has a
    /// space for it.
    fn scores_circus(&self, tile: TileType) -> bool {
        let v = self.game.view();
        let big_top = v.rules.figure("big-top").and_then(|kind| v.neutral(kind));
        let stands = big_top.is_some_and(|figure| matches!(v.core.figures[figure.index()].place, FigureLocation::Spot { .. }));
        let circus = v.rules.names.traits.index("circus").map(Trait::at);
        stands && circus.is_some_and(|circus| v.rules.tiles.get(tile).traits.has(circus))
    }

    /// Sets the animal tokens that are turned up next, as they follow from a random number of
    /// JCloisterZone: one for the tile that is placed, if it scores a circus, and one at the end of
    /// the game. Returns the random number for the draw of a tile.
    pub(super) fn predict_animals(&mut self, chance: f64, placed: Option<TileType>) -> Result<f64, String> {
        let Some(stream) = self.game.rules().names.streams.index(ANIMALS).map(Stream::at) else { return Ok(chance) };
        let left = self.unseen_animals();
        let position = |number: f64, of: u16| (number * f64::from(of)) as u16;
        let outcomes = [position(chance, left), position(next(chance), left.saturating_sub(1))];
        self.game.set_up(|cx| cx.prepare_chance(stream, outcomes.into())).map_err(|e| e.to_string())?;
        Ok(if placed.is_some_and(|tile| self.scores_circus(tile)) { next(chance) } else { chance })
    }
}
