//! Presence at a table: streams, long answers, and the bot that waits for viewers.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bastide_service::{Order, Snapshot, Viewer};

use super::fair_pool::Ticket;
use super::room::{Audience, Room};
use super::services::{WORK, WORK_BURST, unexpected};
use crate::process::Host;
use bastide_common::Failure;
use bastide_common::Source;
use bastide_store::time::now_ms;

/// The time after a request in which a table counts as watched.
const WATCHED: Duration = Duration::from_secs(30);

impl Room {
    /// Returns what work of bots for this table is counted for.
    pub(super) fn ticket(&self) -> Ticket {
        let source = *self.source.lock().unwrap_or_else(PoisonError::into_inner);
        Ticket { source, table: self.id.as_str().into() }
    }

    /// Notes where an action came from.
    pub fn acted_from(&self, source: Source) {
        *self.source.lock().unwrap_or_else(PoisonError::into_inner) = Some(source);
    }

    /// Notes that somebody asks for the table. Returns `true` if a bot has waited for that.
    pub(super) fn touch(&self) -> bool {
        *self.looked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.sleeping.swap(false, Ordering::AcqRel)
    }

    /// Returns `true` if somebody has the table open, or has asked for it a short while ago.
    pub(super) fn is_watched(&self, now: Instant) -> bool {
        let looked = *self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        self.viewers.streams() > 0 || now.saturating_duration_since(looked) < WATCHED
    }

    /// Lets the bot that is asked wait until somebody looks. Returns `false` if somebody does.
    pub(super) fn let_bot_sleep(&self, now: Instant) -> bool {
        if self.is_watched(now) {
            return false;
        }
        self.end_pause();
        self.sleeping.store(true, Ordering::Release);
        // Somebody may have come in between.
        !(self.is_watched(now) && self.sleeping.swap(false, Ordering::AcqRel))
    }

    /// Checks that long answers of this table have not taken too much time of late.
    ///
    /// # Errors
    /// They have.
    pub fn may_work(&self) -> Result<(), Failure> {
        let mut work = self.work.lock().unwrap_or_else(PoisonError::into_inner);
        match work.refill(WORK, WORK_BURST, Instant::now()).has_any() {
            true => Ok(()),
            false => Err(Failure::TooMany("error-too-many-pictures".into())),
        }
    }

    /// Counts seconds of work on a long answer.
    pub fn charge(&self, seconds: f64) {
        self.work.lock().unwrap_or_else(PoisonError::into_inner).charge(seconds);
    }

    /// Returns a copy of the game, with a text that names its state; `None` if the game is in
    /// another process.
    ///
    /// # Errors
    /// The game has not begun, or cannot go on.
    pub fn snapshot(&self) -> Result<Option<(Snapshot, String)>, Failure> {
        let mut inner = self.inner();
        inner.used_last = Instant::now();
        if inner.game.is_none() || inner.broken.is_some() {
            // The same words as for other questions.
            return Err(unexpected(inner.ask(&Order::Help { viewer: Viewer::default() })));
        }
        let state = format!("{} {} {}", self.id, inner.fence, inner.rewinds);
        Ok(inner.game.as_ref().and_then(Host::snapshot).map(|snapshot| (snapshot, state)))
    }

    /// Counts a stream of events.
    pub fn stream_begins(&self, audience: &Audience) {
        self.viewers.stream_begins(audience);
    }

    /// Counts the end of a stream of events.
    pub fn stream_ends(&self, audience: &Audience) {
        self.viewers.stream_ends(audience);
        let (here, _) = self.viewers.here();
        self.attendance.note(audience.mask & !here, now_ms());
        *self.looked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Returns `true` if nobody looks at the table and nothing has happened for a while.
    pub(super) fn is_idle(&self, now: Instant, after: Duration) -> bool {
        let looked = *self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        self.viewers.streams() == 0
            && !self.pausing.load(Ordering::Acquire)
            && now.saturating_duration_since(looked) > after
            && self.try_inner().is_some_and(|inner| now.saturating_duration_since(inner.used_last) > after)
    }
}
