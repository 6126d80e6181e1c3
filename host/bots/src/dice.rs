//! Random numbers for bots: small, fast, and separate from the random numbers of the game.
//!
//! The game's own generator decides which tiles are drawn; a bot must neither see nor advance it.
//! This generator is SplitMix64, seeded by the game and the number of the decision. A decision can
//! therefore be repeated without those before it.

/// A random number generator for one decision or one game.
#[derive(Clone, Debug)]
pub struct Dice(u64);

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Returns the N-th seed derived from a seed, for the games of a simulation.
pub fn derive(seed: u64, n: u64) -> u64 {
    mix(mix(seed.wrapping_add(STEP)) ^ n.wrapping_mul(STEP))
}

impl Dice {
    /// Returns the generator for the N-th decision of the game with this seed.
    pub fn new(seed: u64, n: u64) -> Dice {
        Dice(derive(seed, n))
    }

    /// Returns the next 64 random bits.
    #[inline]
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// Returns a number below `n`, or 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.roll()) * n as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_comes_about_as_often() {
        let mut dice = Dice::new(7, 0);
        let mut seen = [0; 6];
        (0..6000).for_each(|_| seen[dice.below(6)] += 1);
        assert!(seen.iter().all(|n| (850..1150).contains(n)), "{seen:?}");
        assert_eq!(dice.below(0), 0);
    }

    #[test]
    fn seeds_of_neighbours_differ() {
        let seeds: std::collections::BTreeSet<u64> = (0..100).flat_map(|s| (0..100).map(move |n| derive(s, n))).collect();
        assert_eq!(seeds.len(), 10_000);
    }
}
