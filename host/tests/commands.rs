//! The commands as they are typed, apart from the terminal game.

use std::path::Path;

use bastide::Error;
use bastide::cli::Cli;
use bastide::commands;
use clap::Parser;
use serde_json::Value;

/// Runs a command line and gives back what it prints, without styles.
fn run(line: &[&str]) -> Result<String, Error> {
    let cli = Cli::try_parse_from([&["bastide"], line].concat()).map_err(|e| Error::Usage(e.to_string()))?;
    let mut out = anstream::StripStream::new(Vec::new());
    commands::run(&cli, &mut out)?;
    Ok(String::from_utf8_lossy(&out.into_inner()).into_owned())
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

#[test]
fn every_command_that_prints_a_result_prints_it_as_json_too() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let record = name(&dir.path().join("game.record"));
    let table = name(&dir.path().join("table.toml"));
    run(&["new", &table])?;
    let played: Value = serde_json::from_str(&run(&["play", "--json", "--seed", "3", "--save", &record])?)?;
    assert_eq!(played["over"], true);
    let lines: &[&[&str]] = &[
        &["simulate", "--games", "20", "--threads", "2"],
        &["bench", "--seconds", "0.05"],
        &["replay", &record],
        &["replay", &record, "--until", "5"],
        &["show", &record, "--at", "9"],
        &["check", &table],
        &["plugins"],
        &["plugins", "base"],
        &["plugins", "base", "--rules"],
        &["phases"],
        &["phases", &table],
    ];
    for line in lines {
        let text = run(line)?;
        let json = run(&[*line, &["--json"]].concat())?;
        assert!(!text.is_empty() && serde_json::from_str::<Value>(&text).is_err(), "{line:?}: {text}");
        let value: Value = serde_json::from_str(&json)?;
        assert!(value.is_object() || value.is_array(), "{line:?}: {json}");
    }
    let replayed: Value = serde_json::from_str(&run(&["replay", &record, "--json"])?)?;
    assert_eq!(replayed, played);
    let half: Value = serde_json::from_str(&run(&["replay", &record, "--until", "5", "--json"])?)?;
    assert_eq!(half["moves"].as_array().map(Vec::len), Some(5));
    Ok(())
}

#[test]
fn the_same_seed_and_bots_play_the_same_game_in_a_simulation_and_in_an_exhibition() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let rows = name(&dir.path().join("rows.csv"));
    let table = name(&dir.path().join("table.toml"));
    std::fs::write(&table, "players = [{ color = \"red\", bot = \"greedy\" }, { color = \"blue\", bot = \"random\" }]\n")?;
    run(&["simulate", &table, "--games", "3", "--csv", &rows])?;
    let rows = std::fs::read_to_string(rows)?;
    let cells: Vec<&str> = rows.lines().nth(3).unwrap_or_default().split(',').collect();
    let played: Value = serde_json::from_str(&run(&["play", &table, "--seed", cells[1], "--json"])?)?;
    assert_eq!(played["seats"][0]["score"].to_string(), cells[5]);
    Ok(())
}

#[test]
fn a_new_table_is_sound_and_never_replaces_a_file() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let table = name(&dir.path().join("table.toml"));
    run(&["new", &table])?;
    assert!(run(&["check", &table])?.contains("is sound"));
    std::fs::write(&table, "edition = \"new\"\n")?;
    let refused = run(&["new", &table]);
    assert!(refused.is_err_and(|e| e.to_string().contains("exists already") && e.exit_code() == 2));
    assert_eq!(std::fs::read_to_string(&table)?, "edition = \"new\"\n");
    Ok(())
}

#[test]
fn a_record_is_not_overwritten_by_another_game() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let record = name(&dir.path().join("game.record"));
    run(&["play", "--exhibition", "--seed", "1", "--save", &record])?;
    let refused = run(&["play", "--exhibition", "--seed", "2", "--save", &record]);
    assert!(matches!(refused, Err(Error::Exists(_))));
    Ok(())
}

#[test]
fn a_game_that_bots_play_to_its_end_is_left_as_it_was() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("game.record");
    let setting = bastide::tables::to_play(None)?;
    let open = bastide_core::record::Recorder::start(setting.table, setting.rules, 9)?.text();
    std::fs::write(&path, &open)?;
    assert!(run(&["play", "--exhibition", "--resume", &name(&path)])?.contains(" won."));
    assert_eq!(std::fs::read_to_string(&path)?, open);
    Ok(())
}

#[test]
fn records_that_do_not_fit_are_refused_with_their_line() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("game.record");
    run(&["play", "--exhibition", "--seed", "1", "--save", &name(&path)])?;
    let text = std::fs::read_to_string(&path)?;
    let message = |text: &str| {
        assert!(std::fs::write(&path, text).is_ok());
        run(&["replay", &name(&path)]).map_or_else(|e| e.message(), |_| String::new())
    };
    let cut = &text[..text.len() / 2];
    assert!(message(cut).contains("breaks off") || message(cut).contains("no line of a record"), "{}", message(cut));
    let edited = text.replacen("place ", "plaice ", 1);
    assert!(message(&edited).contains("did you mean \"place\"") && message(&edited).contains("^^^"), "{}", message(&edited));
    let past = run(&["show", &name(&path), "--at", "9999"]);
    assert!(past.is_err());
    Ok(())
}

#[test]
fn completions_and_phases_are_printed() -> Result<(), Error> {
    assert!(run(&["completions", "bash"])?.contains("complete -F _bastide"));
    assert!(run(&["phases", "--dot"])?.starts_with("digraph phases {"));
    assert!(run(&["phases"])?.contains("base.place"));
    assert!(run(&["plugins", "base", "--rules"])?.starts_with("# Base game"));
    Ok(())
}

#[test]
fn a_person_plays_through_pipes_with_plain_and_without_codes_for_terminals() -> Result<(), Error> {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let home = tempfile::tempdir()?;
    let mut played = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["play", "--plain", "--seed", "5"])
        .env("XDG_STATE_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    if let Some(mut input) = played.stdin.take() {
        input.write_all(b"1 4\nu\nt\nq\nn\n")?;
    }
    let output = played.wait_with_output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    for part in ["You: Lay the tile.", "Taken back.", "Left: ", "Keep the game?", "Not kept.\n"] {
        assert!(said.contains(part), "{part} is not in: {said}");
    }
    assert!(!said.contains('\u{1b}'), "{said}");
    Ok(())
}
