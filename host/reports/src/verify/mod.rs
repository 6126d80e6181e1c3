//! `bastide verify`: plays and checks scenarios, and rule tests, saved games and traces of
//! JCloisterZone.
//!
//! [`bastide_jcz`] and, for scenarios, [`bastide_verify`] check the files; this module makes a
//! table of the results.

pub mod annotate;

use std::io::Write;
use std::path::{Path, PathBuf};

use bastide_core::{Expansion, linked};
use bastide_jcz::verify::{self, ENDINGS, Outcome, ends, failed, files};
use bastide_jcz::{Compared, Difference};
use bastide_verify::{KitError, Scenario, play, read};
use serde::Serialize;

use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Grid, Report, print};
use bastide_tables::{Offered, libraries, tables};

/// The results of all files.
#[derive(Clone, Debug, Serialize)]
pub struct Verdict {
    /// The number of files that pass.
    pub passed: usize,
    /// The number of files that fail.
    pub failed: usize,
    /// The number of files that cannot be played here.
    pub skipped: usize,
    /// The number of compared values in the files that pass.
    pub compared: Compared,
    /// Each file.
    pub files: Vec<Verified>,
}

/// A file and its result.
#[derive(Clone, Debug, Serialize)]
pub struct Verified {
    /// The file.
    pub path: PathBuf,
    /// The type of the file: `scenario`, `rule test`, `saved game`, `trace` or `unknown`.
    #[serde(serialize_with = "hyphenated")]
    pub sort: &'static str,
    /// The result.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Serializes words as one word with hyphens.
fn hyphenated<S: serde::Serializer>(words: &str, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(&words.replace(' ', "-"))
}

/// The extension of scenarios.
pub(crate) const SCENARIO: &str = ".toml";

/// Checks the files of these paths, and prints the results.
///
/// The expansions of `libraries` are available too.
///
/// # Errors
/// A file fails, there are no files, or a library cannot be used.
pub fn run(paths: &[PathBuf], libraries: &[PathBuf], json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let offered = libraries::offer(libraries)?;
    let files = files(paths, &[&ENDINGS[..], &[SCENARIO]].concat()).map_err(|e| Error::Usage(e.to_string()))?;
    if files.is_empty() {
        return Err(Error::Usage(say("verify-nothing")));
    }
    let verdict = Verdict::of(files.iter().map(|path| verify(path, &offered)).collect());
    print(&verdict, json, out)?;
    match verdict.failed {
        0 => Ok(()),
        failed => Err(Error::Differ { failed, all: verdict.files.len() }),
    }
}

impl Verdict {
    fn of(files: Vec<Verified>) -> Verdict {
        let mut verdict = Verdict { passed: 0, failed: 0, skipped: 0, compared: Compared::default(), files };
        for file in &verdict.files {
            match &file.outcome {
                Outcome::Passed { compared } => {
                    verdict.passed += 1;
                    verdict.compared += *compared;
                }
                Outcome::Failed { .. } => verdict.failed += 1,
                Outcome::Skipped { .. } => verdict.skipped += 1,
            }
        }
        verdict
    }
}

impl Report for Verdict {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let mut grid = Grid::titled(&["head-file", "head-type", "head-outcome", "head-details"]).left(1).left(2).left(3);
        for file in &self.files {
            let (outcome, more) = match &file.outcome {
                Outcome::Passed { compared } => ("verify-passed", compared.to_string()),
                Outcome::Failed { difference } if fits_a_line(difference) => ("verify-failed", difference.what.clone()),
                Outcome::Failed { difference } => ("verify-failed", say!("verify-at", step = first_line(&difference.step))),
                Outcome::Skipped { reason } => ("verify-skipped", reason.clone()),
            };
            grid.row([file.path.display().to_string(), file.sort.into(), say(outcome), more]);
        }
        grid.write(out)?;
        for file in &self.files {
            if let Outcome::Failed { difference } = &file.outcome
                && !fits_a_line(difference)
            {
                writeln!(out, "\n{}\n{}", file.path.display(), difference.to_string().trim_end())?;
            }
        }
        let (failed, skipped, compared) = (self.failed, self.skipped, self.compared.to_string());
        let sum = say!("verify-sum", n = self.passed, failed = failed, skipped = skipped, compared = compared);
        writeln!(out, "\n{sum}")
    }
}

/// Plays and checks a file. A file that cannot be read fails too.
fn verify(path: &Path, offered: &[Offered]) -> Verified {
    let (sort, outcome) = if ends(path, &[SCENARIO]) {
        match read(path) {
            Ok(read) => ("scenario", scenario(read, path, offered)),
            Err(KitError::Form { message, .. }) => ("unknown", failed("reading", message)),
            Err(KitError::File { error, .. }) => ("unknown", failed("reading", error.to_string())),
            Err(other) => ("unknown", failed("reading", other.to_string())),
        }
    } else if ends(path, &ENDINGS) {
        let offered = offered.iter().map(|o| o.expansion);
        let available: Vec<&dyn Expansion> = linked().into_iter().chain(offered).map(|e| e as &dyn Expansion).collect();
        let (sort, outcome) = verify::verify(path, &available);
        (sort.name(), outcome)
    } else {
        ("unknown", failed("reading", say("verify-unknown")))
    };
    Verified { path: path.into(), sort, outcome }
}

/// Plays a scenario. Paths of libraries in its table are relative to its folder.
fn scenario(mut scenario: Scenario, path: &Path, offered: &[Offered]) -> Outcome {
    let available = match bastide_tables::available(&mut scenario.seats, tables::folder(path), offered) {
        Ok(available) => available.into_iter().map(|e| e as &dyn Expansion).collect::<Vec<_>>(),
        Err(error) => return failed("the libraries", error.message()),
    };
    let missing = scenario.seats.plugins.iter().filter(|(_, chosen)| chosen.is_some()).map(|(id, _)| id.as_str());
    let missing: Vec<&str> = missing.filter(|id| !available.iter().any(|e| e.manifest().id == *id)).collect();
    if !missing.is_empty() {
        return Outcome::Skipped { reason: say!("verify-needs", plugins = missing.join(" + ")) };
    }
    match play(&scenario, &available) {
        Ok(()) => Outcome::Passed { compared: Compared { positions: scenario.steps.len(), ..Compared::default() } },
        Err(failure) => {
            let (step, what) = (failure.title, failure.problems.join("\n"));
            Outcome::Failed { difference: Difference { step, what, board: failure.board } }
        }
    }
}

/// Returns `true` if no game could start, so that a line in the table is enough.
fn fits_a_line(difference: &Difference) -> bool {
    difference.board.is_empty() && !difference.what.contains('\n')
}

/// Returns the first line of a message, short enough for a table.
fn first_line(text: &str) -> String {
    const LONG: usize = 60;
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() <= LONG { line.into() } else { line.chars().take(LONG).chain(['…']).collect() }
}
