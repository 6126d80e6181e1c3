//! Measures the speed of the engine: whole random games on one thread, in CPU time.
//!
//! The loop performs the steps that a search or a simulation needs: get the decision, choose a
//! number, apply. It ignores the events. The averages beside the speed show whether two programs
//! play comparable games.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bastide_core::{Game, GameSetup, State};
use cpu_time::ThreadTime;
use memory_stats::memory_stats;
use serde::Serialize;

use crate::SimulateError;
use bastide_bots::Dice;
use bastide_bots::dice::derive;
use bastide_tables::ResolvedTable;

/// The number of games between two readings of the clock.
const LAP: u64 = 64;
/// The number of games to warm up caches and buffers.
const WARM_UP: u64 = 256;
/// The number of copies to measure one.
const COPIES: u32 = 20_000;
/// The number of states to measure the memory of one.
const KEPT: usize = 5_000;

/// The result of a measurement.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measured {
    /// The headline of the table.
    pub table: String,
    /// The number of games.
    pub games: u64,
    /// Whole games per CPU second.
    pub games_a_second: f64,
    /// Nanoseconds per decision.
    pub ns_a_decision: f64,
    /// Nanoseconds per turn.
    pub ns_a_turn: f64,
    /// Nanoseconds to copy a state in the middle of a game, without allocating.
    pub ns_a_copy: f64,
    /// Bytes of memory for a stored state in the middle of a game; `None` if the system does not
    /// report memory.
    pub bytes_a_state: Option<f64>,
    /// Turns per game.
    pub turns: f64,
    /// Decisions per game.
    pub decisions: f64,
    /// The mean number of legal placements of a tile.
    pub placements: f64,
    /// The mean number of options of other decisions.
    pub other_options: f64,
    /// Tiles per game that could not be placed.
    pub set_aside: f64,
    /// The mean scores, in turn order.
    pub scores: Vec<f64>,
    /// `cpu`, or `wall` if the system has no clock for a thread's CPU time.
    pub clock: &'static str,
}

/// The CPU clock of this thread, or the wall clock if there is none.
enum Clock {
    Cpu(ThreadTime),
    Wall(Instant),
}

impl Clock {
    fn start() -> Clock {
        ThreadTime::try_now().map_or_else(|_| Clock::Wall(Instant::now()), Clock::Cpu)
    }

    fn elapsed(&self) -> Duration {
        match self {
            Clock::Cpu(since) => since.try_elapsed().unwrap_or_default(),
            Clock::Wall(since) => since.elapsed(),
        }
    }
}

#[derive(Default)]
struct Sums {
    games: u64,
    turns: u64,
    placings: u64,
    placements: u64,
    others: u64,
    other_options: u64,
    set_aside: u64,
    scores: Vec<i64>,
}

/// Plays random games for this number of seconds.
///
/// # Errors
/// `seconds` is out of range, or a game fails.
pub fn run(setting: &ResolvedTable, seconds: f64, seed: u64) -> Result<Measured, SimulateError> {
    if !(seconds > 0.0 && seconds <= 86_400.0) {
        return Err(SimulateError::Usage(format!(
            "--seconds {seconds} is out of range: it takes more than 0, and at most a day"
        )));
    }
    let mut opening = setting.opening(seed)?;
    let mut game = Game::new(setting.rules.clone(), &opening).map_err(|fault| SimulateError::broken(seed, fault))?;
    let mut sums = Sums::default();
    lap(&mut game, &mut opening, seed, WARM_UP, &mut sums)?;
    sums = Sums { scores: vec![0; setting.rules.seats.len()], ..Sums::default() };
    let clock = Clock::start();
    while clock.elapsed().as_secs_f64() < seconds {
        lap(&mut game, &mut opening, seed.wrapping_add(1), LAP, &mut sums)?;
    }
    let ns = clock.elapsed().as_nanos() as f64;
    to_the_middle(&mut game, &mut opening, seed, sums.turns / sums.games.max(1))?;
    let games = sums.games as f64;
    let per = |n: u64, of: u64| if of == 0 { 0.0 } else { n as f64 / of as f64 };
    let decisions = sums.placings + sums.others;
    Ok(Measured {
        table: setting.headline(),
        games: sums.games,
        games_a_second: games / ns * 1e9,
        ns_a_decision: ns / decisions.max(1) as f64,
        ns_a_turn: ns / sums.turns.max(1) as f64,
        ns_a_copy: copies(&game),
        bytes_a_state: kept(&game),
        turns: per(sums.turns, sums.games),
        decisions: per(decisions, sums.games),
        placements: per(sums.placements, sums.placings),
        other_options: per(sums.other_options, sums.others),
        set_aside: per(sums.set_aside, sums.games),
        scores: sums.scores.iter().map(|s| *s as f64 / games).collect(),
        clock: if matches!(clock, Clock::Cpu(_)) { "cpu" } else { "wall" },
    })
}

fn lap(game: &mut Game, opening: &mut GameSetup, seed: u64, games: u64, sums: &mut Sums) -> Result<(), SimulateError> {
    for _ in 0..games {
        opening.seed = derive(seed, sums.games);
        game.restart(opening).map_err(|fault| SimulateError::broken(opening.seed, fault))?;
        let mut dice = Dice::new(opening.seed, 0);
        while let Some(decision) = game.decision() {
            let options = decision.len();
            let placements = decision.menu().placements();
            if placements > 0 {
                sums.placings += 1;
                sums.placements += placements as u64;
            } else {
                sums.others += 1;
                sums.other_options += options as u64;
            }
            let choice = dice.below(options);
            game.apply_nth(choice).map_err(|refused| SimulateError::refused(opening.seed, refused))?;
        }
        let core = &game.state().core;
        sums.games += 1;
        sums.turns += u64::from(core.turn.number);
        sums.set_aside += core.set_aside.len() as u64;
        sums.scores.iter_mut().zip(&core.score).for_each(|(sum, s)| *sum += i64::from(*s));
    }
    Ok(())
}

/// Plays a game to half its length.
fn to_the_middle(game: &mut Game, opening: &mut GameSetup, seed: u64, turns: u64) -> Result<(), SimulateError> {
    opening.seed = seed;
    game.restart(opening).map_err(|fault| SimulateError::broken(seed, fault))?;
    let mut dice = Dice::new(seed, 0);
    while let Some(decision) = game.decision() {
        if u64::from(game.state().core.turn.number) > turns / 2 {
            break;
        }
        let choice = dice.below(decision.len());
        game.apply_nth(choice).map_err(|refused| SimulateError::refused(seed, refused))?;
    }
    Ok(())
}

/// Returns the nanoseconds to copy a game into the memory of another.
fn copies(game: &Game) -> f64 {
    let mut copy = game.clone();
    let clock = Clock::start();
    for _ in 0..COPIES {
        black_box(&mut copy).clone_from(black_box(game));
    }
    clock.elapsed().as_nanos() as f64 / f64::from(COPIES)
}

/// Returns the bytes of a stored state: the growth of this program's memory per state.
fn kept(game: &Game) -> Option<f64> {
    let before = memory_stats()?.physical_mem;
    let states: Vec<State> = (0..KEPT).map(|_| black_box(game.state()).clone()).collect();
    let grown = memory_stats()?.physical_mem.saturating_sub(before);
    Some(grown as f64 / black_box(states).len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_tables::tables;

    #[test]
    fn a_short_measurement_has_the_known_means() -> Result<(), SimulateError> {
        let measured = run(&tables::to_measure(None)?, 0.2, 3)?;
        assert!(measured.games_a_second > 100.0 && measured.ns_a_copy > 0.0, "{measured:?}");
        assert!((measured.turns - 70.98).abs() < 0.1 && (measured.placements - 32.65).abs() < 1.0, "{measured:?}");
        assert!(run(&tables::to_measure(None)?, -1.0, 3).is_err());
        Ok(())
    }
}
