//! The time of the server: that of the machine, without its jumps.
//!
//! Clocks of games must neither lose nor win time because somebody sets the clock of the machine, or because the
//! machine slept. So the time goes on with the monotonic clock. Small differences to the clock of the machine are
//! followed at once; at a large one, [`follow`] moves the clocks of all games by the same amount.
//! While the server is stopped, only the clock of the machine counts: time that passes then is time.
//!
//! Servers that share a database follow its clock instead ([`follow_database`]), so that a game has the same time at
//! each of them.

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The largest difference that is followed without moving clocks, in milliseconds: less than anybody notifications, and
/// more than a clock is corrected by between two looks.
const SMALL: i64 = 1000;

/// A difference to the clock of a database that is not followed, so that the time does not tremble, in milliseconds.
const UNEVEN: i64 = 100;

static TIME: LazyLock<Time> = LazyLock::new(|| Time::new(machine(), Instant::now()));

/// Returns the time in milliseconds since 1970.
pub fn now_ms() -> i64 {
    TIME.at(Instant::now())
}

/// Follows the clock of the machine. If it was set, calls `shift` with the milliseconds by which, so that a clock
/// that runs has as much time after as before.
pub fn follow(shift: impl FnOnce(i64)) {
    TIME.follow(machine(), Instant::now(), shift);
}

/// Follows the clock of a database: it had this time at a moment, give or take some milliseconds.
pub fn follow_database(time: i64, moment: Instant, error: i64) {
    TIME.set(time, moment, error.saturating_add(UNEVEN));
}

/// Returns the time of the machine in milliseconds since 1970.
fn machine() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// A time of a machine, and the moment at which it was read.
struct Time(Mutex<(i64, Instant)>);

impl Time {
    fn new(time: i64, at: Instant) -> Time {
        Time(Mutex::new((time, at)))
    }

    fn read(&self) -> MutexGuard<'_, (i64, Instant)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn at(&self, moment: Instant) -> i64 {
        let (time, since) = *self.read();
        let passed = moment.saturating_duration_since(since).as_millis();
        time.saturating_add(i64::try_from(passed).unwrap_or(i64::MAX))
    }

    /// Sets the time, unless it is right but for an error.
    fn set(&self, time: i64, moment: Instant, error: i64) {
        if time.saturating_sub(self.at(moment)).saturating_abs() > error {
            *self.read() = (time, moment);
        }
    }

    fn follow(&self, machine: i64, moment: Instant, shift: impl FnOnce(i64)) {
        let jump = machine.saturating_sub(self.at(moment));
        let set = || *self.read() = (machine, moment);
        // Whoever answers in between wins a moment, and nobody loses one.
        if jump > SMALL {
            shift(jump);
            set();
        } else {
            set();
            if jump < -SMALL {
                shift(jump);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_clock_of_a_database_is_followed_when_it_differs() {
        let start = Instant::now();
        let time = Time::new(1_000_000, start);
        time.set(1_000_150, start, 200);
        assert_eq!(time.at(start), 1_000_000);
        time.set(990_000, start + Duration::from_secs(1), 200);
        assert_eq!(time.at(start + Duration::from_secs(2)), 991_000);
    }

    #[test]
    fn the_time_has_no_jumps_that_clocks_do_not_have() {
        let (start, day) = (Instant::now(), 24 * 3600 * 1000);
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        let time = Time::new(1_000_000, start);
        assert_eq!(time.at(at(5)), 1_005_000);
        let follow = |machine: i64, seconds: u64| {
            let mut shifted = None;
            time.follow(machine, at(seconds), |jump| shifted = Some(jump));
            shifted
        };
        assert_eq!(follow(1_005_900, 5), None, "a small correction is followed");
        assert_eq!(time.at(at(6)), 1_006_900);
        assert_eq!(follow(1_006_900 + day, 6), Some(day));
        assert_eq!(time.at(at(7)), 1_007_900 + day);
        assert_eq!(follow(1_008_900, 8), Some(-day));
        assert_eq!(time.at(at(9)), 1_009_900);
    }
}
