//! The program that runs the tests of a crate.

use std::fmt::Debug;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Completion, FormatSetting, Trial};

use crate::need::Need;

/// The variable that leaves out the tests that need nothing, with the value `needing`.
const WHICH: &str = "BASTIDE_TESTS";
/// The options of libtest that are followed by a value.
const WITH_VALUE: [&str; 6] = ["--test-threads", "--logfile", "--skip", "--color", "--format", "-Z"];

/// A test. The attribute `test` makes it.
#[derive(Clone, Copy, Debug)]
pub struct Test {
    /// The path of its function, from the name of its crate on.
    pub path: &'static str,
    /// Why it runs only if `--ignored` or `--include-ignored` asks for it.
    pub ignored: Option<&'static str>,
    /// Returns what it needs.
    pub needs: fn() -> Vec<Need>,
    /// Runs it. Returns why it fails.
    pub run: fn() -> Result<(), String>,
}

inventory::collect!(Test);

/// What a test returns.
pub trait Outcome {
    /// Returns why the test fails.
    ///
    /// # Errors
    /// It fails.
    fn why(self) -> Result<(), String>;
}

impl Outcome for () {
    fn why(self) -> Result<(), String> {
        Ok(())
    }
}

impl<E: Debug> Outcome for Result<(), E> {
    fn why(self) -> Result<(), String> {
        self.map_err(|error| format!("Error: {error:?}"))
    }
}

impl Test {
    /// Returns its name: its path without that of the crate, as libtest names it.
    fn name(&self) -> &'static str {
        self.path.split_once("::").map_or(self.path, |(_, name)| name)
    }

    /// Returns the test as it runs on this machine. `demanded` says that tests which are ignored run, too.
    fn trial(self, missing: &[Need], demanded: bool, listed: bool) -> Trial {
        let names: Vec<String> = missing.iter().map(Need::told).collect();
        let reason = match (names.is_empty(), self.ignored) {
            (false, _) => Some(format!("needs {}", names.join(", "))),
            (true, why) => why.map(str::to_owned),
        };
        let is_ignored = reason.is_some();
        let missing = missing.to_vec();
        let run = move || match (reason, missing.first()) {
            // A test that was demanded must not seem to have passed.
            (Some(_), Some(need)) if demanded => Err(need.path().err().unwrap_or_default().into()),
            (Some(reason), _) if !demanded => Ok(Completion::ignored_with(reason)),
            _ => (self.run)().map(|()| Completion::Completed).map_err(Into::into),
        };
        // The reason is told only of a test that says while it runs that it does not.
        Trial::ignorable_test(self.name(), run).with_ignored_flag(is_ignored && (demanded || listed))
    }
}

/// Runs the tests of this program, as the arguments of its command line say.
pub fn main() -> ExitCode {
    let (words, filters) = split(std::env::args());
    let mut args = Arguments::from_iter(words);
    let set = std::env::var("RUST_TEST_THREADS").ok().and_then(|threads| threads.parse().ok());
    args.test_threads = args.test_threads.or(set);
    let only_needing = std::env::var(WHICH).is_ok_and(|which| which == "needing");

    let mut all: Vec<Test> = inventory::iter::<Test>.into_iter().copied().collect();
    all.sort_by_key(Test::name);
    if all.is_empty() {
        eprintln!("this program has no tests, so its `#[test]` are not those of bastide-needs");
        return ExitCode::FAILURE;
    }
    let (mut trials, mut passed_over) = (Vec::new(), PassedOver::default());
    for test in all {
        let needs = (test.needs)();
        let missing: Vec<Need> = needs.iter().filter(|need| need.is_missing()).copied().collect();
        let trial = test.trial(&missing, args.ignored || args.include_ignored, args.list);
        if is_chosen(&filters, args.exact, trial.name()) && !(only_needing && needs.is_empty()) {
            if !args.is_filtered_out(&trial) && !trial.has_ignored_flag() {
                passed_over.add(&missing);
            }
            trials.push(trial);
        }
    }
    let conclusion = libtest_mimic::run(&args, trials);
    if let (false, Some(line)) = (args.list || args.format == Some(FormatSetting::Json), passed_over.told()) {
        println!("{line}\n");
    }
    conclusion.exit_code()
}

/// Splits a command line into the options and the names, of which libtest takes any number.
fn split(args: impl Iterator<Item = String>) -> (Vec<String>, Vec<String>) {
    let (mut words, mut filters, mut args) = (Vec::new(), Vec::new(), args);
    words.extend(args.next());
    while let Some(word) = args.next() {
        let has_value = WITH_VALUE.contains(&word.as_str());
        if word.starts_with('-') {
            words.push(word)
        } else {
            filters.push(word)
        }
        words.extend(if has_value { args.next() } else { None });
    }
    (words, filters)
}

/// Returns `true` if one of the names is, or is in, that of a test, or if there are none.
fn is_chosen(filters: &[String], exact: bool, name: &str) -> bool {
    filters.is_empty() || filters.iter().any(|filter| if exact { name == filter } else { name.contains(filter.as_str()) })
}

/// The tests that do not run for want of something.
#[derive(Default)]
struct PassedOver {
    tests: usize,
    needs: Vec<(Need, usize)>,
}

impl PassedOver {
    /// Counts a test that lacks these.
    fn add(&mut self, missing: &[Need]) {
        self.tests += usize::from(!missing.is_empty());
        for need in missing {
            match self.needs.iter_mut().find(|(known, _)| known.told() == need.told()) {
                Some((_, tests)) => *tests += 1,
                None => self.needs.push((*need, 1)),
            }
        }
    }

    /// Returns the line about them; `None` if there are none.
    fn told(&self) -> Option<String> {
        let tests = if self.tests == 1 { "1 test was" } else { &format!("{} tests were", self.tests) };
        let need = |(need, tests): &(Need, usize)| format!("{tests} for {} ({})", need.told(), need.how());
        let needs: Vec<String> = self.needs.iter().map(need).collect();
        (self.tests > 0).then(|| format!("{tests} passed over: {}", needs.join("; ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here() -> Need {
        Need::feature("here", true)
    }

    fn gone() -> Need {
        Need::feature("gone", false)
    }

    #[test]
    fn names_are_told_from_the_values_of_options() {
        let split = |line: &str| split(line.split(' ').map(str::to_owned));
        let (words, filters) = split("p --exact one --skip two --nocapture three --test-threads 1 --color=never");
        assert_eq!(words.join(" "), "p --exact --skip two --nocapture --test-threads 1 --color=never");
        assert_eq!(filters, ["one", "three"]);
        assert!(is_chosen(&filters, false, "a::three_times") && !is_chosen(&filters, true, "a::three_times"));
        assert!(is_chosen(&filters, true, "one") && !is_chosen(&filters, false, "two") && is_chosen(&[], true, "two"));
    }

    #[test]
    fn what_is_missing_is_told_once_with_the_way_to_get_it() {
        let mut over = PassedOver::default();
        assert_eq!(over.told(), None);
        over.add(&[]);
        over.add(&[gone()]);
        assert_eq!(over.told().as_deref(), Some("1 test was passed over: 1 for the feature gone (cargo test --features gone)"));
        over.add(&[gone(), Need::new("PostgreSQL", "Debian: postgresql", || None)]);
        let told = "2 tests were passed over: 2 for the feature gone (cargo test --features gone); 1 for PostgreSQL (Debian: postgresql)";
        assert_eq!(over.told().as_deref(), Some(told));
    }

    #[test]
    fn a_need_says_where_it_is_or_how_to_get_it() {
        assert!(here().path().is_ok() && !here().is_missing() && gone().is_missing());
        assert_eq!(gone().path(), Err("this needs the feature gone (cargo test --features gone)".into()));
    }
}
