//! The program of tests as people call it: this one, called again where what the samples need is there or missing.

#[macro_use]
extern crate bastide_needs;

use std::process::{Command, ExitCode};

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    bastide_needs::main()
}

/// Tests that the others call.
mod samples {
    use std::path::PathBuf;

    use bastide_needs::Need;

    /// Set where the samples do not find what they need.
    pub(super) const LACKS: &str = "BASTIDE_SAMPLES_LACK";
    /// Set where a sample fails.
    pub(super) const FAILS: &str = "BASTIDE_SAMPLE_FAILS";

    pub(super) const TOOL: Need =
        Need::new("a tool", "it cannot be bought", || std::env::var_os(LACKS).is_none().then(PathBuf::new));

    #[test]
    fn passes() {}

    #[test]
    #[needs(super::samples::TOOL)]
    fn uses_a_tool() -> Result<(), String> {
        TOOL.path().map(drop)
    }

    #[test]
    #[needs(Need::feature("sail", std::env::var_os(LACKS).is_none()), super::samples::TOOL)]
    fn uses_a_tool_and_a_feature() {
        assert!(TOOL.path().is_ok());
    }

    #[test]
    #[ignore = "measures"]
    fn measures() {}

    #[test]
    fn may_fail() -> Result<(), String> {
        if std::env::var_os(FAILS).is_some() { Err("on purpose".into()) } else { Ok(()) }
    }

    #[test]
    #[cfg(any())]
    fn is_for_no_machine() {
        std::process::abort();
    }
}

/// Calls this program with the samples. Returns whether it succeeds, and what it prints.
fn called(line: &[&str], set: &[&str]) -> Done<(bool, String)> {
    let mut program = Command::new(std::env::current_exe()?);
    program.env_remove(samples::LACKS).env_remove(samples::FAILS).env_remove("BASTIDE_TESTS");
    for variable in set {
        let (name, value) = variable.split_once('=').unwrap_or((variable, "1"));
        program.env(name, value);
    }
    let output = program.args(["--test-threads", "1", "--color=never"]).args(line).output()?;
    Ok((output.status.success(), String::from_utf8(output.stdout)?))
}

/// Returns the outcome of a test, as its line tells it.
fn outcome<'a>(told: &'a str, name: &str) -> &'a str {
    let of = |line: &'a str| line.strip_prefix("test ")?.strip_prefix(name)?.trim_start().strip_prefix("... ");
    told.lines().find_map(of).unwrap_or("not run")
}

#[test]
fn where_all_is_there_each_test_runs_and_nothing_is_said() -> Done {
    let (done, told) = called(&["samples"], &[])?;
    for test in ["passes", "uses_a_tool", "uses_a_tool_and_a_feature", "may_fail"] {
        assert_eq!(outcome(&told, &format!("samples::{test}")), "ok", "{told}");
    }
    assert_eq!(outcome(&told, "samples::measures"), "ignored (measures)");
    assert!(done && told.contains("4 passed; 0 failed; 1 ignored") && !told.contains("passed over"), "{told}");
    Ok(())
}

#[test]
fn a_test_that_lacks_something_is_ignored_and_the_last_line_says_how_to_get_it() -> Done {
    let (done, told) = called(&["samples"], &[samples::LACKS])?;
    assert_eq!(outcome(&told, "samples::passes"), "ok");
    assert_eq!(outcome(&told, "samples::uses_a_tool"), "ignored (needs a tool)");
    assert_eq!(outcome(&told, "samples::uses_a_tool_and_a_feature"), "ignored (needs the feature sail, a tool)");
    assert!(done && told.contains("2 passed; 0 failed; 3 ignored"), "{told}");
    let last = told.trim_end().lines().last().unwrap_or_default();
    let expected = "2 tests were passed over: 2 for a tool (it cannot be bought); \
                    1 for the feature sail (cargo test --features sail)";
    assert_eq!(last, expected);
    Ok(())
}

#[test]
fn what_is_demanded_and_cannot_run_fails() -> Done {
    for option in ["--ignored", "--include-ignored"] {
        let (done, told) = called(&["samples", option], &[samples::LACKS])?;
        assert!(!done && outcome(&told, "samples::uses_a_tool") == "FAILED", "{told}");
        assert_eq!(outcome(&told, "samples::measures"), "ok", "{told}");
        assert_eq!(outcome(&told, "samples::passes"), if option == "--ignored" { "not run" } else { "ok" });
        assert!(told.contains("this needs a tool (it cannot be bought)"), "{told}");
    }
    Ok(())
}

#[test]
fn a_failure_is_told_and_fails_the_program() -> Done {
    let (done, told) = called(&["samples"], &[samples::FAILS])?;
    assert!(!done && outcome(&told, "samples::may_fail") == "FAILED" && told.contains("on purpose"), "{told}");
    Ok(())
}

#[test]
fn tests_are_chosen_by_any_number_of_names() -> Done {
    let (_, told) = called(&["samples::pa", "samples::may"], &[])?;
    assert!(told.contains("2 passed; 0 failed; 0 ignored"), "{told}");
    let (_, told) = called(&["--exact", "samples::passes", "samples::may"], &[])?;
    assert!(told.contains("1 passed; 0 failed; 0 ignored"), "{told}");
    let (_, told) = called(&["samples", "--skip", "tool"], &[])?;
    assert!(told.contains("2 passed; 0 failed; 1 ignored"), "{told}");
    let (_, told) = called(&["samples"], &["BASTIDE_TESTS=needing"])?;
    assert!(told.contains("2 passed; 0 failed; 0 ignored"), "{told}");
    Ok(())
}

#[test]
fn the_list_of_ignored_tests_has_those_that_lack_something() -> Done {
    let names = |told: &str| told.lines().filter_map(|line| Some(line.strip_suffix(": test")?.to_owned())).collect::<Vec<_>>();
    let all = ["may_fail", "measures", "passes", "uses_a_tool", "uses_a_tool_and_a_feature"];
    let lacking = ["measures", "uses_a_tool", "uses_a_tool_and_a_feature"];
    for (set, line, expected) in [
        (None, &["samples", "--list"][..], &all[..]),
        (Some(samples::LACKS), &["samples", "--list"], &all),
        (Some(samples::LACKS), &["samples", "--list", "--ignored"], &lacking),
        (None, &["samples", "--list", "--ignored"], &["measures"]),
    ] {
        let (done, told) = called(line, set.as_slice())?;
        let expected: Vec<String> = expected.iter().map(|name| format!("samples::{name}")).collect();
        assert!(done && names(&told) == expected, "{line:?} {set:?}: {told}");
    }
    Ok(())
}
