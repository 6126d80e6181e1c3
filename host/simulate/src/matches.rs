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
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use bastide_bots::{Bot, Maker, dice::derive};
use bastide_core::Game;
use bastide_core::record::Recorder;
use bastide_tables::{ResolvedTable, TablesError};
use serde::Serialize;

use crate::error::SimulateError;
use crate::game::{play, play_recorded};

/// The quantile of the normal distribution for an interval of 95 %.
pub(crate) const TWO_SIDED_95: f64 = 1.96;
/// The bound of a sequential test with errors of 5 % of both kinds: ln(0.95 / 0.05).
const BOUND: f64 = 2.944_438_979_166_440_3;
/// The largest difference of ratings that is told apart from a certain win.
const MOST_ELO: f64 = 1200.0;
/// The most reasons for lost moves that an outcome holds.
const MOST_REASONS: usize = 10;

/// The parameters of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchPlan {
    /// The two bots.
    pub bots: [String; 2],
    /// The most rounds.
    pub rounds: u64,
    /// The seed from which those of the rounds are derived.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
    /// The two differences of ratings between which a sequential test decides, if it may end the
    /// match early.
    pub test: Option<[f64; 2]>,
}

/// A value with its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// The reason why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// All rounds were played.
    AllPlayed,
    /// The sequential test decided for the lower difference.
    Lower,
    /// The sequential test decided for the higher difference.
    Higher,
    /// It was stopped.
    Stopped,
}

/// The result of a match, for the first bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchOutcome {
    /// The headline of the table.
    pub table: String,
    /// The two bots.
    pub bots: [String; 2],
    /// The seed.
    pub seed: u64,
    /// The games played.
    pub games: u64,
    /// The rounds played.
    pub rounds: u64,
    /// Games in which the first bot beat all others.
    pub won: u64,
    /// Games in which it neither beat all others nor was beaten.
    pub drawn: u64,
    /// Games in which another seat had more points.
    pub lost: u64,
    /// The mean points of both bots per game and seat.
    pub points: [f64; 2],
    /// The mean result, from 0 to 1.
    pub result: Estimate,
    /// The difference of ratings. At most 1,200 either way.
    pub elo: Estimate,
    /// The moves that each bot lost, for which the first option was taken. Only programs lose
    /// moves.
    pub moves_lost: [u64; 2],
    /// The reasons of the first of them, with the names of the bots.
    pub why_lost: Vec<String>,
    /// Why the match ended.
    pub verdict: Verdict,
    /// Wall time in seconds.
    pub seconds: f64,
}

/// The games of one round, by the seat of the first bot.
struct Round {
    number: u64,
    seed: u64,
    scores: Vec<Vec<i32>>,
    /// The reasons for the lost moves of both bots.
    lost: [Vec<String>; 2],
}

/// The sums of a match.
#[derive(Default)]
struct Sums {
    rounds: f64,
    results: f64,
    squares: f64,
    games: u64,
    won: u64,
    drawn: u64,
    lost: u64,
    points: [f64; 2],
    moves_lost: [u64; 2],
    why_lost: Vec<String>,
}

impl Sums {
    /// Adds the moves that the bots lost in a round.
    fn add_lost(&mut self, round: &Round, bots: &[String; 2]) {
        for ((lost, sum), bot) in round.lost.iter().zip(&mut self.moves_lost).zip(bots) {
            *sum += lost.len() as u64;
            let room = MOST_REASONS.saturating_sub(self.why_lost.len());
            let reason = |why: &String| format!("{bot} in a game of round {}: {why}", round.number + 1);
            self.why_lost.extend(lost.iter().take(room).map(reason));
        }
    }

    fn add(&mut self, round: &Round) {
        let mut results = 0.0;
        for (seat, scores) in round.scores.iter().enumerate() {
            let own = scores.get(seat).copied().unwrap_or_default();
            let others: Vec<i32> = scores.iter().enumerate().filter(|(i, _)| *i != seat).map(|(_, s)| *s).collect();
            let most = others.iter().copied().max().unwrap_or_default();
            self.games += 1;
            match own.cmp(&most) {
                std::cmp::Ordering::Greater => self.won += 1,
                std::cmp::Ordering::Equal => self.drawn += 1,
                std::cmp::Ordering::Less => self.lost += 1,
            }
            let of = others.len().max(1) as f64;
            let beaten = |other: &i32| f64::from(u8::from(own > *other)) + 0.5 * f64::from(u8::from(own == *other));
            results += others.iter().map(beaten).sum::<f64>() / of;
            self.points[0] += f64::from(own);
            self.points[1] += others.iter().map(|s| f64::from(*s)).sum::<f64>() / of;
        }
        let result = results / round.scores.len().max(1) as f64;
        (self.rounds, self.results, self.squares) = (self.rounds + 1.0, self.results + result, self.squares + result * result);
    }

    /// Returns the mean result with its interval. A lost and a won round are added for the interval,
    /// so that it has a width when all rounds end alike.
    fn result(&self) -> Estimate {
        if self.rounds == 0.0 {
            return Estimate { value: 0.5, low: 0.0, high: 1.0 };
        }
        let (n, sum, squares) = (self.rounds + 2.0, self.results + 1.0, self.squares + 1.0);
        let variance = (squares / n - (sum / n) * (sum / n)).max(0.0);
        let half = TWO_SIDED_95 * (variance / n).sqrt();
        let value = self.results / self.rounds;
        Estimate { value, low: (sum / n - half).clamp(0.0, value), high: (sum / n + half).clamp(value, 1.0) }
    }

    /// Returns the logarithm of the likelihood of the higher difference over that of the lower one.
    fn likelihood(&self, [lower, higher]: [f64; 2]) -> f64 {
        let mean = self.results / self.rounds;
        let variance = self.squares / self.rounds - mean * mean;
        if self.rounds < 2.0 || variance <= 0.0 {
            return 0.0;
        }
        let (lower, higher) = (expected(lower), expected(higher));
        self.rounds * (higher - lower) * (2.0 * mean - lower - higher) / (2.0 * variance)
    }
}

/// Returns the result that a difference of ratings lets expect.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Returns the difference of ratings for a result.
fn elo(result: f64) -> f64 {
    let odds = result / (1.0 - result);
    (400.0 * odds.log10()).clamp(-MOST_ELO, MOST_ELO)
}

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
    for bot in &plan.bots {
        bastide_bots::check(bot)?;
    }
    let seats = setting.rules.seats.len();
    if seats < 2 {
        return Err(SimulateError::Usage("a match needs a table of two seats or more".into()));
    }
    let begun = Instant::now();
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    let (send, receive) = mpsc::channel();
    if let Some(out) = out.as_deref_mut() {
        out.write_all(HEADER.as_bytes())?;
    }
    let (mut sums, mut verdict) = (Sums::default(), Verdict::AllPlayed);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (send, next, enough) = (send.clone(), &next, &enough);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.rounds || send.send(play_round(setting, plan, make, number)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut early = std::collections::BTreeMap::new();
        let mut due = 0;
        for round in &receive {
            let round: Round = round.inspect_err(|_| enough.store(true, Ordering::Relaxed))?;
            early.insert(round.number, round);
            while let Some(round) = early.remove(&due) {
                due += 1;
                if verdict != Verdict::AllPlayed {
                    continue;
                }
                sums.add(&round);
                sums.add_lost(&round, &plan.bots);
                progress(round.scores.len() as u64);
                if let Some(out) = out.as_deref_mut() {
                    out.write_all(rows(&round).as_bytes())?;
                }
                let likelihood = plan.test.map_or(0.0, |test| sums.likelihood(test));
                if likelihood.abs() >= BOUND {
                    verdict = if likelihood > 0.0 { Verdict::Higher } else { Verdict::Lower };
                    enough.store(true, Ordering::Relaxed);
                }
            }
        }
        Ok::<(), SimulateError>(())
    })?;
    if let Some(out) = out {
        out.flush()?;
    }
    if verdict == Verdict::AllPlayed && sums.rounds < plan.rounds as f64 {
        verdict = Verdict::Stopped;
    }
    let (result, games) = (sums.result(), sums.games.max(1) as f64);
    Ok(MatchOutcome {
        table: setting.headline(),
        bots: plan.bots.clone(),
        seed: plan.seed,
        games: sums.games,
        rounds: sums.rounds as u64,
        won: sums.won,
        drawn: sums.drawn,
        lost: sums.lost,
        points: sums.points.map(|points| points / games),
        result,
        elo: Estimate { value: elo(result.value), low: elo(result.low), high: elo(result.high) },
        moves_lost: sums.moves_lost,
        why_lost: sums.why_lost,
        verdict,
        seconds: begun.elapsed().as_secs_f64(),
    })
}

/// Plays the games of a round.
fn play_round(setting: &ResolvedTable, plan: &MatchPlan, make: Maker, number: u64) -> Result<Round, SimulateError> {
    let seed = derive(plan.seed, number);
    let opening = setting.opening(seed)?;
    let (mut scores, mut lost) = (Vec::new(), [Vec::new(), Vec::new()]);
    for first in 0..setting.rules.seats.len() {
        let bot = |seat: usize| make(&plan.bots[usize::from(seat != first)]);
        let mut bots: Vec<Box<dyn Bot>> = (0..setting.rules.seats.len()).map(bot).collect::<Result<_, _>>()?;
        let score = if bots.iter().any(|bot| bot.wants_history()) {
            let start = Recorder::start(setting.table.clone(), setting.rules.clone(), seed);
            let mut recorder = start.map_err(TablesError::from)?;
            play_recorded(&mut recorder, &mut bots)?;
            recorder.game().state().core.score
        } else {
            let mut game = Game::new(setting.rules.clone(), &opening).map_err(|fault| SimulateError::broken(seed, fault))?;
            play(&mut game, &mut bots, seed, &mut ())?;
            game.state().core.score
        };
        scores.push(score[..bots.len()].to_vec());
        bots.iter_mut().enumerate().for_each(|(seat, bot)| lost[usize::from(seat != first)].extend(bot.take_lost()));
    }
    Ok(Round { number, seed, scores, lost })
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
    fn a_sequential_test_ends_when_it_is_sure() {
        let mut sums = Sums::default();
        let round = |scores: [[i32; 2]; 2]| Round {
            number: 0,
            seed: 0,
            scores: scores.iter().map(|s| s.to_vec()).collect(),
            lost: Default::default(),
        };
        assert_eq!(sums.likelihood([0.0, 100.0]), 0.0);
        // Three of four games are won: 191 points of difference.
        for _ in 0..20 {
            sums.add(&round([[9, 1], [1, 9]]));
            sums.add(&round([[9, 1], [9, 1]]));
        }
        assert_eq!((sums.won, sums.lost, sums.drawn), (60, 20, 0));
        assert!(sums.likelihood([0.0, 100.0]) > BOUND && sums.likelihood([200.0, 400.0]) < -BOUND);
        let result = sums.result();
        assert!((result.value - 0.75).abs() < 1e-9 && result.low > 0.6 && result.high < 0.9, "{result:?}");
        assert!((elo(0.75) - 190.8).abs() < 0.1 && elo(1.0) == MOST_ELO && (expected(0.0) - 0.5).abs() < 1e-9);
    }
}
