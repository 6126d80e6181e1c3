//! Messages, and the problems of a file of messages.

use std::collections::{BTreeMap, BTreeSet};

/// The reason why a file of messages is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {message}")]
pub struct TextsError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The problem.
    pub message: String,
}

/// A message of a language: its attributes (`""` for the text itself), each with the names of its
/// arguments.
pub type Message = BTreeMap<String, BTreeSet<String>>;
