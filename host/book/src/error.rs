//! Errors of the book.

use std::path::PathBuf;

/// Why the source of the book cannot be written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read or written.
    #[error("{}: {source}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// Links lead nowhere.
    #[error("{}", .0.join("\n"))]
    Links(Vec<String>),
    /// The engine did not answer as expected.
    #[error("the engine, asked for {asked}: {answer}")]
    Engine {
        /// The question.
        asked: String,
        /// Its answer.
        answer: String,
    },
    /// The description of the API cannot be read.
    #[error("the description of the API: {0}")]
    Api(serde_json::Error),
}

impl Error {
    /// Returns what a system's error at a file is turned into.
    pub(crate) fn at(file: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> Error {
        let file = file.into();
        move |source| Error::File { file, source }
    }
}
