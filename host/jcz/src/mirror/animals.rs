//! The animal tokens of circuses. JCloisterZone draws them by the random numbers of messages, before
//! the next tile.

use bastide_core::{FigureLocation, PlacedToken, Stream, TileType, TokenPlace, Trait};

use serde_json::Value;

use super::Mirror;
use crate::draws::next;
use crate::names::ANIMALS;

/// Returns the random number of the confirmation before a circus is scored: the first one after the
/// placement of a tile, or that after the last figure that came out of the City of Carcassonne or moved as
/// a wagon. `next` contains the messages after the placement.
pub(super) fn number_of_scoring(next: &[Value]) -> Option<f64> {
    let all: Vec<&Value> = next.iter().take_while(|msg| msg["type"] != "PLACE_TILE").collect();
    let first = all.iter().position(|msg| msg["type"] == "COMMIT")?;
    let moves = |msg: &Value| msg["type"] == "DEPLOY_MEEPLE" && msg["payload"]["pointer"]["feature"] != "Quarter";
    let confirms = |i: usize| all[i]["type"] == "COMMIT" && moves(all[i - 1]);
    let before_circus = (first + 1..all.len()).take_while(|i| moves(all[*i]) || all[*i]["type"] == "PASS" || confirms(*i));
    let last = before_circus.filter(|i| confirms(*i)).last().unwrap_or(first);
    all[last]["payload"]["random"].as_f64()
}

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

    /// Sets the animal tokens that are turned up next, as they follow from the random numbers of
    /// JCloisterZone: one for the tile that is placed, if it scores a circus, and one at the end of
    /// the game. `scoring` is the number of the confirmation before the scoring, and `chance` that of
    /// the last one before the next tile. Returns the random number for the draw of that tile.
    pub(super) fn predict_animals(&mut self, scoring: f64, chance: f64, placed: Option<TileType>) -> Result<f64, String> {
        let Some(stream) = self.game.rules().names.streams.index(ANIMALS).map(Stream::at) else { return Ok(chance) };
        let left = self.unseen_animals();
        let position = |number: f64, of: u16| (number * f64::from(of)) as u16;
        let scores = placed.is_some_and(|tile| self.scores_circus(tile));
        let later = if scores && scoring == chance { next(chance) } else { chance };
        let last = if scores { left.saturating_sub(1) } else { left };
        let turned = if scores { vec![position(scoring, left)] } else { Vec::new() };
        let outcomes = [turned, vec![position(later, last)]].concat();
        self.game.set_up(|cx| cx.prepare_chance(stream, outcomes.into())).map_err(|e| e.to_string())?;
        Ok(later)
    }
}
