//! Limits of attempts: passphrases that are tried for a name and from an address, and hashes at a time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::Limits;
use bastide_accounts::folded;
use bastide_common::Bucket;
use bastide_common::Failure;
use bastide_store::secret;

/// The most passphrases that are hashed at a time: each takes a processor and 19 MiB.
const TOGETHER: usize = 2;
/// The most attempts that wait for that.
const WAITING: usize = 64;
/// The number of names at which those that nobody tries are dropped.
const MANY: usize = 10_000;
/// Seconds of an hour.
const HOUR: f64 = 3600.0;

/// The attempts of late.
pub(crate) struct Attempts {
    limits: Limits,
    /// By the hash of the name that was given, whether there is such an account or not.
    names: Mutex<HashMap<Vec<u8>, Bucket>>,
    hashing: Arc<Semaphore>,
    waiting: Semaphore,
}

impl Attempts {
    pub(crate) fn new(limits: Limits) -> Arc<Attempts> {
        let (hashing, waiting) = (Arc::new(Semaphore::new(TOGETHER)), Semaphore::new(WAITING));
        Arc::new(Attempts { limits, names: Mutex::default(), hashing, waiting })
    }

    /// Counts an attempt for a name.
    ///
    /// # Errors
    /// There were too many of late.
    pub(crate) fn for_name(&self, name: &str) -> Result<(), Failure> {
        let Limits { attempts, attempt_burst: burst, .. } = self.limits;
        let now = Instant::now();
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= MANY {
            names.retain(|_, tried| !tried.refill(attempts / HOUR, burst, now).is_full(burst));
        }
        let key = secret::hash(&folded(name));
        let tried = names.entry(key).or_insert_with(|| Bucket::full(burst, now));
        match tried.refill(attempts / HOUR, burst, now).take() {
            true => Ok(()),
            false => Err(Failure::TooMany("error-account-attempts-name".into())),
        }
    }

    /// Waits for a place to hash a passphrase. It is free again when what is returned is dropped.
    ///
    /// # Errors
    /// Too many wait.
    pub(crate) async fn place(self: &Arc<Attempts>) -> Result<OwnedSemaphorePermit, Failure> {
        let many = |_| Failure::TooMany("error-account-busy".into());
        let _waiting = self.waiting.try_acquire().map_err(many)?;
        self.hashing.clone().acquire_owned().await.map_err(|_| Failure::Broken("error-closed".into()))
    }
}
