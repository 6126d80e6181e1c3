//! `bastide verify --annotate`: draws the positions of scenarios at the heads of their files.

use std::io::Write;
use std::path::{Path, PathBuf};

use bastide_core::Expansion;
use bastide_files::read as input;
use bastide_files::{Existing, write_bytes};
use bastide_jcz::verify::files;
use bastide_tables::{Offered, libraries, tables};
use bastide_verify::{KitError, Scenario, annotated, position};
use serde::Serialize;

use crate::verify::SCENARIO;
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Report, print};

/// The files that were looked at.
#[derive(Clone, Debug, Default, Serialize)]
struct Annotated {
    /// The files whose drawing was written.
    written: Vec<PathBuf>,
    /// The number of files whose drawing was right.
    unchanged: usize,
}

impl Report for Annotated {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        for path in &self.written {
            writeln!(out, "{}", path.display())?;
        }
        writeln!(out, "{}", say!("annotate-sum", n = self.written.len(), unchanged = self.unchanged))
    }
}

/// Draws the position of each scenario of these paths at the head of its file.
///
/// # Errors
/// A file is not a scenario, its position cannot be set up, or it cannot be written. The files before
/// it have their drawings.
pub fn run(paths: &[PathBuf], libraries: &[PathBuf], json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let offered = libraries::offer(libraries)?;
    let files = files(paths, &[SCENARIO]).map_err(|e| Error::Usage(e.to_string()))?;
    if files.is_empty() {
        return Err(Error::Usage(say("annotate-nothing")));
    }
    let mut done = Annotated::default();
    for path in files {
        let old = input::plain_text(&path).map_err(|e| Error::read(&path, e))?;
        let new = annotate(&path, &old, &offered)?;
        if new == old {
            done.unchanged += 1;
        } else {
            write_bytes(&path, Existing::Replace, new.as_bytes())?;
            done.written.push(path);
        }
    }
    print(&done, json, out)
}

/// Returns the text of a scenario with the drawing of its position.
fn annotate(path: &Path, text: &str, offered: &[Offered]) -> Result<String, Error> {
    let usage = |e: KitError| Error::Usage(e.to_string());
    let parsed = Scenario::parse(&path.display().to_string(), text).map_err(KitError::from);
    let mut scenario = parsed.map_err(usage)?;
    let available = bastide_tables::available(&mut scenario.seats, tables::folder(path), offered)?;
    let available: Vec<&dyn Expansion> = available.into_iter().map(|e| e as &dyn Expansion).collect();
    Ok(annotated(text, &position(&scenario, &available).map_err(usage)?))
}
