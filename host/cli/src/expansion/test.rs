//! Runs the checks of the test kit on an expansion, and prints their results and the costs of its
//! hooks.
//!
//! The checks run in a separate process ([`isolate`]). An expansion that ends the process
//! fails, and the others of its library are checked in a new process.

use std::cell::RefCell;
use std::fmt::Display;
use std::io::Write;

use bastide_core::Expansion;
use bastide_verify::suite::{Check, Follow, HookCost, Subject, Verdict, conformance};
use serde::{Deserialize, Serialize};

use super::build;
use crate::cli::TestExpansion;
use crate::error::Error;
use crate::isolate::request::{Request, TestRequest};
use crate::isolate::{self, Answers, Child};
use crate::report::{Grid, Report, print};
use bastide_tables::libraries::{self, Opened};
use bastide_tables::plugins;

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

/// The cost of one hook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HookRow {
    /// The hook.
    pub hook: String,
    /// Calls per turn.
    pub calls_a_turn: f64,
    /// Nanoseconds per call, without the hooks that it calls.
    pub ns_a_call: f64,
    /// Nanoseconds per turn.
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
    let is_crate = args.what.is_dir();
    let library = if is_crate { build::compile(&args.what, args.target_dir.as_deref())? } else { args.what.clone() };
    let folder = is_crate.then(|| args.what.clone());
    let work = TestRequest { library, folder, games: args.games, seed: args.seed, skip: 0 };
    let tested = ask(work, args.share.into())?;
    print(&tested, json, out)?;
    match tested.0.iter().find(|t| !t.passed) {
        None => Ok(()),
        Some(t) => {
            let failed: Vec<&str> = t.checks.iter().filter(|c| c.verdict == "FAILED").map(|c| c.name.as_str()).collect();
            Err(Error::Unfit { id: t.id.clone(), failed: failed.join(", ") })
        }
    }
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
        let asked = child.ask(Request::Test(work.clone()), |part| {
            match serde_json::from_value(part)? {
                Part::Begins { id, version } => {
                    begun = Some(Tested { id, version, passed: false, checks: Vec::new(), hooks: Vec::new() });
                }
                Part::Check(row) => begun.iter_mut().for_each(|tested| tested.checks.push(row.clone())),
                Part::Over(tested) => {
                    begun = None;
                    all.push(tested);
                }
            }
            Ok(())
        });
        match (asked, begun) {
            (Ok(()), _) => {
                let written = isolate::plain(&child.written());
                _ = anstream::stderr().write_all(written.as_bytes());
                return Ok(AllTested(all));
            }
            (Err(Error::Died(death)), Some(mut tested)) => {
                let step = death.running.first().map_or("the checks", |running| running.step.as_str());
                let name = step.split(',').next().unwrap_or(step).to_owned();
                tested.checks.push(Row { name, verdict: "FAILED".into(), text: death.to_string() });
                all.push(tested);
            }
            (Err(error), _) => return Err(error),
        }
    }
}

/// Tests the expansions of a library in this process, the child.
pub(crate) fn serve(work: &TestRequest, answers: &mut Answers) -> Result<(), Error> {
    let opened = libraries::open(&work.library, None)?;
    let answers = Reporter { answers: RefCell::new(answers) };
    for expansion in opened.expansions.iter().skip(work.skip) {
        let manifest = expansion.manifest();
        let (id, version) = (manifest.id.escape_debug().to_string(), manifest.version.escape_debug().to_string());
        answers.send(&Part::Begins { id, version });
        let tested = test(*expansion, &opened, work, &answers);
        answers.send(&Part::Over(tested));
    }
    Ok(())
}

/// Reports each check to the parent process. If the parent has ended, this process ends too.
struct Reporter<'a> {
    answers: RefCell<&'a mut Answers>,
}

impl Reporter<'_> {
    fn send(&self, part: &Part) {
        _ = self.answers.borrow_mut().part(part);
    }
}

impl Follow for Reporter<'_> {
    fn begins(&self, step: &dyn Display) {
        isolate::step(|| step.to_string());
    }

    fn checked(&self, check: &Check) {
        self.send(&Part::Check(Row::of(check)));
    }
}

/// Tests an expansion of a library in this process.
pub fn test(expansion: &'static dyn Expansion, opened: &Opened, work: &TestRequest, follow: &dyn Follow) -> Tested {
    let id = expansion.manifest().id;
    let linked = plugins::available();
    let of_library = opened.expansions.iter().filter(|e| e.manifest().id != id);
    let others: Vec<&dyn Expansion> =
        linked.iter().filter(|e| e.manifest().id != id).chain(of_library).map(|e| *e as &dyn Expansion).collect();
    let (games, seed) = (work.games, work.seed);
    Tested::of(&Subject { expansion, others: &others, folder: work.folder.as_deref(), games, seed, follow })
}

impl Row {
    fn of(check: &Check) -> Row {
        let (verdict, text) = match &check.verdict {
            Verdict::Passed(text) => ("ok", text),
            Verdict::Failed(text) => ("FAILED", text),
            Verdict::Skipped(text) => ("left out", text),
        };
        Row { name: check.name.into(), verdict: verdict.into(), text: isolate::plain(text) }
    }
}

impl Tested {
    fn of(subject: &Subject) -> Tested {
        let report = conformance(subject);
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
        }
    }
}

impl Report for AllTested {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        for tested in &self.0 {
            writeln!(out, "{} {}", tested.id, tested.version)?;
            for row in &tested.checks {
                let text = row.text.replace('\n', "\n      ");
                writeln!(out, "  {:8}  {}: {text}", row.verdict, row.name)?;
            }
            if !tested.hooks.is_empty() {
                writeln!(out, "\n  Cost of its hooks in random games with the base game alone:")?;
                let mut grid = Grid::new(&["hook", "calls per turn", "ns per call", "ns per turn"]);
                for h in &tested.hooks {
                    let cells = [h.calls_a_turn, h.ns_a_call, h.ns_a_turn].map(|n| format!("{n:.1}"));
                    grid.row([h.hook.to_owned()].into_iter().chain(cells));
                }
                grid.write(out)?;
            }
            writeln!(out, "\n  {} {}", tested.id, if tested.passed { "passes." } else { "does NOT pass." })?;
        }
        Ok(())
    }
}
