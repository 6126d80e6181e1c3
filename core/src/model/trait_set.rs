//! Sets of traits.

use crate::model::ids::Trait;

/// A set of traits: trait number `n` as bit `n % 64` of word `n / 64`. A table with more traits
/// than bits is refused.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct TraitSet([u64; 2]);

impl TraitSet {
    /// Returns the index of the word that holds the bit of a trait.
    #[inline]
    const fn word(t: Trait) -> usize {
        t.0 as usize / 64 % 2
    }

    /// Adds a trait.
    #[inline]
    pub(crate) const fn add(&mut self, t: Trait) {
        self.0[TraitSet::word(t)] |= 1u64.wrapping_shl(t.0 as u32);
    }

    /// Adds the traits of another set.
    #[inline]
    pub(crate) const fn add_all(&mut self, other: TraitSet) {
        self.0 = [self.0[0] | other.0[0], self.0[1] | other.0[1]];
    }

    /// Returns `true` if the set contains a trait.
    #[inline]
    pub(crate) const fn has(self, t: Trait) -> bool {
        self.0[TraitSet::word(t)] & 1u64.wrapping_shl(t.0 as u32) != 0
    }

    /// Returns `true` if the sets have a trait in common.
    #[inline]
    pub(crate) const fn meets(self, other: TraitSet) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) != 0
    }
}

impl FromIterator<Trait> for TraitSet {
    fn from_iter<I: IntoIterator<Item = Trait>>(traits: I) -> TraitSet {
        let mut set = TraitSet::default();
        traits.into_iter().for_each(|t| set.add(t));
        set
    }
}
