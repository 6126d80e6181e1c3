//! Matches: two bots play the same games from every seat.
//!
//! A *round* is one seed: it has as many games as the table has seats, and in each of them the first
//! bot has another seat and the second bot all others. So the luck of the draw and the advantage of
//! a seat are the same for both.
//!
//! The result of a game is the share of opponents that the first bot beats; a draw is one half. The
//! rating follows from the mean result of the rounds: 400 points of difference in Elo's scale are
//! ten to one.

use std::io::Write;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use bastide_bots::{Bot, Maker, dice::derive};
use bastide_core::Game;
use bastide_core::record::Recorder;
use bastide_tables::{ResolvedTable, TablesError};

use crate::error::SimulateError;
use crate::game::{play, play_recorded};
use crate::match_sums::Sums;
pub use crate::match_sums::{Estimate, MatchOutcome, MatchPlan, Round, Verdict};
use crate::shard::Shard;

/// The bound of a sequential test with errors of 5 % of both kinds: ln(0.95 / 0.05).
const BOUND: f64 = 2.944_438_979_166_440_3;

/// The header of the rows that [`run`] writes.
pub const HEADER: &str = "round,seed,seat,points,most_of_others\n";

fn rows(round: &Round) -> String {
    let row = |(seat, scores): (usize, &Vec<i32>)| {
        let others = scores.iter().enumerate().filter(|(i, _)| *i != seat).map(|(_, s)| *s);
        let own = scores.get(seat).copied().unwrap_or_default();
        format!("{},{},{},{own},{}\n", round.number + 1, round.seed, seat + 1, others.max().unwrap_or_default())
    };
    round.scores.iter().enumerate().map(row).collect()
}

/// Checks that a match can be played.
fn check(setting: &ResolvedTable) -> Result<(), SimulateError> {
    if setting.rules.seats.len() < 2 {
        return Err(SimulateError::Usage("a match needs a table of two seats or more".into()));
    }
    Ok(())
}

/// Plays rounds in threads and hands them to `each` in their order, until `each` returns `false`.
fn play_rounds(
    setting: &ResolvedTable,
    plan: &MatchPlan,
    make: Maker,
    numbers: Range<u64>,
    stop: &AtomicBool,
    mut each: impl FnMut(Round) -> Result<bool, SimulateError>,
) -> Result<(), SimulateError> {
    let (next, enough) = (AtomicU64::new(numbers.start), AtomicBool::new(false));
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (send, next, enough) = (send.clone(), &next, &enough);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= numbers.end || send.send(play_round(setting, plan, make, number)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut early = std::collections::BTreeMap::new();
        let mut due = numbers.start;
        for round in &receive {
            let round: Round = round.inspect_err(|_| enough.store(true, Ordering::Relaxed))?;
            early.insert(round.number, round);
            while let Some(round) = early.remove(&due) {
                due += 1;
                if !enough.load(Ordering::Relaxed) && !each(round)? {
                    enough.store(true, Ordering::Relaxed);
                }
            }
        }
        Ok(())
    })
}

/// Plays a match. Calls `progress` with the number of games finished since the last call. Writes
/// one line per game to `rows`, in the order of the rounds. The result does not depend on the number
/// of threads, unless a bot's budget is a time. `make` makes the bots, anew for each game.
///
/// # Errors
/// A bot cannot be made, the table has one seat, a game fails, or the rows cannot be written.
pub fn run(
    setting: &ResolvedTable,
    plan: &MatchPlan,
    make: Maker,
    stop: &AtomicBool,
    mut progress: impl FnMut(u64),
    mut out: Option<&mut dyn Write>,
) -> Result<MatchOutcome, SimulateError> {
    check(setting)?;
    let begun = Instant::now();
    if let Some(out) = out.as_deref_mut() {
        out.write_all(HEADER.as_bytes())?;
    }
    let (mut sums, mut verdict) = (Sums::default(), Verdict::AllPlayed);
    play_rounds(setting, plan, make, 0..plan.rounds, stop, |round| {
        sums.add(&round);
        sums.add_lost(&round, &plan.bots);
        progress(round.scores.len() as u64);
        if let Some(out) = out.as_deref_mut() {
            out.write_all(rows(&round).as_bytes())?;
        }
        let likelihood = plan.test.map_or(0.0, |test| sums.likelihood(test));
        if likelihood.abs() >= BOUND {
            verdict = if likelihood > 0.0 { Verdict::Higher } else { Verdict::Lower };
        }
        Ok(verdict == Verdict::AllPlayed)
    })?;
    if let Some(out) = out {
        out.flush()?;
    }
    if verdict == Verdict::AllPlayed && sums.rounds < plan.rounds as f64 {
        verdict = Verdict::Stopped;
    }
    Ok(sums.outcome(setting.headline(), plan, verdict, begun.elapsed().as_secs_f64()))
}

/// Plays the rounds of one shard of a match. [`outcome_of`] makes the result of all shards, the
/// same as that of [`run`] without a sequential test.
///
/// # Errors
/// As for [`run`].
pub fn play_shard(
    setting: &ResolvedTable,
    plan: &MatchPlan,
    shard: Shard,
    make: Maker,
    stop: &AtomicBool,
    mut progress: impl FnMut(u64),
) -> Result<Vec<Round>, SimulateError> {
    check(setting)?;
    let mut rounds = Vec::new();
    play_rounds(setting, plan, make, shard.games(plan.rounds), stop, |round| {
        progress(round.scores.len() as u64);
        rounds.push(round);
        Ok(true)
    })?;
    Ok(rounds)
}

/// Returns the result of the rounds that several shards played, in any order. `seconds` is the time
/// that they took.
///
/// # Errors
/// A round is missing, or given twice.
pub fn outcome_of(
    setting: &ResolvedTable,
    plan: &MatchPlan,
    mut rounds: Vec<Round>,
    seconds: f64,
) -> Result<MatchOutcome, SimulateError> {
    rounds.sort_by_key(|round| round.number);
    let expected = rounds.iter().zip(0..).all(|(round, number)| round.number == number);
    if !expected || rounds.len() as u64 != plan.rounds {
        let message = format!("the shards have {} rounds of {}, or some of them twice", rounds.len(), plan.rounds);
        return Err(SimulateError::Usage(message));
    }
    let mut sums = Sums::default();
    for round in &rounds {
        sums.add(round);
        sums.add_lost(round, &plan.bots);
    }
    Ok(sums.outcome(setting.headline(), plan, Verdict::AllPlayed, seconds))
}

/// Plays the games of a round.
fn play_round(setting: &ResolvedTable, plan: &MatchPlan, make: Maker, number: u64) -> Result<Round, SimulateError> {
    let seed = derive(plan.seed, number);
    let (mut scores, mut lost) = (Vec::new(), [Vec::new(), Vec::new()]);
    for first in 0..setting.rules.seats.len() {
        let names: Vec<&str> =
            (0..setting.rules.seats.len()).map(|seat| plan.bots[usize::from(seat != first)].as_str()).collect();
        let mut bots = seated(&names, make)?;
        scores.push(one_game(setting, &mut bots, seed)?);
        for (seat, mut bot) in bots.into_iter().enumerate() {
            lost[usize::from(seat != first)].extend(bot.take_lost());
        }
    }
    Ok(Round { number, seed, scores, lost })
}

/// Plays one game with these bots on the seats, in turn order, and returns the scores. `make` makes the bots.
///
/// # Errors
/// A bot cannot be made, there is not one for each seat, or the game fails.
pub fn play_game(setting: &ResolvedTable, bots: &[&str], make: Maker, seed: u64) -> Result<Vec<i32>, SimulateError> {
    if bots.len() != setting.rules.seats.len() {
        let seats = setting.rules.seats.len();
        return Err(SimulateError::Usage(format!("{} bots for {seats} seats: a game needs a bot for each seat", bots.len())));
    }
    one_game(setting, &mut seated(bots, make)?, seed)
}

/// Makes the bots of a game.
fn seated(names: &[&str], make: Maker) -> Result<Vec<Box<dyn Bot>>, SimulateError> {
    Ok(names.iter().map(|name| make(name)).collect::<Result<_, _>>()?)
}

/// Plays one game and returns the scores.
fn one_game(setting: &ResolvedTable, bots: &mut [Box<dyn Bot>], seed: u64) -> Result<Vec<i32>, SimulateError> {
    let score = if bots.iter().any(|bot| bot.wants_history()) {
        let start = Recorder::start(setting.table.clone(), setting.rules.clone(), seed);
        let mut recorder = start.map_err(TablesError::from)?;
        play_recorded(&mut recorder, bots)?;
        recorder.game().state().core.score
    } else {
        let opening = setting.opening(seed)?;
        let mut game = Game::new(setting.rules.clone(), &opening).map_err(|fault| SimulateError::broken(seed, fault))?;
        play(&mut game, bots, seed, &mut ())?;
        game.state().core.score
    };
    Ok(score[..bots.len()].to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_tables::tables;

    fn plan(bots: [&str; 2], rounds: u64, threads: usize) -> MatchPlan {
        MatchPlan { bots: bots.map(String::from), rounds, seed: 3, threads, test: None }
    }

    fn played(plan: &MatchPlan) -> Result<(MatchOutcome, String), SimulateError> {
        let mut rows = Vec::new();
        let outcome =
            run(&tables::to_measure(None)?, plan, &bastide_bots::make, &AtomicBool::new(false), |_| {}, Some(&mut rows))?;
        Ok((MatchOutcome { seconds: 0.0, ..outcome }, String::from_utf8_lossy(&rows).into_owned()))
    }

    #[test]
    fn a_bot_draws_with_itself_from_both_seats() -> Result<(), SimulateError> {
        let (outcome, rows) = played(&plan(["random", "random"], 200, 2))?;
        assert_eq!((outcome.games, outcome.rounds, outcome.verdict), (400, 200, Verdict::AllPlayed));
        assert_eq!(outcome.won + outcome.drawn + outcome.lost, 400);
        assert!(outcome.elo.low < 0.0 && outcome.elo.high > 0.0, "{outcome:?}");
        assert_eq!(rows.lines().count(), 401);
        Ok(())
    }

    #[test]
    fn the_result_does_not_depend_on_the_number_of_threads() -> Result<(), SimulateError> {
        let test = Some([0.0, 30.0]);
        let one = played(&MatchPlan { test, ..plan(["greedy", "random"], 30, 1) })?;
        assert_eq!(one, played(&MatchPlan { test, ..plan(["greedy", "random"], 30, 3) })?);
        Ok(())
    }

    #[test]
    fn shards_of_a_match_have_the_result_of_one_run() -> Result<(), SimulateError> {
        let three = "players = [\"red\", \"blue\", \"green\"]\n";
        let table = bastide_core::Table::parse("table.toml", three)?;
        let setting = ResolvedTable::new("table.toml", table, std::path::Path::new(""))?;
        let (plan, stop) = (plan(["greedy", "random"], 11, 2), AtomicBool::new(false));
        let whole = run(&setting, &plan, &bastide_bots::make, &stop, |_| {}, None)?;
        let shard = |number| play_shard(&setting, &plan, Shard { number, of: 3 }, &bastide_bots::make, &stop, |_| {});
        let parts = [shard(3)?, shard(1)?, shard(2)?];
        let joined = outcome_of(&setting, &plan, parts.concat(), whole.seconds)?;
        assert_eq!(joined, whole);
        assert_eq!((joined.games, parts[0].len()), (33, 4));
        for wrong in [parts[..2].concat(), [&parts[..], &parts[..1]].concat().concat()] {
            let refused = outcome_of(&setting, &plan, wrong, 0.0).err().map_or_else(String::new, |e| e.to_string());
            assert!(refused.contains("rounds of 11, or some of them twice"), "{refused}");
        }
        Ok(())
    }
}
