//! The reasons why a site cannot be written.

use std::path::PathBuf;

/// The reason why a site cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// The folder has files of somebody else.
    #[error("{} is not empty, and was not written by this command; name an empty folder or a new one", .0.display())]
    NotEmpty(PathBuf),
    /// The module is not an engine.
    #[error("not an engine as a WebAssembly module: {0}; name another file, or none to build the module")]
    NoModule(&'static str),
    /// An icon cannot be drawn.
    #[error("an icon cannot be drawn: {0}")]
    Icon(String),
    /// A file cannot be written or read.
    #[error("{}: {source}", .path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// The error.
        source: std::io::Error,
    },
}
