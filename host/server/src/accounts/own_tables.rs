//! The tables at which an account has a seat, or that its person has made, until their games end.

use serde_json::json;

use super::rest;
use crate::store::{Document, Documents, Put, StoreError};
use crate::time::now_ms;

/// The kind of the documents: one for each table, under `ACCOUNT/TABLE`.
pub(super) const TABLE: &str = "account-table";
/// The most tables that are listed.
const MOST: usize = 300;

/// Notes that an account has a seat at a table, or that its person has made it. It is noted before the seat
/// changes: what is noted too much does no harm.
///
/// # Errors
/// The store fails.
pub fn note(store: &(impl Documents + ?Sized), account: &str, table: &str, owner: bool) -> Result<(), StoreError> {
    let key = format!("{account}/{table}");
    loop {
        let put = match store.document(TABLE, &key)? {
            Some(found) if found.value["owner"] == true || !owner => return Ok(()),
            Some(found) => Put::replace(TABLE, found, json!({"since": now_ms(), "owner": owner})),
            None => Put::new(TABLE, key.clone(), json!({"since": now_ms(), "owner": owner})),
        };
        if store.put(vec![put])? {
            return Ok(());
        }
    }
}

/// Returns `true` if the person of an account has made a table.
///
/// # Errors
/// The store fails.
pub fn is_owner(store: &(impl Documents + ?Sized), account: &str, table: &str) -> Result<bool, StoreError> {
    let found = store.document(TABLE, &format!("{account}/{table}"))?;
    Ok(found.is_some_and(|found| found.value["owner"] == true))
}

/// Returns the ids of the tables of an account, the newest first.
///
/// # Errors
/// The store fails.
pub fn of(store: &(impl Documents + ?Sized), account: &str) -> Result<Vec<String>, StoreError> {
    let mut found = store.documents(TABLE, &format!("{account}/"), MOST)?;
    found.retain(|table| table.value["over"] != true);
    found.sort_by_key(|table| -table.value["since"].as_i64().unwrap_or_default());
    Ok(found.iter().map(|table| rest(table).to_owned()).collect())
}

/// Returns the change that takes a table whose game is over from the list. Who made it stays known for another game.
pub(super) fn over(table: Document) -> Put {
    if table.value["owner"] != true {
        return Put::delete(TABLE, table);
    }
    let mut value = table.value.clone();
    value["over"] = json!(true);
    Put::replace(TABLE, table, value)
}

/// Forgets a table of an account.
///
/// # Errors
/// The store fails.
pub fn forget(store: &(impl Documents + ?Sized), account: &str, table: &str) -> Result<(), StoreError> {
    while let Some(found) = store.document(TABLE, &format!("{account}/{table}"))? {
        if store.put(vec![Put::delete(TABLE, found)])? {
            break;
        }
    }
    Ok(())
}
