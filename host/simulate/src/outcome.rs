//! The result of a simulation: what the games came to, as a table or as JSON.

use std::time::Duration;

use serde::Serialize;

use super::plan::Plan;
use super::stats::{Spread, Tally, When, wilson};
use bastide_tables::ResolvedTable;

/// What one seat came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatOutcome {
    /// The seat.
    pub seat: String,
    /// Who played.
    pub bot: String,
    /// Its scores.
    pub score: Spread,
    /// The part of all games that it won alone.
    pub won: f64,
    /// The 95 % confidence interval of that part, after Wilson.
    pub won_95: [f64; 2],
    /// The part of all games that it won together with others.
    pub shared: f64,
}

/// What was scored of one sort.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Source {
    /// Road, city and so on.
    pub kind: String,
    /// When.
    pub when: When,
    /// How many features a game.
    pub a_game: f64,
    /// Points for each who was paid.
    pub points_each: f64,
    /// Points of all players a game.
    pub points_a_game: f64,
}

/// How fast it went.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// Seconds on the clock.
    pub seconds: f64,
    /// Seconds of all threads.
    pub cpu_seconds: f64,
    /// Games a second on the clock.
    pub games_a_second: f64,
    /// Games a second of one thread.
    pub games_a_cpu_second: f64,
}

/// The result of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// What was played.
    pub table: String,
    /// How many games were played.
    pub games: u64,
    /// How many were asked for: more, if the run was stopped early.
    pub asked: u64,
    /// The seed.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// By seat.
    pub seats: Vec<SeatOutcome>,
    /// By how much the first is ahead of the second.
    pub margin: Spread,
    /// The turns of a game.
    pub turns: Spread,
    /// The tiles of a game that fitted nowhere.
    pub set_aside: Spread,
    /// How many decisions a game has.
    pub decisions_a_game: f64,
    /// Among how many places a tile was laid.
    pub placements_a_tile: f64,
    /// What was scored.
    pub sources: Vec<Source>,
    /// How fast it went; `None` where only the games count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<Speed>,
}

fn part(n: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { n as f64 / of as f64 }
}

impl Outcome {
    /// Puts the result together.
    pub(super) fn new(setting: &ResolvedTable, plan: &Plan, tally: &Tally, wall: Duration, cpu: Duration) -> Outcome {
        let seats = setting.rules.seats.iter().zip(&plan.bots).zip(&tally.seats);
        let seat = |((seat, bot), t): ((&String, &String), &super::stats::SeatTally)| SeatOutcome {
            seat: seat.clone(),
            bot: bot.clone(),
            score: t.scores.spread(),
            won: part(t.won, tally.games),
            won_95: wilson(t.won, tally.games),
            shared: part(t.shared, tally.games),
        };
        let sources = tally.scored.iter().map(|((label, when), s)| Source {
            kind: setting.rules.names.labels.name(label.index()).to_owned(),
            when: *when,
            a_game: part(s.features, tally.games),
            points_each: if s.paid == 0 { 0.0 } else { s.points as f64 / s.paid as f64 },
            points_a_game: if tally.games == 0 { 0.0 } else { s.points as f64 / tally.games as f64 },
        });
        let per = |time: Duration| if time.is_zero() { 0.0 } else { tally.games as f64 / time.as_secs_f64() };
        Outcome {
            table: setting.headline(),
            games: tally.games,
            asked: plan.games,
            seed: plan.seed,
            threads: plan.threads,
            seats: seats.map(seat).collect(),
            margin: tally.margin.spread(),
            turns: tally.turns.spread(),
            set_aside: tally.set_aside.spread(),
            decisions_a_game: part(tally.decisions, tally.games),
            placements_a_tile: part(tally.placements.1, tally.placements.0),
            sources: sources.collect(),
            speed: Some(Speed {
                seconds: wall.as_secs_f64(),
                cpu_seconds: cpu.as_secs_f64(),
                games_a_second: per(wall),
                games_a_cpu_second: per(cpu),
            }),
        }
    }

    /// The same without what differs from run to run: threads and speed.
    pub fn games_alone(&self) -> Outcome {
        Outcome { threads: 0, speed: None, ..self.clone() }
    }
}
