//! Reads files of theirs, compressed or not.

use std::io::ErrorKind;
use std::path::Path;

use flate2::read::GzDecoder;
use serde_json::Value;

use bastide_verify::{KitError, input};

/// Reads a `.jcz` file or a trace.
pub fn read(path: &Path) -> Result<Value, KitError> {
    let bytes = input::bytes(path).map_err(|e| KitError::file(path, e))?;
    let parsed = if path.extension().is_some_and(|e| e == "gz") {
        let text = input::whole(GzDecoder::new(&bytes[..])).map_err(|e| match e.kind() {
            ErrorKind::FileTooLarge => KitError::file(path, e),
            _ => KitError::form(path, format!("this is no whole gzip file: {e}")),
        })?;
        from_json(&text)
    } else {
        from_json(&bytes)
    };
    parsed.map_err(|e| KitError::form(path, format!("this is no whole JSON: {e}")))
}

/// Reads JSON, which may begin with a byte-order mark.
fn from_json(bytes: &[u8]) -> serde_json::Result<Value> {
    serde_json::from_slice(bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes))
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn what_a_small_file_decompresses_to_has_a_limit_too() -> Result<(), std::io::Error> {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("bomb.json.gz");
        let mut packed = GzEncoder::new(std::fs::File::create(&path)?, Compression::fast());
        std::io::copy(&mut std::io::repeat(b' ').take(input::MOST_BYTES + 1), &mut packed)?;
        packed.finish()?.flush()?;
        assert!(path.metadata()?.len() < 1_000_000);
        assert!(read(&path).is_err_and(|e| e.to_string().contains("more than 64 MB")));
        Ok(())
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_json() -> Result<(), KitError> {
        let file = tempfile::NamedTempFile::new().map_err(KitError::other)?;
        std::fs::write(file.path(), "\u{feff}{\"a\": 1}").map_err(KitError::other)?;
        assert_eq!(read(file.path())?["a"], 1);
        Ok(())
    }
}
