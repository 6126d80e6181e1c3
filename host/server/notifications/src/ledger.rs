//! The documents of subscriptions, and which tables have something to send.
//!
//! A table with subscriptions has one document. If a notification waits, a second document without contents has
//! the time in its key, so that what is due is found without a look at the others. Both are written
//! together or not at all: of several servers, one takes a notification.

use std::sync::Arc;

use super::subscription::Subscriptions;
use bastide_common::Failure;
use bastide_store::{Document, Documents, Put, Store, StoreError};

/// The documents with subscriptions, by table.
const SUBSCRIPTIONS: &str = "notifications";
/// The documents of tables with something to send, by time and table.
const DUE: &str = "notifications-due";
/// The attempts to write a document that others change at the same time.
const TRIES: usize = 16;

/// The subscriptions in the store.
pub(super) struct Ledger {
    store: Arc<dyn Store>,
}

impl Ledger {
    pub(super) fn new(store: Arc<dyn Store>) -> Ledger {
        Ledger { store }
    }

    /// Returns the subscriptions of a table, with the number of their changes.
    pub(super) fn read(&self, table: &str) -> Result<(Subscriptions, i64), StoreError> {
        match self.store.document(SUBSCRIPTIONS, table)? {
            Some(document) => Ok((serde_json::from_value(document.value)?, document.version)),
            None => Ok((Subscriptions::default(), 0)),
        }
    }

    /// Changes the subscriptions of a table. `change` may be called several times, each time with what is
    /// stored then.
    pub(super) fn change<T>(&self, table: &str, change: impl Fn(&mut Subscriptions) -> Result<T, Failure>) -> Result<T, Failure> {
        for _ in 0..TRIES {
            let (before, version) = self.read(table)?;
            let mut now = before.clone();
            let answer = change(&mut now)?;
            if now == before || self.store.put(changes(table, version, &before, &now)?)? {
                return Ok(answer);
            }
        }
        Err(Failure::Refused("error-notifications-busy".into()))
    }

    /// Returns at most `most` of the tables with something to send that are `wanted`, which is asked with the time
    /// since when it is due.
    pub(super) fn due(&self, now: i64, most: usize, wanted: impl Fn(i64, &str) -> bool) -> Result<Vec<String>, StoreError> {
        let mut limit = most;
        loop {
            let all = self.store.documents(DUE, "", limit)?;
            let is_all = all.len() < limit;
            let read = |document: Document| {
                let (due, table) = document.key.split_once('/')?;
                Some((due.parse().ok()?, table.to_owned()))
            };
            let due: Vec<(i64, String)> = all.into_iter().filter_map(read).collect();
            let is_over = is_all || due.last().is_none_or(|(last, _)| *last > now);
            let due = due.into_iter().take_while(|(due, _)| *due <= now);
            let found: Vec<String> = due.filter(|(due, table)| wanted(*due, table)).map(|(_, table)| table).take(most).collect();
            if is_over || found.len() == most {
                return Ok(found);
            }
            limit *= 4;
        }
    }
}

/// Deletes the subscriptions of a table.
///
/// # Errors
/// The store fails.
pub fn forget<S: Documents + ?Sized>(store: &S, table: &str) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        let Some(document) = store.document(SUBSCRIPTIONS, table)? else { return Ok(()) };
        // What cannot be read has no time either.
        let known: Subscriptions = serde_json::from_value(document.value.clone()).unwrap_or_default();
        let due = known.due().map(|due| removed(due, table));
        if store.put(std::iter::once(Put::delete(SUBSCRIPTIONS, document)).chain(due).collect())? {
            return Ok(());
        }
    }
    Ok(())
}

/// Returns the changes of both documents of a table.
fn changes(table: &str, version: i64, before: &Subscriptions, now: &Subscriptions) -> Result<Vec<Put>, StoreError> {
    let value = if now.list.is_empty() { None } else { Some(serde_json::to_value(now)?) };
    let mut changes = Vec::new();
    if version > 0 || value.is_some() {
        changes.push(Put { kind: SUBSCRIPTIONS, key: table.to_owned(), version, value });
    }
    if before.due() != now.due() {
        changes.extend(before.due().map(|due| removed(due, table)));
        changes.extend(now.due().map(|due| Put::new(DUE, key(due, table), serde_json::json!({}))));
    }
    Ok(changes)
}

fn removed(due: i64, table: &str) -> Put {
    Put { kind: DUE, key: key(due, table), version: 1, value: None }
}

/// Returns a key whose order is that of the times.
fn key(due: i64, table: &str) -> String {
    format!("{:015}/{table}", due.max(0))
}
