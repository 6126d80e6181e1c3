//! Random numbers of the tests: random players, tables and mutations, the same in every run and on
//! every machine.
//!
//! The generator is SplitMix64, separate from the game's own generator, so that a choice of the
//! test never shifts a draw of the game. A random player with equal probabilities soon places all
//! figures and scores little; with thrift it passes more often.

use bastide_core::{Action, Decision, PASS};

/// A random number generator.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Makes a generator from a seed.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Returns the next 64 bits.
    pub const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number below `n`, or 0 if `n` is 0.
    pub const fn below(&mut self, n: usize) -> usize {
        ((self.roll() as u128 * n as u128) >> 64) as usize
    }

    /// Returns `true` with a probability of one in `n`.
    pub const fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Returns a random element of a slice.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    /// Returns the number of an option. A pass is taken `thrift` times in four if it is legal;
    /// otherwise all options have equal probability.
    pub fn choose(&mut self, decision: &Decision, thrift: usize) -> usize {
        let pass = Action { verb: PASS, ..Action::default() };
        if thrift > 0 && decision.menu().placements() == 0 && decision.offers(&pass) && self.below(4) < thrift {
            let passes = (0..decision.len()).rev().find(|&n| decision.get(n) == Some(pass));
            return passes.unwrap_or_default();
        }
        self.below(decision.len())
    }
}
