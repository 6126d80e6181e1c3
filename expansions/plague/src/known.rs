//! Values that follow from where tokens and tiles lie, kept from one question to the next.

use std::hash::{Hash, Hasher};

use bastide_core::{Cell, copy_in_place};

/// What a player who spreads the plague may do.
#[derive(Default)]
pub(crate) struct Choices {
    /// PL-15, PL-16: a flea is taken from one of the cells; otherwise one is put there.
    pub(crate) takes: bool,
    pub(crate) cells: Vec<Cell>,
}

copy_in_place!(Choices { takes, cells });

/// What a value was worked out from: the changes of the tokens of the plugin, and the number of
/// tiles if the value depends on them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(crate) tokens: [u32; 3],
    pub(crate) tiles: usize,
}

/// A value with what it was worked out from. The game does not depend on whether it is kept, so it is
/// not part of a fingerprint.
#[derive(Default)]
pub(crate) struct Known<T> {
    from: Option<Stamp>,
    value: T,
}

impl<T> Known<T> {
    pub(crate) fn new(from: Stamp, value: T) -> Known<T> {
        Known { from: Some(from), value }
    }

    /// Returns the value if it was worked out from the same.
    #[inline]
    pub(crate) fn get(&self, from: Stamp) -> Option<&T> {
        (self.from == Some(from)).then_some(&self.value)
    }
}

impl<T: Clone> Clone for Known<T> {
    fn clone(&self) -> Self {
        Known { from: self.from, value: self.value.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        self.from = other.from;
        self.value.clone_from(&other.value);
    }
}

impl<T> Hash for Known<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use std::hash::DefaultHasher;

    use super::*;

    #[test]
    fn a_value_is_known_until_a_token_or_a_tile_changes_and_is_never_hashed() {
        let from = Stamp { tokens: [1, 2, 3], tiles: 4 };
        let known = Known::new(from, 5);
        assert_eq!((known.get(from), known.clone().get(from)), (Some(&5), Some(&5)));
        let others = [Stamp { tokens: [1, 2, 4], ..from }, Stamp { tokens: [0, 2, 3], ..from }, Stamp { tiles: 5, ..from }];
        assert!(others.into_iter().all(|other| known.get(other).is_none()));
        assert_eq!(Known::<u8>::default().get(Stamp { tokens: [0; 3], tiles: 0 }), None);
        let hash = |known: &Known<i32>| {
            let mut hasher = DefaultHasher::new();
            known.hash(&mut hasher);
            hasher.finish()
        };
        assert_eq!(hash(&known), hash(&Known::default()));
    }
}
