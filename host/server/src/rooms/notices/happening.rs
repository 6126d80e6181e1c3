//! A table as notices see it.

use bastide_texts::Language;

use crate::notices::happening::{Clock, Happening, Seat};
use crate::rooms::room::{Inner, Room};
use crate::secret;
use crate::store::{Phase, SeatRow};
use crate::time::now_ms;

impl Room {
    /// Returns `true` if the person on a seat has the table open.
    pub(super) fn is_seen_from(&self, seat: u8) -> bool {
        self.viewers.here().0 & (1 << seat) != 0
    }

    /// Calls `work` with the table as notices see it, while nothing happens at it.
    pub(super) fn happening<T>(&self, work: impl FnOnce(&Happening) -> T) -> T {
        let inner = self.inner();
        let table = |language: &Language| self.services.name(language, &inner.summary).0;
        work(&inner.happening(&table))
    }
}

impl Inner {
    fn happening<'a>(&'a self, table: &'a dyn Fn(&Language) -> String) -> Happening<'a> {
        let plays = |row: &SeatRow| row.bot.is_none() && !row.resigned;
        let key = |row: &SeatRow| row.key.as_deref().filter(|_| plays(row)).map(secret::hex);
        let asked = self.status.asked.filter(|_| self.phase == Phase::Playing && self.broken.is_none());
        let clocks = self.settings.clocks;
        let whole = [clocks.step, clocks.game].into_iter().filter(|limit| *limit > 0).min().unwrap_or_default();
        let zero = asked.and_then(|_| self.due(&self.seats, &self.status, self.since));
        Happening {
            table,
            begun: self.phase != Phase::Waiting,
            over: self.phase == Phase::Over,
            seats: self.seats.iter().map(|row| Seat { name: row.name.clone(), key: key(row) }).collect(),
            asked,
            actors: &self.actors,
            talk: self.chat.last().map(|line| (line.number, line.seat)),
            clock: zero.map(|zero| Clock { zero, whole: i64::from(whole) * 1000 }),
            now: now_ms(),
        }
    }
}
