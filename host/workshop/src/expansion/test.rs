//! Runs the checks of the test kit on an expansion, and prints their results and the costs of its
//! hooks.
//!
//! The checks run in a separate process ([`isolate`]). An expansion that ends the process
//! fails, and the others of its library are checked in a new process.

use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bastide_core::message::toml_header;
use bastide_core::{Expansion, Table, linked};
use bastide_verify::failed::{self, Journal};
use bastide_verify::suite::{Check, Follow, HookCost, Subject, Verdict, conformance, first_checks};
use serde::{Deserialize, Serialize};

use super::{build, owner};
use crate::args::TestExpansion;
use bastide_console::Error;
use bastide_console::language::{decimal, say};
use bastide_console::progress::Pace;
use bastide_console::report::{Grid, Report, print};
use bastide_outside::isolate::request::{Request, TestRequest};
use bastide_outside::isolate::{self, Answers, Child};
use bastide_tables::libraries::{self, Opened, trust};
use bastide_tables::{Offered, tables};

/// The names of verdicts in JSON.
const OK: &str = "ok";
const FAILED: &str = "FAILED";

/// The results of the checks of one expansion.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tested {
    /// The id of the expansion.
    pub id: String,
    /// Its version.
    pub version: String,
    /// `true` if no check failed.
    pub passed: bool,
    /// The checks in order.
    pub checks: Vec<Row>,
    /// The costs of its hooks, the largest first.
    pub hooks: Vec<HookRow>,
    /// The time of a turn; `None` if games fail, or if the table cannot do without it.
    pub speed: Option<SpeedRow>,
    /// The games in which the costs were measured.
    pub measured: String,
}

/// One check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The name of the check.
    pub name: String,
    /// `ok`, `FAILED` or `left out`.
    pub verdict: String,
    /// A summary, the problem, or the reason why the check was left out.
    pub text: String,
}

/// The CPU time of a turn of random games, in nanoseconds, as the costs of the hooks.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SpeedRow {
    /// With the expansion.
    pub with: f64,
    /// The part of it that its hooks take.
    pub hooks: f64,
    /// Without the expansion.
    pub without: f64,
}

/// The cost of one hook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HookRow {
    /// The hook.
    pub hook: String,
    /// Calls per turn.
    pub calls_a_turn: f64,
    /// Nanoseconds of CPU time per call, without the hooks that it calls.
    pub ns_a_call: f64,
    /// Nanoseconds of CPU time per turn.
    pub ns_a_turn: f64,
}

/// A part of the result of a child process.
#[derive(Serialize, Deserialize)]
enum Part {
    /// The checks of an expansion begin.
    Begins { id: String, version: String },
    /// A check of the expansion is over.
    Check(Row),
    /// All checks of the expansion are over.
    Over(Tested),
    /// A step that takes a while has begun.
    Running(String),
}

/// The results of the checks of a library.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct AllTested(pub Vec<Tested>);

/// Tests every expansion of a library, or of a crate, which is built first.
///
/// # Errors
/// The library cannot be built or opened, or an expansion fails.
pub fn run(args: &TestExpansion, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let target = args.target_dir.as_deref();
    let library = library(&args.what, target)?;
    let with = args.with.iter().map(|what| self::library(what, target)).collect::<Result<_, _>>()?;
    let folder = args.what.is_dir().then(|| args.what.clone());
    let failed = failed::folder(&library);
    let journal = failed.join(format!("running-{}.record", std::process::id()));
    let (table, games, seed) = (args.table.clone(), args.games, args.seed);
    let journal_file = Some(journal.clone());
    let work = TestRequest { library, folder, with, table, failed, games, seed, journal: journal_file, ..TestRequest::default() };
    let tested = ask(work, args.share.into());
    Journal::remove(&journal);
    let tested = tested?;
    print(&tested, json, out)?;
    tested.refuse_unfit()
}

/// Runs the checks that need no game on every expansion of a library. What fails is printed to standard error.
///
/// # Errors
/// An expansion fails, or ends its process.
pub fn first(library: &Path, limits: isolate::Limits) -> Result<(), Error> {
    let work = TestRequest { library: library.into(), first: true, ..TestRequest::default() };
    let mut tested = ask(work, limits)?;
    tested.0.iter_mut().for_each(|tested| tested.checks.retain(|check| check.verdict == FAILED));
    tested.0.retain(|tested| !tested.passed);
    let mut found = Vec::new();
    tested.text(&mut found)?;
    _ = anstream::stderr().write_all(&found);
    tested.refuse_unfit()
}

impl AllTested {
    /// Returns the error for the first expansion that fails.
    fn refuse_unfit(&self) -> Result<(), Error> {
        let Some(unfit) = self.0.iter().find(|tested| !tested.passed) else { return Ok(()) };
        let failed: Vec<&str> = unfit.checks.iter().filter(|c| c.verdict == FAILED).map(|c| c.name.as_str()).collect();
        Err(Error::Unfit { id: unfit.id.clone(), failed: failed.join(", ") })
    }
}

/// Returns a library: of a crate, which is built first and allowed, or the file itself.
fn library(what: &Path, target: Option<&Path>) -> Result<PathBuf, Error> {
    if !what.is_dir() {
        return Ok(what.into());
    }
    let library = build::compile(what, target)?;
    if let Some(other) = owner::claim(&library, what) {
        // The checks run without it.
        _ = writeln!(anstream::stderr(), "{}", owner::overwritten(&other));
    }
    let sha256 = libraries::sha256(&library)?;
    // It is allowed now, even if it cannot be added to the list.
    trust::allow(&sha256);
    _ = trust::remember(&sha256, &library);
    Ok(library)
}

/// Tests every expansion of a library in child processes. A new process starts when an expansion
/// has ended the one before.
///
/// # Errors
/// The library cannot be opened, or its initialisers end the process.
pub fn ask(mut work: TestRequest, limits: isolate::Limits) -> Result<AllTested, Error> {
    let mut all: Vec<Tested> = Vec::new();
    loop {
        work.skip = all.len();
        let mut begun: Option<Tested> = None;
        let mut child = Child::spawn(limits)?;
        let mut progress = Progress::start();
        let asked = child.ask(Request::Test(work.clone()), |part| {
            match serde_json::from_value(part)? {
                Part::Begins { id, version } => {
                    begun = Some(Tested {
                        id,
                        version,
                        passed: false,
                        checks: Vec::new(),
                        hooks: Vec::new(),
                        speed: None,
                        measured: String::new(),
                    });
                }
                Part::Running(step) => progress.show(&step),
                Part::Check(row) => begun.iter_mut().for_each(|tested| tested.checks.push(row.clone())),
                Part::Over(tested) => {
                    begun = None;
                    all.push(tested);
                }
            }
            Ok(())
        });
        progress.clear();
        match (asked, begun) {
            (Ok(()), _) => {
                let written = isolate::plain(&child.written());
                _ = anstream::stderr().write_all(written.as_bytes());
                return Ok(AllTested(all));
            }
            (Err(Error::Died(death)), Some(mut tested)) => {
                let step = death.running.first().map_or("the checks", |running| running.step.as_str());
                let name = step.split(',').next().unwrap_or(step).to_owned();
                tested.checks.push(Row {
                    name,
                    verdict: FAILED.into(),
                    text: death.to_string() + &rescued(work.journal.as_deref(), step),
                });
                all.push(tested);
            }
            (Err(error), _) => return Err(error),
        }
    }
}

/// A line on the terminal that shows which check is running. Elsewhere a line is written now and then.
struct Progress {
    shown: bool,
    began: Instant,
    pace: Pace,
}

impl Progress {
    fn start() -> Progress {
        Progress { shown: false, began: Instant::now(), pace: Pace::default() }
    }

    fn show(&mut self, step: &str) {
        if std::io::stderr().is_terminal() {
            self.shown = true;
            _ = write!(std::io::stderr(), "\r\x1b[2K{}", isolate::plain(step));
        } else if self.pace.is_due(self.began.elapsed()) {
            _ = writeln!(std::io::stderr(), "{}", isolate::plain(step));
        }
    }

    fn clear(&mut self) {
        if std::mem::take(&mut self.shown) {
            _ = write!(std::io::stderr(), "\r\x1b[2K");
        }
    }
}

/// Saves the game during which a process ended, by the step that names its seed. Returns a line
/// that reports the record.
fn rescued(journal: Option<&Path>, step: &str) -> String {
    let seed = step.split_once("(seed ").and_then(|(_, rest)| rest.split(')').next()?.parse().ok());
    let record = journal.zip(seed).and_then(|(journal, seed)| Journal::rescue(journal, seed));
    record.map_or_else(String::new, |record| format!("\n{}", say!("test-rescued", file = record.display().to_string())))
}

/// Tests the expansions of a library in this process, the child.
pub fn serve(work: &TestRequest, answers: &mut Answers) -> Result<(), Error> {
    let opened = libraries::open(&work.library, None)?;
    let company = Company::of(work)?;
    let answers = Reporter { answers: RefCell::new(answers), told: Cell::new(Instant::now()) };
    for expansion in opened.expansions.iter().skip(work.skip) {
        let manifest = expansion.manifest();
        let (id, version) = (manifest.id.escape_debug().to_string(), manifest.version.escape_debug().to_string());
        answers.send(&Part::Begins { id, version });
        let tested = test(*expansion, &opened, &company, work, &answers)?;
        answers.send(&Part::Over(tested));
    }
    Ok(())
}

/// The time between two lines that show progress.
const BETWEEN: Duration = Duration::from_millis(500);

/// Reports each check to the parent process. If the parent has ended, this process ends too.
struct Reporter<'a> {
    answers: RefCell<&'a mut Answers>,
    /// The time at which a step was last reported.
    told: Cell<Instant>,
}

impl Reporter<'_> {
    fn send(&self, part: &Part) {
        _ = self.answers.borrow_mut().part(part);
    }
}

impl Follow for Reporter<'_> {
    fn begins(&self, step: &dyn Display) {
        isolate::step(|| step.to_string());
        if self.told.get().elapsed() > BETWEEN {
            self.told.set(Instant::now());
            self.send(&Part::Running(step.to_string()));
        }
    }

    fn checked(&self, check: &Check) {
        self.send(&Part::Check(Row::of(check)));
    }
}

/// The libraries that an expansion is tested together with.
#[derive(Clone, Default)]
pub struct Company(Vec<Offered>);

impl Company {
    /// Opens the libraries that are wanted.
    ///
    /// # Errors
    /// A library cannot be used, or the user has not allowed it.
    fn of(work: &TestRequest) -> Result<Company, Error> {
        Ok(Company(libraries::offer(&work.with)?))
    }
}

/// Tests an expansion of a library in this process.
///
/// # Errors
/// An expansion of the company has the same id as one of the library, or the table cannot be used.
pub fn test(
    expansion: &'static dyn Expansion,
    opened: &Opened,
    company: &Company,
    work: &TestRequest,
    follow: &dyn Follow,
) -> Result<Tested, Error> {
    let id = expansion.manifest().id;
    let is_own = |o: &&Offered| opened.expansions.iter().any(|e| e.manifest().id == o.expansion.manifest().id);
    if let Some(twice) = company.0.iter().find(is_own) {
        let (id, library, own) = (twice.expansion.manifest().id, &twice.library.file, opened.path.display());
        return Err(Error::Usage(say!("test-twice", file = library.as_str(), own = own.to_string(), id = id)));
    }
    let own = opened.expansions.iter().map(|e| Offered { expansion: *e, library: opened.library_from(&work.failed) });
    let offered: Vec<Offered> = own.chain(company.0.iter().cloned()).collect();
    let setting = work.table.as_deref().map(|path| at_table(path, id, &offered)).transpose()?;
    let (table, available) = match &setting {
        Some((table, available)) => (Some(table), available.clone()),
        None => (None, linked().into_iter().chain(offered.iter().map(|o| o.expansion)).collect()),
    };
    let others: Vec<&dyn Expansion> =
        available.into_iter().filter(|e| e.manifest().id != id).map(|e| e as &dyn Expansion).collect();
    let together: Vec<&str> = company.0.iter().map(|o| o.expansion.manifest().id).collect();
    let libraries = offered.iter().map(|o| (o.expansion.manifest().id.to_owned(), o.library.clone())).collect();
    let subject = Subject {
        expansion,
        others: &others,
        together: &together,
        table,
        libraries: &libraries,
        folder: work.folder.as_deref(),
        failed: &work.failed,
        journal: work.journal.as_deref(),
        games: work.games,
        seed: work.seed,
        follow,
    };
    let report = if work.first { first_checks(&subject) } else { conformance(&subject) };
    Ok(Tested::of(report, work.table.as_deref()))
}

/// Reads the table to test an expansion at, and returns it with all expansions that it can choose
/// from.
fn at_table(path: &Path, id: &str, offered: &[Offered]) -> Result<(Table, Vec<&'static dyn Expansion>), Error> {
    let mut table = tables::load_with(path, offered)?.table;
    if !table.plugins.get(id).is_some_and(Option::is_some) {
        let (file, line) = (path.display().to_string(), toml_header(id));
        return Err(Error::Usage(say!("test-not-there", file = file, id = id, line = line)));
    }
    // The paths of its libraries are absolute by now.
    let available = bastide_tables::available(&mut table, Path::new(""), offered)?;
    Ok((table, available))
}

impl Row {
    fn of(check: &Check) -> Row {
        let (verdict, text) = match &check.verdict {
            Verdict::Passed(text) => (OK, text),
            Verdict::Failed(text) => (FAILED, text),
            Verdict::Skipped(text) => ("left out", text),
        };
        Row { name: check.name.into(), verdict: verdict.into(), text: isolate::plain(text) }
    }
}

impl Tested {
    pub(crate) fn of(report: bastide_verify::Report, table: Option<&Path>) -> Tested {
        let games = table.map_or_else(|| say("test-games"), |path| say!("test-games-at", file = path.display().to_string()));
        let hooks = report.costs.iter().map(|cost| cost.ns_a_turn).sum();
        let hook = |c: HookCost| HookRow {
            hook: c.hook.into(),
            calls_a_turn: c.calls_a_turn,
            ns_a_call: c.ns_a_call,
            ns_a_turn: c.ns_a_turn,
        };
        Tested {
            id: report.id.escape_debug().to_string(),
            version: report.version.escape_debug().to_string(),
            passed: report.passed(),
            checks: report.checks.iter().map(Row::of).collect(),
            hooks: report.costs.into_iter().map(hook).collect(),
            speed: report.speed.map(|speed| SpeedRow { with: speed.with, hooks, without: speed.without }),
            measured: isolate::plain(&games),
        }
    }
}

impl Report for AllTested {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        for tested in &self.0 {
            writeln!(out, "{} {}", tested.id, tested.version)?;
            for row in &tested.checks {
                let text = row.text.replace('\n', "\n      ");
                let verdict = match row.verdict.as_str() {
                    OK => say("test-ok"),
                    FAILED => say("test-failed"),
                    _ => say("test-left-out"),
                };
                writeln!(out, "  {verdict:8}  {}: {text}", row.name)?;
            }
            if !tested.hooks.is_empty() {
                writeln!(out, "\n  {}", say!("test-costs", games = tested.measured.as_str()))?;
                let mut grid = Grid::titled(&["head-hook", "head-calls", "head-ns-call", "head-ns-turn"]);
                for h in &tested.hooks {
                    let cells = [h.calls_a_turn, h.ns_a_call, h.ns_a_turn].map(|n| decimal(n, 1));
                    grid.row([h.hook.to_owned()].into_iter().chain(cells));
                }
                grid.write(out)?;
            }
            if let Some(speed) = tested.speed {
                let [with, hooks, without] = [speed.with, speed.hooks, speed.without].map(|ns| decimal(ns / 1e3, 2));
                writeln!(out, "\n  {}", say!("test-speed", with = with, hooks = hooks, without = without))?;
            }
            writeln!(out, "\n  {}", say!(if tested.passed { "test-passes" } else { "test-fails" }, id = tested.id.as_str()))?;
        }
        Ok(())
    }
}
