//! A bot that simulates: it plays the best options on, in many sampled worlds, and takes the one
//! that ends best.
//!
//! 1. The [greedy bot](crate::greedy) ranks all options. The best few are the *candidates*.
//! 2. *Sequential halving*: all candidates are simulated in the same sampled worlds, so that luck does
//!    not decide between them; then the worse half is dropped, and the others get as many
//!    simulations again, until one is left.
//! 3. A simulation plays on with greedy players for some turns, and the
//!    [evaluation](crate::evaluation) judges the position at their end. These players try less than
//!    the bot of that name ([`Effort::QUICK`]), so that there are more simulations.
//!
//! The levels `easy`, `normal`, `hard` and `master` are searches of 8, 30, 100 and 400 simulations.
//! `host/bots/LADDER.md` has measured ratings and what was tried.
//!
//! Good players in few simulations are worth more than random players in many: random players waste
//! their followers, and what they reach says little about the position.
//!
//! The bot knows no expansion, and sees what its seat may see: each world is
//! [sampled](bastide_core::GameView::determinize) from that.

pub mod analysis;
mod budget;

use std::time::Instant;

use bastide_core::{Game, GameView, Player};

pub use analysis::Comparison;
pub use budget::{Budget, NotABudget};

use crate::bot::Bot;
use crate::dice::Dice;
use crate::evaluation::{Evaluation, Numbers};
use crate::greedy::{Effort, Greedy};

/// The most decisions of a simulation. Games in which a turn never ends stop here.
const MOST_DECISIONS: usize = 300;

/// The number of simulations as which the rank of a candidate counts.
const PRIOR: f64 = 2.0;

/// The size of a search, which follows its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size {
    /// The number of candidates.
    candidates: usize,
    /// The number of turns that a simulation plays on.
    turns: u16,
}

impl Size {
    fn of(budget: Budget) -> Size {
        let simulations = match budget {
            Budget::Simulations(n) => u128::from(n),
            // A simulation of some turns takes about a millisecond.
            Budget::Time(time) => time.as_millis(),
        };
        let (candidates, turns) = match simulations {
            0..=15 => (3, 4),
            16..=63 => (4, 8),
            64..=255 => (6, 12),
            _ => (8, 12),
        };
        Size { candidates, turns }
    }
}

/// An option that is simulated.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    option: usize,
    sum: f64,
    weight: f64,
}

impl Candidate {
    fn mean(&self) -> f64 {
        self.sum / self.weight
    }
}

/// The searching bot.
#[derive(Debug)]
pub struct Search {
    budget: Budget,
    size: Size,
    greedy: Greedy,
    /// The players of simulations.
    player: Greedy,
    evaluation: Evaluation,
    /// The copy in which a simulation is played.
    world: Option<Game>,
}

impl Search {
    /// Creates a bot with this budget for each decision.
    pub fn new(budget: Budget) -> Search {
        let (size, greedy, player) = (Size::of(budget), Greedy::default(), Greedy::new(Effort::QUICK, Numbers::FITTED));
        Search { budget, size, greedy, player, evaluation: Evaluation::default(), world: None }
    }

    /// Plays an option on in the world of a seed, and returns the evaluation of the end for a
    /// player. Returns `None` if a plugin failed in it.
    fn simulate(&mut self, view: &GameView, me: Player, option: usize, seed: u64) -> Option<f64> {
        let mut world = self.world.take().unwrap_or_else(|| view.determinize(0));
        view.determinize_into(&mut world, seed);
        let done = self.play_on(&mut world, option, seed);
        self.evaluation.prepare(world.view());
        let value = done.and_then(|()| self.evaluation.of(world.view(), me).ok());
        self.world = Some(world);
        value
    }

    /// Performs an option, and lets greedy players play on for some turns.
    fn play_on(&mut self, world: &mut Game, option: usize, seed: u64) -> Option<()> {
        let last = world.state().core.turn.number.saturating_add(self.size.turns);
        world.apply_nth(option).ok()?;
        let mut dice = Dice::new(seed, 0);
        for _ in 0..MOST_DECISIONS {
            if world.decision().is_none() || world.state().core.turn.number > last {
                break;
            }
            let choice = self.player.choose(&GameView::for_asked(world), &mut dice);
            world.apply_nth(choice).ok()?;
        }
        world.fault().is_none().then_some(())
    }

    /// Simulates each candidate in the next `worlds` worlds, or until the deadline.
    fn simulate_all(&mut self, view: &GameView, me: Player, all: &mut [Candidate], worlds: Worlds) -> u64 {
        for n in 0..worlds.most {
            if n > 0 && worlds.until.is_some_and(|until| Instant::now() >= until) {
                return n;
            }
            for candidate in all.iter_mut() {
                if let Some(value) = self.simulate(view, me, candidate.option, worlds.seed.wrapping_add(worlds.first + n)) {
                    (candidate.sum, candidate.weight) = (candidate.sum + value, candidate.weight + 1.0);
                }
            }
        }
        worlds.most
    }
}

/// The worlds of one round.
#[derive(Clone, Copy)]
struct Worlds {
    seed: u64,
    /// The number of the first world.
    first: u64,
    /// The most worlds.
    most: u64,
    /// The end of the round; one world is simulated in any case.
    until: Option<Instant>,
}

impl Bot for Search {
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize {
        let Some(decision) = view.decision() else { return 0 };
        let me = decision.ask.player;
        if decision.len() == 1 {
            return 0;
        }
        let began = Instant::now();
        let ranked = self.greedy.rank(view, dice);
        let seed = dice.roll();
        let candidate = |&(promise, option): &(f64, usize)| Candidate { option, sum: PRIOR * promise, weight: PRIOR };
        let mut alive: Vec<Candidate> = ranked.iter().take(self.size.candidates).map(candidate).collect();
        let rounds = alive.len().next_power_of_two().trailing_zeros().max(1);
        let mut first = 0;
        for round in 1..=rounds {
            if alive.len() < 2 {
                break;
            }
            let worlds = match self.budget {
                Budget::Simulations(all) => {
                    let most = u64::from(all) / u64::from(rounds) / alive.len() as u64;
                    Worlds { seed, first, most: most.max(1), until: None }
                }
                Budget::Time(time) => Worlds { seed, first, most: u64::MAX / 2, until: Some(began + time * round / rounds) },
            };
            first += self.simulate_all(view, me, &mut alive, worlds);
            alive.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            alive.truncate(alive.len().div_ceil(2));
        }
        alive.first().map_or(0, |best| best.option)
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use super::*;
    use crate::tests::{play, rules};
    use bastide_core::GameSetup;

    #[test]
    fn a_number_of_simulations_makes_the_same_choice_again() -> Result<(), Box<dyn Error>> {
        let mut game = Game::new(rules("[bridges-castles-bazaars]\n")?, &GameSetup::seeded(7))?;
        let mut greedy = Greedy::default();
        for n in 0..12 {
            let view = GameView::for_asked(&game);
            let choose = || Search::new(Budget::Simulations(12)).choose(&view, &mut Dice::new(7, n));
            assert_eq!(choose(), choose());
            let choice = greedy.choose(&GameView::for_asked(&game), &mut Dice::new(7, n));
            game.apply_nth(choice)?;
        }
        Ok(())
    }

    #[test]
    fn a_search_of_few_simulations_wins_against_greedy() -> Result<(), Box<dyn Error>> {
        let rules = rules("")?;
        let mut points = [0, 0];
        for seat in 0..2 {
            let mut bots: [Box<dyn Bot>; 2] = [Box::new(Search::new(Budget::Simulations(20))), Box::new(Greedy::default())];
            bots.rotate_right(seat);
            let scores = play(&rules, 1, &mut bots, |_, _| {})?;
            points = [points[0] + scores[seat], points[1] + scores[1 - seat]];
        }
        assert!(points[0] > points[1], "{points:?} points in two games");
        Ok(())
    }
}
