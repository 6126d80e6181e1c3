//! The bundles that people brought, in the documents of the store.
//!
//! A bundle is two documents: a short one that says when it was used last, and its bytes.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use bastide_common::{Failure, Why};
use bastide_store::time::now_ms;
use bastide_store::{Document, Put, Store, StoreError};

/// The kind of the documents about bundles, and that of their bytes.
const ABOUT: &str = "bundle";
const BYTES: &str = "bundle-file";
/// The most bundles that are kept.
const MAX: usize = 100;
/// The time after which a bundle that nobody used makes room for another one, in milliseconds.
const OLD: i64 = 90 * 24 * 3600 * 1000;
/// The shortest time between two updates of the last use, in milliseconds.
const NOTED: i64 = 24 * 3600 * 1000;

/// Returns the name and the bytes of a bundle, and notes its use; `None` if it is not kept.
pub(super) fn read(store: &dyn Store, sha256: &str) -> Result<Option<(String, Vec<u8>)>, StoreError> {
    let Some(about) = store.document(ABOUT, sha256)? else { return Ok(None) };
    let Some(file) = store.document(BYTES, sha256)? else { return Ok(None) };
    let name = about.value["name"].as_str().unwrap_or_default().to_owned();
    let bytes = file.value.as_str().and_then(|text| STANDARD.decode(text).ok());
    if now_ms() - used(&about) > NOTED {
        let value = json!({"name": name, "used": now_ms()});
        // A conflict is harmless: another server noted the use.
        store.put(vec![Put::replace(ABOUT, about, value)])?;
    }
    Ok(bytes.map(|bytes| (name, bytes)))
}

/// Keeps a bundle.
///
/// # Errors
/// Too many are kept, or the store fails.
pub(super) fn keep(store: &dyn Store, sha256: &str, name: &str, bytes: &[u8]) -> Result<(), Failure> {
    if store.document(ABOUT, sha256)?.is_some() {
        return Ok(());
    }
    let all = store.documents(ABOUT, "", MAX + 1)?;
    if all.len() >= MAX {
        let oldest = all.into_iter().min_by_key(used).filter(|oldest| now_ms() - used(oldest) > OLD);
        let oldest = oldest.ok_or_else(|| Failure::TooMany(Why::with("error-bundle-many", "most", MAX)))?;
        let file = store.document(BYTES, &oldest.key)?;
        let gone = [Some(Put::delete(ABOUT, oldest)), file.map(|file| Put::delete(BYTES, file))];
        store.put(gone.into_iter().flatten().collect())?;
    }
    let about = Put::new(ABOUT, sha256, json!({"name": name, "used": now_ms()}));
    // A conflict is harmless: somebody has brought the same bundle in the meantime.
    store.put(vec![about, Put::new(BYTES, sha256, json!(STANDARD.encode(bytes)))])?;
    Ok(())
}

fn used(about: &Document) -> i64 {
    about.value["used"].as_i64().unwrap_or_default()
}
