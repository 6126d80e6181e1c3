//! The reasons why a site cannot be written.

use std::path::PathBuf;

use bastide_sandbox::BundleError;

/// The reason why a site cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// The folder has files of somebody else.
    #[error("{} is not empty, and was not written by this command; name an empty folder or a new one", .0.display())]
    NotEmpty(PathBuf),
    /// The module is not an engine.
    #[error("{0}; name the module of another engine, or none to build it")]
    NoModule(#[from] BundleError),
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
