//! Ladders: each pair of several bots plays a match, and one rating for each bot follows from all of
//! them.
//!
//! The ratings are those under which the results of all pairs are most likely, by the model of
//! Bradley and Terry in Elo's scale; their mean is 0. Each pair counts one draw more than was played,
//! so that a bot that wins or loses everything has a rating, too.

use std::sync::atomic::{AtomicBool, Ordering};

use bastide_bots::Maker;
use bastide_tables::ResolvedTable;
use serde::Serialize;

use crate::error::SimulateError;
use crate::match_sums::TWO_SIDED_95;
use crate::matches::{self, Estimate, MatchOutcome, MatchPlan};

/// The number of steps towards the ratings.
const STEPS: usize = 2000;

/// The parameters of a ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct LadderPlan {
    /// The bots.
    pub bots: Vec<String>,
    /// The rounds of each match.
    pub rounds: u64,
    /// The seed from which those of the rounds are derived, the same for each match.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}

/// A bot on a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The bot.
    pub bot: String,
    /// The games that it played.
    pub games: u64,
    /// Its mean result, from 0 to 1.
    pub result: f64,
    /// Its rating; the mean of all is 0.
    pub elo: Estimate,
}

/// The result of a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ladder {
    /// The headline of the table.
    pub table: String,
    /// The seed.
    pub seed: u64,
    /// The most games of a match.
    pub games_each: u64,
    /// The bots, the strongest first.
    pub rungs: Vec<Rung>,
    /// The matches of all pairs.
    pub matches: Vec<MatchOutcome>,
    /// `true` if it was stopped before all games were played.
    pub stopped: bool,
}

/// Plays a ladder. Calls `progress` with the number of games finished since the last call.
///
/// # Errors
/// As for [`matches::run`].
pub fn run(
    setting: &ResolvedTable,
    plan: &LadderPlan,
    make: Maker,
    stop: &AtomicBool,
    mut progress: impl FnMut(u64),
) -> Result<Ladder, SimulateError> {
    let mut played = Vec::new();
    let mut pairs = Vec::new();
    for (i, first) in plan.bots.iter().enumerate() {
        for (j, second) in plan.bots.iter().enumerate().skip(i + 1) {
            if stop.load(Ordering::Relaxed) {
                continue;
            }
            let bots = [first.clone(), second.clone()];
            let pair = MatchPlan { bots, rounds: plan.rounds, seed: plan.seed, threads: plan.threads, test: None };
            let outcome = matches::run(setting, &pair, make, stop, &mut progress, None)?;
            pairs.push(Pair { bots: [i, j], games: outcome.games as f64, result: outcome.result.value });
            played.push(outcome);
        }
    }
    let ratings = ratings(plan.bots.len(), &pairs);
    let halves = half_intervals(&ratings, &pairs);
    let rung = |(i, bot): (usize, &String)| {
        let own = pairs.iter().filter_map(|pair| pair.of(i));
        let (games, points) = own.fold((0.0, 0.0), |(games, points), (n, result)| (games + n, points + n * result));
        let (value, half) = (ratings[i], halves[i]);
        let elo = Estimate { value, low: value - half, high: value + half };
        Rung { bot: bot.clone(), games: games as u64, result: points / f64::max(games, 1.0), elo }
    };
    let mut rungs: Vec<Rung> = plan.bots.iter().enumerate().map(rung).collect();
    rungs.sort_by(|a, b| b.elo.value.total_cmp(&a.elo.value));
    Ok(Ladder {
        table: setting.headline(),
        seed: plan.seed,
        games_each: plan.rounds * setting.rules.seats.len() as u64,
        rungs,
        matches: played,
        stopped: stop.load(Ordering::Relaxed),
    })
}

/// The result of a match of two bots, for the first one.
struct Pair {
    bots: [usize; 2],
    games: f64,
    result: f64,
}

impl Pair {
    /// Returns the games and the mean result of a bot.
    fn of(&self, bot: usize) -> Option<(f64, f64)> {
        match self.bots {
            [first, _] if first == bot => Some((self.games, self.result)),
            [_, second] if second == bot => Some((self.games, 1.0 - self.result)),
            _ => None,
        }
    }
}

/// Returns the most likely ratings.
fn ratings(bots: usize, pairs: &[Pair]) -> Vec<f64> {
    let mut strength = vec![1.0_f64; bots];
    for _ in 0..STEPS {
        let old = strength.clone();
        for (i, own) in strength.iter_mut().enumerate() {
            let (mut points, mut expected) = (0.0, 0.0);
            for pair in pairs {
                let Some((games, result)) = pair.of(i) else { continue };
                let other = pair.bots[usize::from(pair.bots[0] == i)];
                points += games * result + 0.5;
                expected += (games + 1.0) / (old[i] + old[other]);
            }
            if expected > 0.0 {
                *own = points / expected;
            }
        }
        let mean = strength.iter().map(|s| s.ln()).sum::<f64>() / bots.max(1) as f64;
        strength.iter_mut().for_each(|s| *s /= mean.exp());
    }
    strength.into_iter().map(|s| 400.0 * s.log10()).collect()
}

/// Returns half the width of the interval of 95 % of each rating. The covariance of the ratings is the
/// inverse of the information that the games give, on the ratings whose mean is 0.
fn half_intervals(ratings: &[f64], pairs: &[Pair]) -> Vec<f64> {
    let bots = ratings.len();
    let share = 1.0 / bots.max(1) as f64;
    let unit = |i: usize, j: usize| if i == j { 1.0 } else { 0.0 };
    // The matrix, which becomes the unit matrix, and on its right the unit matrix, which becomes the inverse.
    let row = |i: usize| std::iter::repeat_n(share, bots).chain((0..bots).map(move |j| unit(i, j))).collect();
    let mut rows: Vec<Vec<f64>> = (0..bots).map(row).collect();
    for pair in pairs {
        let [i, j] = pair.bots;
        let expected = 1.0 / (1.0 + 10f64.powf((ratings[j] - ratings[i]) / 400.0));
        let information = (pair.games + 1.0) * expected * (1.0 - expected);
        for (a, b) in [(i, j), (j, i)] {
            rows[a][a] += information;
            rows[a][b] -= information;
        }
    }
    for i in 0..bots {
        let pivot = rows[i].clone();
        for (k, row) in rows.iter_mut().enumerate() {
            let factor = if k == i { 1.0 - 1.0 / pivot[i] } else { row[i] / pivot[i] };
            row.iter_mut().zip(&pivot).for_each(|(x, p)| *x -= factor * p);
        }
    }
    let variance = |i: usize| (rows[i][bots + i] - share).max(0.0);
    (0..bots).map(|i| TWO_SIDED_95 * variance(i).sqrt() * 400.0 / std::f64::consts::LN_10).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_tables::tables;

    #[test]
    fn ratings_agree_with_all_pairs() {
        let pair = |bots, result| Pair { bots, games: 1e9, result };
        // 191 points are three of four, 382 are nine of ten.
        let found = ratings(3, &[pair([0, 1], 0.75), pair([1, 2], 0.75), pair([2, 0], 0.1)]);
        let expected = [190.85, 0.0, -190.85];
        assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 0.1), "{found:?}");
        let certain = ratings(2, &[Pair { bots: [0, 1], games: 10.0, result: 1.0 }]);
        assert!((certain[0] - certain[1] - 400.0 * 21f64.log10()).abs() < 0.1, "{certain:?}");
        assert_eq!(ratings(2, &[]), [0.0, 0.0]);
    }

    #[test]
    fn intervals_follow_from_the_number_of_games() {
        let pair = |games| Pair { bots: [0, 1], games, result: 0.5 };
        // Of 99 games and the added draw, the result has a standard error of 5 %, which is 34.7 points
        // of the difference and half of that for each of two ratings.
        let found = half_intervals(&[0.0, 0.0], &[pair(99.0)]);
        assert!(found.iter().all(|half| (half - 1.96 * 17.37).abs() < 0.1), "{found:?}");
        let fewer = half_intervals(&[0.0, 0.0], &[pair(24.0)]);
        assert!((fewer[0] - 2.0 * found[0]).abs() < 0.1, "{fewer:?}");
    }

    #[test]
    fn a_ladder_has_a_match_for_each_pair() -> Result<(), SimulateError> {
        let bots = ["random", "greedy", "random"].map(String::from).to_vec();
        let plan = LadderPlan { bots, rounds: 2, seed: 3, threads: 2 };
        let mut heard = 0;
        let stop = AtomicBool::new(false);
        let ladder = run(&tables::to_measure(None)?, &plan, &bastide_bots::make, &stop, |n| heard += n)?;
        assert_eq!((ladder.matches.len(), heard, ladder.games_each, ladder.stopped), (3, 12, 4, false));
        assert_eq!((ladder.rungs[0].bot.as_str(), ladder.rungs[0].games), ("greedy", 8));
        assert!(ladder.rungs[0].elo.low > ladder.rungs[1].elo.value, "{:?}", ladder.rungs);
        assert!(ladder.rungs.iter().map(|r| r.elo.value).sum::<f64>().abs() < 0.01);
        Ok(())
    }
}
