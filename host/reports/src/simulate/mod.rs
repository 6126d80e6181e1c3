//! The commands `simulate` and `merge`.

pub mod isolated;
pub(crate) mod simulated;
mod text;

use std::io::Write;
use std::path::Path;

use bastide_files::{self as files, Existing};
use bastide_simulate::totals::{self, MergeError};
use bastide_simulate::{Control, Outcome, Plan, Shard, play_all};
use bastide_tables::tables;

use crate::args;
use crate::at_table::AtTable;
use crate::simulate::simulated::{Simulated, text};
use bastide_console::Error;
use bastide_console::interrupt;
use bastide_console::language::{headline, say};
use bastide_console::progress::Progress;
use bastide_console::report::print;

/// Runs `simulate`.
pub fn run(args: &args::Simulate, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let existing = Existing::forced(args.force);
    if args.parquet.is_some() && !cfg!(feature = "parquet") {
        return Err(Error::Usage(say("no-parquet")));
    }
    for path in args.csv.iter().filter(|path| *path != Path::new("-")).chain(&args.parquet).chain(&args.totals) {
        files::check(path, existing)?;
    }
    let threads = match args.threads {
        Some(n) => n as usize,
        None => std::thread::available_parallelism().map_or(1, |n| n.get()),
    };
    let games = args.shard.unwrap_or(Shard::WHOLE).games(args.games);
    let progress = Progress::start(games.end - games.start, "games");
    let advance = |n| progress.add(n);
    // The result is printed after the progress is gone.
    let play_rows = |rows: Option<&mut dyn Write>| -> Result<Simulated, Error> {
        if args.isolate { isolated::ask(args, threads, json, advance, rows) } else { here(args, threads, json, advance, rows) }
    };
    let play = |csv: Option<&mut dyn Write>| match &args.parquet {
        None => play_rows(csv),
        Some(path) => files::write(path, existing, |file| with_parquet(file, csv, play_rows)),
    };
    let to_stdout = args.csv.as_deref() == Some(Path::new("-"));
    let played = match &args.csv {
        None => play(None),
        Some(_) if to_stdout => play(Some(&mut *out)),
        Some(path) => files::write(path, existing, |file| play(Some(&mut std::io::BufWriter::new(file)))),
    };
    progress.finish();
    let Simulated { printed, totals, stopped } = played?;
    if let (Some(path), None) = (&args.totals, &stopped) {
        files::write_bytes(path, existing, totals.as_bytes())?;
    }
    // The rows have the standard output for themselves.
    if to_stdout {
        anstream::stderr().write_all(&printed)?;
    } else {
        out.write_all(&printed)?;
    }
    out.flush()?;
    stopped.map_or(Ok(()), Err)
}

/// Plays games whose rows go into a Parquet file, and into a CSV file if there is one.
#[cfg(feature = "parquet")]
fn with_parquet(
    file: &mut dyn Write,
    csv: Option<&mut dyn Write>,
    play: impl FnOnce(Option<&mut dyn Write>) -> Result<Simulated, Error>,
) -> Result<Simulated, Error> {
    let mut rows = Both { parquet: bastide_simulate::parquet::ParquetRows::new(file), csv };
    let played = play(Some(&mut rows))?;
    rows.parquet.finish()?;
    Ok(played)
}

/// Is not called: a program without the feature refuses the argument.
#[cfg(not(feature = "parquet"))]
fn with_parquet(
    _file: &mut dyn Write,
    csv: Option<&mut dyn Write>,
    play: impl FnOnce(Option<&mut dyn Write>) -> Result<Simulated, Error>,
) -> Result<Simulated, Error> {
    play(csv)
}

/// Writes the same rows to two files.
#[cfg(feature = "parquet")]
struct Both<'p, 'c> {
    parquet: bastide_simulate::parquet::ParquetRows<'p>,
    csv: Option<&'c mut dyn Write>,
}

#[cfg(feature = "parquet")]
impl Write for Both<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if let Some(csv) = self.csv.as_deref_mut() {
            csv.write_all(bytes)?;
        }
        self.parquet.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.csv.as_deref_mut().map_or(Ok(()), |csv| csv.flush())
    }
}

/// Plays the games in this process.
fn here(
    args: &args::Simulate,
    threads: usize,
    json: bool,
    progress: impl FnMut(u64),
    rows: Option<&mut dyn Write>,
) -> Result<Simulated, Error> {
    let setting = tables::to_measure(args.table.as_deref())?;
    let seed = args.seed.or(setting.table.seed).unwrap_or(1);
    let (bots, shard) = (Plan::seat_bots(&setting, &args.bots)?, args.shard.unwrap_or(Shard::WHOLE));
    let plan = Plan { games: args.games, seed, threads, bots, shard, moves: args.moves };
    let (totals, outcome) = play_all(&setting, &plan, progress, rows, Control::of(interrupt::flag()))?;
    let mut printed = Vec::new();
    let (games, asked) = (outcome.games, outcome.asked);
    print(&AtTable { headline: headline(&setting), result: outcome }, json, &mut printed)?;
    let totals = if args.totals.is_some() && games == asked { text(&totals)? } else { String::new() };
    Ok(Simulated { printed, totals, stopped: (games < asked).then_some(Error::Stopped { games, asked }) })
}

/// Runs `merge`.
pub fn merge(args: &args::Merge, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let existing = Existing::forced(args.force);
    if let Some(path) = &args.out {
        files::check(path, existing)?;
    }
    let mut parts = Vec::new();
    for path in &args.totals {
        let name = path.display().to_string();
        let read = serde_json::from_str(&files::read::text(path)?);
        parts.push((name.clone(), read.map_err(|e| MergeError::Invalid { name, why: e.to_string() })?));
    }
    let whole = totals::merge(parts)?;
    if let Some(path) = &args.out {
        files::write_bytes(path, existing, text(&whole)?.as_bytes())?;
    }
    let result = Outcome::of(&whole);
    print(&AtTable { headline: result.table.clone(), result }, json, out)
}
