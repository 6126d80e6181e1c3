//! Runs the checks of the testkit on an expansion, and prints what they find and what its hooks cost.

use std::io::Write;

use bastide_core::Expansion;
use bastide_verify::suite::{Check, HookCost, Subject, Verdict, conformance};
use serde::Serialize;

use super::build;
use crate::cli::TestExpansion;
use crate::error::Error;
use crate::libraries::{self, Opened};
use crate::plugins;
use crate::report::{Grid, Report, print};

/// What came of the checks of one expansion.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tested {
    /// The id of the expansion.
    pub id: String,
    /// Its version.
    pub version: String,
    /// Did nothing fail?
    pub passed: bool,
    /// The checks in order.
    pub checks: Vec<Row>,
    /// What its hooks cost, the dearest first.
    pub hooks: Vec<HookRow>,
}

/// One check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// What was checked.
    pub name: &'static str,
    /// `ok`, `FAILED` or `left out`.
    pub verdict: &'static str,
    /// What was looked at, what is wrong, or why it was left out.
    pub text: String,
}

/// What one hook costs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HookRow {
    /// The hook.
    pub hook: &'static str,
    /// How often it is called in a turn.
    pub calls_a_turn: f64,
    /// Nanoseconds a call, without the hooks that it asks.
    pub ns_a_call: f64,
    /// Nanoseconds a turn.
    pub ns_a_turn: f64,
}

/// Tests a crate, which is built first, or a library; every expansion in it.
pub fn run(args: &TestExpansion, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let is_crate = args.what.is_dir();
    let library = if is_crate { build::compile(&args.what, args.target_dir.as_deref())? } else { args.what.clone() };
    let opened = libraries::open(&library, None)?;
    let tested = test(args, &opened);
    print(&tested, json, out)?;
    match tested.0.iter().find(|t| !t.passed) {
        None => Ok(()),
        Some(t) => {
            let failed: Vec<&str> = t.checks.iter().filter(|c| c.verdict == "FAILED").map(|c| c.name).collect();
            Err(Error::Unfit { id: t.id.clone(), failed: failed.join(", ") })
        }
    }
}

/// What came of the checks of a library.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct AllTested(pub Vec<Tested>);

/// Tests every expansion of a library.
pub fn test(args: &TestExpansion, opened: &Opened) -> AllTested {
    let linked = plugins::available();
    let test = |expansion: &&'static dyn Expansion| {
        let id = expansion.manifest().id;
        let of_library = opened.expansions.iter().filter(|e| e.manifest().id != id);
        let others: Vec<&dyn Expansion> =
            linked.iter().filter(|e| e.manifest().id != id).chain(of_library).map(|e| *e as &dyn Expansion).collect();
        let folder = args.what.is_dir().then_some(args.what.as_path());
        Tested::of(&Subject { expansion: *expansion, others: &others, folder, games: args.games, seed: args.seed })
    };
    AllTested(opened.expansions.iter().map(test).collect())
}

impl Tested {
    fn of(subject: &Subject) -> Tested {
        let report = conformance(subject);
        let passed = report.passed();
        let row = |check: Check| {
            let (verdict, text) = match check.verdict {
                Verdict::Passed(text) => ("ok", text),
                Verdict::Failed(text) => ("FAILED", text),
                Verdict::Skipped(text) => ("left out", text),
            };
            Row { name: check.name, verdict, text }
        };
        let hook =
            |c: HookCost| HookRow { hook: c.hook, calls_a_turn: c.calls_a_turn, ns_a_call: c.ns_a_call, ns_a_turn: c.ns_a_turn };
        Tested {
            id: report.id,
            version: report.version,
            passed,
            checks: report.checks.into_iter().map(row).collect(),
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
                writeln!(out, "\n  What its hooks cost in random games with the base game alone:")?;
                let mut grid = Grid::new(&["hook", "calls a turn", "ns a call", "ns a turn"]);
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
