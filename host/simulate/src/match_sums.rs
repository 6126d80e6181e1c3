//! The sums of a match, and the result that follows from them.

use serde::{Deserialize, Serialize};

/// The quantile of the normal distribution for an interval of 95 %.
pub(crate) const TWO_SIDED_95: f64 = 1.96;
/// The largest difference of ratings that is told apart from a certain win.
const MAX_ELO: f64 = 1200.0;
/// The most reasons for lost moves that an outcome holds.
const MAX_REASONS: usize = 10;

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
    /// The reason why the match ended.
    pub verdict: Verdict,
    /// Wall time in seconds.
    pub seconds: f64,
}

/// The games of one round, by the seat of the first bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The number of the round, from 0.
    pub number: u64,
    /// Its seed.
    pub seed: u64,
    /// The points of all seats in each game.
    pub scores: Vec<Vec<i32>>,
    /// The reasons for the lost moves of both bots.
    pub lost: [Vec<String>; 2],
}

/// The sums of a match.
#[derive(Default)]
pub(crate) struct Sums {
    pub(crate) rounds: f64,
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
    pub(crate) fn add_lost(&mut self, round: &Round, bots: &[String; 2]) {
        for ((lost, sum), bot) in round.lost.iter().zip(&mut self.moves_lost).zip(bots) {
            *sum += lost.len() as u64;
            let room = MAX_REASONS.saturating_sub(self.why_lost.len());
            let reason = |why: &String| format!("{bot} in a game of round {}: {why}", round.number + 1);
            self.why_lost.extend(lost.iter().take(room).map(reason));
        }
    }

    pub(crate) fn add(&mut self, round: &Round) {
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
    pub(crate) fn likelihood(&self, [lower, higher]: [f64; 2]) -> f64 {
        let mean = self.results / self.rounds;
        let variance = self.squares / self.rounds - mean * mean;
        if self.rounds < 2.0 || variance <= 0.0 {
            return 0.0;
        }
        let (lower, higher) = (expected(lower), expected(higher));
        self.rounds * (higher - lower) * (2.0 * mean - lower - higher) / (2.0 * variance)
    }

    /// Returns the result of a match of these rounds.
    pub(crate) fn outcome(self, table: String, plan: &MatchPlan, verdict: Verdict, seconds: f64) -> MatchOutcome {
        let (result, games) = (self.result(), self.games.max(1) as f64);
        MatchOutcome {
            table,
            bots: plan.bots.clone(),
            seed: plan.seed,
            games: self.games,
            rounds: self.rounds as u64,
            won: self.won,
            drawn: self.drawn,
            lost: self.lost,
            points: self.points.map(|points| points / games),
            result,
            elo: Estimate { value: elo(result.value), low: elo(result.low), high: elo(result.high) },
            moves_lost: self.moves_lost,
            why_lost: self.why_lost,
            verdict,
            seconds,
        }
    }
}

/// Returns the result that a difference of ratings lets expect.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Returns the difference of ratings for a result.
fn elo(result: f64) -> f64 {
    let odds = result / (1.0 - result);
    (400.0 * odds.log10()).clamp(-MAX_ELO, MAX_ELO)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUND: f64 = 2.944;

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
        assert!((elo(0.75) - 190.8).abs() < 0.1 && elo(1.0) == MAX_ELO && (expected(0.0) - 0.5).abs() < 1e-9);
    }
}
