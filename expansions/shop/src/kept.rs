//! The state of the Shop. Core keeps the seats: figures stand in the slots of the columns' groups.

use bastide_core::author::prelude::*;

use crate::columns::MAX_COLUMNS;

/// A function that is granted to the tile of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Function {
    /// A trait, N times.
    Granted(Trait, u8),
    /// A symbol for one of its segments: the token and the trait that it adds.
    Symbol(Token, Trait),
}

/// The state of the Shop except its seats.
#[derive(Hash, Default)]
pub(crate) struct Kept {
    /// Whether no tile has been found yet in this turn.
    pub(crate) fresh: bool,
    /// The tile play that brought the first tile of the turn.
    pub(crate) first_tile_play: u16,
    /// SH-25: the columns in which the active player had a figure when the turn began, as bits.
    pub(crate) before: u8,
    /// SH-37: the figures whose action was used, until they return to the supply.
    pub(crate) used: Vec<Figure>,
    /// SH-45: the function for the first tile of the turn.
    pub(crate) function: Option<Function>,
    /// SH-101: pieces bought in this turn, by column.
    pub(crate) pieces: [u8; MAX_COLUMNS],
    /// SH-89: the last turn in which an emblem was placed.
    pub(crate) emblem_in: u16,
    /// SH-79: the symbols on features that have not been scored.
    pub(crate) placed: Vec<(SegmentId, Token)>,
}

copy_in_place!(Kept { fresh, first_tile_play, before, used, function, pieces, emblem_in, placed });
