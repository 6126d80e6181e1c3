//! `bastide match`: two bots play the same games from every seat; more make a ladder.

use std::io::{BufWriter, Write};

use bastide_files::{self as files, Existing};
use bastide_simulate::SimulateError;
use bastide_simulate::ladder::{self, Ladder, LadderPlan};
use bastide_simulate::matches::{self, Estimate, MatchOutcome, MatchPlan, Verdict};
use bastide_tables::{ResolvedTable, tables};
use serde::Serialize;

use crate::cli;
use crate::error::Error;
use crate::outside::Programs;
use crate::screen::interrupt;
use crate::screen::progress::progress_bar;
use crate::screen::report::{Grid, Report, count, print, thousands};

/// Plays a match or a ladder and prints its result.
///
/// # Errors
/// The table, a bot or the test cannot be used, a game fails, or the output cannot be written.
pub fn run(args: &cli::Match, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let setting = tables::to_measure(args.table.as_deref())?;
    let [first, second] = args.bots.as_slice() else {
        return ladder(args, &setting, json, out);
    };
    let test = match args.sprt.as_slice() {
        [] => None,
        &[lower, higher] if lower < higher => Some([lower, higher]),
        _ => return Err(usage("--sprt takes two differences, the lower one first, such as --sprt 0,30".into())),
    };
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()), |n| n as usize);
    let plan = MatchPlan {
        bots: [first.clone(), second.clone()],
        rounds: args.games.div_ceil(setting.rules.seats.len() as u64),
        seed: args.seed.or(setting.table.seed).unwrap_or(1),
        threads,
        test,
    };
    let bar = progress_bar(plan.rounds * setting.rules.seats.len() as u64, "games");
    let programs = Programs::at(&setting.table, args.time.bot_time);
    let make = |text: &str| programs.make(text);
    let advance = |n| bar.as_ref().map_or((), |bar| bar.inc(n));
    let played = match &args.csv {
        None => Ok(matches::run(&setting, &plan, &make, interrupt::flag(), advance, None)?),
        Some(path) => files::write(path, Existing::forced(args.force), |file| {
            Ok::<_, Error>(matches::run(&setting, &plan, &make, interrupt::flag(), advance, Some(&mut BufWriter::new(file)))?)
        }),
    };
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    print(&played?, json, out)
}

/// Plays a ladder of three bots or more and prints it, with the command that plays it again.
fn ladder(args: &cli::Match, setting: &ResolvedTable, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    if args.bots.len() < 2 {
        let named = count(args.bots.len() as u64, "bot");
        return Err(usage(format!("--bots names {named}; name two, such as --bots search:1s,greedy, or more for a ladder")));
    }
    if args.csv.is_some() || !args.sprt.is_empty() {
        return Err(usage("--csv and --sprt belong to a match of two bots".into()));
    }
    let seats = setting.rules.seats.len() as u64;
    let plan = LadderPlan {
        bots: args.bots.clone(),
        rounds: args.games.div_ceil(seats),
        seed: args.seed.or(setting.table.seed).unwrap_or(1),
        threads: args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()), |n| n as usize),
    };
    let pairs = (plan.bots.len() * (plan.bots.len() - 1) / 2) as u64;
    let bar = progress_bar(pairs * plan.rounds * seats, "games");
    let programs = Programs::at(&setting.table, args.time.bot_time);
    let make = |text: &str| programs.make(text);
    let advance = |n| bar.as_ref().map_or((), |bar| bar.inc(n));
    let played = ladder::run(setting, &plan, &make, interrupt::flag(), advance);
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    let table = args.table.as_ref().map_or_else(String::new, |path| format!(" {}", path.display()));
    let (bots, games, seed) = (plan.bots.join(","), args.games, plan.seed);
    let command = format!("bastide match{table} --bots \"{bots}\" --games {games} --seed {seed}");
    print(&PlayedLadder { command, ladder: played? }, json, out)
}

/// A ladder with the command that plays it again.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct PlayedLadder {
    command: String,
    #[serde(flatten)]
    ladder: Ladder,
}

impl Report for PlayedLadder {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let Ladder { table, games_each, rungs, matches, stopped, .. } = &self.ladder;
        writeln!(out, "{}\n\n{} games for each pair of bots, {table}\n", self.command, thousands(*games_each))?;
        let mut grid = Grid::new(&["bot", "Elo", "95% interval", "games", "%"]);
        for rung in rungs {
            let percent = format!("{:.1}", 100.0 * rung.result);
            let Estimate { value, low, high } = rung.elo;
            let interval = format!("{low:+.0} to {high:+.0}");
            grid.row([rung.bot.clone(), format!("{value:+.0}"), interval, rung.games.to_string(), percent]);
        }
        grid.write(out)?;
        writeln!(out)?;
        let mut grid = Grid::new(&["match", "won", "drawn", "lost", "%", "95% interval"]);
        for pair in matches {
            let Estimate { value, low, high } = pair.result;
            let [value, low, high] = [value, low, high].map(|share| format!("{:.1}", 100.0 * share));
            let [won, drawn, lost] = [pair.won, pair.drawn, pair.lost].map(|n| n.to_string());
            grid.row([pair.bots.join(" against "), won, drawn, lost, value, format!("{low} to {high}")]);
        }
        grid.write(out)?;
        matches.iter().flat_map(|pair| &pair.why_lost).try_for_each(|why| writeln!(out, "{why}"))?;
        if *stopped { writeln!(out, "\nstopped early") } else { Ok(()) }
    }
}

fn usage(text: String) -> Error {
    SimulateError::Usage(text).into()
}

impl Report for MatchOutcome {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let [first, second] = &self.bots;
        writeln!(out, "{} games of {}, each seed from every seat; seed {}\n", thousands(self.games), self.table, self.seed)?;
        let mut grid = Grid::new(&["bot", "won", "drawn", "lost", "points per game"]);
        let points = self.points.map(|points| format!("{points:.1}"));
        let row = |name: &String, won: u64, lost: u64, points: &String| {
            [name.clone(), won.to_string(), self.drawn.to_string(), lost.to_string(), points.clone()]
        };
        grid.row(row(first, self.won, self.lost, &points[0]));
        grid.row(row(second, self.lost, self.won, &points[1]));
        grid.write(out)?;
        for (bot, lost) in self.bots.iter().zip(self.moves_lost).filter(|(_, lost)| *lost > 0) {
            writeln!(out, "\n{bot} lost {}; the first option was taken instead", count(lost, "move"))?;
        }
        self.why_lost.iter().try_for_each(|why| writeln!(out, "  {why}"))?;
        let Estimate { value, low, high } = self.result;
        let percent = [value, low, high].map(|share| format!("{:.1}", 100.0 * share));
        writeln!(out, "\n{first} scores {} % against {second}, 95% interval {} to {}", percent[0], percent[1], percent[2])?;
        let Estimate { value, low, high } = self.elo;
        writeln!(out, "{value:+.0} Elo, 95% interval {low:+.0} to {high:+.0}")?;
        let end = match self.verdict {
            Verdict::AllPlayed => "all games were played",
            Verdict::Lower => "the sequential test decided for the lower difference",
            Verdict::Higher => "the sequential test decided for the higher difference",
            Verdict::Stopped => "stopped early",
        };
        writeln!(out, "{end}; {:.1} s", self.seconds)
    }
}
