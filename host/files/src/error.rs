//! The error of reading and writing files.

use std::path::{Path, PathBuf};

/// The reason why a file cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum FileError {
    /// Reading a file failed.
    #[error("cannot read {}: {source}", .path.display())]
    Read { path: PathBuf, source: std::io::Error },
    /// Writing a file failed.
    #[error("cannot write {}: {source}", .path.display())]
    Write { path: PathBuf, source: std::io::Error },
    /// The file exists and may not be replaced.
    #[error("{} exists already and is left as it is; name another file, or replace it with --force", .0.display())]
    Exists(PathBuf),
    /// Another program writes this record.
    #[error("another program plays the game in {} and writes to that file; leave that game first, or name another file", .0.display())]
    Locked(PathBuf),
}

impl FileError {
    /// Returns the error for a file that cannot be read.
    pub fn read(path: &Path, source: std::io::Error) -> FileError {
        FileError::Read { path: path.into(), source }
    }

    /// Returns the error for a file that cannot be written.
    pub fn write(path: &Path, source: std::io::Error) -> FileError {
        FileError::Write { path: path.into(), source }
    }
}
