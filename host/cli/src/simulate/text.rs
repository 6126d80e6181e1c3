//! The results of `bastide simulate` and `bastide bench` as text.

use std::io::Write;

use bastide_simulate::Outcome;
use bastide_simulate::bench::Measured;
use bastide_simulate::outcome::Speed;
use bastide_simulate::stats::{Spread, When};

use crate::screen::report::{Grid, Report, count, thousands};

const SPREAD: [&str; 9] = ["mean", "sd", "min", "5%", "25%", "50%", "75%", "95%", "max"];

/// Returns a number of games per second: whole, or with two decimals if it is small.
fn rate(games: f64) -> String {
    if games >= 100.0 { thousands(games.round() as u64) } else { format!("{games:.2}") }
}

fn spread(s: &Spread) -> impl Iterator<Item = String> {
    let fixed = [s.mean, s.sd].map(|x| format!("{x:.2}"));
    fixed.into_iter().chain([s.min, s.p5, s.p25, s.median, s.p75, s.p95, s.max].map(|n| n.to_string()))
}

impl Report for Outcome {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let games = match self.games == self.asked {
            true => thousands(self.games),
            false => format!("{} of {}", thousands(self.games), thousands(self.asked)),
        };
        let early = if self.games == self.asked { "" } else { "; stopped early" };
        let noun = if self.asked == 1 { "game" } else { "games" };
        let shard = self.shard.map_or(String::new(), |shard| format!("shard {shard}: "));
        writeln!(out, "{shard}{games} {noun} of {}; seed {}{early}\n", self.table, self.seed)?;
        let mut headings = vec!["score", "bot"];
        headings.extend(SPREAD);
        headings.extend(["won", "95% interval", "shared"]);
        let mut grid = Grid::new(&headings).left(1);
        for s in &self.seats {
            let percent = |x: f64| format!("{:.1}%", 100.0 * x);
            let [low, high] = s.won_95;
            let shares = [percent(s.won), format!("{:.1} to {}", 100.0 * low, percent(high)), percent(s.shared)];
            grid.row([s.seat.clone(), s.bot.clone()].into_iter().chain(spread(&s.score)).chain(shares));
        }
        grid.write(out)?;
        writeln!(out)?;
        let mut headings = vec!["game"];
        headings.extend(SPREAD);
        let mut grid = Grid::new(&headings);
        for (name, s) in [("turns", &self.turns), ("tiles set aside", &self.set_aside), ("margin of the first", &self.margin)] {
            grid.row([name.to_owned()].into_iter().chain(spread(s)));
        }
        grid.write(out)?;
        writeln!(
            out,
            "decisions per game: {:.1}; legal placements per tile: {:.2}\n",
            self.decisions_a_game, self.placements_a_tile
        )?;
        let mut grid = Grid::new(&["scored", "when", "per game", "points each", "points per game"]).left(1);
        for s in &self.sources {
            let when = match s.when {
                When::Completed => "completed",
                When::Early => "early",
                When::End => "at the end",
                When::Bonus => "bonus",
                When::Paid => "paid",
            };
            let numbers = [s.a_game, s.points_each, s.points_a_game].map(|x| format!("{x:.2}"));
            grid.row([s.kind.clone(), when.to_owned()].into_iter().chain(numbers));
        }
        grid.write(out)?;
        if let Some(speed) = &self.speed {
            let Speed { seconds, games_a_second, games_a_cpu_second, .. } = speed;
            let threads = count(self.threads.unwrap_or(1) as u64, "thread");
            writeln!(
                out,
                "\n{seconds:.2} s on {threads}: {} games per second, {} per CPU second",
                rate(*games_a_second),
                rate(*games_a_cpu_second)
            )?;
        }
        Ok(())
    }
}

impl Report for Measured {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let clock = if self.clock == "cpu" { "CPU second" } else { "second" };
        let scores: Vec<String> = self.scores.iter().map(|s| format!("{s:.2}")).collect();
        writeln!(out, "{} random games of {}, one thread", thousands(self.games), self.table)?;
        writeln!(out, "  {} games per {clock}", rate(self.games_a_second))?;
        writeln!(out, "  {:.0} ns per decision, {:.0} ns per turn", self.ns_a_decision, self.ns_a_turn)?;
        writeln!(out, "  {:.0} ns to copy a game at half its length", self.ns_a_copy)?;
        if let Some(bytes) = self.bytes_a_state {
            writeln!(
                out,
                "  {:.1} KB for a stored state at half the length, so {:.1} GB for a million",
                bytes / 1e3,
                bytes / 1e3
            )?;
        }
        writeln!(out, "  {:.2} turns and {:.2} decisions per game", self.turns, self.decisions)?;
        writeln!(
            out,
            "  {:.2} legal placements per tile, {:.2} options per other decision",
            self.placements, self.other_options
        )?;
        writeln!(out, "  {:.3} tiles set aside per game; mean scores {}", self.set_aside, scores.join(" and "))
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
