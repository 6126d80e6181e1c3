//! Reads files of JCloisterZone, compressed or not.

use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use bastide_files::read as input;
use flate2::read::GzDecoder;
use serde_json::Value;

/// The reason why a file cannot be read.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum GameFileError {
    /// The file system reports an error.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: std::io::Error },
    /// The contents are not valid.
    #[error("{}: {message}", path.display())]
    Form { path: PathBuf, message: String },
}

impl GameFileError {
    pub(super) fn file(path: &Path, error: std::io::Error) -> GameFileError {
        GameFileError::File { path: path.into(), error }
    }

    pub(super) fn form(path: &Path, message: impl fmt::Display) -> GameFileError {
        GameFileError::Form { path: path.into(), message: message.to_string() }
    }
}

/// Reads a `.jcz` file or a trace.
///
/// # Errors
/// The file cannot be read, is too large, or is not complete JSON.
pub fn read(path: &Path) -> Result<Value, GameFileError> {
    let bytes = input::bytes(path).map_err(|e| GameFileError::file(path, e))?;
    let text = if path.extension().is_some_and(|e| e == "gz") {
        input::whole(GzDecoder::new(&bytes[..])).map_err(|e| match e.kind() {
            ErrorKind::FileTooLarge => GameFileError::file(path, e),
            _ => GameFileError::form(path, format!("invalid gzip file: {e}")),
        })?
    } else {
        bytes
    };
    parse(&text).map_err(|message| GameFileError::form(path, message))
}

/// Parses JSON, with or without a byte-order mark.
///
/// # Errors
/// The text is not JSON.
fn parse(bytes: &[u8]) -> Result<Value, String> {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    if text.trim_ascii_start().starts_with(b"<") {
        return Err("an XML file, as JCloisterZone 3 saved its games; games of version 5.0 or later can be read".into());
    }
    serde_json::from_slice(text).map_err(|e| format!("invalid JSON: {e}"))
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn decompressed_contents_have_a_size_limit() -> Result<(), std::io::Error> {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("bomb.json.gz");
        let mut packed = GzEncoder::new(std::fs::File::create(&path)?, Compression::fast());
        std::io::copy(&mut std::io::repeat(b' ').take(input::MAX_BYTES + 1), &mut packed)?;
        packed.finish()?.flush()?;
        assert!(path.metadata()?.len() < 1_000_000);
        assert!(read(&path).is_err_and(|e| e.to_string().contains("more than 64 MB")));
        Ok(())
    }

    #[test]
    fn an_xml_file_is_refused_with_a_word() {
        for text in ["<?xml version=\"1.0\"?><savegame/>", "\u{feff}\n <savegame app-version=\"3.4\"/>"] {
            assert!(parse(text.as_bytes()).is_err_and(|e| e.contains("5.0 or later")), "{text}");
        }
        assert!(parse(b"{").is_err_and(|e| e.starts_with("invalid JSON")));
    }

    #[test]
    fn a_byte_order_mark_is_skipped() -> Result<(), Box<dyn std::error::Error>> {
        let file = tempfile::NamedTempFile::new()?;
        std::fs::write(file.path(), "\u{feff}{\"a\": 1}")?;
        assert_eq!(read(file.path())?["a"], 1);
        Ok(())
    }
}
