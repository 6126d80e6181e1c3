//! The time by which the clocks of games run.
//!
//! Where several servers share a database, it is the time of the database, so that a game that goes on at
//! another server has the same time there.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A difference, in milliseconds, that is not followed: clocks are not read at the same moment.
const SMALL: i64 = 250;

/// How far the clock of the database is ahead of that of this machine, in milliseconds.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// Returns the time in milliseconds since 1970.
pub fn now_ms() -> i64 {
    system_ms().saturating_add(AHEAD.load(Ordering::Relaxed))
}

/// Returns the time of this machine in milliseconds since 1970.
pub(crate) fn system_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
}

/// Follows the clock of the database, which is `ahead` milliseconds, give or take `error`.
pub(crate) fn follow(ahead: i64, error: i64) {
    let known = AHEAD.load(Ordering::Relaxed);
    if ahead.abs_diff(known) > (SMALL + error).unsigned_abs() {
        AHEAD.store(if ahead.abs() > SMALL { ahead } else { 0 }, Ordering::Relaxed);
    }
}
