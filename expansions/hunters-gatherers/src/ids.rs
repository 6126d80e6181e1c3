//! The names of the game as numbers.

use bastide_core::author::prelude::*;

/// The ids of the kinds, figures, traits and piles of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ids {
    pub(crate) meadow: Kind,
    pub(crate) forest: Kind,
    pub(crate) river: Kind,
    pub(crate) lake: Kind,
    pub(crate) pawn: FigureKind,
    pub(crate) hut: FigureKind,
    pub(crate) menhir: Trait,
    pub(crate) fish: Trait,
    /// The second stack.
    pub(crate) menhirs: Pile,
}
