//! `bastide match`: two bots play the same games from every seat; more make a ladder.

use std::io::{BufWriter, Write};

use bastide_files::{self as files, Existing};
use bastide_simulate::SimulateError;
use bastide_simulate::ladder::{self, Ladder, LadderPlan};
use bastide_simulate::matches::{self, Estimate, MatchOutcome, MatchPlan, Verdict};
use bastide_tables::{ResolvedTable, tables};
use serde::Serialize;

use crate::args;
use crate::at_table::AtTable;
use bastide_console::Error;
use bastide_console::interrupt;
use bastide_console::language::{decimal, headline, say, thousands};
use bastide_console::progress::Progress;
use bastide_console::report::{Grid, Report, print};
use bastide_outside::programs::Programs;

/// Plays a match or a ladder and prints its result.
///
/// # Errors
/// The table, a bot or the test cannot be used, a game fails, or the output cannot be written.
pub fn run(args: &args::Match, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let setting = tables::to_measure(args.table.as_deref())?;
    let [first, second] = args.bots.as_slice() else {
        return ladder(args, &setting, json, out);
    };
    let test = match args.sprt.as_slice() {
        [] => None,
        &[lower, higher] if lower < higher => Some([lower, higher]),
        _ => return Err(usage(say("match-sprt"))),
    };
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()), |n| n as usize);
    let plan = MatchPlan {
        bots: [first.clone(), second.clone()],
        rounds: args.games.div_ceil(setting.rules.seats.len() as u64),
        seed: args.seed.or(setting.table.seed).unwrap_or(1),
        threads,
        test,
    };
    let progress = Progress::start(plan.rounds * setting.rules.seats.len() as u64, "games");
    let programs = Programs::at(&setting.table, args.time.bot_time);
    let make = |text: &str| programs.make(text);
    let advance = |n| progress.add(n);
    let played = match &args.csv {
        None => Ok(matches::run(&setting, &plan, &make, interrupt::flag(), advance, None)?),
        Some(path) => files::write(path, Existing::forced(args.force), |file| {
            Ok::<_, Error>(matches::run(&setting, &plan, &make, interrupt::flag(), advance, Some(&mut BufWriter::new(file)))?)
        }),
    };
    progress.finish();
    print(&AtTable { headline: headline(&setting), result: played? }, json, out)
}

/// Plays a ladder of three bots or more and prints it, with the command that plays it again.
fn ladder(args: &args::Match, setting: &ResolvedTable, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    if args.bots.len() < 2 {
        return Err(usage(say!("match-one-bot", n = args.bots.len())));
    }
    if args.csv.is_some() || !args.sprt.is_empty() {
        return Err(usage(say("match-two-bots")));
    }
    let seats = setting.rules.seats.len() as u64;
    let plan = LadderPlan {
        bots: args.bots.clone(),
        rounds: args.games.div_ceil(seats),
        seed: args.seed.or(setting.table.seed).unwrap_or(1),
        threads: args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()), |n| n as usize),
    };
    let pairs = (plan.bots.len() * (plan.bots.len() - 1) / 2) as u64;
    let progress = Progress::start(pairs * plan.rounds * seats, "games");
    let programs = Programs::at(&setting.table, args.time.bot_time);
    let make = |text: &str| programs.make(text);
    let advance = |n| progress.add(n);
    let played = ladder::run(setting, &plan, &make, interrupt::flag(), advance);
    progress.finish();
    let table = args.table.as_ref().map_or_else(String::new, |path| format!(" {}", path.display()));
    let (bots, games, seed) = (plan.bots.join(","), args.games, plan.seed);
    let command = format!("bastide match{table} --bots \"{bots}\" --games {games} --seed {seed}");
    print(&PlayedLadder { command, headline: headline(setting), ladder: played? }, json, out)
}

/// A ladder with the command that plays it again.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct PlayedLadder {
    command: String,
    #[serde(skip)]
    headline: String,
    #[serde(flatten)]
    ladder: Ladder,
}

impl Report for PlayedLadder {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let Ladder { games_each, rungs, matches, stopped, .. } = &self.ladder;
        let head = say!("ladder-games", games = thousands(*games_each), table = self.headline.as_str());
        writeln!(out, "{}\n\n{head}\n", self.command)?;
        let mut grid = Grid::titled(&["head-bot", "Elo", "head-interval", "head-games", "%"]);
        for rung in rungs {
            let percent = decimal(100.0 * rung.result, 1);
            let Estimate { value, low, high } = rung.elo;
            let interval = say!("interval", low = format!("{low:+.0}"), high = format!("{high:+.0}"));
            grid.row([rung.bot.clone(), format!("{value:+.0}"), interval, rung.games.to_string(), percent]);
        }
        grid.write(out)?;
        writeln!(out)?;
        let mut grid = Grid::titled(&["head-match", "head-won", "head-drawn", "head-lost", "%", "head-interval"]);
        for pair in matches {
            let Estimate { value, low, high } = pair.result;
            let [value, low, high] = [value, low, high].map(|share| decimal(100.0 * share, 1));
            let [won, drawn, lost] = [pair.won, pair.drawn, pair.lost].map(|n| n.to_string());
            let [first, second] = pair.bots.each_ref().map(String::as_str);
            let bots = say!("ladder-pair", first = first, second = second);
            grid.row([bots, won, drawn, lost, value, say!("interval", low = low, high = high)]);
        }
        grid.write(out)?;
        matches.iter().flat_map(|pair| &pair.why_lost).try_for_each(|why| writeln!(out, "{why}"))?;
        if *stopped { writeln!(out, "\n{}", say("stopped-early")) } else { Ok(()) }
    }
}

fn usage(text: String) -> Error {
    SimulateError::Usage(text).into()
}

impl Report for AtTable<MatchOutcome> {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let AtTable { headline, result } = self;
        let [first, second] = &result.bots;
        let (games, seed) = (thousands(result.games), result.seed.to_string());
        writeln!(out, "{}\n", say!("match-games", games = games, table = headline.as_str(), seed = seed))?;
        let mut grid = Grid::titled(&["head-bot", "head-won", "head-drawn", "head-lost", "head-points-per-game"]);
        let points = result.points.map(|points| decimal(points, 1));
        let row = |name: &String, won: u64, lost: u64, points: &String| {
            [name.clone(), won.to_string(), result.drawn.to_string(), lost.to_string(), points.clone()]
        };
        grid.row(row(first, result.won, result.lost, &points[0]));
        grid.row(row(second, result.lost, result.won, &points[1]));
        grid.write(out)?;
        for (bot, lost) in result.bots.iter().zip(result.moves_lost).filter(|(_, lost)| *lost > 0) {
            writeln!(out, "\n{}", say!("match-lost", bot = bot.as_str(), n = lost))?;
        }
        result.why_lost.iter().try_for_each(|why| writeln!(out, "  {why}"))?;
        let Estimate { value, low, high } = result.result;
        let percent = [value, low, high].map(|share| decimal(100.0 * share, 1));
        let [value, low, high] = percent;
        let (first, second) = (first.as_str(), second.as_str());
        let score = say!("match-result", first = first, second = second, value = value, low = low, high = high);
        writeln!(out, "\n{score}")?;
        let Estimate { value, low, high } = result.elo;
        let [value, low, high] = [value, low, high].map(|elo| format!("{elo:+.0}"));
        writeln!(out, "{}", say!("match-elo", value = value, low = low, high = high))?;
        let end = match result.verdict {
            Verdict::AllPlayed => "match-all-played",
            Verdict::Lower => "match-lower",
            Verdict::Higher => "match-higher",
            Verdict::Stopped => "stopped-early",
        };
        writeln!(out, "{}", say!("match-end", end = say(end), seconds = decimal(result.seconds, 1)))
    }
}
