//! The race of turns: all are played out in the same worlds, and those that are clearly worse are dropped.
//!
//! [`Race::halve`] finds the best of many turns with few playouts. [`Race::settle`] plays a few turns until each of them is
//! clearly as good as the best one or clearly worse; it is what a puzzle must pass more than once.

use crate::playout::Outcome;

/// The standard errors behind the best turn at which another one is dropped.
const BEHIND: f64 = 3.0;
/// The fewest worlds in which turns are compared.
const FEW: usize = 6;
/// The worlds that are added at a time.
const STRETCH: usize = 12;

/// A runner: a turn with its outcomes, world by world.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Runner {
    /// The number of the turn.
    pub(crate) turn: usize,
    outcomes: Vec<Outcome>,
}

/// What a turn loses in comparison with another one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Loss {
    /// The mean, in points.
    pub(crate) points: f64,
    /// Its standard error.
    pub(crate) error: f64,
}

impl Runner {
    /// Returns the mean of the margins.
    fn mean(&self) -> f64 {
        mean(self.outcomes.iter().map(|outcome| outcome.margin()))
    }

    /// Returns the number of worlds.
    #[cfg(test)]
    pub(crate) fn worlds(&self) -> usize {
        self.outcomes.len()
    }

    /// Returns the mean points of the player and of the best rival.
    pub(crate) fn points(&self) -> Outcome {
        let of = |points: fn(&Outcome) -> f64| mean(self.outcomes.iter().map(points));
        Outcome { mine: of(|outcome| outcome.mine), rival: of(|outcome| outcome.rival) }
    }

    /// Returns what this turn loses to another one, in the worlds that both have played.
    pub(crate) fn loss(&self, to: &Runner) -> Loss {
        let pairs = || to.outcomes.iter().zip(&self.outcomes).map(|(better, own)| better.margin() - own.margin());
        let count = pairs().count().max(1) as f64;
        let points = mean(pairs());
        // Few worlds may happen to agree, so the variance is at least a little.
        let variance = (mean(pairs().map(|d| d * d)) - points * points).max(0.0) + 4.0 / count;
        Loss { points, error: (variance / count).sqrt() }
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (mut count, mut sum) = (0.0, 0.0);
    for value in values {
        (count, sum) = (count + 1.0, sum + value);
    }
    if count > 0.0 { sum / count } else { 0.0 }
}

/// The limits of [`Race::settle`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The points within which a turn is as good as the best one.
    pub(crate) as_good: f64,
    /// The least points by which all others are worse.
    pub(crate) gap: f64,
    /// The standard errors by which they are.
    pub(crate) sure: f64,
    /// The most worlds.
    pub(crate) worlds: usize,
}

/// The result of [`Race::settle`].
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Settled {
    /// The turns that are as good as the best one, with it.
    pub(crate) best: Vec<usize>,
    /// The next best turn, and what it loses.
    pub(crate) next: (usize, Loss),
    /// The means of the best turn and of the next one.
    pub(crate) points: [Outcome; 2],
}

/// A race. `run` plays a turn, by its number, in the world of a seed.
pub(crate) struct Race<F> {
    pub(crate) run: F,
    /// The seed of the first world.
    pub(crate) seed: u64,
}

impl<F: FnMut(usize, u64) -> Option<Outcome>> Race<F> {
    /// Plays all runners in further worlds, in so many in all. A turn that cannot be played is dropped.
    fn go(&mut self, runners: &mut Vec<Runner>, worlds: usize) {
        runners.retain_mut(|runner| {
            while runner.outcomes.len() < worlds {
                let seed = self.seed.wrapping_add(runner.outcomes.len() as u64);
                let Some(outcome) = (self.run)(runner.turn, seed) else { return false };
                runner.outcomes.push(outcome);
            }
            true
        });
        runners.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    }

    /// Sequential halving: plays all turns in a few worlds, drops the worse half and those that are clearly behind, and
    /// goes on with twice as many worlds, up to `worlds`. Returns all turns, the best first; those that were dropped
    /// first are last.
    pub(crate) fn halve(&mut self, turns: &[usize], worlds: usize) -> Vec<Runner> {
        let mut alive: Vec<Runner> = turns.iter().map(|turn| Runner { turn: *turn, outcomes: Vec::new() }).collect();
        let (mut dropped, mut now) = (Vec::new(), FEW);
        loop {
            self.go(&mut alive, now.min(worlds));
            if now >= worlds || alive.len() < 3 {
                break;
            }
            let Some(best) = alive.first().cloned() else { break };
            let mut out = alive.split_off(alive.len().div_ceil(2).max(2));
            out.splice(0..0, alive.extract_if(1.., |runner| is_behind(runner, &best, BEHIND, 0.0)));
            dropped.splice(0..0, out);
            now *= 2;
        }
        alive.extend(dropped);
        alive
    }

    /// Plays turns in more and more worlds until each is clearly as good as the best one or clearly worse. Returns `None`
    /// if one is between, or all are as good.
    pub(crate) fn settle(&mut self, turns: &[usize], limits: Limits) -> Option<Settled> {
        let mut alive: Vec<Runner> = turns.iter().map(|turn| Runner { turn: *turn, outcomes: Vec::new() }).collect();
        let (mut beaten, mut now) = (Vec::<Runner>::new(), 2 * STRETCH);
        loop {
            self.go(&mut alive, now.min(limits.worlds));
            let best = alive.first()?.clone();
            // A turn whose loss is likely between the limits ends the race early.
            let between =
                |loss: Loss| loss.points - 2.5 * loss.error > limits.as_good && loss.points + 2.5 * loss.error < limits.gap;
            if alive.iter().skip(1).any(|runner| between(runner.loss(&best))) {
                return None;
            }
            beaten.extend(alive.extract_if(1.., |runner| is_behind(runner, &best, limits.sure.max(BEHIND), limits.gap)));
            let is_clear = alive.iter().skip(1).all(|runner| {
                let loss = runner.loss(&best);
                // What may lose half of the gap is not yet known to be as good.
                loss.points + 3.0 * loss.error < f64::midpoint(limits.as_good, limits.gap) && loss.points < limits.as_good
            });
            if (is_clear && now >= 6 * STRETCH) || now >= limits.worlds {
                return settled(best, &alive, beaten, limits);
            }
            now += STRETCH;
        }
    }
}

/// Returns `true` if a turn is this many standard errors worse than a better one by more than a gap.
fn is_behind(runner: &Runner, best: &Runner, errors: f64, gap: f64) -> bool {
    let loss = runner.loss(best);
    loss.points - errors * loss.error > gap
}

fn settled(first: Runner, alive: &[Runner], beaten: Vec<Runner>, limits: Limits) -> Option<Settled> {
    let is_best = |runner: &&Runner| runner.loss(&first).points <= limits.as_good;
    let best: Vec<usize> = alive.iter().filter(is_best).map(|runner| runner.turn).collect();
    let others = alive.iter().filter(|runner| !is_best(runner)).chain(&beaten);
    let next = others.min_by(|a, b| a.loss(&first).points.total_cmp(&b.loss(&first).points))?;
    let loss = next.loss(&first);
    let clear = loss.points >= limits.gap && loss.points >= limits.sure * loss.error;
    clear.then(|| Settled { best, next: (next.turn, loss), points: [first.points(), next.points()] })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Noise that is the same for all turns of a world, and noise of the turn.
    fn luck(turn: usize, seed: u64, most: f64) -> f64 {
        let bits = bastide_bots::dice::derive(seed, turn as u64) >> 11;
        most * (bits as f64 / (1u64 << 53) as f64 - 0.5)
    }

    fn race(worth: &[f64], noise: f64, seed: u64) -> Race<impl FnMut(usize, u64) -> Option<Outcome> + use<'_>> {
        let run = move |turn: usize, seed: u64| {
            let mine = worth.get(turn)? + luck(1000, seed, 60.0) + luck(turn, seed, noise);
            Some(Outcome { mine, rival: 30.0 })
        };
        Race { run, seed }
    }

    const LIMITS: Limits = Limits { as_good: 1.0, gap: 3.0, sure: 4.0, worlds: 400 };

    #[test]
    fn the_best_of_many_turns_wins_whatever_the_luck_of_the_draws() {
        let worth: Vec<f64> = (0..40).map(|n| f64::from(n * 7 % 40) / 4.0).collect();
        let all: Vec<usize> = (0..40).collect();
        let ranked = race(&worth, 6.0, 1).halve(&all, 96);
        assert_eq!(ranked.len(), 40);
        let first: Vec<f64> = ranked.iter().take(3).map(|runner| worth[runner.turn]).collect();
        assert!(first[0] >= 9.5 && first.iter().all(|worth| *worth >= 9.0), "{first:?}");
        let playouts: usize = ranked.iter().map(Runner::worlds).sum();
        assert!(playouts < 40 * 96 / 3, "{playouts} playouts");
    }

    #[test]
    fn only_a_clear_gap_settles_a_race() {
        let settle = |worth: &[f64], seed| {
            let all: Vec<usize> = (0..worth.len()).collect();
            race(worth, 12.0, seed).settle(&all, LIMITS)
        };
        for seed in 0..20 {
            let settled = settle(&[10.0, 5.0, 0.0, 10.0], seed << 20);
            let settled = settled.expect("a gap of 5 points");
            let mut best = settled.best.clone();
            best.sort_unstable();
            assert_eq!((best, settled.next.0), (vec![0, 3], 1), "seed {seed}");
            assert!((settled.next.1.points - 5.0).abs() < 1.5, "{settled:?}");
            assert_eq!(settle(&[10.0, 8.0, 4.0], seed << 20), None, "a turn loses 2 points, seed {seed}");
        }
        assert_eq!(settle(&[10.0, 10.0], 1), None, "all are as good");
    }

    #[test]
    fn a_loss_is_that_of_common_worlds() {
        let runner = |turn, margins: &[f64]| Runner {
            turn,
            outcomes: margins.iter().map(|mine| Outcome { mine: *mine, rival: 0.0 }).collect(),
        };
        let (best, other) = (runner(0, &[10.0, 30.0, -20.0, 4.0]), runner(1, &[8.0, 28.0, -22.0]));
        let loss = other.loss(&best);
        assert_eq!(loss.points, 2.0);
        assert!(loss.error > 0.5, "three worlds that agree may be luck: {loss:?}");
        assert_eq!(best.points().mine, 6.0);
    }

    #[test]
    fn a_turn_that_cannot_be_played_is_dropped() {
        let ranked = race(&[1.0, 9.0], 0.0, 1).halve(&[0, 1, 2], 12);
        assert_eq!(ranked.iter().map(|runner| runner.turn).collect::<Vec<_>>(), [1, 0]);
    }
}
