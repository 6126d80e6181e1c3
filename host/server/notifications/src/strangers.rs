//! The first mails to addresses that anybody may type: few to each mailbox, so that nobody is pestered.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use bastide_common::Bucket;
use bastide_common::Failure;

/// The mails to one mailbox at once.
const BURST: f64 = 3.0;
/// The mails to one mailbox each second, over time: two a day.
const RATE: f64 = 2.0 / 86_400.0;
/// The number of mailboxes at which those that were not written to for long are dropped.
const MANY: usize = 10_000;

/// The mailboxes that were written to of late.
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
        let bucket = known.entry(mailbox(address)).or_insert_with(|| Bucket::full(BURST, now));
        match bucket.refill(RATE, BURST, now).take() {
            true => Ok(()),
            false => Err(Failure::TooMany("error-too-many-mails".into())),
        }
    }
}

/// Returns the mailbox of an address. Many servers deliver `anna+games@` and `an.na@` to `anna@`, so a stranger could write to one
/// person under as many addresses as they like.
fn mailbox(address: &str) -> String {
    let address = address.to_lowercase();
    let (user, domain) = address.rsplit_once('@').unwrap_or((&address, ""));
    let user = user.split('+').next().unwrap_or_default().replace('.', "");
    format!("{user}@{domain}")
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
        for other in ["anna+1@example.org", "an.na@example.org", "A.n.n.a+x+y@example.org"] {
            assert!(!may(other), "{other} leads to the same person");
        }
        assert!(may("anna@example.com") && may("hanna@example.org"));
    }
}
