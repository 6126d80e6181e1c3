//! All checks of an expansion that need no knowledge of it.
//!
//! [`conformance`] takes an expansion, the other available ones and optionally the folder of its
//! crate, and runs one check after the other: the manifest, the tiles, scenarios and the rule
//! ledger, random games alone and with each other expansion or at a given table, the notation of
//! its verbs, what it keeps secret, a golden playthrough, and the cost of its hooks per turn. `bastide expansion test`
//! prints the [`Report`].

mod difference;
mod games;
pub mod hook_clock;
mod leaks;
mod secrets;
mod seen;
mod settings;
mod speed;
mod stray_symbols;
pub mod texts;
mod unprinted_traits;

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use bastide_core::message::list;
use bastide_core::table::{IMPLIED, Library};
use bastide_core::{Edition, Expansion, Game, Ruleset, Table, Verb, notation};
use cpu_time::ThreadTime;

use crate::error::KitError;
use crate::folder::Folder;
use crate::games::properties::count;
use crate::golden::write_playthrough;
use crate::ledger::Ledger;
use crate::suite::hook_clock::{Cost, HookClock, Watched};
use crate::suite::seen::Seen;

/// The subject of the checks.
pub struct Subject<'a> {
    /// The expansion.
    pub expansion: &'a dyn Expansion,
    /// All other available expansions.
    pub others: &'a [&'a dyn Expansion],
    /// The ids of the expansions in `others` that it is also tested with all at once.
    pub together: &'a [&'static str],
    /// The table of the random games; `None` for random tables. Its plugins are among the available
    /// ones.
    pub table: Option<&'a Table>,
    /// The libraries of the expansions that come from one, by id. The records of games name them.
    pub libraries: &'a BTreeMap<String, Library>,
    /// The folder of its crate, with `scenarios/`, `tests/` and `golden.txt`; `None` for a library
    /// alone.
    pub folder: Option<&'a Path>,
    /// The folder for the records of games that fail.
    pub failed: &'a Path,
    /// The file for the record of the running game; `None` if nobody looks at it.
    pub journal: Option<&'a Path>,
    /// The number of random games in all.
    pub games: u64,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The observer of the running checks; `&()` for none.
    pub follow: &'a dyn Follow,
}

/// An observer of the running checks, to show progress or to know the last step when the program
/// ends.
pub trait Follow {
    /// Called when a step begins, such as a check or a game with its seed.
    fn begins(&self, step: &dyn Display);
    /// Called when a check is over.
    fn checked(&self, check: &Check);
}

impl Follow for () {
    fn begins(&self, _: &dyn Display) {}
    fn checked(&self, _: &Check) {}
}

/// The result of one check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The check passed; with a summary.
    Passed(String),
    /// The check failed; with the problem.
    Failed(String),
    /// The check was left out; with the reason.
    Skipped(String),
}

/// One check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The name of the check.
    pub name: &'static str,
    /// The result.
    pub verdict: Verdict,
}

/// The cost of a hook.
#[derive(Clone, PartialEq, Debug)]
pub struct HookCost {
    /// The hook.
    pub hook: &'static str,
    /// Calls per turn.
    pub calls_a_turn: f64,
    /// Nanoseconds of CPU time per call, without the hooks that it calls.
    pub ns_a_call: f64,
    /// Nanoseconds of CPU time per turn.
    pub ns_a_turn: f64,
}

/// The CPU time of a turn of random games, in nanoseconds: what the turn takes in all, with the work of the engine that
/// the expansion causes by more tiles and options, and not only with its hooks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// At the table with the expansion.
    pub with: f64,
    /// At the same table without it.
    pub without: f64,
}

/// The results of all checks.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The id of the expansion.
    pub id: String,
    /// Its version.
    pub version: String,
    /// The checks in order.
    pub checks: Vec<Check>,
    /// The costs of the hooks, the largest first; empty if the expansion cannot be used at a table.
    /// If games fail, the costs are those up to there.
    pub costs: Vec<HookCost>,
    /// The time of a turn with and without the expansion; `None` if games fail, or if the table cannot do
    /// without it.
    pub speed: Option<Speed>,
}

/// The checks without which no game can be played.
const BEFORE_GAMES: [&str; 2] = ["rules and tiles", "options"];

impl Report {
    /// Runs a check. Returns `true` if it did not fail.
    fn check(&mut self, subject: &Subject, name: &'static str, run: &dyn Fn() -> Verdict) -> bool {
        subject.follow.begins(&name);
        let check = Check { name, verdict: run() };
        subject.follow.checked(&check);
        let fails = matches!(check.verdict, Verdict::Failed(_));
        self.checks.push(check);
        !fails
    }

    /// Returns `true` if no check failed.
    pub fn passed(&self) -> bool {
        !self.checks.iter().any(|c| matches!(c.verdict, Verdict::Failed(_)))
    }
}

/// Runs the checks that need no game: of the manifest, of everything that the expansion registers, and of its texts and
/// drawings. They take well under a second.
pub fn first_checks(subject: &Subject) -> Report {
    let manifest = subject.expansion.manifest();
    let mut report =
        Report { id: manifest.id.into(), version: manifest.version.into(), checks: Vec::new(), costs: Vec::new(), speed: None };
    report.check(subject, "manifest", &|| match &manifest.problems()[..] {
        [] => passed("the manifest is valid"),
        problems => refuted(problems.join("\n")),
    });
    if !report.check(subject, "rules and tiles", &|| verdict(subject.builds())) {
        return report;
    }
    let seen = OnceCell::new();
    let seen = || seen.get_or_init(|| subject.seen());
    report.check(subject, "options", &|| match seen() {
        Ok(seen) => passed(format!("its rules are sound at {}", count(seen.tables as u64, "table"))),
        Err(error) => refuted(error),
    });
    report.check(subject, "symbols", &|| match seen() {
        Ok(seen) => subject.symbols(seen),
        Err(_) => Verdict::Skipped("its rules are not sound at all tables".into()),
    });
    report.check(subject, "texts", &|| verdict(subject.texts().map_err(KitError::other)));
    report
}

/// Runs all checks. Those that need a valid table are left out if there is none.
pub fn conformance(subject: &Subject) -> Report {
    let mut report = first_checks(subject);
    if report.checks.iter().any(|check| BEFORE_GAMES.contains(&check.name) && matches!(check.verdict, Verdict::Failed(_))) {
        return report;
    }
    let mut check = |name, run: &dyn Fn() -> Verdict| report.check(subject, name, run);
    check("scenarios", &|| subject.scenarios());
    check("ledger", &|| subject.ledger());
    match subject.table {
        Some(table) => _ = check("random games at the table", &|| verdict(subject.at(table).map(|tally| tally.to_string()))),
        None => {
            check("random games alone", &|| verdict(subject.alone().map(|tally| tally.to_string())));
            for company in subject.companies() {
                let name = format!("with {}", list(company.iter().map(|e| e.manifest().id)));
                let run = || verdict(subject.with(&company, &name).map(|tally| format!("{name}: {tally}")));
                check("random games in company", &run);
            }
        }
    }
    check("secrets", &|| verdict(subject.secrets()));
    check("verbs", &|| verdict(subject.verbs()));
    check("golden playthrough", &|| subject.golden());
    let costs = subject.costs();
    let error = costs.map_or_else(Some, |(costs, error)| {
        report.costs = costs;
        error
    });
    // A game that fails here has mostly failed in a check before.
    if let Some(error) = error.filter(|_| report.passed()) {
        report.checks.push(Check { name: "hook costs", verdict: refuted(error) });
    }
    if report.passed() {
        report.speed = subject.speed();
    }
    report
}

fn passed(text: impl Display) -> Verdict {
    Verdict::Passed(text.to_string())
}

fn refuted(text: impl Display) -> Verdict {
    Verdict::Failed(text.to_string())
}

fn verdict(outcome: Result<String, KitError>) -> Verdict {
    outcome.map_or_else(refuted, passed)
}

impl<'a> Subject<'a> {
    pub(crate) fn id(&self) -> &'static str {
        self.expansion.manifest().id
    }

    /// Returns the expansion with those that it requires, and the implied one.
    pub(crate) fn party(&self) -> Vec<&'a dyn Expansion> {
        let mut party = vec![self.expansion];
        let mut wanted: Vec<&str> = vec![IMPLIED];
        wanted.extend(self.expansion.manifest().requires);
        while let Some(id) = wanted.pop() {
            let missing = !party.iter().any(|e| e.manifest().id == id);
            if let Some(other) = self.others.iter().find(|e| missing && e.manifest().id == id) {
                wanted.extend(other.manifest().requires);
                party.push(*other);
            }
        }
        party
    }

    /// Returns the other expansions that it can be combined with and does not require.
    pub(crate) fn companions(&self) -> Vec<&'a dyn Expansion> {
        let party: Vec<&str> = self.party().iter().map(|e| e.manifest().id).collect();
        let mut companions = self.others.to_vec();
        companions.retain(|e| {
            let m = e.manifest();
            let hostile = m.conflicts.contains(&self.id()) || self.expansion.manifest().conflicts.contains(&m.id);
            !party.contains(&m.id) && !hostile
        });
        companions
    }

    /// Returns the groups of other expansions that it is tested with: each companion, and those
    /// that are wanted together.
    pub(crate) fn companies(&self) -> Vec<Vec<&'a dyn Expansion>> {
        let companions = self.companions();
        let together: Vec<_> = companions.iter().copied().filter(|e| self.together.contains(&e.manifest().id)).collect();
        let all = Some(together).filter(|together| together.len() > 1);
        companions.into_iter().map(|other| vec![other]).chain(all).collect()
    }

    /// Returns the table with all options at their defaults.
    fn table(&self, edition: Edition) -> Table {
        let mut table = Table::default();
        table.edition = edition;
        table.plugins = self.party().iter().map(|e| (e.manifest().id.to_owned(), Some(Default::default()))).collect();
        self.name_libraries(&mut table);
        table
    }

    /// Returns the table whose games are watched: the one that is given, or that with all options
    /// at their defaults.
    fn watched_table(&self) -> Table {
        self.table.cloned().unwrap_or_else(|| self.table(Edition::First))
    }

    /// Writes to a table the libraries of its plugins, so that a record of its games can be opened.
    pub(crate) fn name_libraries(&self, table: &mut Table) {
        let libraries = self.libraries.iter().filter(|(id, _)| table.plugins.get(*id).is_some_and(Option::is_some));
        table.libraries = libraries.map(|(id, library)| (id.clone(), library.clone())).collect();
    }

    fn rules(&self, edition: Edition, party: &[&dyn Expansion]) -> Result<Arc<Ruleset>, KitError> {
        self.table(edition).rules(party).map(Arc::new).map_err(|e| KitError::other(e.problem))
    }

    /// Checks the texts for people, at the table of the first edition.
    fn texts(&self) -> Result<String, String> {
        let told = |e: KitError| e.to_string();
        let rules = self.rules(Edition::First, &self.party()).map_err(told)?;
        let bare = self.without(Edition::First).map_err(told)?;
        texts::check(self.expansion.manifest(), &rules, &bare)
    }

    /// Returns the rules of the table without the expansion.
    fn without(&self, edition: Edition) -> Result<Ruleset, KitError> {
        let without = self.party().into_iter().filter(|e| e.manifest().id != self.id()).collect::<Vec<_>>();
        let mut table = self.table(edition);
        table.plugins.remove(self.id());
        table.rules(&without).map_err(|e| KitError::other(e.problem))
    }

    /// Checks that a table has what each symbol of the expansion draws.
    fn symbols(&self, seen: &Seen) -> Verdict {
        let mut seen = seen.clone();
        // Libraries are asked last, and only if need be: what they do wrong belongs to another report.
        for in_library in [false, true] {
            if stray_symbols::problems(&seen).is_empty() {
                break;
            }
            for edition in [Edition::First, Edition::New] {
                self.others_alone(edition, in_library).iter().for_each(|rules| seen.add_names(rules));
            }
        }
        match &stray_symbols::problems(&seen)[..] {
            [] => passed(format!("{}, each of something that a table has", count(seen.symbols.len() as u64, "symbol"))),
            problems => refuted(problems.join("\n")),
        }
    }

    fn builds(&self) -> Result<String, KitError> {
        let (mut each, mut remarks) = (Vec::new(), Vec::new());
        for edition in [Edition::First, Edition::New] {
            let rules = self.rules(edition, &self.party())?;
            let bare = self.without(edition)?;
            remarks = unprinted_traits::remarks(&rules, &bare, || self.others_alone(edition, false));
            let tiles = |rules: &Ruleset| {
                (0..rules.names.piles.len()).map(|p| rules.pile(bastide_core::Pile::at(p)).len()).sum::<usize>()
            };
            let (kinds, more) = (rules.tiles.len() - bare.tiles.len(), tiles(&rules) - tiles(&bare));
            each.push(format!(
                "{} of {} in the {} edition",
                count(more as u64, "tile"),
                count(kinds as u64, "type"),
                edition.name()
            ));
        }
        let remarks: Vec<String> = remarks.iter().map(|remark| format!("\n{remark}")).collect();
        Ok(each.join(", ") + &remarks.concat())
    }

    /// Returns the rules of each companion without the expansion, if it can be played so: of those that are linked, or of
    /// those in libraries.
    fn others_alone(&self, edition: Edition, in_library: bool) -> Vec<Ruleset> {
        let alone = |companion: &&'a dyn Expansion| {
            let subject = Subject { expansion: *companion, table: None, ..*self };
            subject.table(edition).rules(&subject.party()).ok()
        };
        self.companions().iter().filter(|e| e.in_library() == in_library).filter_map(alone).collect()
    }

    fn scenarios(&self) -> Verdict {
        match self.folder.filter(|f| f.join("scenarios").is_dir()) {
            Some(folder) => {
                let folder = Folder::new(folder, self.id(), self.everything());
                verdict(folder.and_then(|folder| folder.scenarios()).map(|n| format!("{n} come out as written")))
            }
            None => Verdict::Skipped("there is no folder scenarios/".into()),
        }
    }

    pub(crate) fn everything(&self) -> Vec<&'a dyn Expansion> {
        let mut all = self.others.to_vec();
        all.push(self.expansion);
        all
    }

    fn ledger(&self) -> Verdict {
        let manifest = self.expansion.manifest();
        let Some(folder) = self.folder else {
            return match Ledger::read(manifest.rules).rules.len() {
                0 => Verdict::Skipped("its manifest has no rule ledger".into()),
                n => passed(format!(
                    "{}; which of them have tests is seen only in the folder of the crate",
                    count(n as u64, "rule")
                )),
            };
        };
        let folder = Folder::new(folder, manifest.id, self.everything());
        verdict(folder.and_then(|folder| folder.ledger()).map(|()| "every rule has a test".into()))
    }

    /// Prints and reads back every option with a verb of its own.
    fn verbs(&self) -> Result<String, KitError> {
        let alone = self.rules(Edition::First, &self.party())?;
        let mut without = self.table(Edition::First);
        without.plugins.remove(self.id());
        let bare = without.rules(&self.party()).map_err(|e| KitError::other(e.problem))?;
        let table = self.watched_table();
        let rules = self.compile(&table)?;
        let own = |verb: Verb| {
            let name = rules.names.verbs.name(verb.index());
            alone.names.verbs.index(name).is_some() && bare.names.verbs.index(name).is_none()
        };
        let all: Vec<Verb> = (0..rules.names.verbs.len()).map(Verb::at).filter(|v| own(*v)).collect();
        if all.is_empty() {
            return Ok("it has no verbs of its own".into());
        }
        let mut seen = BTreeSet::new();
        let mut read = 0;
        let mut read_back = |game: &Game| {
            for action in game.decision().iter().flat_map(|d| d.iter()).filter(|a| own(a.verb)) {
                let line = notation::print(game.view(), &action);
                match notation::parse(game.view(), &line) {
                    Ok(again) if again == action => read += 1,
                    Ok(again) => {
                        return Err(KitError::other(format!("{line:?} is written for {action:?} and read as {again:?}")));
                    }
                    Err(e) => return Err(KitError::other(format!("{line:?} is written for {action:?} and cannot be read: {e}"))),
                }
                seen.insert(action.verb);
            }
            Ok(())
        };
        self.watch_games("verbs", &table, &rules, &mut read_back).1?;
        let name = |v: &Verb| rules.names.verbs.name(v.index()).to_owned();
        let never: Vec<String> = all.iter().filter(|v| !seen.contains(v)).map(name).collect();
        let never = if never.is_empty() { String::new() } else { format!("; never offered: {}", never.join(", ")) };
        Ok(format!("{read} options with {} of {} verbs read back as written{never}", seen.len(), all.len()))
    }

    /// Compares the game of `golden.txt`. A missing file is written, with the table of all defaults
    /// and seed 1.
    fn golden(&self) -> Verdict {
        let Some(folder) = self.folder else { return Verdict::Skipped("golden.txt is in the folder of the crate".into()) };
        let path = folder.join("golden.txt");
        if path.exists() {
            let folder = Folder::new(folder, self.id(), self.everything());
            return verdict(folder.and_then(|folder| folder.golden()).map(|()| "it is played as stored".into()));
        }
        let mut table = self.table(Edition::First);
        table.seed = Some(1);
        let written = write_playthrough(&path, &table, &self.everything());
        verdict(written.map(|()| "there was no golden.txt; it is written now, with one game to compare later".into()))
    }

    /// Measures the hooks in games that are watched. An error of a game comes with the costs up to
    /// there.
    fn costs(&self) -> Result<(Vec<HookCost>, Option<KitError>), KitError> {
        let clock = Arc::new(HookClock::default());
        let watched = Watched { inner: self.expansion, clock: clock.clone() };
        let mut all = self.others.to_vec();
        all.push(&watched);
        let table = self.watched_table();
        let rules = table.rules(&all).map(Arc::new).map_err(|e| KitError::other(e.problem))?;
        let began = (ThreadTime::try_now(), Instant::now());
        let (turns, error) = self.watch_games("hook costs", &table, &rules, &mut |_| Ok(()));
        // Where other programs run, the time between two readings of the clock is partly theirs.
        let own_share = match began {
            (Ok(cpu), wall) => (cpu.elapsed().as_secs_f64() / wall.elapsed().as_secs_f64()).min(1.0),
            (Err(_), _) => 1.0,
        };
        let a_turn = |n: f64| n / turns.max(1) as f64;
        let cost = |(hook, cost): (&'static str, Cost)| {
            let ns = cost.time.as_nanos() as f64 * own_share;
            HookCost {
                hook,
                calls_a_turn: a_turn(cost.calls as f64),
                ns_a_call: ns / cost.calls.max(1) as f64,
                ns_a_turn: a_turn(ns),
            }
        };
        let mut costs: Vec<HookCost> = clock.costs().into_iter().map(cost).collect();
        costs.sort_by(|a, b| b.ns_a_turn.total_cmp(&a.ns_a_turn));
        Ok((costs, error.err()))
    }
}
