//! Which tiles they draw: a list made by hand first, then by their chance.
//!
//! Their chance is one number from 0 to 1, which comes with the message that ends a part; a draw takes that share of the pack in the order
//! of ids and works the number on to the next.

use bastide_core::{Ruleset, TileType};
use serde_json::Value;

use super::theirs::{items, text};

/// What is drawn next.
#[derive(Clone, Debug)]
pub(super) struct Draws {
    /// Listed and not drawn yet.
    listed: Vec<TileType>,
    /// What was foretold last: the listed tiles, then those of chance.
    ahead: Vec<TileType>,
    /// How many tiles the pack had then.
    pack: usize,
    /// What was drawn before that.
    drawn: Vec<TileType>,
    /// Tiles that lie in their pack beyond a limit of draws, and so never come.
    beyond: Vec<TileType>,
}

impl Draws {
    /// The list of a game, up to the first tile that is unknown here, which comes with it. The names of tiles are the same here.
    pub(super) fn of(game: &Value, rules: &Ruleset) -> (Draws, Option<String>) {
        let traced = game["drawOrder"].is_array();
        let list = if traced { &game["drawOrder"] } else { &game["gameAnnotations"]["drawOrder"] };
        let mut listed = Vec::new();
        let mut unknown = None;
        for name in items(list).map(text).take_while(|name| name != END) {
            match rules.tiles.find(&name) {
                Some(tile) => listed.push(tile),
                None => {
                    unknown = Some(name);
                    break;
                }
            }
        }
        (Draws { listed, ahead: Vec::new(), pack: 0, drawn: Vec::new(), beyond: Vec::new() }, unknown)
    }

    /// How many tiles can be drawn in all, if that is limited.
    pub(super) fn limit_of(game: &Value) -> Option<usize> {
        let number = |v: &Value| v.as_u64().map(|n| n as usize);
        let order = &game["gameAnnotations"]["drawOrder"];
        let end = items(order).position(|name| name.as_str() == Some(END));
        number(&game["drawLimit"]).or_else(|| number(&game["gameAnnotations"]["endTurn"])).or(end)
    }

    /// Is there a limit of draws that leaves tiles of their pack out?
    pub(super) fn limited(&self) -> bool {
        !self.beyond.is_empty()
    }

    /// Foretells the draws from a pack when chance stands at a number. Under a limit, others of their pack may come instead of those here.
    pub(super) fn foretell(&mut self, rules: &Ruleset, pack: &[TileType], chance: f64) -> Vec<TileType> {
        self.advance(pack.len());
        let mut left: Vec<TileType> = [pack, &self.beyond].concat();
        left.sort_by(|a, b| rules.tiles.get(*a).name.cmp(&rules.tiles.get(*b).name));
        let mut ahead = Vec::with_capacity(left.len());
        for tile in &self.listed {
            if let Some(at) = left.iter().position(|t| t == tile) {
                ahead.push(left.remove(at));
            }
        }
        let mut number = chance;
        while !left.is_empty() {
            let at = ((number * left.len() as f64) as usize).min(left.len() - 1);
            ahead.push(left.remove(at));
            number = next(number);
        }
        self.beyond = ahead.split_off(pack.len());
        (self.ahead, self.pack) = (ahead, pack.len());
        self.ahead.clone()
    }

    /// No more tiles than `limit` are drawn in all: gives back those that are left of them, which are the pack from now on.
    pub(super) fn limit_to(&mut self, limit: usize) -> Vec<TileType> {
        let more = limit.saturating_sub(self.drawn.len()).min(self.ahead.len());
        self.listed.truncate(more);
        self.beyond = self.ahead.split_off(more);
        self.pack = more;
        self.ahead.clone()
    }

    /// Notes what was drawn since the last foretelling.
    fn advance(&mut self, pack: usize) {
        let drawn = self.pack.saturating_sub(pack).min(self.ahead.len());
        for tile in self.ahead.drain(..drawn) {
            if let Some(at) = self.listed.iter().position(|t| *t == tile) {
                self.listed.remove(at);
            }
            self.drawn.push(tile);
        }
        self.pack = pack;
    }

    /// All that was drawn until the pack had so many tiles left, in order, and what is listed to be drawn next.
    pub(super) fn all(mut self, pack: usize) -> Vec<TileType> {
        self.advance(pack);
        [self.drawn, self.listed].concat()
    }
}

/// The entry of a list at which the game ends.
const END: &str = "#END";

/// Their next number: a step of a linear congruence on the low 48 bits of the number's own pattern.
fn next(number: f64) -> f64 {
    const LOW: u64 = (1 << 48) - 1;
    let bits = number.to_bits() & LOW;
    let stepped = bits.wrapping_mul(25_214_903_917).wrapping_add(11) & LOW;
    stepped as f64 / (LOW + 1) as f64
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn chance_stays_between_0_and_1_and_moves_on() {
        let mut number = 0.3;
        for _ in 0..1000 {
            let after = next(number);
            assert!((0.0..1.0).contains(&after) && after != number);
            number = after;
        }
        // 0.5 has no bits below the exponent, so the step gives its summand.
        assert_eq!(next(0.5), 11.0 / (1u64 << 48) as f64);
    }
}
