//! The errors of a scenario file.

use bastide_core::message::excerpt_lines;
use bastide_core::{ErrorText, Explained, TableError, error_text};

/// The reason why a text is not a scenario.
#[derive(Debug)]
pub enum ScenarioError {
    /// It does not have the form of a scenario.
    Form {
        /// The name of the file.
        file: String,
        /// The fault, with its line if that is known, and the remedy.
        message: ErrorText,
    },
    /// Its table is wrong.
    Table {
        /// The error of the table.
        error: TableError,
    },
}

impl ScenarioError {
    pub(crate) fn form(file: &str, message: ErrorText) -> ScenarioError {
        ScenarioError::Form { file: file.to_owned(), message }
    }

    /// Returns the error for a text that the reader of TOML refuses. Its message may contain a whole line of the file.
    pub(crate) fn toml(file: &str, error: &toml::de::Error) -> ScenarioError {
        ScenarioError::form(file, excerpt_lines(&error.to_string(), 300).into())
    }
}

impl Explained for ScenarioError {
    fn explained(&self) -> ErrorText {
        match self {
            ScenarioError::Form { file, message } => {
                error_text!("position-at", "{place}: {problem}", place = file, problem = message)
            }
            ScenarioError::Table { error } => {
                let problem =
                    error_text!("position-at", "{place}: {problem}", place = error.at.to_string(), problem = error.explained());
                problem.then(format!("\n{}", error.snippet()).into())
            }
        }
    }
}

impl std::fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.explained())
    }
}

impl std::error::Error for ScenarioError {}

impl From<TableError> for ScenarioError {
    fn from(error: TableError) -> ScenarioError {
        ScenarioError::Table { error }
    }
}
