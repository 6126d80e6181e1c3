//! Reads files of theirs, compressed or not.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use serde_json::Value;

use bastide_verify::KitError;

/// Reads a `.jcz` file or a trace.
pub fn read(path: &Path) -> Result<Value, KitError> {
    let bytes = std::fs::read(path).map_err(|e| KitError::file(path, e))?;
    let parsed = if path.extension().is_some_and(|e| e == "gz") {
        let mut text = Vec::new();
        let whole = GzDecoder::new(&bytes[..]).read_to_end(&mut text);
        whole.map_err(|e| KitError::form(path, format!("this is no whole gzip file: {e}")))?;
        serde_json::from_slice(&text)
    } else {
        serde_json::from_slice(&bytes)
    };
    parsed.map_err(|e| KitError::form(path, format!("this is no whole JSON: {e}")))
}
