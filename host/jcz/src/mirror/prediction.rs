//! The draws of JCloisterZone, as they follow from the random numbers of its messages.

use bastide_core::{Context, FigureLocation, Game, Pile, STOCK, TileType, Trait};
use serde_json::Value;

use super::super::draws::{Draws, pile_of};
use super::Mirror;

impl Mirror {
    /// Returns the drawn tiles in order, then the listed tiles that come next.
    pub(in super::super) fn draws(&self) -> Vec<TileType> {
        self.draws.clone().map_or_else(|| self.drawn.clone(), |draws| draws.all(self.left()))
    }

    /// Returns the number of tiles that are not drawn yet, those that cannot be drawn yet included.
    pub(in super::super) fn left(&self) -> usize {
        undrawn(&self.game).len()
    }

    /// Sets the next draws, as they follow from `chance`, a random number of JCloisterZone. They come
    /// after `placed`, the tile that is placed now, and its scoring, before which the number was
    /// `scoring`.
    pub(super) fn predict(&mut self, scoring: f64, chance: f64, placed: Option<TileType>) -> Result<(), String> {
        if self.draws.is_none() {
            return Ok(());
        }
        let chance = self.predict_animals(scoring, chance, placed)?;
        let (pack, rules) = (undrawn(&self.game), self.game.rules().clone());
        let all = self.dragon_is_there() || placed.is_some_and(|tile| Draws::is_volcano(&rules, tile));
        let Some(draws) = &mut self.draws else { return Ok(()) };
        let ahead = draws.predict(&rules, &pack, chance, all);
        let limited = draws.has_tiles_beyond_limit();
        let numbers = ahead.iter().map(|t| t.0).collect();
        let waits = if self.dragon_is_there() { None } else { Draws::waiting(&rules) };
        let prepared = self.game.set_up(|cx| {
            cx.prepare_chance(Default::default(), numbers);
            if limited {
                set_stock(cx, ahead, waits);
            }
        });
        prepared.map_err(|e| e.to_string())
    }

    /// Returns `true` if the dragon is on the board.
    fn dragon_is_there(&self) -> bool {
        let v = self.game.view();
        let dragon = v.rules.figure("dragon").and_then(|kind| v.neutral(kind));
        dragon.is_some_and(|figure| v.core.figures[figure.index()].place != FigureLocation::Supply)
    }
}

/// Returns the random numbers of the confirmations before the next placement of a tile.
pub(super) fn confirmations(next: &[Value]) -> impl Iterator<Item = f64> {
    let before = next.iter().take_while(|m| m["type"] != "PLACE_TILE");
    before.filter(|m| m["type"] == "COMMIT").filter_map(|m| m["payload"]["random"].as_f64())
}

/// Returns the tiles that are not drawn yet: the stack, a river, and dragon tiles that wait for the dragon.
pub(super) fn undrawn(game: &Game) -> Vec<TileType> {
    let piles = &game.state().core.piles;
    let waiting = Draws::waiting(game.rules()).map_or(&[][..], |(pile, _)| &piles[pile.index()]);
    let drawn_from = game.rules().draw_piles().iter().flat_map(|pile| &piles[pile.index()]);
    drawn_from.chain(waiting).copied().collect()
}

/// Replaces the tiles of the stack and of a river. Those that wait for the dragon go onto their own pile.
pub(super) fn set_stock(cx: &mut Context, mut tiles: Vec<TileType>, waits: Option<(Pile, Trait)>) {
    let rules = cx.rules;
    if let Some(core) = cx.position() {
        if let Some((pile, dragon)) = waits {
            core.piles[pile.index()] = tiles.extract_if(.., |tile| rules.tiles.get(*tile).traits.has(dragon)).collect();
        }
        for (at, pile) in rules.draw_piles().iter().enumerate().filter(|(_, pile)| **pile != STOCK) {
            core.piles[pile.index()] = tiles.extract_if(.., |tile| pile_of(rules, *tile) == at).collect();
        }
        core.piles[STOCK.index()] = tiles;
    }
}
