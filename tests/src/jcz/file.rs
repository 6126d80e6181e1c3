//! Reads files of theirs, compressed or not.

use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use serde_json::Value;

/// Why a file cannot be read.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum FileError {
    /// The system does not give it.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: std::io::Error },
    /// It is not of the form that it should have.
    #[error("{}: {message}", path.display())]
    Form { path: PathBuf, message: String },
}

impl FileError {
    pub(super) fn file(path: &Path, error: std::io::Error) -> FileError {
        FileError::File { path: path.into(), error }
    }

    pub(super) fn form(path: &Path, message: impl fmt::Display) -> FileError {
        FileError::Form { path: path.into(), message: message.to_string() }
    }
}

/// Reads a `.jcz` file or a trace.
///
/// # Errors
///
/// The file cannot be read, or is not whole JSON.
pub fn read(path: &Path) -> Result<Value, FileError> {
    let bytes = std::fs::read(path).map_err(|e| FileError::file(path, e))?;
    let parsed = if path.extension().is_some_and(|e| e == "gz") {
        let mut text = Vec::new();
        let whole = GzDecoder::new(&bytes[..]).read_to_end(&mut text);
        whole.map_err(|e| FileError::form(path, format!("not a whole gzip file: {e}")))?;
        serde_json::from_slice(&text)
    } else {
        serde_json::from_slice(&bytes)
    };
    parsed.map_err(|e| FileError::form(path, format!("not a whole JSON text: {e}")))
}
