//! The first mails to addresses that anybody may type: few to each address, so that nobody is pestered.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::bucket::Bucket;
use crate::error::Failure;

/// The mails to one address at once.
const BURST: f64 = 3.0;
/// The mails to one address each second, over time: two a day.
const RATE: f64 = 2.0 / 86_400.0;
/// The number of addresses at which those that were not written to for long are dropped.
const MANY: usize = 10_000;

/// The addresses that were written to of late.
#[derive(Default)]
pub(super) struct Strangers(Mutex<HashMap<String, Bucket>>);

impl Strangers {
    /// Counts a first mail to an address.
    ///
    /// # Errors
    /// There were too many.
    pub(super) fn may_write_to(&self, address: &str) -> Result<(), Failure> {
        let now = Instant::now();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MANY {
            known.retain(|_, bucket| !bucket.refill(RATE, BURST, now).is_full(BURST));
        }
        if known.len() >= MANY {
            return Err(Failure::TooMany("error-too-many-mails".into()));
        }
        let bucket = known.entry(address.to_lowercase()).or_insert_with(|| Bucket::full(BURST, now));
        match bucket.refill(RATE, BURST, now).take() {
            true => Ok(()),
            false => Err(Failure::TooMany("error-too-many-mails".into())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_few_first_mails() {
        let strangers = Strangers::default();
        let may = |address| strangers.may_write_to(address).is_ok();
        assert_eq!([(); 4].map(|()| may("anna@example.org")), [true, true, true, false]);
        assert!(!may("Anna@Example.org") && may("bert@example.org"));
    }
}
