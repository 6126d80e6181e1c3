//! Sets of traits.

use crate::model::ids::Trait;

/// The number of words of a set.
const WORDS: usize = 4;

/// A set of traits: trait number `n` as bit `n % 64` of word `n / 64`. A table with more than
/// [`TraitSet::CAPACITY`] traits is refused.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct TraitSet([u64; WORDS]);

impl TraitSet {
    /// The number of traits that a table can have.
    pub(crate) const CAPACITY: usize = 64 * WORDS;

    /// Returns the index of the word that holds the bit of a trait.
    #[inline]
    const fn word(t: Trait) -> usize {
        t.0 as usize / 64 % WORDS
    }

    /// Adds a trait.
    #[inline]
    pub(crate) const fn add(&mut self, t: Trait) {
        self.0[TraitSet::word(t)] |= 1u64.wrapping_shl(t.0 as u32);
    }

    /// Adds the traits of another set.
    #[inline]
    pub(crate) const fn add_all(&mut self, other: TraitSet) {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        self.0 = [a | e, b | f, c | g, d | h];
    }

    /// Returns `true` if the set contains a trait.
    #[inline]
    pub(crate) const fn has(&self, t: Trait) -> bool {
        self.0[TraitSet::word(t)] & 1u64.wrapping_shl(t.0 as u32) != 0
    }

    /// Returns `true` if the sets have a trait in common.
    #[inline]
    pub(crate) const fn meets(&self, other: &TraitSet) -> bool {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        (a & e) | (b & f) | (c & g) | (d & h) != 0
    }
}

impl FromIterator<Trait> for TraitSet {
    fn from_iter<I: IntoIterator<Item = Trait>>(traits: I) -> TraitSet {
        let mut set = TraitSet::default();
        traits.into_iter().for_each(|t| set.add(t));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_trait_up_to_the_capacity_has_a_bit_of_its_own() {
        let all: Vec<Trait> = (0..TraitSet::CAPACITY).map(Trait::at).collect();
        let mut sum = TraitSet::default();
        for (n, t) in all.iter().enumerate() {
            let alone: TraitSet = [*t].into_iter().collect();
            assert!(all.iter().enumerate().all(|(k, other)| alone.has(*other) == (k == n)), "trait {n}");
            assert!(alone.meets(&alone) && !alone.meets(&sum), "trait {n}");
            sum.add_all(alone);
            assert!(sum.has(*t) && sum.meets(&alone), "trait {n}");
        }
    }
}
