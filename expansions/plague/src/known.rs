//! Values that follow from where tokens and tiles lie, kept from one question to the next.

use std::hash::{Hash, Hasher};

use bastide_core::author::prelude::*;

/// The options of a player who spreads the plague.
#[derive(Default)]
pub(crate) struct Choices {
    /// PL-15, PL-16: a flea is taken from one of the cells; otherwise one is put there.
    pub(crate) takes: bool,
    pub(crate) cells: Vec<Cell>,
}

copy_in_place!(Choices { takes, cells });

/// The cells of fleas and outbreaks. Active outbreaks have the first numbers, that of the lowest number
/// first, and then come the active fleas in the order in which they were put there.
#[derive(Default)]
pub(crate) struct Lying {
    /// The active outbreaks and fleas by their numbers.
    pub(crate) active: Vec<Active>,
    /// The number of active outbreaks.
    pub(crate) outbreaks: usize,
    /// The cells of inactive fleas.
    pub(crate) inactive: Vec<Cell>,
    /// For each placed tile the number of the outbreak or active flea there, `INACTIVE` or `NOTHING`
    /// of `regions`.
    pub(crate) on_tiles: Vec<u16>,
    /// The open cells beside an active region, in order.
    pub(crate) open: Vec<Cell>,
    /// Whether each active flea hangs together with an outbreak.
    pub(crate) whole: bool,
}

copy_in_place!(Lying { active, outbreaks, inactive, on_tiles, open, whole });

/// An active outbreak or flea.
#[derive(Clone, Copy)]
pub(crate) struct Active {
    /// The number of the token.
    pub(crate) number: i16,
    pub(crate) cell: Cell,
    /// PL-23: the cells of its tile. A piece of several cells may be one tile.
    pub(crate) reach: Area,
    /// The tiles beside its cell.
    pub(crate) beside: [Option<PlacedTile>; 4],
}

/// The inputs of a computed value: the changes of the tokens of the plugin, and the number of
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

    /// Changes the value as what it was worked out from has changed.
    pub(crate) fn change(&mut self, from: Stamp, change: impl FnOnce(&mut T)) {
        self.from = Some(from);
        change(&mut self.value);
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
        assert!(others.iter().all(|other| known.get(*other).is_none()));
        let mut changed = known.clone();
        changed.change(others[0], |value| *value += 1);
        assert_eq!((changed.get(others[0]), changed.get(from)), (Some(&6), None));
        assert_eq!(Known::<u8>::default().get(Stamp { tokens: [0; 3], tiles: 0 }), None);
        let hash = |known: &Known<i32>| {
            let mut hasher = DefaultHasher::new();
            known.hash(&mut hasher);
            hasher.finish()
        };
        assert_eq!(hash(&known), hash(&Known::default()));
    }
}
