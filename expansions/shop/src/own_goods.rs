//! What the Shop brings besides what the expansions announce: the names of tea and of coats.

use bastide_core::{Label, Token, Trait, Ware};

/// The good that the Shop brings.
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
    /// MP-102: of what a board does not let coats lie on.
    pub(crate) barred: Trait,
}
