//! Sections of boards that are not available now.

/// A section of a board that is not available now, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    /// The name of the board.
    pub board: String,
    /// The name of the section.
    pub section: String,
    /// The reason.
    pub why: String,
}
