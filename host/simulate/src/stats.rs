//! Sums over games, in whole numbers, so that they do not depend on the order of the games.
//!
//! [`Tally`] receives the events of each game and keeps a [`Histogram`] of each quantity. Mean,
//! standard deviation and quantiles follow exactly. The tallies of several threads are merged.

use std::collections::BTreeMap;

use bastide_core::{Cause, Event, Game, Label, ScoreEntry, ScoringReason, SegmentId};
use serde::{Deserialize, Serialize};

use super::csv::Row;

/// The number of occurrences of each value.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Histogram(BTreeMap<i64, u64>);

/// The distribution of a quantity over games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[allow(missing_docs, reason = "the names say it; p5 is the 5th percentile")]
pub struct Spread {
    pub mean: f64,
    pub sd: f64,
    pub min: i64,
    pub p5: i64,
    pub p25: i64,
    pub median: i64,
    pub p75: i64,
    pub p95: i64,
    pub max: i64,
}

impl Histogram {
    /// Adds one value.
    pub fn add(&mut self, n: i64) {
        *self.0.entry(n).or_default() += 1;
    }

    /// Adds all values of another histogram.
    pub fn merge(&mut self, other: &Histogram) {
        other.0.iter().for_each(|(n, count)| *self.0.entry(*n).or_default() += count);
    }

    /// Adds all values of another histogram; `None` if a sum is too large.
    pub fn checked_merge(&mut self, other: &Histogram) -> Option<()> {
        for (n, count) in &other.0 {
            let sum = self.0.entry(*n).or_default();
            *sum = sum.checked_add(*count)?;
        }
        Some(())
    }

    /// Returns the number of values; `None` if it is too large.
    pub fn count(&self) -> Option<u64> {
        self.0.values().try_fold(0, |sum: u64, count| sum.checked_add(*count))
    }

    /// Returns the smallest value such that at least `percent` percent of all values are not
    /// greater.
    fn percentile(&self, percent: u64) -> i64 {
        let all: u64 = self.0.values().sum();
        let rank = (all * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let at = self.0.iter().find(|(_, count)| {
            seen += **count;
            seen >= rank
        });
        at.map_or(0, |(n, _)| *n)
    }

    /// Returns the mean, the sample standard deviation, and the quantiles.
    pub fn spread(&self) -> Spread {
        let all: u64 = self.0.values().sum();
        let (sum, squares) = self.0.iter().fold((0i128, 0i128), |(sum, squares), (&n, &count)| {
            let (n, count) = (i128::from(n), i128::from(count));
            (sum + n * count, squares + n * n * count)
        });
        let games = all as f64;
        // n * sum(x^2) - sum(x)^2 in whole numbers: no precision is lost if the mean is large.
        let scaled = (i128::from(all) * squares - sum * sum) as f64;
        let sd = if all > 1 { (scaled / (games * (games - 1.0))).sqrt() } else { 0.0 };
        Spread {
            mean: if all > 0 { sum as f64 / games } else { 0.0 },
            sd,
            min: self.percentile(0),
            p5: self.percentile(5),
            p25: self.percentile(25),
            median: self.percentile(50),
            p75: self.percentile(75),
            p95: self.percentile(95),
            max: self.percentile(100),
        }
    }
}

/// Returns the 95 % Wilson confidence interval of a share; from 0 to 1 if there were no trials.
pub fn wilson(successes: u64, of: u64) -> [f64; 2] {
    /// The quantile of the normal distribution at 97.5 %.
    const Z: f64 = 1.959_963_984_540_054;
    if of == 0 {
        return [0.0, 1.0];
    }
    let n = of as f64;
    let p = successes as f64 / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (p + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// The reason for a score entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum When {
    /// A feature was completed.
    Completed,
    /// A rule scored the feature early.
    Early,
    /// At the end of the game.
    End,
    /// Points without a feature.
    Bonus,
    /// Points paid as a price.
    Paid,
}

impl When {
    const fn of(cause: Cause) -> When {
        match cause {
            Cause::Feature(ScoringReason::Completed) => When::Completed,
            Cause::Feature(ScoringReason::Early) => When::Early,
            Cause::Feature(ScoringReason::Final) => When::End,
            Cause::Bonus => When::Bonus,
            Cause::Payment => When::Paid,
        }
    }
}

/// The sum of one source of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scored {
    /// The number of features, or of score entries without a feature.
    pub features: u64,
    /// The number of score entries.
    pub paid: u64,
    /// The sum of the points.
    pub points: i64,
}

/// The results of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatTally {
    /// The scores.
    pub scores: Histogram,
    /// Games won alone.
    pub won: u64,
    /// Games won together with others.
    pub shared: u64,
}

impl SeatTally {
    /// Adds the results of another shard; `None` if a sum is too large.
    pub(crate) fn merge(&mut self, other: &SeatTally) -> Option<()> {
        self.scores.checked_merge(&other.scores)?;
        self.won = self.won.checked_add(other.won)?;
        self.shared = self.shared.checked_add(other.shared)?;
        Some(())
    }
}

/// The sums over games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The results by seat.
    pub seats: Vec<SeatTally>,
    /// The turns per game.
    pub turns: Histogram,
    /// The tiles per game that could not be placed.
    pub set_aside: Histogram,
    /// The margin of the first player over the second.
    pub margin: Histogram,
    /// The points by label and reason.
    pub scored: BTreeMap<(Label, When), Scored>,
    /// The number of decisions.
    pub decisions: u64,
    /// The number of decisions that place a tile, and the sum of their legal placements.
    pub placements: (u64, u64),
    last: Option<(Label, SegmentId)>,
}

impl Tally {
    /// Makes an empty tally for this number of seats.
    pub fn new(seats: u8) -> Tally {
        Tally { seats: vec![SeatTally::default(); seats as usize], ..Tally::default() }
    }

    /// Counts a decision with this number of placements; 0 for other decisions.
    #[inline]
    pub fn decision(&mut self, placements: usize) {
        self.decisions += 1;
        if placements > 0 {
            self.placements.0 += 1;
            self.placements.1 += placements as u64;
        }
    }

    /// Adds the events of an action.
    #[inline]
    pub fn events(&mut self, events: &[Event], row: &mut Row) {
        self.last = None;
        for event in events {
            if let Event::PointsAwarded { score_entry, .. } = event {
                self.add_entry(score_entry);
                row.add_entry(score_entry);
            }
        }
    }

    fn add_entry(&mut self, b: &ScoreEntry) {
        let scored = self.scored.entry((b.label, When::of(b.cause))).or_default();
        // The score entries of players who share a feature follow one another.
        let feature = b.seg.map(|seg| (b.label, seg));
        if feature.is_none() || feature != self.last {
            scored.features += 1;
        }
        scored.paid += 1;
        scored.points += i64::from(b.points);
        self.last = feature;
    }

    /// Adds a finished game.
    pub fn finish(&mut self, game: &Game) {
        let core = &game.state().core;
        let scores = &core.score[..core.seats as usize];
        let most = scores.iter().max().copied().unwrap_or_default();
        let winners = scores.iter().filter(|s| **s == most).count();
        for (seat, score) in self.seats.iter_mut().zip(scores) {
            seat.scores.add(i64::from(*score));
            if *score == most {
                *(if winners == 1 { &mut seat.won } else { &mut seat.shared }) += 1;
            }
        }
        let second = scores.iter().filter(|s| **s < most).max().filter(|_| winners == 1);
        self.margin.add(i64::from(second.map_or(0, |s| most - s)));
        self.games += 1;
        self.turns.add(i64::from(core.turn.number));
        self.set_aside.add(core.set_aside.len() as i64);
    }

    /// Adds the tally of another thread.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.scores.merge(&more.scores);
            seat.won += more.won;
            seat.shared += more.shared;
        }
        self.turns.merge(&other.turns);
        self.set_aside.merge(&other.set_aside);
        self.margin.merge(&other.margin);
        for (key, more) in &other.scored {
            let scored = self.scored.entry(*key).or_default();
            scored.features += more.features;
            scored.paid += more.paid;
            scored.points += more.points;
        }
        self.decisions += other.decisions;
        self.placements.0 += other.placements.0;
        self.placements.1 += other.placements.1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_and_deviation_are_exact() {
        let mut h = Histogram::default();
        (1..=100).for_each(|n| h.add(n));
        let s = h.spread();
        assert_eq!((s.min, s.p5, s.p25, s.median, s.p75, s.p95, s.max), (1, 5, 25, 50, 75, 95, 100));
        assert_eq!(s.mean, 50.5);
        assert!((s.sd - 29.011_491_975_882_016).abs() < 1e-12);
        assert_eq!(Histogram::default().spread(), Spread::default());
    }

    #[test]
    fn intervals_are_those_of_wilson() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (n, of, low, high) in
            [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
        {
            let found = wilson(n, of);
            assert!((found[0] - low).abs() < 5e-5 && (found[1] - high).abs() < 5e-5, "{n} of {of}: {found:?}");
        }
        assert_eq!(wilson(0, 0), [0.0, 1.0]);
        assert_eq!(wilson(20, 20)[1], 1.0);
    }

    #[test]
    fn merging_is_as_if_all_were_added_to_one() {
        let (mut a, mut b, mut all) = (Histogram::default(), Histogram::default(), Histogram::default());
        for n in 0..50 {
            if n % 3 == 0 { &mut a } else { &mut b }.add(n % 7);
            all.add(n % 7);
        }
        a.merge(&b);
        assert_eq!(a, all);
    }
}
