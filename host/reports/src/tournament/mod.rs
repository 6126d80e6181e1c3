//! The command `tournament`: bots play a tournament without a server.
//!
//! The file is a [`Plan`]. Each game is written to a journal (`files.rs`) when it ends, and a run that was stopped plays on
//! from there.

mod files;
mod play;
mod report;

use std::io::Write;
use std::path::Path;

use bastide_files::{self as disk, Existing};
use bastide_tables::tables;
use bastide_tournament::Tournament;
use bastide_tournament::plan::Plan;
use bastide_tournament::tables::{games_csv, standings_csv};

use crate::args;
use bastide_console::Error;
use bastide_console::interrupt;
use bastide_console::language::{headline, say};
use bastide_console::progress::Progress;
use bastide_console::report::print;
use bastide_outside::programs::Programs;
use files::Journal;
use play::Games;
use report::Played;

/// Runs `tournament`.
pub fn run(args: &args::Tournament, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let existing = Existing::forced(args.force);
    for path in args.csv.iter().chain(&args.standings) {
        disk::check(path, existing)?;
    }
    let plan: Plan = toml::from_str(&disk::read::text(&args.file)?).map_err(|error| wrong(&args.file, &error))?;
    let secret = plan.secret();
    let mut tournament = plan.tournament().map_err(|error| wrong(&args.file, &error))?;
    let path = plan.table.as_ref().map(|path| tables::folder(&args.file).join(path));
    let setting = tables::to_measure(path.as_deref())?;
    if setting.rules.seats.len() != 2 {
        return Err(Error::Usage(say!("tournament-seats", n = setting.rules.seats.len())));
    }
    for entrant in plan.entrants.iter().filter(|entrant| bastide_bots::Command::read(&entrant.bot).is_none()) {
        bastide_bots::check(&entrant.bot)?;
    }
    let programs = Programs::at(&setting.table, args.time.bot_time);
    let make = |text: &str| programs.make(text);
    let table = setting.table.to_toml();
    let mut journal = Journal::open(&args.file.with_extension("journal"), &mut tournament, &secret, &table, args.force)?;
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()), |n| n as usize);
    let progress = Progress::start(tournament.all_duels(), "tournament-duels");
    progress.add(decided(&tournament));
    let games = Games { setting: &setting, plan: &plan, secret: &secret, make: &make, threads, stop: interrupt::flag() };
    let ended = games.play(&mut tournament, &mut journal, |n| progress.add(n));
    progress.finish();
    let finished = ended?;
    for (path, text) in [(&args.csv, games_csv(&tournament)), (&args.standings, standings_csv(&tournament))] {
        if let Some(path) = path {
            disk::write_bytes(path, existing, text.as_bytes())?;
        }
    }
    print(&Played::new(headline(&setting), &secret, &tournament, finished, decided(&tournament)), json, out)
}

/// Returns the number of duels that are decided.
fn decided(tournament: &Tournament) -> u64 {
    let rules = tournament.settings.duel;
    tournament.matches().flat_map(|(_, one)| &one.duels).filter(|duel| duel.outcome(&rules).is_some()).count() as u64
}

/// Returns the error for a file that cannot be used.
fn wrong(file: &Path, why: &dyn std::fmt::Display) -> Error {
    Error::Usage(format!("{}: {why}", file.display()))
}
