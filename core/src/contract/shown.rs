//! What screens show beside the words of an option.

use crate::model::board::piece_shape::PieceShape;
use crate::model::ids::{FigureKind, Player, TileType, Token};

/// A thing that an option is about, which screens show beside its words. See [`Menu::add_shown`](crate::Menu::add_shown).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Shown {
    /// A tile.
    Tile(TileType),
    /// A piece of several cells.
    Piece(PieceShape),
    /// A token.
    Token {
        /// Its kind.
        token: Token,
        /// Its owner; `None` if it has none.
        of: Option<Player>,
        /// The number on it; `None` if it has none.
        number: Option<i16>,
    },
    /// A figure.
    Figure {
        /// Its kind.
        kind: FigureKind,
        /// Its owner; `None` if it has none.
        of: Option<Player>,
        /// The number at which it stands, such as its points on a track; `None` if there is none.
        number: Option<i16>,
    },
}
