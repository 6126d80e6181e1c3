//! All checks of an expansion that need no knowledge of it.
//!
//! [`conformance`] takes an expansion, the other available ones and optionally the folder of its
//! crate, and runs one check after the other: the manifest, the tiles, scenarios and the rule
//! ledger, random games alone and with each other expansion, the notation of its verbs, a golden
//! playthrough, and the cost of its hooks per turn. `bastide expansion test` prints the [`Report`].

use std::collections::BTreeSet;
use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;

use bastide_core::table::IMPLIED;
use bastide_core::{Edition, Expansion, Game, GameSetup, Ruleset, Table, Verb, notation};

use crate::dice::Dice;
use crate::error::KitError;
use crate::golden::{check_playthrough, check_text};
use crate::hook_clock::{Cost, HookClock, Watched};
use crate::ledger::{Ledger, Tests, check_ledger};
use crate::properties::{Checks, MOST_DECISIONS, Tally, check_game, count};
use crate::rebuild::Plain;
use crate::run::scenarios;
use crate::tables::random_table_with;

/// The number of games at one random table.
const GAMES_A_TABLE: u64 = 20;
/// The number of games to see the verbs, and again to time the hooks.
const WATCHED_GAMES: u64 = 100;

/// The subject of the checks.
pub struct Subject<'a> {
    /// The expansion.
    pub expansion: &'a dyn Expansion,
    /// All other available expansions.
    pub others: &'a [&'a dyn Expansion],
    /// The folder of its crate, with `scenarios/`, `tests/` and `golden.txt`; `None` for a library
    /// alone.
    pub folder: Option<&'a Path>,
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
    /// Nanoseconds per call, without the hooks that it calls.
    pub ns_a_call: f64,
    /// Nanoseconds per turn.
    pub ns_a_turn: f64,
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
    /// The costs of the hooks, the largest first; empty if an earlier check failed.
    pub costs: Vec<HookCost>,
}

impl Report {
    /// Returns `true` if no check failed.
    pub fn passed(&self) -> bool {
        !self.checks.iter().any(|c| matches!(c.verdict, Verdict::Failed(_)))
    }
}

/// Runs all checks. Those that need a valid table are left out if there is none.
pub fn conformance(subject: &Subject) -> Report {
    let manifest = subject.expansion.manifest();
    let mut report = Report { id: manifest.id.into(), version: manifest.version.into(), checks: Vec::new(), costs: Vec::new() };
    let mut check = |name, run: &dyn Fn() -> Verdict| {
        subject.follow.begins(&name);
        let check = Check { name, verdict: run() };
        subject.follow.checked(&check);
        let failed = matches!(check.verdict, Verdict::Failed(_));
        report.checks.push(check);
        !failed
    };
    check("manifest", &|| match &manifest.problems()[..] {
        [] => passed("the manifest is valid"),
        problems => failed(problems.join("\n")),
    });
    if !check("rules and tiles", &|| verdict(subject.builds())) {
        return report;
    }
    check("scenarios", &|| subject.scenarios());
    check("ledger", &|| subject.ledger());
    check("random games alone", &|| verdict(subject.alone().map(|tally| tally.to_string())));
    for other in subject.companions() {
        let name = format!("with {}", other.manifest().id);
        let run = || verdict(subject.with(other, &name).map(|tally| format!("{name}: {tally}")));
        check("random games in company", &run);
    }
    check("verbs", &|| verdict(subject.verbs()));
    check("golden playthrough", &|| subject.golden());
    if report.passed() {
        match subject.costs() {
            Ok(costs) => report.costs = costs,
            Err(error) => report.checks.push(Check { name: "hook costs", verdict: failed(error) }),
        }
    }
    report
}

fn passed(text: impl Display) -> Verdict {
    Verdict::Passed(text.to_string())
}

fn failed(text: impl Display) -> Verdict {
    Verdict::Failed(text.to_string())
}

fn verdict(outcome: Result<String, KitError>) -> Verdict {
    outcome.map_or_else(failed, passed)
}

impl<'a> Subject<'a> {
    fn id(&self) -> &'static str {
        self.expansion.manifest().id
    }

    /// Returns the expansion with those that it requires, and the implied one.
    fn party(&self) -> Vec<&'a dyn Expansion> {
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
    fn companions(&self) -> Vec<&'a dyn Expansion> {
        let party: Vec<&str> = self.party().iter().map(|e| e.manifest().id).collect();
        let mut companions = self.others.to_vec();
        companions.retain(|e| {
            let m = e.manifest();
            let hostile = m.conflicts.contains(&self.id()) || self.expansion.manifest().conflicts.contains(&m.id);
            !party.contains(&m.id) && !hostile
        });
        companions
    }

    /// Returns the table with all options at their defaults.
    fn table(&self, edition: Edition) -> Table {
        let mut table = Table::default();
        table.edition = edition;
        table.plugins = self.party().iter().map(|e| (e.manifest().id.to_owned(), Some(Default::default()))).collect();
        table
    }

    fn rules(&self, edition: Edition, party: &[&dyn Expansion]) -> Result<Arc<Ruleset>, KitError> {
        self.table(edition).rules(party).map(Arc::new).map_err(|e| KitError::other(e.problem))
    }

    fn builds(&self) -> Result<String, KitError> {
        let mut each = Vec::new();
        for edition in [Edition::First, Edition::New] {
            let rules = self.rules(edition, &self.party())?;
            let without = self.party().into_iter().filter(|e| e.manifest().id != self.id()).collect::<Vec<_>>();
            let mut table = self.table(edition);
            table.plugins.remove(self.id());
            let bare = table.rules(&without).map_err(|e| KitError::other(e.problem))?;
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
        Ok(each.join(", "))
    }

    fn scenarios(&self) -> Verdict {
        match self.folder.map(|f| f.join("scenarios")).filter(|f| f.is_dir()) {
            Some(folder) => verdict(scenarios(folder, &self.everything()).map(|n| format!("{n} come out as written"))),
            None => Verdict::Skipped("there is no folder scenarios/".into()),
        }
    }

    fn everything(&self) -> Vec<&'a dyn Expansion> {
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
        let ids: Vec<&str> = self.everything().iter().map(|e| e.manifest().id).collect();
        let rust = crate::run::files(&folder.join("tests"), "rs").unwrap_or_default();
        let tests = Tests { root: folder, scenarios: &folder.join("scenarios"), rust: &rust };
        verdict(check_ledger(manifest, &tests, &ids).map(|()| "every rule has a test".into()))
    }

    fn alone(&self) -> Result<Tally, KitError> {
        // Half of the games, or all if there is no other expansion.
        let games = if self.companions().is_empty() { self.games } else { self.games.div_ceil(2) };
        self.play("random games alone", &self.party(), &[self.id()], games, true)
    }

    fn with(&self, other: &'a dyn Expansion, what: &str) -> Result<Tally, KitError> {
        let mut party = self.party();
        party.push(other);
        let games = (self.games / 2).div_ceil(self.companions().len() as u64);
        self.play(what, &party, &[self.id(), other.manifest().id], games, false)
    }

    /// Plays random games with random options. Only the properties of every game are checked, since
    /// the effects of the expansion on joins, tokens and tiles are unknown.
    fn play(
        &self,
        what: &str,
        party: &[&dyn Expansion],
        always: &[&str],
        games: u64,
        projection: bool,
    ) -> Result<Tally, KitError> {
        let plain = Plain { features: false, ends: false, frontier: false };
        let checks = Checks { plain, tokens: false, tiles: false, legality: false, projection, ..Checks::default() };
        let mut dice = Dice::new(self.seed);
        let mut tally = Tally::default();
        while tally.games < games {
            // Drawing up a table starts a game on it, to see whether there are tiles enough.
            self.follow.begins(&format_args!("{what}, the start of table {} (seed {})", tally.tables + 1, self.seed));
            let (table, rules) = random_table_with(&mut dice, party, always)?;
            tally.tables += 1;
            for _ in 0..GAMES_A_TABLE.min(games - tally.games) {
                let seed = dice.roll();
                self.follow.begins(&format_args!("{what}, game {} (seed {seed})", tally.games + 1));
                tally.add(check_game(&table, &rules, seed, checks)?);
            }
        }
        Ok(tally)
    }

    /// Prints and reads back every option with a verb of its own.
    fn verbs(&self) -> Result<String, KitError> {
        let rules = self.rules(Edition::First, &self.party())?;
        let mut without = self.table(Edition::First);
        without.plugins.remove(self.id());
        let bare = without.rules(&self.party()).map_err(|e| KitError::other(e.problem))?;
        let own = |verb: Verb| bare.names.verbs.index(rules.names.verbs.name(verb.index())).is_none();
        let all: Vec<Verb> = (0..rules.names.verbs.len()).map(Verb::at).filter(|v| own(*v)).collect();
        if all.is_empty() {
            return Ok("it has no verbs of its own".into());
        }
        let mut seen = BTreeSet::new();
        let mut read = 0;
        self.watch_games("verbs", &rules, |game| {
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
        })?;
        let name = |v: &Verb| rules.names.verbs.name(v.index()).to_owned();
        let never: Vec<String> = all.iter().filter(|v| !seen.contains(v)).map(name).collect();
        let never = if never.is_empty() { String::new() } else { format!("; never offered: {}", never.join(", ")) };
        Ok(format!("{read} options with {} of {} verbs read back as written{never}", seen.len(), all.len()))
    }

    /// Compares the game of `golden.txt`. `BASTIDE_BLESS=1` writes a missing file, with the table
    /// of all defaults and seed 1.
    fn golden(&self) -> Verdict {
        let Some(folder) = self.folder else { return Verdict::Skipped("golden.txt is in the folder of the crate".into()) };
        let path = folder.join("golden.txt");
        let blessed = std::env::var_os("BASTIDE_BLESS").is_some_and(|v| v == "1");
        if !path.exists() && !blessed {
            return Verdict::Skipped("there is no golden.txt; with BASTIDE_BLESS=1 it is written".into());
        }
        let mut table = self.table(Edition::First);
        table.seed = Some(1);
        let first = if path.exists() { Ok(()) } else { check_text(&path, &table.to_toml()) };
        verdict(first.and_then(|()| check_playthrough(&path, &self.everything())).map(|()| "it is played as stored".into()))
    }

    fn costs(&self) -> Result<Vec<HookCost>, KitError> {
        let clock = Arc::new(HookClock::default());
        let watched = Watched { inner: self.expansion, clock: clock.clone() };
        let mut party: Vec<&dyn Expansion> = self.party();
        party[0] = &watched;
        let rules = self.rules(Edition::First, &party)?;
        let turns = self.watch_games("hook costs", &rules, |_| Ok(()))?;
        let a_turn = |n: f64| n / turns.max(1) as f64;
        let cost = |(hook, cost): (&'static str, Cost)| {
            let ns = cost.time.as_nanos() as f64;
            HookCost {
                hook,
                calls_a_turn: a_turn(cost.calls as f64),
                ns_a_call: ns / cost.calls.max(1) as f64,
                ns_a_turn: a_turn(ns),
            }
        };
        let mut costs: Vec<HookCost> = clock.costs().into_iter().map(cost).collect();
        costs.sort_by(|a, b| b.ns_a_turn.total_cmp(&a.ns_a_turn));
        Ok(costs)
    }

    /// Plays random games and calls back at each decision. Returns the total number of turns.
    fn watch_games(
        &self,
        what: &str,
        rules: &Arc<Ruleset>,
        mut look: impl FnMut(&Game) -> Result<(), KitError>,
    ) -> Result<u64, KitError> {
        let mut dice = Dice::new(self.seed);
        let mut turns = 0;
        for number in 1..=WATCHED_GAMES {
            let seed = dice.roll();
            self.follow.begins(&format_args!("{what}, game {number} (seed {seed})"));
            let broken = |e: &dyn Display| KitError::other(format!("the game with seed {seed}: {e}"));
            let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed)).map_err(|e| broken(&e))?;
            for decisions in 0.. {
                let Some(decision) = game.decision() else { break };
                if decisions == MOST_DECISIONS {
                    return Err(broken(&format!("it is not over after {MOST_DECISIONS} decisions")));
                }
                let choice = dice.choose(&decision, 1);
                look(&game)?;
                game.apply_nth(choice).map_err(|e| broken(&e))?;
            }
            turns += u64::from(game.state().core.turn.number);
        }
        Ok(turns)
    }
}
