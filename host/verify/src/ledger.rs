//! Checks that every rule has a test.
//!
//! An expansion's `RULES.md` is a ledger: a rule is a row of a table that begins with its id,
//! `| BA-17 |`. This module reads the ledger from the manifest, the `covers` lists from scenarios,
//! and the comments `// covers: BA-06, BA-07` above tests in Rust, and reports every rule without a
//! test. A rule may wait: under a heading with the word "Waiting", a line names its id and, in
//! backticks, the plugin that it waits for. The exemption ends when that plugin is linked. The
//! table of tests in the ledger (ids like `BA-V17`, with the place of the test in the last column)
//! is compared with the existing tests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use bastide_core::Manifest;

use crate::error::KitError;
use crate::scenario;
use crate::scenario::run::files;

/// The content of a `RULES.md`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// The ids of all rules.
    pub rules: BTreeSet<String>,
    /// The waiting rules, each with the plugins that it waits for.
    pub waiting: BTreeMap<String, Vec<String>>,
    /// The tests that the ledger lists, with their places.
    pub tests: BTreeMap<String, String>,
    /// The ids of rules and of tests that are listed more than once.
    pub repeated: BTreeSet<String>,
}

/// Returns `true` for the id of a rule like `BA-17`: capitals, a hyphen, digits and at most one
/// small letter.
fn is_rule(text: &str) -> bool {
    let Some((prefix, number)) = text.split_once('-') else { return false };
    let digits = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let sound = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) && number.len() <= digits.len() + 1;
    sound && !prefix.is_empty() && prefix.bytes().all(|b| b.is_ascii_uppercase())
}

/// Returns `true` for the id of a test like `BA-V17`.
fn is_test(text: &str) -> bool {
    text.split_once("-V").is_some_and(|(prefix, rest)| is_rule(&format!("{prefix}-{rest}")))
}

impl Ledger {
    /// Reads the Markdown of a ledger.
    pub fn read(markdown: &str) -> Ledger {
        let mut ledger = Ledger::default();
        let mut waiting = false;
        for line in markdown.lines() {
            if line.starts_with('#') {
                waiting = line.contains("Waiting");
            }
            if waiting {
                let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
                let plugins: Vec<String> = line.split('`').skip(1).step_by(2).map(str::to_owned).collect();
                for id in words.filter(|w| is_rule(w)) {
                    ledger.waiting.insert(id.to_owned(), plugins.clone());
                }
                continue;
            }
            let cells: Vec<&str> = line.strip_prefix('|').map_or_else(Vec::new, |l| l.split('|').map(str::trim).collect());
            let (id, is_new) = match cells[..] {
                [id, ..] if is_rule(id) => (id, ledger.rules.insert(id.to_owned())),
                [id, .., place, ""] if is_test(id) => {
                    (id, ledger.tests.insert(id.to_owned(), place.trim_matches('`').to_owned()).is_none())
                }
                _ => continue,
            };
            if !is_new {
                ledger.repeated.insert(id.to_owned());
            }
        }
        ledger
    }
}

/// The places of the tests of an expansion.
#[derive(Clone, Copy, Debug)]
pub struct Tests<'a> {
    /// The folder that the ledger's paths are relative to.
    pub root: &'a Path,
    /// The folder of the scenarios.
    pub scenarios: &'a Path,
    /// The Rust files with tests.
    pub rust: &'a [PathBuf],
}

/// Returns the ids that the comments in a Rust file cover. A comment counts if a test follows it.
pub fn covered_in_rust(text: &str) -> BTreeSet<String> {
    let (mut covered, mut pending) = (BTreeSet::new(), Vec::new());
    for line in text.lines().map(str::trim) {
        if let Some(ids) = line.strip_prefix("// covers:") {
            pending.extend(ids.split(',').map(|id| id.trim().to_owned()));
        } else if line.starts_with("fn ") {
            covered.extend(pending.drain(..));
        } else if !(line.starts_with("#[") || line.starts_with("//") || line.is_empty()) {
            pending.clear();
        }
    }
    covered
}

/// Checks that each rule of an expansion has a test, that no test names an unknown rule, and that
/// each listed test is at its place. `linked` are the ids of the linked plugins.
///
/// # Errors
/// The ledger and the tests do not agree, or a file cannot be read.
pub fn check_ledger(manifest: &Manifest, tests: &Tests, linked: &[&str]) -> Result<(), KitError> {
    let ledger = Ledger::read(manifest.rules);
    let mut problems = Vec::new();
    let mut covered: BTreeSet<String> = BTreeSet::new();
    let mut scenarios = BTreeSet::new();
    for file in files(tests.scenarios, "toml")? {
        let scenario = scenario::read(&file)?;
        covered.extend(scenario.covers);
        scenarios.extend(file.file_name().map(|n| n.to_string_lossy().into_owned()));
    }
    let mut functions = BTreeSet::new();
    for path in tests.rust {
        let text = std::fs::read_to_string(path).map_err(|e| KitError::file(path, e))?;
        covered.extend(covered_in_rust(&text));
        let name = path.strip_prefix(tests.root).unwrap_or(path).display().to_string();
        functions
            .extend(text.lines().filter_map(|l| Some(format!("{name}::{}", l.trim().strip_prefix("fn ")?.split('(').next()?))));
    }
    for id in ledger.rules.iter().filter(|id| !covered.contains(*id) && !ledger.waiting.contains_key(*id)) {
        problems.push(format!(
            "{id} has no test: name it in the `covers` of a scenario, or in a comment `// covers: {id}` above a test"
        ));
    }
    let own = |id: &&String| ledger.rules.iter().any(|r| r.split('-').next() == id.split('-').next());
    for id in covered.iter().filter(own).filter(|id| !ledger.rules.contains(*id)) {
        problems.push(format!("{id} is covered by a test but is not a rule of the ledger"));
    }
    for (id, plugins) in &ledger.waiting {
        match plugins.iter().find(|p| !linked.contains(&p.as_str())) {
            _ if plugins.is_empty() => problems.push(format!("{id} waits and does not say in backticks for which plugin")),
            None => problems.push(format!("{id} waits for {}, and it is there", plugins.join(" and "))),
            Some(_) => {}
        }
    }
    problems
        .extend(ledger.repeated.iter().map(|id| format!("{id} is listed twice; give each rule and each test an id of its own")));
    for (id, place) in &ledger.tests {
        if !scenarios.contains(place) && !functions.contains(place) {
            problems.push(format!("{id} should be at {place}, and there is none"));
        }
    }
    if ledger.rules.is_empty() {
        problems.push("the ledger has no rule; a rule is a row of a table that begins with its id, | BA-17 |".into());
    }
    let plugin = manifest.id.to_owned();
    if problems.is_empty() { Ok(()) } else { Err(KitError::Ledger { plugin, problems }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ledger_tells_rules_tests_and_what_waits() {
        let text = "# X\n| id | rule |\n|---|---|\n| XY-01 | one |\n| XY-02b | two; see XY-03 |\n| XY-V01 | a | `XY-V01-a.toml` |\n\
            ## 3. Waiting\n- XY-09 waits for `pigs`\n## 4. More\n| XY-10 | ten |\n\
            | XY-V01 | b | `XY-V01-b.toml` |\n| XY-10 | again |\n";
        let ledger = Ledger::read(text);
        assert_eq!(ledger.rules.iter().map(String::as_str).collect::<Vec<_>>(), ["XY-01", "XY-02b", "XY-10"]);
        assert_eq!(ledger.repeated.iter().map(String::as_str).collect::<Vec<_>>(), ["XY-10", "XY-V01"]);
        assert_eq!(ledger.waiting["XY-09"], ["pigs"]);
        assert_eq!(Ledger::read("| XY-V01 | a | `XY-V01-a.toml` |\n").tests["XY-V01"], "XY-V01-a.toml");
    }

    #[test]
    fn a_comment_covers_only_if_a_test_follows() {
        let text = "// covers: A-1, A-2\n#[test]\nfn one() {}\n// covers: A-3\nlet x = 1;\nfn two() {}\n";
        assert_eq!(covered_in_rust(text).into_iter().collect::<Vec<_>>(), ["A-1", "A-2"]);
    }
}
