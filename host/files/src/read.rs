//! Reading of files from outside: limits their size and removes a byte-order mark.

use std::fs::File;
use std::io::{Error, ErrorKind, Read};
use std::path::Path;

use crate::error::FileError;

/// The largest size of a file after decompression, in bytes: 64 MB.
pub const MAX_BYTES: u64 = 64 << 20;

/// Returns all bytes of a file.
///
/// # Errors
/// The file cannot be read, or holds more than [`MAX_BYTES`].
pub fn bytes(path: &Path) -> Result<Vec<u8>, Error> {
    let file = File::open(path)?;
    if file.metadata()?.len() > MAX_BYTES {
        return Err(too_large());
    }
    whole(file)
}

/// Returns the text of a file, without the byte-order mark that it may begin with.
///
/// # Errors
/// The file cannot be read, holds more than [`MAX_BYTES`], or is not text in UTF-8.
pub fn text(path: &Path) -> Result<String, FileError> {
    plain_text(path).map_err(|e| FileError::read(path, e))
}

/// Returns the text of a file as [`text`] does, with the plain I/O error, for callers that treat a
/// missing file separately.
///
/// # Errors
/// The errors of [`bytes`], or the file is not text in UTF-8.
pub fn plain_text(path: &Path) -> Result<String, Error> {
    let text = String::from_utf8(bytes(path)?).map_err(|e| {
        let valid = &e.as_bytes()[..e.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|b| **b == b'\n').count() + 1;
        Error::new(ErrorKind::InvalidData, format!("line {line} is not text in UTF-8; save the file in that encoding"))
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Returns all bytes that a reader gives.
///
/// # Errors
/// The reader fails, or gives more than [`MAX_BYTES`].
pub fn whole(from: impl Read) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    from.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES { Err(too_large()) } else { Ok(bytes) }
}

fn too_large() -> Error {
    let most = MAX_BYTES >> 20;
    Error::new(ErrorKind::FileTooLarge, format!("it holds more than {most} MB, and no larger file is read; is it the right one?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_than_64_mb_are_read() -> Result<(), Error> {
        assert_eq!(whole(std::io::repeat(7).take(1000))?.len(), 1000);
        let endless = whole(std::io::repeat(7));
        assert!(endless.is_err_and(|e| e.kind() == ErrorKind::FileTooLarge && e.to_string().contains("64 MB")));
        let file = tempfile::NamedTempFile::new()?;
        file.as_file().set_len(MAX_BYTES + 1)?;
        assert!(bytes(file.path()).is_err_and(|e| e.kind() == ErrorKind::FileTooLarge));
        Ok(())
    }

    #[test]
    fn a_byte_order_mark_is_left_out_and_other_encodings_are_named_with_their_line() -> Result<(), Error> {
        let file = tempfile::NamedTempFile::new()?;
        std::fs::write(file.path(), "\u{feff}a = 1\n")?;
        assert_eq!(plain_text(file.path())?, "a = 1\n");
        std::fs::write(file.path(), b"a = 1\nb = \"\xff\"\n")?;
        assert!(plain_text(file.path()).is_err_and(|e| e.to_string().starts_with("line 2 is not text in UTF-8")));
        Ok(())
    }
}
