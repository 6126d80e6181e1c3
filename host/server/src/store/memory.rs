//! Tables in memory, which are lost when the server ends: for tests, and to try things out.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::types::{Change, Listed, Phase, SeatRow, Store, StoreError, Stored, TableRow};

/// Tables in memory.
#[derive(Default)]
pub struct Memory {
    tables: Mutex<HashMap<String, Stored>>,
}

impl Memory {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Stored>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn change(stored: &mut Stored, change: Change) {
    match change {
        Change::Append { at, action } => {
            stored.actions.truncate(at);
            stored.actions.push(action);
        }
        Change::Rewind { keep } => stored.actions.truncate(keep),
        Change::Decision(number) => stored.table.decision = number,
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

impl Store for Memory {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Result<(), StoreError> {
        let stored = Stored { table, seats, actions: Vec::new(), chat: Vec::new() };
        self.tables().insert(stored.table.id.clone(), stored);
        Ok(())
    }

    fn take(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let mut tables = self.tables();
        let Some(stored) = tables.get_mut(id) else { return Ok(None) };
        stored.table.fence += 1;
        Ok(Some(stored.clone()))
    }

    fn write(&self, id: &str, fence: i64, changes: Vec<Change>) -> Result<(), StoreError> {
        let mut tables = self.tables();
        let stored = tables.get_mut(id).filter(|stored| stored.table.fence == fence).ok_or(StoreError::Lost)?;
        changes.into_iter().for_each(|one| change(stored, one));
        Ok(())
    }

    fn list(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        let tables = self.tables();
        let is_listed = |table: &&TableRow| table.settings.get("private").and_then(Value::as_bool) != Some(true);
        let mut all: Vec<&TableRow> = tables.values().map(|stored| &stored.table).filter(is_listed).collect();
        all.sort_by_key(|table| std::cmp::Reverse(table.created));
        let listed = |table: &TableRow| Listed {
            id: table.id.clone(),
            created: table.created,
            phase: table.phase,
            summary: table.summary.clone(),
        };
        Ok(all.into_iter().take(most).map(listed).collect())
    }

    fn open_tables(&self) -> Result<usize, StoreError> {
        Ok(self.tables().values().filter(|stored| stored.table.phase != Phase::Over).count())
    }
}
