//! Reads files of theirs, compressed or not.

use std::io::Read;
use std::path::Path;

use serde_json::Value;

use crate::error::KitError;

/// Reads a `.jcz` file or a trace.
pub fn read(path: &Path) -> Result<Value, KitError> {
    let bytes = std::fs::read(path).map_err(|e| KitError::file(path, e))?;
    let parsed = if path.extension().is_some_and(|e| e == "gz") {
        let mut text = Vec::new();
        flate2::read::GzDecoder::new(&bytes[..]).read_to_end(&mut text).map_err(|e| KitError::file(path, e))?;
        serde_json::from_slice(&text)
    } else {
        serde_json::from_slice(&bytes)
    };
    parsed.map_err(|e| KitError::form(path, e))
}
