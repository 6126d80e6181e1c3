//! Limits of attempts: passphrases that are tried for a name and from an address, and hashes at a time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::Semaphore;

use crate::bucket::Bucket;
use crate::config::Limits;
use crate::error::Failure;
use crate::http::state::{App, off_thread};
use crate::secret;
use crate::source::Source;

/// The most passphrases that are hashed at a time: each takes a processor and 19 MiB.
const TOGETHER: usize = 2;
/// The most attempts that wait for that.
const WAITING: usize = 64;
/// The number of names at which those that nobody tries are dropped.
const MANY: usize = 10_000;
/// Seconds of an hour.
const HOUR: f64 = 3600.0;

/// The attempts of late.
pub(in crate::http) struct Attempts {
    limits: Limits,
    /// By the hash of the name that was given, whether there is such an account or not.
    names: Mutex<HashMap<Vec<u8>, Bucket>>,
    hashing: Semaphore,
    waiting: Semaphore,
}

impl Attempts {
    pub(in crate::http) fn new(limits: Limits) -> Attempts {
        let (hashing, waiting) = (Semaphore::new(TOGETHER), Semaphore::new(WAITING));
        Attempts { limits, names: Mutex::default(), hashing, waiting }
    }

    /// Counts an attempt for a name.
    fn for_name(&self, name: &str) -> Result<(), Failure> {
        let Limits { attempts, attempt_burst: burst, .. } = self.limits;
        let now = Instant::now();
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= MANY {
            names.retain(|_, tried| !tried.refill(attempts / HOUR, burst, now).is_full(burst));
        }
        let key = secret::hash(&name.split_whitespace().collect::<String>().to_lowercase());
        let tried = names.entry(key).or_insert_with(|| Bucket::full(burst, now));
        match tried.refill(attempts / HOUR, burst, now).take() {
            true => Ok(()),
            false => Err(Failure::TooMany("error-account-attempts-name".into())),
        }
    }
}

impl App {
    /// Makes an attempt to show that an account is one's own: few at a time, off the threads that serve requests.
    ///
    /// # Errors
    /// There were too many of late for the name or from the address, or the attempt fails.
    pub(super) async fn attempt<T: Send + 'static>(
        self: &Arc<App>,
        from: Source,
        name: &str,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        self.meter.attempt(from)?;
        self.attempts.for_name(name)?;
        self.hashed(work).await
    }

    /// Runs work that hashes a passphrase.
    pub(super) async fn hashed<T: Send + 'static>(
        self: &Arc<App>,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let many = |_| Failure::TooMany("error-account-busy".into());
        let _waiting = self.attempts.waiting.try_acquire().map_err(many)?;
        let app = self.clone();
        // The place is kept to the end of the work, also if the sender goes.
        let place = app.attempts.hashing.acquire().await.map_err(|_| Failure::Broken("error-closed".into()))?;
        place.forget();
        let freed = Freed(self.clone());
        off_thread(move || {
            let done = work();
            drop(freed);
            done
        })
        .await
    }
}

/// A place for a hash, which is free again when this is dropped.
struct Freed(Arc<App>);

impl Drop for Freed {
    fn drop(&mut self) {
        self.0.attempts.hashing.add_permits(1);
    }
}
