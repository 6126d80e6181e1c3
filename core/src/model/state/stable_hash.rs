//! A hash that is the same in every run and on every machine.

use std::hash::Hasher;

/// FNV-1a over 64 bits. Numbers are written in explicit little-endian bytes of a fixed width,
/// `usize` and `isize` in eight, so that the hash depends on neither the byte order nor the word
/// size of a machine. A slice or an array of plain numbers is the exception: the standard library
/// hashes its bytes in memory order, so a hashed value must write such numbers one by one.
#[derive(Clone, Debug)]
pub(crate) struct StableHasher(u64);

impl StableHasher {
    pub(crate) const fn new() -> StableHasher {
        StableHasher(0xcbf2_9ce4_8422_2325)
    }
}

macro_rules! little_endian {
    ($($write:ident($number:ty)),*) => {
        $(fn $write(&mut self, n: $number) {
            self.write(&n.to_le_bytes());
        })*
    };
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for b in bytes {
            self.0 = (self.0 ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    little_endian!(write_u16(u16), write_u32(u32), write_u64(u64), write_u128(u128));
    little_endian!(write_i16(i16), write_i32(i32), write_i64(i64), write_i128(i128));

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_i64(n as i64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::Hash;

    fn hash(of: impl Hash) -> u64 {
        let mut hasher = StableHasher::new();
        of.hash(&mut hasher);
        hasher.finish()
    }

    fn bytes(of: &[u8]) -> u64 {
        let mut hasher = StableHasher::new();
        hasher.write(of);
        hasher.finish()
    }

    #[test]
    fn numbers_are_hashed_as_little_endian_bytes_of_a_fixed_width() {
        assert_eq!(bytes(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(bytes(b"a"), 0xaf63_dc4c_8601_ec8c, "the published value of FNV-1a");
        assert_eq!(hash(0x0102_u16), bytes(&[2, 1]));
        assert_eq!(hash(-2_i32), bytes(&[0xfe, 0xff, 0xff, 0xff]));
        assert_eq!(hash(0x0102_0304_0506_0708_u64), bytes(&[8, 7, 6, 5, 4, 3, 2, 1]));
        assert_eq!(hash(3_usize), bytes(&[3, 0, 0, 0, 0, 0, 0, 0]));
        assert_eq!(hash(-1_isize), bytes(&[0xff; 8]));
        assert_eq!(hash(1_u128), bytes(&[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
        assert_eq!(hash(Some(7_u8)), bytes(&[1, 0, 0, 0, 0, 0, 0, 0, 7]), "a variant is a number of eight bytes");
    }
}
