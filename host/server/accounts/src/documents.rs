//! Documents of the store that belong to an account: the key of each begins with its id.

use serde_json::Value;

use bastide_store::{Document, Store, StoreError};

/// The documents that are read at a time.
const PAGE: usize = 500;

/// Returns all documents of a kind that belong to an account.
pub(super) fn all_of(store: &dyn Store, kind: &'static str, account: &str) -> Result<Vec<Document>, StoreError> {
    pages(store, kind, &format!("{account}/"))
}

/// Returns all documents of a kind whose keys begin with a text.
pub(super) fn pages(store: &dyn Store, kind: &'static str, prefix: &str) -> Result<Vec<Document>, StoreError> {
    let mut most = PAGE;
    loop {
        let found = store.documents(kind, prefix, most)?;
        if found.len() < most {
            return Ok(found);
        }
        most *= 4;
    }
}

/// Returns the end of the key of a document of an account.
pub(super) fn rest(document: &Document) -> &str {
    document.key.split_once('/').map_or("", |(_, rest)| rest)
}

/// Returns a text in a document.
pub(super) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
