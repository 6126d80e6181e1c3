//! Sessions that were looked up a moment ago.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The longest time for which another server with the same store goes on with a session that has ended.
const FRESH: Duration = Duration::from_secs(5);
/// The most sessions that are remembered.
const MAX: usize = 20_000;

/// The sessions that were looked up within [`FRESH`], by their keys.
#[derive(Default)]
pub(super) struct Recent(Mutex<HashMap<String, Instant>>);

impl Recent {
    pub(super) fn has(&self, key: &str) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(key).is_some_and(|at| at.elapsed() < FRESH)
    }

    pub(super) fn add(&self, key: String) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX {
            known.clear();
        }
        known.insert(key, Instant::now());
    }

    pub(super) fn remove(&self, prefix: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|key, _| !key.starts_with(prefix));
    }
}
