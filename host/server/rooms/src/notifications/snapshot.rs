//! A table as notifications see it.

use bastide_seats::Phase;
use bastide_texts::Language;

use crate::room::{Inner, Room};
use bastide_notifications::snapshot::{Clock, Seat, TableSnapshot};
use bastide_store::SeatRow;
use bastide_store::secret;
use bastide_store::time::now_ms;

impl Room {
    /// Returns `true` if the person on a seat has the table open.
    pub(super) fn is_seen_from(&self, seat: u8) -> bool {
        self.viewers.here().0 & (1 << seat) != 0
    }

    /// Calls `work` with the table as notifications see it, while nothing happens at it.
    pub(super) fn table_snapshot<T>(&self, work: impl FnOnce(&TableSnapshot) -> T) -> T {
        let inner = self.inner();
        let table = |language: &Language| self.services.name(language, &inner.summary).0;
        work(&inner.table_snapshot(&table))
    }
}

impl Inner {
    fn table_snapshot<'a>(&'a self, table: &'a dyn Fn(&Language) -> String) -> TableSnapshot<'a> {
        let plays = |row: &SeatRow| row.bot.is_none() && !row.resigned;
        let key = |row: &SeatRow| row.key.as_deref().filter(|_| plays(row)).map(secret::hex);
        let people = &self.table;
        let asked = people.status.asked.filter(|_| people.phase == Phase::Playing && !people.is_broken);
        let clocks = people.settings.clocks;
        let whole = [clocks.step, clocks.game].into_iter().filter(|limit| *limit > 0).min().unwrap_or_default();
        let zero = asked.and_then(|_| people.due());
        TableSnapshot {
            table,
            begun: people.phase != Phase::Waiting,
            over: people.phase == Phase::Over,
            seats: self.rows().iter().map(|row| Seat { name: row.name.clone(), key: key(row) }).collect(),
            asked,
            actors: &self.actors,
            talk: self.chat.last().map(|line| (line.number, line.seat)),
            clock: zero.map(|zero| Clock { zero, whole: i64::from(whole) * 1000 }),
            now: now_ms(),
        }
    }
}
