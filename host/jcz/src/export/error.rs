//! The reasons why a record cannot be exported.

/// The reason why a record cannot be exported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum NotExported {
    /// JCloisterZone lacks a plugin of the table.
    #[error("JCloisterZone lacks the expansion {0}; only games without it can be exported")]
    Plugin(String),
    /// JCloisterZone lacks a move of the record, or makes it differently.
    #[error("move {number}, \"{line}\", cannot be made in JCloisterZone: {why}")]
    Move { number: usize, line: String, why: String },
    /// JCloisterZone would play the game differently as a whole.
    #[error("this game cannot be exported to JCloisterZone: {0}")]
    Game(String),
}
