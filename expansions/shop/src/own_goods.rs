//! The goods of the Shop itself: tea and coats.

use bastide_core::author::prelude::*;

/// The good that the Shop adds.
#[derive(Clone, Copy)]
pub(crate) struct Tea {
    pub(crate) token: Token,
    pub(crate) adds: Trait,
    pub(crate) label: Label,
}

/// The coats of the Shop.
#[derive(Clone, Copy)]
pub(crate) struct Emblem {
    pub(crate) token: Token,
    pub(crate) ware: Ware,
    /// MP-102: the trait of printed cities on which a board allows no coats.
    pub(crate) barred: Trait,
}
