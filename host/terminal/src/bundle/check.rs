//! Tables and records that need a bundle: `check --bundle` and `verify --bundle`.

use std::io::Write;
use std::path::{Path, PathBuf};

use bastide_core::record::{End, Record};
use bastide_sandbox::Bundle;
use bastide_tables::records;
use serde::Serialize;

use super::game::Game;
use super::table;
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Report, print};

/// A table that fits the rules of a bundle.
#[derive(Serialize)]
struct Checked {
    table: PathBuf,
    bundle: String,
    /// The number of seats.
    seats: usize,
}

impl Report for Checked {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let table = self.table.display().to_string();
        writeln!(out, "{}", say!("boxed-fits", table = table, bundle = self.bundle.as_str(), n = self.seats))
    }
}

/// Checks the table of a file by the rules of a bundle.
///
/// # Errors
/// The table has errors, or the bundle fails.
pub fn table(path: &Path, bundle: &Bundle, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let (opening, _) = table::opening(table::of_file(Some(path), bundle)?, None, false);
    let game = Game::open(bundle, opening)?;
    let seats = game.status().scores.len();
    print(&Checked { table: path.into(), bundle: bundle.name().into(), seats }, json, out)
}

/// A record that was replayed in a bundle.
#[derive(Serialize)]
struct Verified {
    record: PathBuf,
    /// What differs; `None` if it comes out as it was written.
    differs: Option<String>,
}

#[derive(Serialize)]
#[serde(transparent)]
struct AllVerified(Vec<Verified>);

impl Report for AllVerified {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        self.0.iter().try_for_each(|Verified { record, differs }| match differs {
            None => writeln!(out, "{}  {}", say("test-ok"), record.display()),
            Some(why) => writeln!(out, "{}  {}: {why}", say("test-failed"), record.display()),
        })
    }
}

/// Replays records by the rules of a bundle, and compares their ends.
///
/// # Errors
/// A file cannot be read, or a record comes out otherwise than it was written.
pub fn records(paths: &[PathBuf], bundle: &Bundle, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let verify = |path: &PathBuf| Ok(Verified { record: path.clone(), differs: difference(path, bundle)? });
    let all = paths.iter().map(verify).collect::<Result<Vec<_>, Error>>()?;
    let (failed, number) = (all.iter().filter(|one| one.differs.is_some()).count(), all.len());
    print(&AllVerified(all), json, out)?;
    if failed > 0 { Err(Error::Differ { failed, all: number }) } else { Ok(()) }
}

/// Replays a record, and returns what differs from its last line.
fn difference(path: &Path, bundle: &Bundle) -> Result<Option<String>, Error> {
    let record = records::read(path)?;
    let end = record.end.clone();
    let (opening, _) = table::of_record(record, false);
    let mut game = match Game::open(bundle, opening) {
        Ok(game) => game,
        Err(error) => return Ok(Some(error.message())),
    };
    let Some(end) = end else { return Ok(Some(say("boxed-no-end"))) };
    let found = Record::parse(bundle.name(), &game.record()?)?.end;
    let told = |end: &End| format!("{:016x}", end.state);
    let same = found.as_ref() == Some(&end);
    Ok((!same).then(|| say!("boxed-differs", found = found.as_ref().map(told).unwrap_or_default(), wanted = told(&end))))
}
