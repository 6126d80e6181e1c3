//! The limits of a module.

/// The limits of the game of one table in a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most memory, in bytes.
    pub memory: usize,
    /// The most work for one order, in units of about one instruction of WebAssembly each. An order that plays a game
    /// again may take a two-hundredth more for each of its moves.
    pub fuel: u64,
    /// The longest answer, in bytes.
    pub answer: usize,
}

impl Default for Limits {
    /// 256 MB, work of some ten seconds for an order, and answers of 8 MB.
    fn default() -> Limits {
        Limits { memory: 256 << 20, fuel: 5_000_000_000, answer: 8 << 20 }
    }
}
