//! The result of a simulation, as a table or as JSON.

use std::time::Duration;

use serde::Serialize;

use super::shard::Shard;
use super::stats::{Spread, When, wilson};
use super::totals::{SourceKey, Totals};

/// The result of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatOutcome {
    /// The seat.
    pub seat: String,
    /// The bot.
    pub bot: String,
    /// The scores.
    pub score: Spread,
    /// The share of all games that the seat won alone.
    pub won: f64,
    /// The 95 % Wilson confidence interval of that share.
    pub won_95: [f64; 2],
    /// The share of all games that the seat won together with others.
    pub shared: f64,
}

/// Points from one source.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Source {
    /// The kind: road, city and so on.
    pub kind: String,
    /// The reason for scoring.
    pub when: When,
    /// Features per game.
    pub a_game: f64,
    /// Points per scoring player.
    pub points_each: f64,
    /// Points of all players per game.
    pub points_a_game: f64,
}

/// The speed of the simulation.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// Wall-clock seconds.
    pub seconds: f64,
    /// CPU seconds of all threads.
    pub cpu_seconds: f64,
    /// Games per second of wall-clock time.
    pub games_a_second: f64,
    /// Games per CPU second.
    pub games_a_cpu_second: f64,
}

/// The result of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// The headline of the table.
    pub table: String,
    /// The number of games that were played.
    pub games: u64,
    /// The number of requested games; it is larger if the run was stopped early.
    pub asked: u64,
    /// The part of the games, if there are others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    /// The seed.
    pub seed: u64,
    /// The number of threads; `None` in a result of the games alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threads: Option<usize>,
    /// The results by seat.
    pub seats: Vec<SeatOutcome>,
    /// The margin of the first player over the second.
    pub margin: Spread,
    /// The turns per game.
    pub turns: Spread,
    /// The tiles per game that could not be placed.
    pub set_aside: Spread,
    /// Decisions per game.
    pub decisions_a_game: f64,
    /// The mean number of legal placements of a tile.
    pub placements_a_tile: f64,
    /// The sources of points.
    pub sources: Vec<Source>,
    /// The speed; `None` in a result of the games alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<Speed>,
}

fn part(n: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { n as f64 / of as f64 }
}

impl Outcome {
    /// Makes the result from totals, without threads and speed.
    pub fn of(totals: &Totals) -> Outcome {
        let (run, games) = (&totals.run, totals.played);
        let seats = run.seats.iter().zip(&run.bots).zip(&totals.seats);
        let seat = |((seat, bot), t): ((&String, &String), &super::stats::SeatTally)| SeatOutcome {
            seat: seat.clone(),
            bot: bot.clone(),
            score: t.scores.spread(),
            won: part(t.won, games),
            won_95: wilson(t.won, games),
            shared: part(t.shared, games),
        };
        let sources = totals.scored.iter().map(|(SourceKey { kind, when, .. }, s)| Source {
            kind: kind.clone(),
            when: *when,
            a_game: part(s.features, games),
            points_each: if s.paid == 0 { 0.0 } else { s.points as f64 / s.paid as f64 },
            points_a_game: if games == 0 { 0.0 } else { s.points as f64 / games as f64 },
        });
        Outcome {
            table: run.headline.clone(),
            games,
            asked: totals.asked(),
            shard: (!totals.shard.is_whole()).then_some(totals.shard),
            seed: run.seed,
            threads: None,
            seats: seats.map(seat).collect(),
            margin: totals.margin.spread(),
            turns: totals.turns.spread(),
            set_aside: totals.set_aside.spread(),
            decisions_a_game: part(totals.decisions, games),
            placements_a_tile: part(totals.placements.1, totals.placements.0),
            sources: sources.collect(),
            speed: None,
        }
    }

    /// Adds the threads and the time that the games took.
    pub(crate) fn with_speed(self, threads: usize, wall: Duration, cpu: Duration) -> Outcome {
        let per = |time: Duration| if time.is_zero() { 0.0 } else { self.games as f64 / time.as_secs_f64() };
        let speed = Speed {
            seconds: wall.as_secs_f64(),
            cpu_seconds: cpu.as_secs_f64(),
            games_a_second: per(wall),
            games_a_cpu_second: per(cpu),
        };
        Outcome { threads: Some(threads), speed: Some(speed), ..self }
    }

    /// Returns the result without the parts that differ from run to run: threads and speed.
    pub fn games_alone(&self) -> Outcome {
        Outcome { threads: None, speed: None, ..self.clone() }
    }
}
