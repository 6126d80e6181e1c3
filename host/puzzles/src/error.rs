//! Errors of the search for puzzles.

use bastide_bots::UnknownBot;

/// Why no puzzles can be found.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// A game cannot be played.
    #[error("a game cannot be played: {0}")]
    Game(String),
    /// A position cannot be written or set up.
    #[error("a position cannot be set up: {0}")]
    Position(String),
    /// A bot cannot be made.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
}
