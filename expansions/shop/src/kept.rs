//! What the Shop keeps in the state. Who sits where is core's: figures stand in the places of the columns' groups.

use bastide_core::{Figure, SegmentId, Token, Trait, copy_in_place};

use crate::columns::MOST_COLUMNS;

/// A function that is lent to the tile of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Function {
    /// A trait, so many times.
    Lent(Trait, u8),
    /// A symbol for one of its segments: the token and the trait that it adds.
    Symbol(Token, Trait),
}

/// See the module.
#[derive(Hash, Default)]
pub(crate) struct Kept {
    /// Has no tile been found yet in this turn?
    pub(crate) fresh: bool,
    /// The part that brought the first tile of the turn.
    pub(crate) first_part: u16,
    /// SH-25: the columns in which the player at turn had a figure when the turn began, as bits.
    pub(crate) before: u8,
    /// SH-37: figures whose action was used, until they go home.
    pub(crate) used: Vec<Figure>,
    /// SH-45: the function for the first tile of the turn.
    pub(crate) function: Option<Function>,
    /// SH-101: pieces bought in this turn, by column.
    pub(crate) pieces: [u8; MOST_COLUMNS],
    /// SH-89: the turn in which an emblem was laid last.
    pub(crate) emblem_in: u16,
    /// SH-79: symbols that lie in features not yet scored.
    pub(crate) laid: Vec<(SegmentId, Token)>,
}

copy_in_place!(Kept { fresh, first_part, before, used, function, pieces, emblem_in, laid });
