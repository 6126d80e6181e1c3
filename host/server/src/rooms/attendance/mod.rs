//! Who is at a table: the seats whose people have it open, since when the others are away, and the number
//! of onlookers.
//!
//! It is told as a part of the page of its own, so nothing else is made anew, and seldom: streams that come and
//! go cost no message each. It is kept in memory alone; after a restart, nobody has been seen.

pub(super) mod known;

use std::sync::{Arc, PoisonError};
use std::time::Instant;

use super::room::Room;
use crate::time::now_ms;

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
