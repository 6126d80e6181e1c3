//! The tables at which an account has a seat, or that its person has made, until their games end.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::documents::{all_of, rest};
use bastide_store::time::now_ms;
use bastide_store::{Document, Documents, Phase, Put, Store, StoreError};

/// The kind of the documents: one for each table, under `ACCOUNT/TABLE`.
pub(super) const TABLE: &str = "account-table";
/// The most tables that are listed.
const MAX: usize = 300;

/// The stored data of a table.
#[derive(Default, Serialize, Deserialize)]
struct Kept {
    /// The seats of the account.
    seats: Vec<u8>,
    /// Whether its person has made the table.
    owner: bool,
    /// When this changed, in milliseconds since 1970.
    since: i64,
    /// Whether the game is over. Such a table is kept for its owner, who owns another game as well.
    #[serde(default)]
    over: bool,
}

impl Kept {
    fn of(document: &Document) -> Kept {
        serde_json::from_value(document.value.clone()).unwrap_or_default()
    }
}

/// A table of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The id of the table.
    pub id: String,
    /// The seats of the account.
    pub seats: Vec<u8>,
    /// Whether its person has made the table.
    pub owner: bool,
}

/// Changes what is kept of a table of an account, if `change` returns `true`.
fn change(
    store: &(impl Documents + ?Sized),
    account: &str,
    table: &str,
    change: impl Fn(&mut Kept) -> bool,
) -> Result<(), StoreError> {
    let key = format!("{account}/{table}");
    loop {
        let found = store.document(TABLE, &key)?;
        let mut kept = found.as_ref().map(Kept::of).unwrap_or_default();
        if !change(&mut kept) {
            return Ok(());
        }
        kept.since = now_ms();
        let put = match found {
            Some(found) if kept.seats.is_empty() && !kept.owner => Put::delete(TABLE, found),
            Some(found) => Put::replace(TABLE, found, json!(kept)),
            None => Put::new(TABLE, key.clone(), json!(kept)),
        };
        if store.put(vec![put])? {
            return Ok(());
        }
    }
}

/// Notes that an account has seats at a table, and whether its person has made it. It is noted before the seats
/// change: a surplus note does no harm.
///
/// # Errors
/// The store fails.
pub fn note(store: &(impl Documents + ?Sized), account: &str, table: &str, seats: &[u8], owner: bool) -> Result<(), StoreError> {
    change(store, account, table, |kept| {
        let more: Vec<u8> = seats.iter().copied().filter(|seat| !kept.seats.contains(seat)).collect();
        let has_more = !more.is_empty() || owner && !kept.owner;
        kept.seats.extend(more);
        kept.owner |= owner;
        has_more
    })
}

/// Notes that an account does not have a seat any more.
///
/// # Errors
/// The store fails.
pub fn leave(store: &(impl Documents + ?Sized), account: &str, table: &str, seat: u8) -> Result<(), StoreError> {
    change(store, account, table, |kept| {
        let before = kept.seats.len();
        kept.seats.retain(|held| *held != seat);
        kept.seats.len() < before
    })
}

/// Returns `true` if the person of an account has made a table.
///
/// # Errors
/// The store fails.
pub fn is_owner(store: &(impl Documents + ?Sized), account: &str, table: &str) -> Result<bool, StoreError> {
    Ok(store.document(TABLE, &format!("{account}/{table}"))?.is_some_and(|found| Kept::of(&found).owner))
}

/// Returns the open tables of an account, the newest first.
///
/// # Errors
/// The store fails.
pub fn of(store: &dyn Store, account: &str) -> Result<Vec<Own>, StoreError> {
    let mut all: Vec<(i64, Own)> = Vec::new();
    for table in &all_of(store, TABLE, account)? {
        let Kept { seats, owner, since, over } = Kept::of(table);
        if !over {
            all.push((since, Own { id: rest(table).to_owned(), seats, owner }));
        }
    }
    all.sort_by_key(|(since, _)| -since);
    all.truncate(MAX);
    let ids: Vec<String> = all.iter().map(|(_, own)| own.id.clone()).collect();
    let there: HashMap<String, Phase> = store.listed(&ids)?.into_iter().map(|table| (table.id, table.phase)).collect();
    let mut open = Vec::new();
    for (_, own) in all {
        match there.get(&own.id) {
            // The table was deleted. The account of a person who made it and has no seat is not told that.
            None => forget(store, account, &own.id)?,
            Some(Phase::Over) => {}
            Some(_) => open.push(own),
        }
    }
    Ok(open)
}

/// Returns the change that takes a table whose game is over from the list.
pub(super) fn over(table: Document) -> Put {
    let kept = Kept::of(&table);
    match kept.owner {
        true => Put::replace(TABLE, table, json!(Kept { over: true, ..kept })),
        false => Put::delete(TABLE, table),
    }
}

/// Forgets a table that does not exist any more.
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
