//! Limits over time: so much at once, and so much each second.

use std::time::Instant;

/// The units that are left. They fill up again with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// Returns a full bucket.
    pub fn full(burst: f64, now: Instant) -> Bucket {
        Bucket { left: burst, at: now }
    }

    /// Adds what has come since the last call: `rate` each second, up to `burst`.
    pub fn refill(&mut self, rate: f64, burst: f64, now: Instant) -> &mut Bucket {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + seconds * rate).min(burst);
        self
    }

    /// Takes one, if there is one.
    pub fn take(&mut self) -> bool {
        let allowed = self.left >= 1.0;
        self.left -= if allowed { 1.0 } else { 0.0 };
        allowed
    }

    /// Returns `true` if something is left.
    pub fn has_any(&self) -> bool {
        self.left > 0.0
    }

    /// Returns `true` if nothing was taken of late.
    pub fn is_full(&self, burst: f64) -> bool {
        self.left >= burst
    }

    /// Takes the cost of work that was done, even if it is more than is left.
    pub fn charge(&mut self, cost: f64) {
        self.left -= cost;
    }

    /// Returns when the bucket was last used.
    pub fn used(&self) -> Instant {
        self.at
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::full(3.0, start);
        let mut take = |after: u64| bucket.refill(0.5, 3.0, start + Duration::from_secs(after)).take();
        assert_eq!(
            [take(0), take(0), take(0), take(0), take(1), take(2), take(2)],
            [true, true, true, false, false, true, false]
        );
        assert_eq!([take(1000), take(1000), take(1000), take(1000)], [true, true, true, false]);
        bucket.charge(2.0);
        assert!(!bucket.has_any());
        assert!(!bucket.refill(0.5, 3.0, start + Duration::from_secs(1003)).has_any());
        assert!(bucket.refill(0.5, 3.0, start + Duration::from_secs(1005)).has_any());
    }
}
