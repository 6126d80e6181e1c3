//! The legal turns of one tile in eight cells of the frontier at once.
//!
//! Placements are looked up, counted and indexed in words of eight cells, without a branch per
//! cell. The bit operations are written by hand, since not every supported processor has an
//! instruction for them.

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Returns a set of turns (lower half of the byte) with its number of turns in the upper half.
pub(crate) const fn counted(turns: u8) -> u8 {
    let turns = turns & 0xf;
    turns | (turns.count_ones() as u8) << 4
}

/// For each set of turns, its turns in order, two bits each.
const IN_ORDER: [u8; 16] = {
    let mut all = [0; 16];
    let mut set = 0;
    while set < 16 {
        let (mut turn, mut n) = (0, 0);
        while turn < 4 {
            if set & (1 << turn) != 0 {
                all[set] |= (turn as u8) << (2 * n);
                n += 1;
            }
            turn += 1;
        }
        set += 1;
    }
    all
};

/// Eight bytes, one per cell: its turns as bits in the lower half, their number in the upper half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RotationMask8(u64);

impl From<[u8; 8]> for RotationMask8 {
    #[inline]
    fn from(bytes: [u8; 8]) -> RotationMask8 {
        RotationMask8(u64::from_le_bytes(bytes))
    }
}

impl From<RotationMask8> for [u8; 8] {
    #[inline]
    fn from(mask: RotationMask8) -> [u8; 8] {
        mask.0.to_le_bytes()
    }
}

impl RotationMask8 {
    /// Looks up eight cells in a table of [counted] turns.
    #[inline(always)]
    pub(crate) fn look_up(codes: &[u16; 8], table: impl Fn(u16) -> u8) -> RotationMask8 {
        let mut word = 0;
        for (i, &code) in codes.iter().enumerate() {
            word |= u64::from(table(code)) << (8 * i);
        }
        RotationMask8(word)
    }

    /// Counts the turns of eight cells.
    #[inline]
    pub(crate) fn count_up(turns: [u8; 8]) -> RotationMask8 {
        let word = u64::from_le_bytes(turns) & (0xf * ONES);
        let pairs = word - ((word >> 1) & (0x5 * ONES));
        let counts = (pairs & (0x3 * ONES)) + ((pairs >> 2) & (0x3 * ONES));
        RotationMask8(word | counts << 4)
    }

    /// Keeps only the first `cells` cells.
    #[inline]
    pub(crate) fn first(self, cells: usize) -> RotationMask8 {
        if cells < 8 { RotationMask8(self.0 & !(u64::MAX << (8 * cells))) } else { self }
    }

    /// Returns `true` if there is no turn.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the turns without their numbers, cell by cell.
    #[inline]
    pub(crate) fn turns(self) -> [u8; 8] {
        (self.0 & (0xf * ONES)).to_le_bytes()
    }

    /// Returns the number of turns.
    #[inline]
    pub(crate) fn count(self) -> usize {
        (self.counts().wrapping_mul(ONES) >> 56) as usize
    }

    #[inline]
    fn counts(self) -> u64 {
        (self.0 >> 4) & (0xf * ONES)
    }

    /// Returns the cell and the turn of turn number `n`, from 0. `n` must be below the count.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> (usize, u8) {
        // The number of turns up to and including each cell; at most 32, so no byte overflows.
        let up_to = self.counts().wrapping_mul(ONES);
        let enough = ((up_to | HIGH) - (n as u64 + 1) * ONES) & HIGH;
        let bits = enough.trailing_zeros() & 0x38;
        let before = (up_to << 8) >> bits & 0xff;
        let set = (self.0 >> bits & 0xf) as usize;
        ((bits / 8) as usize, IN_ORDER[set] >> (2 * (n - before as usize)) & 3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_counted_and_found_in_order() {
        let sets = [
            [0, 0, 0, 0, 0, 0, 0, 0],
            [0xf; 8],
            [1, 0, 8, 0, 5, 0, 15, 0],
            [0, 0, 0, 0, 0, 0, 0, 10],
            [7, 11, 13, 14, 6, 9, 3, 12],
        ];
        for turns in sets {
            let mask = RotationMask8::count_up(turns);
            assert_eq!(mask, RotationMask8(u64::from_le_bytes(turns.map(counted))));
            assert_eq!(mask.turns(), turns);
            let all: Vec<(usize, u8)> = (0..8)
                .flat_map(|cell| (0..4).map(move |turn| (cell, turn)))
                .filter(|(cell, turn)| turns[*cell] & (1 << turn) != 0)
                .collect();
            assert_eq!(mask.count(), all.len());
            assert_eq!(mask.is_empty(), all.is_empty());
            for (n, found) in all.iter().enumerate() {
                assert_eq!(mask.nth(n), *found, "the {n}th of {turns:?}");
            }
        }
    }

    #[test]
    fn what_is_beyond_the_frontier_is_nothing() {
        let mask = RotationMask8::count_up([0xf; 8]);
        assert_eq!(mask.first(3).turns(), [15, 15, 15, 0, 0, 0, 0, 0]);
        assert_eq!(mask.first(3).count(), 12);
        assert_eq!((mask.first(8), mask.first(0).count()), (mask, 0));
    }
}
