//! Libraries that end the program or never return: the parent process reports this, with the
//! running hook.

use std::collections::BTreeMap;

use bastide_console::Error;
use serde_json::Value;

use crate::outside::{failed, library, printed, program, table};

type Check = Result<(), Error>;

/// Returns the report of `expansion test` on the evil library, as JSON. The command fails.
fn report() -> Result<Value, Error> {
    let dir = tempfile::tempdir()?;
    let mut program = program(dir.path());
    // The backtrace of a second panic, with debug information, needs more than 300 MB.
    program.env("EVIL_LATER", "1");
    program.args(["expansion", "test", &library("evil")?.display().to_string(), "--json"]);
    let output = program.args(["--games", "6", "--game-seconds", "5", "--megabytes", "1500"]).output()?;
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_slice(&output.stdout)?)
}

#[test]
fn a_test_tells_how_an_expansion_ended_the_process_and_goes_on_with_the_next() -> Check {
    let report = report()?;
    let all = report.as_array().map(Vec::as_slice).unwrap_or_default();
    let failures: BTreeMap<&str, String> = all
        .iter()
        .map(|tested| {
            let failed = tested["checks"].as_array().into_iter().flatten().filter(|check| check["verdict"] == "FAILED");
            let texts = failed
                .map(|check| format!("{}: {}\n", check["name"].as_str().unwrap_or(""), check["text"].as_str().unwrap_or("")));
            (tested["id"].as_str().unwrap_or_default(), texts.collect())
        })
        .collect();
    let expected = [
        (
            "aborts",
            "random games alone: it aborted the program in the hook enter of aborts; random games alone, the start of table 1 (seed 1)",
        ),
        ("again", "random games alone: the game cannot start: again broke the contract of enter"),
        (
            "allocates",
            "random games alone: it needs more than the 1500 MB of memory that it may use in the hook enter of allocates",
        ),
        ("exits", "random games alone: it ended the program with exit(0) in the hook enter of exits"),
        ("install-exits", "rules and tiles: it ended the program with exit(3) in the hook install of install-exits"),
        ("install-loops", "rules and tiles: it did not finish within 5 seconds in the hook install of install-loops"),
        ("loops", "random games alone: it did not finish within 5 seconds in the hook enter of loops"),
        ("overflows", "random games alone: its stack overflowed in the hook enter of overflows"),
        ("panics-twice", "random games alone: it aborted the program in the hook enter of panics-twice"),
        (
            "segfaults",
            "random games alone: it accessed memory that does not belong to it (SIGSEGV) in the hook enter of segfaults",
        ),
        ("sleeps", "random games alone: it did not finish within 5 seconds in the hook enter of sleeps"),
    ];
    for (id, words) in expected {
        assert!(failures.get(id).is_some_and(|told| told.contains(words)), "{id}: {:?}", failures.get(id));
    }
    // The game is saved up to there.
    let told = failures.get("exits-later").map(String::as_str).unwrap_or_default();
    let record = told.split("`bastide replay ").nth(1).and_then(|rest| rest.split(" --repair NEW`").next()).unwrap_or_default();
    let dir = tempfile::tempdir()?;
    let whole = dir.path().join("whole.record").display().to_string();
    let line = ["replay", record, "--repair", &whole, "--allow-libraries"];
    let replayed = printed(program(dir.path()).args(line)).map_err(|e| Error::Usage(format!("{told}\n{}", e.message())))?;
    assert!(replayed.contains(" places "), "{replayed}");
    // Output of a plugin does not disturb the report, and two expansions of one library are
    // distinguished.
    for id in ["prints", "twin-a", "twin-b"] {
        let others = failures.get(id).map(String::as_str).unwrap_or_default();
        assert!(!others.contains(&format!("of {id}")) && !others.contains("random games alone"), "{id}: {others}");
    }
    assert_eq!(failures.len(), 17, "{failures:?}");
    Ok(())
}

#[test]
fn a_library_that_ends_the_process_while_it_is_opened_is_told_too() -> Check {
    let dir = tempfile::tempdir()?;
    let name = library("evil")?.display().to_string();
    let message = failed(program(dir.path()).args(["expansion", "test", &name]).env("EVIL_ABORT", "1"));
    assert!(message.contains("it aborted the program while none of its hooks ran; the opening of the libraries"), "{message}");
    Ok(())
}

#[test]
fn a_simulation_in_a_process_of_its_own_survives_and_comes_to_the_same() -> Check {
    let dir = tempfile::tempdir()?;
    let at = |name: &str| dir.path().join(name).display().to_string();
    let simulate = |id: &str, more: &[&str]| -> Result<std::process::Command, Error> {
        std::fs::write(at("t.toml"), table(id, &library("evil")?, ""))?;
        let mut program = program(dir.path());
        program.args(["simulate", &at("t.toml"), "--allow-libraries", "--game-seconds", "3"]).args(more);
        Ok(program)
    };
    let message = failed(&mut simulate("exits", &["--isolate", "--games", "4", "--threads", "1"])?);
    assert!(message.contains("it ended the program with exit(0) in the hook enter of exits; game 1 (seed "), "{message}");
    // The limit applies to each game, not to all of them.
    printed(&mut simulate("dawdles", &["--isolate", "--threads", "1", "--games", "60"])?)?;
    // A file of rows is complete or does not exist.
    let message = failed(&mut simulate("loops", &["--isolate", "--threads", "2", "--csv", &at("rows.csv")])?);
    assert!(message.contains("within 3 seconds in the hook enter of loops"), "{message}");
    assert!(!dir.path().join("rows.csv").exists());
    let rows = |name: &str, more: &[&str]| -> Result<String, Error> {
        printed(simulate("twin-a", &["--games", "40", "--csv", &at(name)])?.args(more))?;
        Ok(std::fs::read_to_string(at(name))?)
    };
    let here = rows("here.csv", &[])?;
    assert_eq!(here.lines().count(), 41);
    assert_eq!(rows("there.csv", &["--isolate"])?, here);
    Ok(())
}
