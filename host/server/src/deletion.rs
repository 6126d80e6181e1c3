//! The end of a table.

use crate::accounts::own_tables;
use crate::notices;
use crate::store::{Store, StoreError};

/// Deletes a table with the subscriptions to its notices and its place in the lists of accounts. Returns `false` if it
/// does not exist. No server may have it open.
///
/// # Errors
/// The store fails.
pub fn delete_table(store: &dyn Store, id: &str) -> Result<bool, StoreError> {
    notices::forget(store, id)?;
    let seats = store.read(id)?.map(|stored| stored.seats).unwrap_or_default();
    let deleted = store.delete(id)?;
    for account in seats.iter().filter_map(|seat| seat.account.as_deref()) {
        own_tables::forget(store, account, id)?;
    }
    Ok(deleted)
}
