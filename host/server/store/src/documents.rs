//! Small documents that are kept beside the tables: accounts, ratings, subscriptions to notifications.
//!
//! A document has a kind, a key and a version. A change names the version that it replaces, so two
//! processes that change a document at the same time do not lose each other's work: one of them is told
//! so, reads again, and tries again.

use serde_json::Value;

use super::error::StoreError;

/// A document as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Its key. Parts of a key are separated by `/`.
    pub key: String,
    /// Its contents.
    pub value: Value,
    /// The number of its changes, from 1.
    pub version: i64,
}

/// A change of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Put {
    /// The kind.
    pub kind: &'static str,
    /// The key.
    pub key: String,
    /// The version that is replaced; 0 if there must be no such document.
    pub version: i64,
    /// The new contents; `None` deletes the document.
    pub value: Option<Value>,
}

impl Put {
    /// Adds a document that does not exist.
    pub fn new(kind: &'static str, key: impl Into<String>, value: Value) -> Put {
        Put { kind, key: key.into(), version: 0, value: Some(value) }
    }

    /// Replaces a document that was read.
    pub fn replace(kind: &'static str, old: Document, value: Value) -> Put {
        Put { kind, key: old.key, version: old.version, value: Some(value) }
    }

    /// Deletes a document that was read.
    pub fn delete(kind: &'static str, old: Document) -> Put {
        Put { kind, key: old.key, version: old.version, value: None }
    }
}

/// A place that keeps documents.
pub trait Documents {
    /// Returns a document; `None` if there is none with this kind and key.
    ///
    /// # Errors
    /// The database fails.
    fn document(&self, kind: &str, key: &str) -> Result<Option<Document>, StoreError>;

    /// Returns at most `most` documents whose keys begin with a text, in the order of their keys.
    ///
    /// # Errors
    /// The database fails.
    fn documents(&self, kind: &str, prefix: &str, most: usize) -> Result<Vec<Document>, StoreError>;

    /// Writes all changes, or none: returns `false` if a document does not have the version that its
    /// change names.
    ///
    /// # Errors
    /// The database fails.
    fn put(&self, changes: Vec<Put>) -> Result<bool, StoreError>;
}
