//! Files that commands read: text of limited size, without a byte-order mark.

use std::path::Path;

use bastide_verify::input;

use crate::error::Error;

/// Returns the text of a file of at most [`MOST_BYTES`](input::MOST_BYTES), without the byte-order mark that it may begin with.
///
/// # Errors
/// The file cannot be read, is larger, or is not text in UTF-8.
pub fn text(path: &Path) -> Result<String, Error> {
    plain_text(path).map_err(|e| Error::read(path, e))
}

/// As [`text`], with the plain error for whoever has to tell a missing file from others.
///
/// # Errors
/// As for [`text`].
pub fn plain_text(path: &Path) -> std::io::Result<String> {
    input::text(path)
}
