//! How much one address may do.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::config::Limits;
use crate::error::Failure;

/// The number of addresses at which those that have been quiet are forgotten.
const MANY: usize = 10_000;

/// What each address has done.
pub(super) struct Meter {
    limits: Limits,
    known: Mutex<HashMap<IpAddr, Used>>,
}

struct Used {
    at: Instant,
    requests: f64,
    tables: f64,
    streams: usize,
}

impl Meter {
    /// Makes a meter.
    pub(super) fn new(limits: Limits) -> Arc<Meter> {
        Arc::new(Meter { limits, known: Mutex::default() })
    }

    fn known(&self) -> MutexGuard<'_, HashMap<IpAddr, Used>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls `spend` with what an address may still do.
    fn with<T>(&self, from: IpAddr, spend: impl FnOnce(&mut Used) -> T) -> T {
        let (now, limits) = (Instant::now(), self.limits);
        let mut known = self.known();
        if known.len() > MANY {
            known.retain(|_, used| used.streams > 0 || now.duration_since(used.at).as_secs() < 3600);
        }
        let fresh = || Used { at: now, requests: limits.burst, tables: limits.table_burst, streams: 0 };
        let used = known.entry(from).or_insert_with(fresh);
        let seconds = now.duration_since(used.at).as_secs_f64();
        used.at = now;
        used.requests = (used.requests + seconds * limits.requests).min(limits.burst);
        used.tables = (used.tables + seconds * limits.tables / 3600.0).min(limits.table_burst);
        spend(used)
    }

    /// Counts a request.
    ///
    /// # Errors
    /// There are too many from this address.
    pub(super) fn request(&self, from: IpAddr) -> Result<(), Failure> {
        let allowed = self.with(from, |used| {
            let allowed = used.requests >= 1.0;
            used.requests -= if allowed { 1.0 } else { 0.0 };
            allowed
        });
        if allowed { Ok(()) } else { Err(Failure::TooMany("too many requests from your address; wait some seconds".into())) }
    }

    /// Counts a new table.
    ///
    /// # Errors
    /// There are too many from this address.
    pub(super) fn table(&self, from: IpAddr) -> Result<(), Failure> {
        let allowed = self.with(from, |used| {
            let allowed = used.tables >= 1.0;
            used.tables -= if allowed { 1.0 } else { 0.0 };
            allowed
        });
        if allowed { Ok(()) } else { Err(Failure::TooMany("too many new tables from your address; wait some minutes".into())) }
    }

    /// Counts a stream of events until the returned value is dropped.
    ///
    /// # Errors
    /// There are too many from this address.
    pub(super) fn stream(self: &Arc<Meter>, from: IpAddr) -> Result<StreamCount, Failure> {
        let most = self.limits.streams;
        let allowed = self.with(from, |used| {
            let allowed = used.streams < most;
            used.streams += usize::from(allowed);
            allowed
        });
        match allowed {
            true => Ok(StreamCount { meter: self.clone(), from }),
            false => Err(Failure::TooMany("too many open pages from your address; close some".into())),
        }
    }
}

/// A counted stream.
pub(super) struct StreamCount {
    meter: Arc<Meter>,
    from: IpAddr,
}

impl Drop for StreamCount {
    fn drop(&mut self) {
        self.meter.with(self.from, |used| used.streams = used.streams.saturating_sub(1));
    }
}
