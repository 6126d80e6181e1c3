//! Games in a child process: `bastide simulate --isolate`.

use std::io::Write;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use crate::args;
use crate::at_table::AtTable;
use crate::simulate::simulated::{self, Simulated};
use bastide_console::Error;
use bastide_console::language::headline;
use bastide_console::report;
use bastide_outside::isolate;
use bastide_outside::isolate::request::{Request, SimulateRequest};
use bastide_outside::isolate::{Answers, Child};
use bastide_simulate::{Control, Plan, Shard, play_all};
use bastide_tables::tables;

/// A part of the result of a child process.
#[derive(Serialize, Deserialize)]
enum Part {
    /// The number of games that have ended since the last part.
    Games(u64),
    /// Lines for the CSV file.
    Rows(String),
    /// The printed result.
    Printed(String),
    /// The totals as JSON.
    Totals(String),
}

/// Plays the games in a child process.
///
/// # Errors
/// [`Error::Died`] if a library ends the child, or a game exceeds the time limit.
pub(crate) fn ask(
    args: &args::Simulate,
    threads: usize,
    json: bool,
    mut progress: impl FnMut(u64),
    mut rows: Option<&mut dyn Write>,
) -> Result<Simulated, Error> {
    let (table, bots) = (args.table.clone(), args.bots.clone());
    let work = SimulateRequest {
        table,
        games: args.games,
        seed: args.seed,
        threads,
        bots,
        shard: args.shard.unwrap_or(Shard::WHOLE),
        moves: args.moves,
        rows: rows.is_some(),
        totals: args.totals.is_some(),
        json,
    };
    let (mut printed, mut totals) = (String::new(), String::new());
    Child::spawn(args.share.into())?.ask(Request::Simulate(work), |part| {
        match serde_json::from_value(part)? {
            Part::Games(more) => progress(more),
            Part::Rows(lines) => rows.iter_mut().try_for_each(|rows| rows.write_all(lines.as_bytes()))?,
            Part::Printed(text) => printed = text,
            Part::Totals(text) => totals = text,
        }
        Ok(())
    })?;
    if let Some(rows) = rows {
        rows.flush()?;
    }
    Ok(Simulated { printed: printed.into_bytes(), totals, stopped: None })
}

/// Plays the requested games in this process, the child.
pub fn serve(work: &SimulateRequest, answers: &mut Answers) -> Result<(), Error> {
    let setting = tables::to_measure(work.table.as_deref())?;
    let seed = work.seed.or(setting.table.seed).unwrap_or(1);
    let bots = Plan::seat_bots(&setting, &work.bots)?;
    let plan = Plan { games: work.games, seed, threads: work.threads, bots, shard: work.shard, moves: work.moves };
    // From here on, the playing threads note their games.
    isolate::idle();
    let answers = std::cell::RefCell::new(answers);
    // An error means that the parent has ended, and its end also ends this process.
    let progress = |more| _ = answers.borrow_mut().part(&Part::Games(more));
    let mut rows = Rows { answers: &answers };
    let rows: Option<&mut dyn Write> = if work.rows { Some(&mut rows) } else { None };
    let stop = AtomicBool::new(false);
    let control =
        Control { stop: &stop, game: |n, seed| isolate::step(|| format!("game {n} (seed {seed})")), idle: isolate::idle };
    let (totals, outcome) = play_all(&setting, &plan, progress, rows, control)?;
    if work.totals {
        let text = simulated::text(&totals)?;
        answers.borrow_mut().part(&Part::Totals(text))?;
    }
    let mut text = Vec::new();
    report::print(&AtTable { headline: headline(&setting), result: outcome }, work.json, &mut text)?;
    let text = String::from_utf8_lossy(&text).into_owned();
    answers.borrow_mut().part(&Part::Printed(text))
}

/// Sends rows to the parent.
struct Rows<'a, 'b> {
    answers: &'a std::cell::RefCell<&'b mut Answers>,
}

impl Write for Rows<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let lines = Part::Rows(String::from_utf8_lossy(bytes).into_owned());
        self.answers.borrow_mut().part(&lines).map_err(std::io::Error::other)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
