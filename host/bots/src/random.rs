//! A bot that takes each option with equal probability: the baseline for other bots and the load
//! for benchmarks.

use bastide_core::GameView;

use crate::bot::Bot;
use crate::dice::Dice;

/// The random bot.
#[derive(Debug)]
pub struct Random;

impl Bot for Random {
    #[inline]
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize {
        view.decision().map_or(0, |d| dice.below(d.len()))
    }
}
