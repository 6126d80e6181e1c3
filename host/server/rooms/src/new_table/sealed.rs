//! Tables whose record stays closed for a while, since its seed is that of other games that are still played.
//!
//! A table is sealed before it is made, and opened when the last of these games is over. Both are changes of documents, which
//! the host writes together with what it keeps of the games.

use bastide_common::Failure;
use bastide_store::{Document, Put, StoreError};
use serde_json::json;

use crate::registry::Rooms;

/// The kind of the documents, by table.
const SEALED: &str = "sealed-table";

/// Returns the change that seals a table.
pub fn seal(table: &str) -> Put {
    Put::new(SEALED, table, json!({}))
}

impl Rooms {
    /// Returns the change that opens a table; `None` if it is open.
    ///
    /// # Errors
    /// The store fails.
    pub fn open_seal(&self, table: &str) -> Result<Option<Put>, StoreError> {
        let found: Option<Document> = self.services.store.document(SEALED, table)?;
        Ok(found.map(|found| Put::delete(SEALED, found)))
    }

    /// Checks that the record of a table is open.
    ///
    /// # Errors
    /// It is sealed, or the store fails.
    pub fn check_seal(&self, table: &str) -> Result<(), Failure> {
        match self.services.store.document(SEALED, table)? {
            Some(_) => Err(Failure::Forbidden("error-record-sealed".into())),
            None => Ok(()),
        }
    }
}
