//! Tables in memory, which are lost when the server ends: for tests, and to try things out.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::documents::{Document, Documents, Put};
use super::error::StoreError;
use super::types::{Change, Expiry, Listed, Phase, SeatRow, Store, Stored, TableRow};

/// Tables in memory.
#[derive(Default)]
pub struct Memory {
    tables: Mutex<HashMap<String, Kept>>,
    /// By kind and key.
    documents: Mutex<BTreeMap<(String, String), Document>>,
}

/// A table, and when its clock reaches zero.
struct Kept {
    stored: Stored,
    due: Option<i64>,
}

impl Memory {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Kept>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Documents for Memory {
    fn document(&self, kind: &str, key: &str) -> Result<Option<Document>, StoreError> {
        let documents = self.documents.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(documents.get(&(kind.to_owned(), key.to_owned())).cloned())
    }

    fn documents(&self, kind: &str, prefix: &str, most: usize) -> Result<Vec<Document>, StoreError> {
        let documents = self.documents.lock().unwrap_or_else(PoisonError::into_inner);
        let found = documents.range((kind.to_owned(), prefix.to_owned())..);
        let found = found.take_while(|((of, key), _)| of == kind && key.starts_with(prefix));
        Ok(found.take(most).map(|(_, document)| document.clone()).collect())
    }

    fn put(&self, changes: Vec<Put>) -> Result<bool, StoreError> {
        let mut documents = self.documents.lock().unwrap_or_else(PoisonError::into_inner);
        let version = |put: &Put| documents.get(&(put.kind.to_owned(), put.key.clone())).map_or(0, |old| old.version);
        if changes.iter().any(|put| version(put) != put.version) {
            return Ok(false);
        }
        for Put { kind, key, version, value } in changes {
            let place = (kind.to_owned(), key.clone());
            match value {
                Some(value) => _ = documents.insert(place, Document { key, value, version: version + 1 }),
                None => _ = documents.remove(&place),
            }
        }
        Ok(true)
    }
}

fn change(kept: &mut Kept, change: Change) {
    let stored = &mut kept.stored;
    match change {
        Change::Append { at, action } => {
            stored.actions.truncate(at);
            stored.actions.push(action);
        }
        Change::Rewind { keep } => stored.actions.truncate(keep),
        Change::Decision { number, since, due } => {
            (stored.table.decision, stored.table.since) = (number, since);
            kept.due = due;
        }
        Change::Versions(versions) => stored.table.versions = versions,
        Change::Seat(seat) => match stored.seats.iter_mut().find(|known| known.seat == seat.seat) {
            Some(known) => *known = seat,
            None => stored.seats.push(seat),
        },
        Change::Phase(phase) => stored.table.phase = phase,
        Change::Toml(toml) => stored.table.toml = toml,
        Change::Summary(summary) => stored.table.summary = summary,
        Change::Chat(chat) => stored.chat.push(chat),
    }
}

fn listed(table: &TableRow) -> Listed {
    Listed { id: table.id.clone(), created: table.created, phase: table.phase, summary: table.summary.clone() }
}

impl Store for Memory {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Result<(), StoreError> {
        let stored = Stored { table, seats, actions: Vec::new(), chat: Vec::new() };
        self.tables().insert(stored.table.id.clone(), Kept { stored, due: None });
        Ok(())
    }

    fn take(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let mut tables = self.tables();
        let Some(Kept { stored, .. }) = tables.get_mut(id) else { return Ok(None) };
        stored.table.fence += 1;
        Ok(Some(stored.clone()))
    }

    fn read(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        Ok(self.tables().get(id).map(|kept| kept.stored.clone()))
    }

    fn write(&self, id: &str, fence: i64, changes: Vec<Change>) -> Result<(), StoreError> {
        let mut tables = self.tables();
        let kept = tables.get_mut(id).filter(|kept| kept.stored.table.fence == fence).ok_or(StoreError::Lost)?;
        changes.into_iter().for_each(|one| change(kept, one));
        Ok(())
    }

    fn list(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        let tables = self.tables();
        let is_listed = |table: &&TableRow| table.settings.get("private").and_then(Value::as_bool) != Some(true);
        let mut all: Vec<&TableRow> = tables.values().map(|kept| &kept.stored.table).filter(is_listed).collect();
        all.sort_by_key(|table| std::cmp::Reverse(table.created));
        Ok(all.into_iter().take(most).map(listed).collect())
    }

    fn listed(&self, ids: &[String]) -> Result<Vec<Listed>, StoreError> {
        let tables = self.tables();
        Ok(ids.iter().filter_map(|id| tables.get(id)).map(|kept| listed(&kept.stored.table)).collect())
    }

    fn shift_clocks(&self, by: i64) -> Result<(), StoreError> {
        for kept in self.tables().values_mut().filter(|kept| kept.stored.table.phase == Phase::Playing) {
            kept.stored.table.since += by;
            kept.due = kept.due.map(|due| due + by);
        }
        Ok(())
    }

    fn open_tables(&self) -> Result<usize, StoreError> {
        Ok(self.tables().values().filter(|kept| kept.stored.table.phase != Phase::Over).count())
    }

    fn due(&self, now: i64, most: usize) -> Result<Vec<String>, StoreError> {
        let tables = self.tables();
        let due = tables.iter().filter(|(_, kept)| kept.due.is_some_and(|due| due <= now));
        Ok(due.map(|(id, _)| id.clone()).take(most).collect())
    }

    fn expired(&self, expiry: Expiry, most: usize) -> Result<Vec<String>, StoreError> {
        let tables = self.tables();
        let mut all: Vec<&TableRow> = tables.values().map(|kept| &kept.stored.table).collect();
        all.retain(|table| table.since < expiry.of(table.phase));
        let order = |phase| [Phase::Waiting, Phase::Over, Phase::Playing].into_iter().position(|other| other == phase);
        all.sort_by_key(|table| (order(table.phase), table.since));
        Ok(all.into_iter().take(most).map(|table| table.id.clone()).collect())
    }

    fn delete(&self, id: &str) -> Result<bool, StoreError> {
        Ok(self.tables().remove(id).is_some())
    }

    fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
