//! Attendance: the seats whose people have the table open, the times at which the others left, and the number
//! of onlookers.
//!
//! It is a part of the page of its own, so a change sends this part alone, at most once a second and less often
//! at a table with many streams. It is in memory alone: after a restart, people who have not come back are away,
//! without a time. A seat counts as here for five seconds after its last stream has ended.

pub(super) mod known;

use std::sync::{Arc, PoisonError};
use std::time::Instant;

use super::room::Room;
use bastide_store::time::now_ms;

impl Room {
    /// Tells the viewers who is here, if that has changed. Returns `true` if it was told.
    pub(super) fn tell_attendance(&self, at: Instant) -> bool {
        let seats = self.holders.read().unwrap_or_else(PoisonError::into_inner).len();
        let Some(told) = self.attendance.next(self.viewers.here(), seats, now_ms(), at) else { return false };
        self.viewers.set_here(&Arc::from(told.part().to_string()));
        self.news.send_modify(|n| *n += 1);
        true
    }
}
