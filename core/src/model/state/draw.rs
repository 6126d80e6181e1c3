//! The purposes of draws, and what becomes of a drawn tile.

use crate::model::ids::Pile;

/// The purpose of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawReason {
    /// The player places it in this tile play.
    Place,
    /// It is offered to the players: the tiles of a bazaar.
    Offer,
    /// It is placed before the first turn.
    Setup,
}

/// The destination of a drawn tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It is used for the purpose of the draw.
    Keep,
    /// It goes onto a pile of the plugin, which may put it back later. Another tile is drawn.
    Aside(Pile),
    /// It leaves the game as a tile that fits nowhere. Another tile is drawn.
    Discard,
}
