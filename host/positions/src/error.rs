//! The errors of a scenario file.

use bastide_core::TableError;
use bastide_core::message::excerpt_lines;

/// The reason why a text is not a scenario.
#[derive(Debug, thiserror::Error)]
pub enum ScenarioError {
    /// It does not have the form of a scenario.
    #[error("{file}: {message}")]
    Form {
        /// The name of the file.
        file: String,
        /// The fault, with its line if that is known, and the remedy.
        message: String,
    },
    /// Its table is wrong.
    #[error("{error}\n{}", error.snippet())]
    Table {
        /// The error of the table.
        #[from]
        error: TableError,
    },
}

impl ScenarioError {
    pub(crate) fn form(file: &str, message: impl std::fmt::Display) -> ScenarioError {
        // The message of a parser may contain a whole line of the file.
        ScenarioError::Form { file: file.to_owned(), message: excerpt_lines(&message.to_string(), 300) }
    }
}
