//! The end of a search that comes from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// When a search is broken off, whatever is left of its budget. It then takes the best option so
/// far.
#[derive(Clone, Debug, Default)]
pub struct Limit {
    /// The instant; `None` for no limit in time.
    pub until: Option<Instant>,
    /// A flag that is set when nobody waits for the decision any more.
    pub cancelled: Option<Arc<AtomicBool>>,
}

impl Limit {
    /// Returns `true` if the search is to end.
    pub(crate) fn is_over(&self) -> bool {
        self.cancelled.as_ref().is_some_and(|cancelled| cancelled.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Returns the limit that ends at an instant, if it does not end earlier.
    pub(crate) fn and_until(&self, end: Option<Instant>) -> Limit {
        let until = self.until.into_iter().chain(end).min();
        Limit { until, cancelled: self.cancelled.clone() }
    }
}
