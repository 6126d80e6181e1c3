//! Measures the cost of the hooks of an expansion.
//!
//! A [`Watched`] expansion wraps another one and reports the begin and end of each hook to a
//! [`HookClock`]. The time of a hook excludes the hooks that it calls. The clock's own time is
//! measured first and subtracted.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar, Watch};

/// The rounds, and the calls per round, that measure the cost of the clock itself with an empty
/// hook. The smallest mean of a round counts.
const PROBES: (u32, u32) = (40, 500);

/// An expansion whose hooks are timed.
pub struct Watched<'a> {
    /// The expansion.
    pub inner: &'a dyn Expansion,
    /// The clock.
    pub clock: Arc<HookClock>,
}

impl Expansion for Watched<'_> {
    fn manifest(&self) -> &'static Manifest {
        self.inner.manifest()
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.watch(self.clock.clone());
        self.inner.install(options, reg)
    }

    fn in_library(&self) -> bool {
        self.inner.in_library()
    }
}

/// The calls of a hook and their time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// The number of calls.
    pub calls: u64,
    /// The total time, without the hooks that it called.
    pub time: Duration,
}

#[derive(Default)]
struct Running {
    /// The begin of each running hook, and the time of the hooks inside it.
    stack: Vec<(Option<Instant>, Duration)>,
    costs: BTreeMap<&'static str, Cost>,
}

/// A clock for the hooks of one expansion. It works for games on one thread.
pub struct HookClock {
    running: Mutex<Running>,
    /// The cost of one call of the clock.
    own: Duration,
}

impl Default for HookClock {
    fn default() -> HookClock {
        let mut clock = HookClock { running: Mutex::default(), own: Duration::ZERO };
        let mut round = || {
            for _ in 0..PROBES.1 {
                clock.begin("", "");
                clock.end("", "");
            }
            let probed = std::mem::take(clock.running.get_mut().unwrap_or_else(PoisonError::into_inner));
            probed.costs.values().map(|cost| cost.time).sum::<Duration>() / PROBES.1
        };
        clock.own = (0..PROBES.0).map(|_| round()).min().unwrap_or_default();
        clock
    }
}

impl HookClock {
    /// Returns the cost of each hook that was called.
    pub fn costs(&self) -> BTreeMap<&'static str, Cost> {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let fair = |cost: &Cost| Cost { calls: cost.calls, time: cost.time.saturating_sub(self.own * cost.calls as u32) };
        running.costs.iter().map(|(hook, cost)| (*hook, fair(cost))).collect()
    }
}

impl Watch for HookClock {
    fn begin(&self, _plugin: &'static str, _hook: &'static str) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.stack.push((None, Duration::ZERO));
        if let Some((began, _)) = running.stack.last_mut() {
            *began = Some(Instant::now());
        }
    }

    fn end(&self, _plugin: &'static str, hook: &'static str) {
        let now = Instant::now();
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((Some(began), inside)) = running.stack.pop() else { return };
        let all = now.duration_since(began);
        if let Some((_, outer)) = running.stack.last_mut() {
            *outer += all;
        }
        let cost = running.costs.entry(hook).or_default();
        cost.calls += 1;
        cost.time += all.saturating_sub(inside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hook_is_not_charged_for_those_that_it_asks() {
        let clock = HookClock::default();
        clock.begin("p", "outer");
        clock.begin("p", "inner");
        std::thread::sleep(Duration::from_millis(20));
        clock.end("p", "inner");
        clock.end("p", "outer");
        let costs = clock.costs();
        assert_eq!((costs["inner"].calls, costs["outer"].calls), (1, 1));
        assert!(costs["outer"].time < costs["inner"].time, "{costs:?}");
    }
}
