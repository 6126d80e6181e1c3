//! One simulation: an option played on in a sampled world.

use std::time::Duration;

use bastide_core::{Fault, Game, GameView, MAX_PLAYERS, Player};

use super::stopwatch::Stopwatch;
use super::win_chance;
use crate::bot::Bot;
use crate::dice::Dice;
use crate::evaluation::{Evaluation, Numbers};
use crate::greedy::{Effort, Greedy};
use crate::limit::Limit;

/// The most decisions of a simulation. Games in which a turn never ends stop here.
const MAX_DECISIONS: usize = 300;

/// The reason why a simulation has no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoValue {
    /// A plugin failed.
    Fault,
    /// The time is over.
    Late,
}

/// The player of simulations.
#[derive(Debug)]
pub(super) struct Simulator {
    /// The number of turns that a simulation plays on.
    turns: u16,
    /// When simulations are broken off.
    limit: Limit,
    /// The players.
    player: Greedy,
    evaluation: Evaluation,
    /// The copy in which a simulation is played.
    world: Option<Game>,
    /// The leads of the seats at the end of the last simulation.
    leads: [f64; MAX_PLAYERS],
    /// The turns that were played since the start, and their time.
    played: (u32, Duration),
}

impl Default for Simulator {
    fn default() -> Simulator {
        let player = Greedy::new(Effort::QUICK, Numbers::FITTED);
        Simulator {
            turns: 0,
            limit: Limit::default(),
            player,
            evaluation: Evaluation::default(),
            world: None,
            leads: [0.0; MAX_PLAYERS],
            played: Default::default(),
        }
    }
}

impl Simulator {
    /// Prepares the simulations of a decision: how many turns they play on, and when they are
    /// broken off.
    pub(super) fn start(&mut self, turns: u16, limit: Limit) {
        (self.turns, self.limit, self.played) = (turns, limit, (0, Duration::ZERO));
    }

    /// Returns the mean time of a turn since the start; `None` if no turn was played.
    pub(super) fn time_of_a_turn(&self) -> Option<Duration> {
        self.played.1.checked_div(self.played.0)
    }

    /// Returns the time that a player of simulations takes for a decision.
    pub(super) fn time_of_a_choice(&mut self, view: &GameView) -> Duration {
        let began = Stopwatch::start();
        self.player.choose(view, &mut Dice::new(0, 0));
        began.elapsed()
    }

    /// Plays an option on in the world of a seed, and returns the lead of a player at the end, in
    /// points.
    pub(super) fn run(&mut self, view: &GameView, me: Player, option: usize, seed: u64) -> Result<f64, NoValue> {
        let began = Stopwatch::start();
        let mut world = self.world.take().unwrap_or_else(|| view.determinize(0));
        view.determinize_into(&mut world, seed);
        let turn = world.state().core.turn.number;
        let done = self.play_on(&mut world, option, seed);
        self.played.0 += u32::from(world.state().core.turn.number.saturating_sub(turn).max(1));
        self.played.1 += began.elapsed();
        self.evaluation.prepare(world.view());
        if let Some(fault) = world.fault() {
            self.evaluation.note(fault);
        }
        let leads = done.and_then(|()| self.evaluation.leads(world.view()).map_err(|_| NoValue::Fault));
        self.world = Some(world);
        self.leads = leads?;
        Ok(self.leads[me.index()])
    }

    /// Performs an option, and lets greedy players play on for some turns.
    fn play_on(&mut self, world: &mut Game, option: usize, seed: u64) -> Result<(), NoValue> {
        let turn = world.state().core.turn.number;
        world.apply_nth(option).map_err(|_| NoValue::Fault)?;
        let mut dice = Dice::new(seed, 0);
        for _ in 0..MAX_DECISIONS {
            if world.decision().is_none() || world.state().core.turn.number > turn.saturating_add(self.turns) {
                break;
            }
            if self.limit.is_over() {
                return Err(NoValue::Late);
            }
            let choice = self.player.choose(&GameView::for_asked(world), &mut dice);
            world.apply_nth(choice).map_err(|_| NoValue::Fault)?;
        }
        if world.fault().is_some() { Err(NoValue::Fault) } else { Ok(()) }
    }

    /// Returns the first fault of a plugin since the last call.
    pub(super) fn take_fault(&mut self) -> Option<Fault> {
        self.player.take_fault().or(self.evaluation.take_fault())
    }

    /// Returns the chance of each seat to win at the end of the last simulation, which must have had
    /// a value; the list is empty if there was no simulation.
    pub(super) fn chances(&self) -> Vec<f64> {
        self.world.as_ref().map_or_else(Vec::new, |world| win_chance::of_evaluated(world, &self.leads))
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::GameSetup;

    use super::*;
    use crate::tests::rules;

    #[test]
    fn a_simulation_plays_some_turns_and_has_no_value_if_it_is_late() -> Result<(), Box<dyn Error>> {
        let game = Game::new(rules("")?, &GameSetup::seeded(5))?;
        let view = GameView::for_asked(&game);
        let me = view.decision().ok_or("no decision")?.ask.player;
        let mut simulator = Simulator::default();
        simulator.start(6, Limit::default());
        assert!(simulator.run(&view, me, 0, 1).is_ok());
        let turns = |simulator: &Simulator| simulator.world.as_ref().map(|world| world.state().core.turn.number);
        assert_eq!(turns(&simulator), Some(game.state().core.turn.number + 7));
        assert!(simulator.time_of_a_turn().is_some());
        simulator.start(6, Limit { until: Some(std::time::Instant::now()), cancelled: None });
        assert_eq!(simulator.run(&view, me, 0, 1), Err(NoValue::Late));
        Ok(())
    }
}
