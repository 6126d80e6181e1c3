//! The results of `bastide simulate` and `bastide bench` as text.

use std::io::Write;

use bastide_simulate::Outcome;
use bastide_simulate::bench::Measured;
use bastide_simulate::outcome::Speed;
use bastide_simulate::stats::{Spread, When};

use crate::at_table::AtTable;
use bastide_console::language::{decimal, list, say, thousands};
use bastide_console::report::{Grid, Report};

const SPREAD: [&str; 9] = ["head-mean", "head-sd", "head-min", "5%", "25%", "50%", "75%", "95%", "head-max"];

/// Returns a number of games per second: whole, or with two decimals if it is small.
fn rate(games: f64) -> String {
    if games >= 100.0 { thousands(games.round() as u64) } else { decimal(games, 2) }
}

fn spread(s: &Spread) -> impl Iterator<Item = String> {
    let fixed = [s.mean, s.sd].map(|x| decimal(x, 2));
    fixed.into_iter().chain([s.min, s.p5, s.p25, s.median, s.p75, s.p95, s.max].map(|n| n.to_string()))
}

impl Report for AtTable<Outcome> {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let AtTable { headline, result } = self;
        let (seed, all) = (result.seed.to_string(), thousands(result.asked));
        let text = match thousands(result.games) {
            played if played == all => say!("simulated", n = result.asked, games = all, table = headline.as_str(), seed = seed),
            played => {
                say!("simulated-part", n = result.asked, games = all, played = played, table = headline.as_str(), seed = seed)
            }
        };
        match result.shard {
            Some(shard) => writeln!(out, "{}\n", say!("shard", shard = shard.to_string(), text = text))?,
            None => writeln!(out, "{text}\n")?,
        }
        let mut headings = vec!["head-score", "head-bot"];
        headings.extend(SPREAD);
        headings.extend(["head-won", "head-interval", "head-shared"]);
        let mut grid = Grid::titled(&headings).left(1);
        for s in &result.seats {
            let percent = |x: f64| decimal(100.0 * x, 1) + "%";
            let [low, high] = s.won_95;
            let shares =
                [percent(s.won), say!("interval", low = decimal(100.0 * low, 1), high = percent(high)), percent(s.shared)];
            grid.row([s.seat.clone(), s.bot.clone()].into_iter().chain(spread(&s.score)).chain(shares));
        }
        grid.write(out)?;
        writeln!(out)?;
        let mut headings = vec!["head-game"];
        headings.extend(SPREAD);
        let mut grid = Grid::titled(&headings);
        for (name, s) in [("head-turns", &result.turns), ("head-set-aside", &result.set_aside), ("head-margin", &result.margin)] {
            grid.row([say(name)].into_iter().chain(spread(s)));
        }
        grid.write(out)?;
        let (decisions, placements) = (decimal(result.decisions_a_game, 1), decimal(result.placements_a_tile, 2));
        writeln!(out, "{}\n", say!("simulated-decisions", decisions = decisions, placements = placements))?;
        let mut grid =
            Grid::titled(&["head-scored", "head-when", "head-per-game", "head-points-each", "head-points-per-game"]).left(1);
        for s in &result.sources {
            let when = match s.when {
                When::Completed => "when-completed",
                When::Early => "when-early",
                When::End => "when-end",
                When::Bonus => "when-bonus",
                When::Paid => "when-paid",
            };
            let numbers = [s.a_game, s.points_each, s.points_a_game].map(|x| decimal(x, 2));
            grid.row([s.kind.clone(), say(when)].into_iter().chain(numbers));
        }
        grid.write(out)?;
        if let Some(speed) = &result.speed {
            let Speed { seconds, games_a_second, games_a_cpu_second, .. } = speed;
            let (all, cpu) = (rate(*games_a_second), rate(*games_a_cpu_second));
            let (n, seconds) = (result.threads.unwrap_or(1) as u64, decimal(*seconds, 2));
            writeln!(out, "\n{}", say!("simulated-speed", n = n, seconds = seconds, rate = all, cpu = cpu))?;
        }
        Ok(())
    }
}

impl Report for AtTable<Measured> {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let AtTable { headline, result } = self;
        let clock = if result.clock == "cpu" { "bench-rate-cpu" } else { "bench-rate" };
        let scores: Vec<String> = result.scores.iter().map(|score| decimal(*score, 2)).collect();
        let memory = result.bytes_a_state.map(|bytes| decimal(bytes / 1e3, 1));
        let (decisions, other) = (decimal(result.decisions, 2), decimal(result.other_options, 2));
        writeln!(out, "{}", say!("bench-games", games = thousands(result.games), table = headline.as_str()))?;
        let lines = [
            Some(say!(clock, rate = rate(result.games_a_second))),
            Some(say!("bench-times", decision = decimal(result.ns_a_decision, 0), turn = decimal(result.ns_a_turn, 0))),
            Some(say!("bench-copy", time = decimal(result.ns_a_copy, 0))),
            // A million times as much is as many of the next larger unit.
            memory.map(|state| say!("bench-memory", state = state.clone(), million = state)),
            Some(say!("bench-length", turns = decimal(result.turns, 2), decisions = decisions)),
            Some(say!("bench-options", placements = decimal(result.placements, 2), options = other)),
            Some(say!("bench-scores", aside = decimal(result.set_aside, 3), scores = list(&scores))),
        ];
        lines.into_iter().flatten().try_for_each(|line| writeln!(out, "  {line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_run_does_not_play_0_games_per_second() {
        assert_eq!([0.04, 2.5, 99.0, 100.0, 23_456.7].map(rate), ["0.04", "2.50", "99.00", "100", "23,457"]);
    }
}
