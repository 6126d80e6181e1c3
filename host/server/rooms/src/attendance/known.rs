//! The people who are at a table, and the messages about them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;
use serde_json::{Value, json};

use crate::viewers::Mask;

/// The time after the end of its last stream in which a seat still counts as here: a page is loaded again, or a
/// connection breaks for a moment.
const GRACE: i64 = 5000;
/// The shortest pause between two messages about a table.
const PAUSE: Duration = Duration::from_secs(1);
/// The streams of a table for each second between two such messages: with 2,000 streams, one in ten seconds.
const STREAMS: u32 = 200;
/// The most tables that are remembered.
const MAX: usize = 10_000;

/// The attendance of tables, including those that are no longer in memory.
pub(crate) struct Attendances {
    known: Mutex<LruCache<String, Arc<Attendance>>>,
}

impl Default for Attendances {
    fn default() -> Attendances {
        Attendances { known: Mutex::new(LruCache::new(std::num::NonZeroUsize::new(MAX).unwrap_or(std::num::NonZeroUsize::MIN))) }
    }
}

impl Attendances {
    /// Returns that of a table.
    pub(crate) fn of(&self, id: &str) -> Arc<Attendance> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(id.to_owned(), Arc::default).clone()
    }
}

/// The attendance of a table.
#[derive(Default)]
pub(crate) struct Attendance {
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    /// When the last stream of each seat ended, in milliseconds since 1970.
    ended: Vec<Option<i64>>,
    told: Option<Told>,
    /// When it was told last.
    at: Option<Instant>,
}

/// The last message to the viewers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Told {
    here: Mask,
    /// For each seat that is away, when it left, in milliseconds since 1970, if it was seen.
    away: Vec<Option<i64>>,
    onlookers: usize,
}

impl Told {
    pub(super) fn part(&self) -> Value {
        let seat = |(seat, since): (usize, &Option<i64>)| json!({"here": self.here & (1 << seat) != 0, "since": since});
        json!({"seats": self.away.iter().enumerate().map(seat).collect::<Vec<_>>(), "onlookers": self.onlookers})
    }
}

impl Attendance {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that the last stream of these seats has ended.
    pub(crate) fn note(&self, seats: Mask, now: i64) {
        let mut seen = self.seen();
        for seat in (0..Mask::BITS as usize).filter(|seat| seats & (1 << seat) != 0) {
            if seen.ended.len() <= seat {
                seen.ended.resize(seat + 1, None);
            }
            if let Some(ended) = seen.ended.get_mut(seat) {
                *ended = Some(now);
            }
        }
    }

    /// Returns the seats that are here, as the viewers were told.
    pub(crate) fn here(&self) -> Mask {
        self.seen().told.as_ref().map_or(0, |told| told.here)
    }

    /// Returns what is to be told now to the viewers of a table with this number of seats, if it has changed
    /// and it is time.
    pub(super) fn next(&self, open: (Mask, usize), seats: usize, now: i64, at: Instant) -> Option<Told> {
        let mut seen = self.seen();
        let (streaming, onlookers) = open;
        let ended = |seat: usize| seen.ended.get(seat).copied().flatten();
        let lingers = |seat: &usize| ended(*seat).is_some_and(|ended| (0..GRACE).contains(&(now - ended)));
        let here = (0..seats).filter(lingers).fold(streaming, |here, seat| here | 1 << seat);
        let away = (0..seats).map(|seat| ended(seat).filter(|_| here & (1 << seat) == 0)).collect();
        let told = Told { here, away, onlookers };
        let streams = u32::try_from(onlookers).unwrap_or(u32::MAX).saturating_add(streaming.count_ones());
        let pause = PAUSE.max(Duration::from_secs(u64::from(streams / STREAMS)));
        if seen.told.as_ref() == Some(&told) || seen.at.is_some_and(|last| at.saturating_duration_since(last) < pause) {
            return None;
        }
        (seen.told, seen.at) = (Some(told.clone()), Some(at));
        Some(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_here_while_it_has_a_stream_and_for_a_moment_after() {
        let (attendance, start) = (Attendance::default(), Instant::now());
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        let next = |open, now, seconds| attendance.next(open, 2, now, at(seconds)).map(|told| told.part());
        let seat = |here: bool, since: Value| json!({"here": here, "since": since});
        let told = next((0b01, 3), 0, 0);
        assert_eq!(told, Some(json!({"seats": [seat(true, Value::Null), seat(false, Value::Null)], "onlookers": 3})));
        assert_eq!(next((0b01, 3), 1000, 1), None, "nothing has changed");
        attendance.note(0b01, 2000);
        assert_eq!(next((0, 3), 3000, 2), None, "the page may be loaded again");
        assert_eq!(attendance.here(), 0b01);
        let told = next((0, 3), 2000 + GRACE, 9);
        assert_eq!(told, Some(json!({"seats": [seat(false, json!(2000)), seat(false, Value::Null)], "onlookers": 3})));
        assert_eq!(attendance.here(), 0);
    }

    #[test]
    fn many_streams_that_come_and_go_are_told_seldom() {
        let (attendance, start) = (Attendance::default(), Instant::now());
        let told = (0..100u64).filter(|tenth| {
            let at = start + Duration::from_millis(tenth * 100);
            attendance.next((0b01, 1900 + *tenth as usize), 2, 0, at).is_some()
        });
        assert_eq!(told.count(), 2, "in ten seconds");
    }
}
