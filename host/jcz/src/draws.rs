//! The order in which JCloisterZone draws tiles: first the tiles of a list in the file, then random
//! tiles.
//!
//! JCloisterZone draws at random with one number from 0 up to but excluding 1. Each message that
//! ends a tile play contains such a number. With `n` tiles left in the pack, sorted by id, the
//! number times `n` is the index of the drawn tile. A step of a linear congruential generator gives
//! the number for the next draw.

use bastide_core::{Pile, Ruleset, STOCK, TileType, Trait};
use serde_json::Value;

use super::jcz_json::{items, text};
use super::old;

/// The tiles that JCloisterZone draws next.
#[derive(Clone, Debug)]
pub(super) struct Draws {
    /// The tiles of the list that are not drawn yet.
    listed: Vec<TileType>,
    /// The last prediction: the tiles of the list, then the random ones.
    predicted: Vec<TileType>,
    /// The number of tiles in the pack at the last prediction.
    pack_size: usize,
    /// The tiles drawn before the last prediction, in order.
    drawn: Vec<TileType>,
    /// Tiles of the pack that are never drawn because of a limit of draws.
    beyond_limit: Vec<TileType>,
}

impl Draws {
    /// Returns the list of a game up to its first unknown tile, and the name of that tile. Tile
    /// names are the same in JCloisterZone and Bastide.
    pub(super) fn of(game: &Value, rules: &Ruleset) -> (Draws, Option<String>) {
        let traced = game["drawOrder"].is_array();
        let list = if traced { &game["drawOrder"] } else { &game["gameAnnotations"]["drawOrder"] };
        let mut listed = Vec::new();
        let mut unknown = None;
        let older = if list.is_array() { None } else { old::placements(game) };
        let names = older.unwrap_or_else(|| items(list).map(text).collect());
        for name in names.into_iter().take_while(|name| name != END) {
            match rules.tiles.find(&name) {
                Some(tile) => listed.push(tile),
                None => {
                    unknown = Some(name);
                    break;
                }
            }
        }
        (Draws { listed, predicted: Vec::new(), pack_size: 0, drawn: Vec::new(), beyond_limit: Vec::new() }, unknown)
    }

    /// Returns the greatest number of tiles that can be drawn in the game, or `None` without a
    /// limit.
    pub(super) fn limit_of(game: &Value) -> Option<usize> {
        let number = |v: &Value| v.as_u64().map(|n| n as usize);
        let order = &game["gameAnnotations"]["drawOrder"];
        let end = items(order).position(|name| name.as_str() == Some(END));
        number(&game["drawLimit"]).or_else(|| number(&game["gameAnnotations"]["endTurn"])).or(end)
    }

    /// Returns `true` if a limit of draws leaves tiles of the pack undrawn.
    pub(super) fn has_tiles_beyond_limit(&self) -> bool {
        !self.beyond_limit.is_empty()
    }

    /// Returns the pile of the dragon tiles that wait for the dragon, and the mark of such tiles;
    /// `None` if no tiles wait in this game. In JCloisterZone they are a group of the pack that is
    /// not drawn from before a volcano lies.
    pub(super) fn waiting(rules: &Ruleset) -> Option<(Pile, Trait)> {
        let pile = rules.names.piles.index("princess-dragon.waiting").map(Pile::at)?;
        Some((pile, rules.names.traits.index("dragon").map(Trait::at)?))
    }

    /// Returns `true` if a tile brings the dragon.
    pub(super) fn is_volcano(rules: &Ruleset, tile: TileType) -> bool {
        let volcano = rules.names.traits.index("volcano").map(Trait::at);
        volcano.is_some_and(|volcano| rules.tiles.get(tile).traits.has(volcano))
    }

    /// Predicts the draws from a pack for a random number from 0 up to but excluding 1. Tiles
    /// beyond a limit of draws take part, so the result can contain other tiles than `pack`. Unless
    /// `all` can be drawn, those that wait for the dragon are not drawn at random.
    pub(super) fn predict(&mut self, rules: &Ruleset, pack: &[TileType], chance: f64, all: bool) -> Vec<TileType> {
        self.advance(pack.len());
        let waits = Draws::waiting(rules).map(|(_, dragon)| dragon);
        let group = |t: &TileType| waits.is_some_and(|dragon| rules.tiles.get(*t).traits.has(dragon));
        let mut left: Vec<TileType> = [pack, &self.beyond_limit].concat();
        left.sort_by_cached_key(|t| (pile_of(rules, *t), group(t), &rules.tiles.get(*t).name));
        let mut predicted = Vec::with_capacity(left.len());
        for tile in &self.listed {
            if let Some(at) = left.iter().position(|t| t == tile) {
                predicted.push(left.remove(at));
            }
        }
        let mut last = if all { Vec::new() } else { left.extract_if(.., |t| group(t)).collect() };
        let mut number = chance;
        while let Some(first) = left.first().map(|t| pile_of(rules, *t)) {
            // A river is drawn before the stack, pile after pile.
            let open = left.iter().take_while(|t| pile_of(rules, **t) == first).count();
            let at = ((number * open as f64) as usize).min(open - 1);
            predicted.push(left.remove(at));
            number = next(number);
        }
        predicted.append(&mut last);
        self.beyond_limit = predicted.split_off(pack.len());
        (self.predicted, self.pack_size) = (predicted, pack.len());
        self.predicted.clone()
    }

    /// Limits the number of draws in the whole game. Returns the remaining tiles within the limit,
    /// which are the new pack.
    pub(super) fn limit_to(&mut self, limit: usize) -> Vec<TileType> {
        let more = limit.saturating_sub(self.drawn.len()).min(self.predicted.len());
        self.listed.truncate(more);
        self.beyond_limit = self.predicted.split_off(more);
        self.pack_size = more;
        self.predicted.clone()
    }

    /// Records the draws since the last prediction, for a pack that now has `pack` tiles.
    fn advance(&mut self, pack: usize) {
        let drawn = self.pack_size.saturating_sub(pack).min(self.predicted.len());
        for tile in self.predicted.drain(..drawn) {
            if let Some(at) = self.listed.iter().position(|t| *t == tile) {
                self.listed.remove(at);
            }
            self.drawn.push(tile);
        }
        self.pack_size = pack;
    }

    /// Returns all tiles drawn until the pack had `pack` tiles left, in order, then the rest of the
    /// list.
    pub(super) fn all(mut self, pack: usize) -> Vec<TileType> {
        self.advance(pack);
        [self.drawn, self.listed].concat()
    }
}

/// Returns the position of the pile from which a tile is drawn, in the order of the draws.
pub(super) fn pile_of(rules: &Ruleset, tile: TileType) -> usize {
    let piles = rules.draw_piles();
    piles.iter().position(|pile| *pile != STOCK && rules.pile(*pile).contains(&tile)).unwrap_or(piles.len())
}

/// The entry of a list at which the game ends.
const END: &str = "#END";

/// Returns the random number after this one: a step of a linear congruential generator on the low
/// 48 bits of the floating-point representation.
pub(super) fn next(number: f64) -> f64 {
    const LOW: u64 = (1 << 48) - 1;
    let bits = number.to_bits() & LOW;
    let stepped = bits.wrapping_mul(25_214_903_917).wrapping_add(11) & LOW;
    stepped as f64 / (LOW + 1) as f64
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn random_numbers_are_from_0_to_1_and_change() {
        let mut number = 0.3;
        for _ in 0..1000 {
            let after = next(number);
            assert!((0.0..1.0).contains(&after) && after != number);
            number = after;
        }
        // The low 48 bits of 0.5 are 0, so the step returns its increment.
        assert_eq!(next(0.5), 11.0 / (1u64 << 48) as f64);
    }
}
