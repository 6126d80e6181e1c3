//! The race of the candidates: the worse ones are dropped, and the rest is simulated further.

use bastide_core::{GameView, Player};

use super::clock::Clock;
use super::simulation::{NoValue, Simulator};
use super::win_chance;
use crate::reasons::{Found, Searched};

/// The worth of a point, in percent of the chance to win.
const POINT: f64 = 0.5;
/// The number of simulations as which the rank of a candidate counts.
const PRIOR: f64 = 4.0;
/// The number of standard errors behind the best candidate at which another one is dropped.
const BEHIND: f64 = 2.5;
/// The number of worlds after which candidates are compared.
const STRETCH: usize = 8;

/// An option that is simulated.
#[derive(Clone, Debug)]
struct Candidate {
    option: usize,
    /// The result in each world; `None` where a plugin failed.
    values: Vec<Option<Found>>,
    sum: f64,
    weight: f64,
}

impl Candidate {
    /// Creates a candidate of which the greedy bot expects this worth.
    fn new(option: usize, promise: f64) -> Candidate {
        Candidate { option, values: Vec::new(), sum: PRIOR * promise, weight: PRIOR }
    }

    fn add(&mut self, value: Option<Found>) {
        self.values.push(value);
        if let Some(found) = value {
            (self.sum, self.weight) = (self.sum + worth(found.lead, found.chance), self.weight + 1.0);
        }
    }

    fn mean(&self) -> f64 {
        self.sum / self.weight
    }

    /// Returns `true` if the difference to a better candidate is more than luck.
    fn is_behind(&self, best: &Candidate) -> bool {
        let worth = |found: Found| worth(found.lead, found.chance);
        let pairs = best.values.iter().zip(&self.values).filter_map(|(better, value)| Some(worth((*better)?) - worth((*value)?)));
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for difference in pairs {
            (count, sum, squares) = (count + 1.0, sum + difference, squares + difference * difference);
        }
        if count < STRETCH as f64 {
            return false;
        }
        let mean: f64 = sum / count;
        // Few worlds may happen to agree, so the variance is at least 1.
        let variance: f64 = (squares / count - mean * mean).max(0.0) + 1.0 / count;
        mean > BEHIND * (variance / count).sqrt()
    }
}

/// The end of a race.
#[derive(Debug)]
pub(super) struct Finish {
    /// The best option.
    pub(super) best: usize,
    /// The result of the simulations; `None` if there were none.
    pub(super) searched: Option<Searched>,
}

impl Finish {
    fn of(best: Option<&Candidate>, dropped: &[Candidate]) -> Finish {
        let searched = best.and_then(|best| {
            let others = dropped.iter().filter(|other| !other.values.is_empty());
            let next = others.max_by(|a, b| a.mean().total_cmp(&b.mean()));
            // The worlds of the one that was dropped earlier are the first ones of the other.
            let worlds = next.map_or(best.values.len(), |next| next.values.len());
            let next = next.and_then(|next| Some((next.option, mean(&next.values)?)));
            Some(Searched { simulations: worlds, found: mean(best.values.get(..worlds)?)?, next })
        });
        Finish { best: best.map_or(0, |best| best.option), searched }
    }
}

/// Returns the means of what was found; `None` if nothing was.
fn mean(values: &[Option<Found>]) -> Option<Found> {
    let (mut count, mut sum) = (0.0, Found { chance: 0.0, lead: 0.0 });
    for found in values.iter().flatten() {
        (count, sum.chance, sum.lead) = (count + 1.0, sum.chance + found.chance, sum.lead + found.lead);
    }
    (count > 0.0).then(|| Found { chance: sum.chance / count, lead: sum.lead / count })
}

/// The race of one decision.
pub(super) struct Race<'a> {
    pub(super) view: &'a GameView<'a>,
    pub(super) me: Player,
    pub(super) simulator: &'a mut Simulator,
    pub(super) clock: &'a mut Clock,
    /// The seed of the first world.
    pub(super) seed: u64,
}

impl Race<'_> {
    /// Returns the best option. `ranked` has the options, the best first at first sight.
    pub(super) fn run(mut self, ranked: &[(f64, usize)], candidates: usize) -> Finish {
        let (scale, seats) = (win_chance::scale(self.view.view()), self.view.rules().seats.len());
        let promise = |lead: f64| worth(lead, win_chance::of_lead(lead, seats, scale));
        let start = ranked.iter().take(candidates).map(|(lead, option)| Candidate::new(*option, promise(*lead)));
        let (mut alive, mut dropped): (Vec<Candidate>, _) = (start.collect(), Vec::new());
        let used = self.clock.used();
        let rounds = alive.len().next_power_of_two().trailing_zeros();
        for round in 1..=rounds {
            if alive.len() < 2 {
                break;
            }
            self.simulate_until(&mut alive, &mut dropped, used + (1.0 - used) * f64::from(round) / f64::from(rounds));
            dropped.extend(alive.drain(alive.len().div_ceil(2)..));
        }
        Finish::of(alive.first(), &dropped)
    }

    /// Simulates all candidates in one world after the other, in at least one, until a share of the
    /// budget is used. Drops those that are behind, and sorts the others.
    fn simulate_until(&mut self, alive: &mut Vec<Candidate>, dropped: &mut Vec<Candidate>, share: f64) {
        loop {
            if !self.simulate_all(alive) {
                break;
            }
            let worlds = alive.first().map_or(0, |best| best.values.len());
            if worlds.is_multiple_of(STRETCH) {
                drop_those_behind(alive, dropped);
            }
            // A rounding error does not cost a world.
            if alive.len() < 2 || self.clock.used_with(alive.len()) > share + 1e-9 {
                break;
            }
        }
        sort(alive);
    }

    /// Simulates all candidates in the next world. Returns `false` if the time did not suffice; then
    /// nothing is added to any.
    fn simulate_all(&mut self, alive: &mut [Candidate]) -> bool {
        let world = alive.first().map_or(0, |best| best.values.len());
        let values: Option<Vec<_>> = alive.iter().map(|candidate| self.simulate(candidate.option, world)).collect();
        let Some(values) = values else { return false };
        alive.iter_mut().zip(values).for_each(|(candidate, value)| candidate.add(value));
        true
    }

    /// Simulates an option in a world. Returns `None` if the time did not suffice, and `Some(None)` if
    /// a plugin failed.
    fn simulate(&mut self, option: usize, world: usize) -> Option<Option<Found>> {
        self.clock.count();
        match self.simulator.run(self.view, self.me, option, self.seed.wrapping_add(world as u64)) {
            Ok(lead) => Some(self.simulator.chances().get(self.me.index()).map(|chance| Found { chance: *chance, lead })),
            Err(NoValue::Fault) => Some(None),
            Err(NoValue::Late) => None,
        }
    }
}

/// Returns the worth of a lead in points and a chance to win.
fn worth(lead: f64, chance: f64) -> f64 {
    POINT * lead + 100.0 * chance
}

/// Drops the candidates whose distance to the best one is more than luck.
fn drop_those_behind(alive: &mut Vec<Candidate>, dropped: &mut Vec<Candidate>) {
    sort(alive);
    if let Some(best) = alive.first().cloned() {
        dropped.extend(alive.extract_if(.., |candidate| candidate.is_behind(&best)));
    }
}

/// Sorts candidates, the best first.
fn sort(alive: &mut [Candidate]) {
    alive.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}

#[cfg(test)]
mod tests {
    use std::error::Error;
    use std::time::Duration;

    use bastide_core::{Game, GameSetup};

    use super::*;
    use crate::dice::Dice;
    use crate::greedy::Greedy;
    use crate::limit::Limit;
    use crate::search::budget::Budget;
    use crate::tests::rules;

    fn candidate(values: impl IntoIterator<Item = f64>) -> Candidate {
        let mut candidate = Candidate::new(0, 0.0);
        // A point of the lead is worth half a percent.
        values.into_iter().for_each(|value| candidate.add(Some(Found { chance: 0.0, lead: value / POINT })));
        candidate
    }

    #[test]
    fn a_candidate_is_behind_if_the_same_worlds_agree_on_it() {
        let luck = |n: u32| f64::from(n * 37 % 41);
        let best = candidate((0..16).map(luck));
        let steady = candidate((0..16).map(|n| luck(n) - 2.0));
        let unsteady = candidate((0..16).map(|n| luck(n + 5) - 2.0));
        assert!(steady.is_behind(&best), "2 points in each of 16 worlds");
        assert!(!unsteady.is_behind(&best), "2 points among other luck");
        assert!(!best.is_behind(&steady) && !best.is_behind(&best));
        let few = candidate((0..7).map(|n| luck(n) - 20.0));
        assert!(!few.is_behind(&best), "seven worlds are too few");
    }

    #[test]
    fn the_result_names_the_best_and_the_next_in_their_common_worlds() {
        let with = |option, values: &[f64]| Candidate { option, ..candidate(values.iter().copied()) };
        let [best, next, worse] = [with(4, &[6.0, 2.0, 9.0]), with(7, &[5.0, 1.0]), with(9, &[1.0, 1.0, 1.0])];
        let finish = Finish::of(Some(&best), &[worse.clone(), next]);
        let found = |value: f64| Found { chance: 0.0, lead: value / POINT };
        assert_eq!(finish.best, 4);
        assert_eq!(finish.searched, Some(Searched { simulations: 2, found: found(4.0), next: Some((7, found(3.0))) }));
        assert_eq!(Finish::of(Some(&with(4, &[])), &[worse]).searched, None, "the time did not suffice for a simulation");
    }

    #[test]
    fn a_chance_to_win_counts_more_than_points() {
        assert!(worth(2.0, 0.5) > worth(8.0, 0.45) && worth(3.0, 1.0) > worth(2.0, 1.0));
    }

    #[test]
    fn without_time_the_option_that_looks_best_is_taken() -> Result<(), Box<dyn Error>> {
        let mut game = Game::new(rules("")?, &GameSetup::seeded(3))?;
        while game.decision().is_some_and(|decision| decision.menu().placements() < 30) {
            game.apply_nth(0)?;
        }
        let (view, mut dice) = (GameView::for_asked(&game), Dice::new(3, 0));
        let me = view.decision().ok_or("no decision")?.ask.player;
        let (mut greedy, mut simulator) = (Greedy::default(), Simulator::default());
        let ranked = greedy.rank(&view, &mut dice);
        assert!(ranked.len() > 8);
        let mut chosen = |ranked: &[(f64, usize)], budget| {
            let mut clock = Clock::start(budget, Limit::default());
            simulator.start(6, clock.end());
            let race = Race { view: &view, me, simulator: &mut simulator, clock: &mut clock, seed: 1 };
            (race.run(ranked, 8).best, clock.used())
        };
        let (choice, used) = chosen(&ranked, Budget::Time(Duration::from_nanos(1)));
        assert_eq!(choice, ranked[0].1);
        assert!(used >= 1.0);
        // The option that looks worst comes first and promises as much as all, so simulations choose
        // another one.
        let worst_first: Vec<_> = ranked.iter().rev().map(|(_, option)| (0.0, *option)).collect();
        let (choice, used) = chosen(&worst_first, Budget::Simulations(200));
        assert_ne!(choice, worst_first[0].1);
        assert!(used <= 1.1, "{used}");
        Ok(())
    }
}
