//! The limits of one source.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Limits;
use bastide_common::Bucket;
use bastide_common::Failure;
use bastide_common::Source;

/// The number of sources at which those that have been quiet are dropped.
const MANY: usize = 10_000;
/// The time after which a quiet source is dropped: its buckets are full again, or nearly.
const QUIET: Duration = Duration::from_secs(600);
/// The pause between two looks for quiet sources.
const SWEEP: Duration = Duration::from_secs(10);

/// The use of each source.
pub(super) struct Meter {
    limits: Limits,
    known: Mutex<Known>,
}

struct Known {
    sources: HashMap<Source, Used>,
    swept: Instant,
}

struct Used {
    requests: Bucket,
    tables: Bucket,
    accounts: Bucket,
    attempts: Bucket,
    mails: Bucket,
    bundles: Bucket,
    work: Bucket,
    streams: usize,
}

impl Meter {
    /// Makes a meter.
    pub(super) fn new(limits: Limits) -> Arc<Meter> {
        let known = Known { sources: HashMap::new(), swept: Instant::now() };
        Arc::new(Meter { limits, known: Mutex::new(known) })
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls `spend` with what a source may still do.
    fn with<T>(&self, from: Source, spend: impl FnOnce(&mut Used) -> T) -> T {
        let (now, limits) = (Instant::now(), self.limits);
        let mut known = self.known();
        if known.sources.len() > MANY && now.duration_since(known.swept) > SWEEP {
            known.swept = now;
            let waits =
                |used: &Used| !used.accounts.is_full(limits.account_burst) || !used.attempts.is_full(limits.attempt_burst);
            known.sources.retain(|_, used| used.streams > 0 || waits(used) || now.duration_since(used.requests.used()) < QUIET);
        }
        let fresh = || Used {
            requests: Bucket::full(limits.burst, now),
            tables: Bucket::full(limits.table_burst, now),
            accounts: Bucket::full(limits.account_burst, now),
            attempts: Bucket::full(limits.attempt_burst, now),
            mails: Bucket::full(limits.mail_burst, now),
            bundles: Bucket::full(limits.bundle_burst, now),
            work: Bucket::full(limits.work_burst, now),
            streams: 0,
        };
        let used = known.sources.entry(from).or_insert_with(fresh);
        used.requests.refill(limits.requests, limits.burst, now);
        used.tables.refill(limits.tables / 3600.0, limits.table_burst, now);
        used.accounts.refill(limits.accounts / 3600.0, limits.account_burst, now);
        used.attempts.refill(limits.attempts / 3600.0, limits.attempt_burst, now);
        used.mails.refill(limits.mails / 3600.0, limits.mail_burst, now);
        used.bundles.refill(limits.bundles / 3600.0, limits.bundle_burst, now);
        used.work.refill(limits.work, limits.work_burst, now);
        spend(used)
    }

    /// Counts a request.
    ///
    /// # Errors
    /// There are too many from this source.
    pub(super) fn request(&self, from: Source) -> Result<(), Failure> {
        allowed(self.with(from, |used| used.requests.take()), "error-too-many-requests")
    }

    /// Counts a new table.
    ///
    /// # Errors
    /// There are too many from this source.
    pub(super) fn table(&self, from: Source) -> Result<(), Failure> {
        allowed(self.with(from, |used| used.tables.take()), "error-too-many-tables")
    }

    /// Counts a new account.
    ///
    /// # Errors
    /// There are too many from this source.
    pub(super) fn account(&self, from: Source) -> Result<(), Failure> {
        allowed(self.with(from, |used| used.accounts.take()), "error-account-many")
    }

    /// Counts an attempt to sign in.
    ///
    /// # Errors
    /// There are too many from this source.
    pub(super) fn attempt(&self, from: Source) -> Result<(), Failure> {
        allowed(self.with(from, |used| used.attempts.take()), "error-account-attempts")
    }

    /// Counts a mail address that asks for notifications.
    ///
    /// # Errors
    /// There are too many from this source.
    pub(super) fn mail(&self, from: Source) -> Result<(), Failure> {
        allowed(self.with(from, |used| used.mails.take()), "error-too-many-mails")
    }

    /// Counts a bundle that is brought.
    ///
    /// # Errors
    /// There are too many from this source.
    pub(super) fn bundle(&self, from: Source) -> Result<(), Failure> {
        allowed(self.with(from, |used| used.bundles.take()), "error-too-many-bundles")
    }

    /// Checks that a source has not used up its time for long work.
    ///
    /// # Errors
    /// It has.
    pub(super) fn work(&self, from: Source) -> Result<(), Failure> {
        allowed(self.with(from, |used| used.work.has_any()), "error-too-much-work")
    }

    /// Counts seconds of work that was done for a source.
    pub(super) fn charge(&self, from: Source, seconds: f64) {
        self.with(from, |used| used.work.charge(seconds));
    }

    /// Counts a stream of events until the returned value is dropped.
    ///
    /// # Errors
    /// There are too many from this source.
    pub(super) fn stream(self: &Arc<Meter>, from: Source) -> Result<StreamCount, Failure> {
        let most = self.limits.streams;
        let taken = self.with(from, |used| {
            let allowed = used.streams < most;
            used.streams += usize::from(allowed);
            allowed
        });
        allowed(taken, "error-too-many-pages")?;
        Ok(StreamCount { meter: self.clone(), from })
    }
}

fn allowed(allowed: bool, message: &'static str) -> Result<(), Failure> {
    if allowed { Ok(()) } else { Err(Failure::TooMany(message.into())) }
}

/// A counted stream.
pub(super) struct StreamCount {
    meter: Arc<Meter>,
    from: Source,
}

impl Drop for StreamCount {
    fn drop(&mut self) {
        self.meter.with(self.from, |used| used.streams = used.streams.saturating_sub(1));
    }
}
