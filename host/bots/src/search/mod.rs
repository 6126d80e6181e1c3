//! A bot that simulates: it plays the best options on, in many sampled worlds, and takes the one
//! that ends best.
//!
//! 1. The [greedy bot](crate::greedy) ranks all options, and thinks the turn through
//!    ([`Effort::CAREFUL`](crate::greedy::Effort::CAREFUL)). The best few are the *candidates*.
//! 2. *Sequential halving*: all candidates are simulated in the same sampled worlds, so that luck does
//!    not decide between them; then the worse half is dropped, and the others share the next part of
//!    the budget, until one is left. A candidate is dropped earlier if its distance to the best one
//!    is more than luck. So a clear decision takes less than its budget.
//! 3. A simulation plays on with greedy players for some turns, and the
//!    [evaluation](crate::evaluation) judges the position at their end. These players try less than
//!    the bot of that name ([`Effort::QUICK`](crate::greedy::Effort::QUICK)), so that there are more
//!    simulations.
//! 4. What counts is the [chance to win](win_chance), with the lead in points as a small part.
//!
//! The number of candidates and of turns follows the budget. A budget of time is counted in
//! simulations by the time that a turn took in the last decision; it is kept to within one decision
//! of the greedy bot. If it suffices for fewer than six simulations, the bot plays as the level `expert`
//! does.
//!
//! The level `master` is a search of 400 simulations, and `easy`, `normal` and `hard` are searches of 8, 30
//! and 100.
//! `host/bots/LADDER.md` has measured ratings and what was tried.
//!
//! Good players in few simulations are worth more than random players in many: random players waste
//! their followers, and what they reach says little about the position.
//!
//! The bot knows no expansion, and sees what its seat may see: each world is
//! [sampled](bastide_core::GameView::determinize) from that.

pub mod analysis;
mod budget;
mod clock;
mod race;
mod settings;
mod simulation;
mod stopwatch;
pub mod win_chance;

use std::time::Duration;

use bastide_core::{Fault, GameView, Player};

pub use analysis::Comparison;
pub use budget::{Budget, NotABudget};

use crate::bot::Bot;
use crate::dice::Dice;
use crate::greedy::Greedy;
use crate::limit::Limit;
use crate::reasons::Reasons;
use crate::sight::Sight;
use clock::Clock;
use race::{Finish, Race};
use settings::Size;
use simulation::Simulator;

/// The searching bot.
#[derive(Debug)]
pub struct Search {
    budget: Budget,
    limit: Limit,
    greedy: Greedy,
    simulator: Simulator,
    /// The time of a turn in the simulations of the last decision; `None` if it had none.
    turn: Option<Duration>,
}

impl Search {
    /// Creates a bot with this budget for each decision.
    pub fn new(budget: Budget) -> Search {
        let budget = if cfg!(target_family = "wasm") { budget.without_clock() } else { budget };
        let greedy = Greedy::with_sight(Sight::FULL);
        Search { budget, limit: Limit::default(), greedy, simulator: Simulator::default(), turn: None }
    }
}

impl Search {
    /// Chooses among several options.
    fn search(&mut self, view: &GameView, me: Player, dice: &mut Dice) -> Finish {
        let mut clock = Clock::start(self.budget, self.limit.clone());
        let ranked = self.greedy.rank(view, dice);
        let seed = dice.roll();
        let size = Size::of(self.budget, || self.turn.unwrap_or_else(|| self.simulator.time_of_a_choice(view)));
        self.simulator.start(size.turns, clock.end());
        let race = Race { view, me, simulator: &mut self.simulator, clock: &mut clock, seed };
        let finish = race.run(&ranked, size.candidates);
        self.turn = self.simulator.time_of_a_turn();
        finish
    }

    /// Returns the player who has several options.
    fn asked(view: &GameView) -> Option<Player> {
        view.decision().filter(|decision| decision.len() > 1).map(|decision| decision.ask.player)
    }
}

impl Bot for Search {
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize {
        Search::asked(view).map_or(0, |me| self.search(view, me, dice).best)
    }

    fn explain(&mut self, view: &GameView, dice: &mut Dice) -> (usize, Option<Reasons>) {
        let mut same = dice.clone();
        let finish = Search::asked(view).map(|me| self.search(view, me, dice));
        let (choice, searched) = finish.map_or((0, None), |finish| (finish.best, finish.searched));
        let reasons = self.greedy.reasons(view, choice, &mut same);
        // What the simulations found counts in place of what one look ahead promises.
        let next = |next| if searched.is_some() { None } else { next };
        (choice, reasons.map(|reasons| Reasons { next: next(reasons.next), searched, ..reasons }))
    }

    fn limit(&mut self, limit: Limit) {
        self.limit = limit;
    }

    fn take_fault(&mut self) -> Option<Fault> {
        self.greedy.take_fault().or(self.simulator.take_fault())
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use super::*;
    use crate::tests::{play, rules};
    use bastide_core::{Game, GameSetup};

    #[test]
    fn a_search_is_broken_off_by_its_limit_whatever_its_budget() -> Result<(), Box<dyn Error>> {
        let game = Game::new(rules("[bridges-castles-bazaars]\n")?, &GameSetup::seeded(7))?;
        let view = GameView::for_asked(&game);
        let over = Limit { until: Some(std::time::Instant::now()), cancelled: None };
        let cancelled = Limit { until: None, cancelled: Some(std::sync::Arc::new(true.into())) };
        for limit in [over, cancelled] {
            let mut search = Search::new(Budget::Simulations(1_000_000));
            search.limit(limit);
            let choice = search.choose(&view, &mut Dice::new(7, 1));
            assert!(view.decision().is_some_and(|d| choice < d.len()));
        }
        Ok(())
    }

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
    fn a_slow_turn_does_not_end_the_search_for_good() -> Result<(), Box<dyn Error>> {
        let game = Game::new(rules("")?, &GameSetup::seeded(7))?;
        let mut search = Search::new(Budget::Time(Duration::from_secs(1)));
        search.turn = Some(Duration::from_secs(10));
        search.choose(&GameView::for_asked(&game), &mut Dice::new(7, 0));
        assert_eq!(search.turn, None, "the time for which the decision was left to the greedy bot");
        Ok(())
    }

    #[test]
    fn a_search_of_few_simulations_wins_against_greedy() -> Result<(), Box<dyn Error>> {
        let rules = rules("")?;
        let mut points = [0, 0];
        for (seed, seat) in (0..4).flat_map(|seed| [(seed, 0), (seed, 1)]) {
            let mut bots: [Box<dyn Bot>; 2] = [Box::new(Search::new(Budget::Simulations(20))), Box::new(Greedy::default())];
            bots.rotate_right(seat);
            let scores = play(&rules, seed, &mut bots, |_, _| {})?;
            points = [points[0] + scores[seat], points[1] + scores[1 - seat]];
        }
        assert!(points[0] > points[1], "{points:?} points in eight games");
        Ok(())
    }
}
