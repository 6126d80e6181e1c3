//! A bot that takes each option with equal probability: the baseline for other bots and the load
//! for benchmarks.

use bastide_core::Game;

use super::{Bot, Dice};

/// The random bot.
#[derive(Debug)]
pub struct Random;

impl Bot for Random {
    #[inline]
    fn choose(&mut self, game: &Game, dice: &mut Dice) -> usize {
        game.decision().map_or(0, |d| dice.below(d.len()))
    }
}
