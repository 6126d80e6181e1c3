//! Pushes to browsers: encrypted (RFC 8291), signed by this server (RFC 8292), sent to the push service
//! of the browser (RFC 8030). Without the feature `push`, no server has a key for them.

#[cfg(feature = "push")]
mod with;
#[cfg(not(feature = "push"))]
#[path = "without.rs"]
mod with;

pub use self::with::PushKey;
pub(crate) use self::with::PushSender;

/// The error of a file with a key.
#[derive(Debug, thiserror::Error)]
pub enum PushKeyError {
    /// The file cannot be read or written.
    #[error("{file}: {error}")]
    File {
        /// The file.
        file: String,
        /// The error of the system.
        error: std::io::Error,
    },
    /// The file has another content.
    #[error("{file}: not a private key on the curve P-256 in PEM (PKCS #8); `bastide push-key FILE` makes one")]
    Content {
        /// The file.
        file: String,
    },
    /// The key cannot be made.
    #[error("the system has no random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// This program has no pushes.
    #[error("this program was built without push")]
    Absent,
}
