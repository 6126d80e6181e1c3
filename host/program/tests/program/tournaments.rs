//! Tournaments of bots without a server.

use std::error::Error;
use std::path::Path;
use std::process::{Output, Stdio};

use serde_json::{Value, json};

use crate::program;

type Done = Result<(), Box<dyn Error>>;

const PLAN: &str = r#"
name = "test"
format = "swiss"
rounds = 2
games = 3
duplicate = true
seed = 7
[[entrants]]
bot = "greedy"
[[entrants]]
bot = "random"
name = "=random"
[[entrants]]
bot = "random"
name = "another"
[[entrants]]
bot = "beginner"
"#;

fn ran(file: &Path, more: &[&str]) -> std::io::Result<Output> {
    program().arg("tournament").arg(file).args(more).output()
}

/// Returns what a tournament prints.
fn played(file: &Path, more: &[&str]) -> Result<String, Box<dyn Error>> {
    let output = ran(file, more)?;
    if output.status.success() { Ok(String::from_utf8(output.stdout)?) } else { Err(refusal(&output).into()) }
}

fn refusal(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Returns the lines of a journal, in an order that does not depend on the threads.
fn lines(journal: &[u8]) -> Vec<String> {
    let mut lines: Vec<String> = String::from_utf8_lossy(journal).lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

#[test]
fn a_tournament_is_played_and_goes_on_wherever_it_was_ended() -> Done {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("league.toml");
    let (csv, standings) = (folder.path().join("games.csv"), folder.path().join("standings.csv"));
    let tables =
        ["--csv".as_ref(), csv.as_os_str(), "--standings".as_ref(), standings.as_os_str()].map(|one| one.to_string_lossy());
    let tables: Vec<&str> = tables.iter().map(AsRef::as_ref).collect();
    std::fs::write(&file, PLAN)?;
    let whole = played(&file, &tables)?;
    assert!(whole.contains("=random") && whole.contains("Games against each other"), "{whole}");
    let games = std::fs::read_to_string(&csv)?;
    assert!(games.lines().count() > 8 && games.contains(",'=random,") && !games.contains(",=random"), "{games}");
    assert!(std::fs::read_to_string(&standings)?.contains(",'=random,"));
    let journal = file.with_extension("journal");
    let full = std::fs::read(&journal)?;
    // As if it was ended between two games, and while a line was written.
    let ends: Vec<usize> = (1..=full.len()).filter(|end| full[end - 1] == b'\n').collect();
    for cut in [0, 10, ends[0], ends[1], ends[2] - 3, ends[ends.len() - 1] - 1] {
        std::fs::write(&journal, &full[..cut])?;
        assert_eq!(played(&file, &[])?, whole, "cut at {cut}");
        assert_eq!(lines(&std::fs::read(&journal)?), lines(&full), "cut at {cut}");
    }
    // Once it is finished, nothing is played any more.
    let data: Value = serde_json::from_str(&played(&file, &["--json"])?)?;
    assert_eq!(
        (&data["finished"], &data["seed"], data["standings"].as_array().map(Vec::len)),
        (&json!(true), &json!("7"), Some(4))
    );
    assert_eq!(std::fs::read(&journal)?.len(), full.len());
    // Existing files stay, and so does the journal of another tournament.
    assert!(ran(&file, &tables).is_ok_and(|output| output.status.code() == Some(2)));
    std::fs::write(&file, PLAN.replace("seed = 7", "seed = 8"))?;
    let other = ran(&file, &[])?;
    assert!(refusal(&other).contains("another tournament"), "{}", refusal(&other));
    assert_eq!(std::fs::read(&journal)?, full);
    played(&file, &["--force"])?;
    assert_ne!(std::fs::read(&journal)?, full);
    Ok(())
}

#[test]
fn a_kill_loses_no_game_that_is_over() -> Done {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("league.toml");
    std::fs::write(&file, PLAN.replace("\"swiss\"", "\"double-round-robin\"").replace("rounds = 2", ""))?;
    let journal = file.with_extension("journal");
    let written = || std::fs::read(&journal).map_or(0, |bytes| bytes.iter().filter(|byte| **byte == b'\n').count());
    let mut running = program().arg("tournament").arg(&file).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    while written() < 4 && running.try_wait()?.is_none() {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    running.kill()?;
    running.wait()?;
    let before = std::fs::read(&journal)?;
    let resumed = ran(&file, &["--threads", "1"])?;
    assert!(refusal(&resumed).contains("playing on from"), "{}", refusal(&resumed));
    let after = std::fs::read(&journal)?;
    let whole_lines = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    assert!(whole_lines > 0 && after.starts_with(&before[..whole_lines]));
    // The same games as in a run that was not ended.
    played(&file, &["--force"])?;
    assert_eq!(lines(&std::fs::read(&journal)?), lines(&after));
    Ok(())
}

#[test]
fn a_file_that_cannot_be_used_is_refused_with_its_name() -> Done {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("league.toml");
    for (text, expected) in [
        (PLAN.replace("rounds", "round"), "unknown field"),
        (PLAN.replace("games = 3", "games = 4"), "1, 3 or 5"),
        (PLAN.replace("swiss", "knockout"), "does not belong"),
        (PLAN.replace("greedy", "greedyy"), "greedyy"),
        ("format = \"swiss\"\nentrants = []".to_owned(), "0 entrants"),
    ] {
        std::fs::write(&file, text)?;
        let output = ran(&file, &[])?;
        assert!(output.status.code() == Some(2) && refusal(&output).contains(expected), "{}", refusal(&output));
    }
    assert!(!file.with_extension("journal").exists());
    Ok(())
}
