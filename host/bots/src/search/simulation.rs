//! One simulation: an option played on in a sampled world.

use std::time::Duration;

use bastide_core::{Game, GameView, MAX_PLAYERS, Player};

use super::stopwatch::Stopwatch;
use super::win_chance;
use crate::bot::Bot;
use crate::dice::Dice;
use crate::evaluation::{Evaluation, Numbers};
use crate::greedy::{Effort, Greedy};
use crate::limit::Limit;

/// The most decisions of a simulation. Games in which a turn never ends stop here.
const MOST_DECISIONS: usize = 300;

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
    /// What the last simulation found.
    sums: Sums,
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
            sums: Sums::default(),
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

    /// Plays an option on in the world of a seed, and returns the lead of a player in points: the mean
    /// of the leads after each turn of the second half.
    pub(super) fn run(&mut self, view: &GameView, me: Player, option: usize, seed: u64) -> Result<f64, NoValue> {
        let began = Stopwatch::start();
        let mut world = self.world.take().unwrap_or_else(|| view.determinize(0));
        view.determinize_into(&mut world, seed);
        let turn = world.state().core.turn.number;
        let done = self.play_on(&mut world, option, seed);
        self.played.0 += u32::from(world.state().core.turn.number.saturating_sub(turn).max(1));
        self.played.1 += began.elapsed();
        self.world = Some(world);
        done.map(|()| self.sums.leads[me.index()] / self.sums.weight)
    }

    /// Performs an option, and lets greedy players play on for some turns.
    fn play_on(&mut self, world: &mut Game, option: usize, seed: u64) -> Result<(), NoValue> {
        let turn = world.state().core.turn.number;
        world.apply_nth(option).map_err(|_| NoValue::Fault)?;
        let mut dice = Dice::new(seed, 0);
        self.sums = Sums::default();
        let mut seen = turn.saturating_add(self.turns / 2);
        for _ in 0..MOST_DECISIONS {
            let now = world.state().core.turn.number;
            if world.decision().is_none() || now > turn.saturating_add(self.turns) {
                break;
            }
            if now > seen {
                seen = now;
                self.judge(world, 1.0)?;
            }
            if self.limit.is_over() {
                return Err(NoValue::Late);
            }
            let choice = self.player.choose(&GameView::for_asked(world), &mut dice);
            world.apply_nth(choice).map_err(|_| NoValue::Fault)?;
        }
        if world.fault().is_some() {
            return Err(NoValue::Fault);
        }
        // A game that is over counts for the turns that it no longer has.
        self.judge(world, 1.0 + f64::from(turn.saturating_add(self.turns).saturating_sub(seen)))
    }

    /// Adds the position of a world.
    fn judge(&mut self, world: &Game, weight: f64) -> Result<(), NoValue> {
        self.evaluation.prepare(world.view());
        let leads = self.evaluation.leads(world.view()).map_err(|_| NoValue::Fault)?;
        self.sums.add(&leads, &win_chance::of_evaluated(world, &leads), weight);
        Ok(())
    }

    /// Returns the chance of each seat to win in the last simulation, which must have had a value; the
    /// mean over the same positions as the lead.
    pub(super) fn chances(&self) -> Vec<f64> {
        self.sums.chances.iter().map(|sum| sum / self.sums.weight).collect()
    }
}

/// The sums over the positions of a simulation that are judged.
#[derive(Debug, Default)]
struct Sums {
    leads: [f64; MAX_PLAYERS],
    chances: Vec<f64>,
    weight: f64,
}

impl Sums {
    fn add(&mut self, leads: &[f64; MAX_PLAYERS], chances: &[f64], weight: f64) {
        self.chances.resize(chances.len(), 0.0);
        self.leads.iter_mut().zip(leads).for_each(|(sum, lead)| *sum += weight * lead);
        self.chances.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += weight * chance);
        self.weight += weight;
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
    #[test]
    fn a_simulation_is_worth_the_mean_of_the_positions_after_its_last_turns() -> Result<(), Box<dyn Error>> {
        let mut game = Game::new(rules("")?, &GameSetup::seeded(5))?;
        let mut player = Greedy::new(Effort::QUICK, Numbers::FITTED);
        for left in [60, 2] {
            while game.view().tiles_left() > left || game.decision().is_some_and(|decision| decision.menu().placements() == 0) {
                game.apply_nth(0)?;
            }
            let (view, mut evaluation) = (GameView::for_asked(&game), Evaluation::default());
            let me = view.decision().ok_or("no decision")?.ask.player;
            let mut simulator = Simulator::default();
            simulator.start(6, Limit::default());
            let lead = simulator.run(&view, me, 0, 1).map_err(|why| format!("{why:?}"))?;
            let (mut world, mut dice, mut leads) = (view.determinize(1), Dice::new(1, 0), Vec::new());
            world.apply_nth(0)?;
            let mut turn = game.state().core.turn.number;
            loop {
                let over = world.decision().is_none();
                if over || world.state().core.turn.number > turn {
                    turn = world.state().core.turn.number;
                    evaluation.prepare(world.view());
                    leads.push(evaluation.leads(world.view())?[me.index()]);
                }
                if over || leads.len() == 7 {
                    break;
                }
                let choice = player.choose(&GameView::for_asked(&world), &mut dice);
                world.apply_nth(choice)?;
            }
            // A game that ends within these turns keeps its result.
            leads.resize(7, leads.last().copied().unwrap_or_default());
            let mean = leads[3..].iter().sum::<f64>() / 4.0;
            assert!((lead - mean).abs() < 1e-9, "{left} tiles left: {lead}, {leads:?}");
            assert!((simulator.chances().iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
        Ok(())
    }
}
