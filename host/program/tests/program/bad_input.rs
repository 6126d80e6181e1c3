//! The messages of commands for files that were edited, cut off, much too large or made to do harm.

use std::path::Path;

use bastide_cli::cli::Cli;
use bastide_cli::commands;
use bastide_console::Error;
use bastide_files::FileError;
use clap::Parser;

type Check = Result<(), Error>;

/// Runs a command line and returns its output, byte by byte.
fn run(line: &[&str]) -> Result<String, Error> {
    let cli = Cli::try_parse_from([&["bastide"], line].concat()).map_err(|e| Error::Usage(e.to_string()))?;
    let mut out = Vec::new();
    commands::run(&cli, &mut out)?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}

/// Returns the error of a command line; empty if it succeeds.
fn failure(line: &[&str]) -> String {
    run(line).map_or_else(|e| e.message(), |_| String::new())
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

/// Plays a game between bots, saved in this file.
fn played(path: &str) -> Result<String, Error> {
    run(&["play", "--exhibition", "--seed", "1", "--save", path])?;
    Ok(std::fs::read_to_string(path)?)
}

#[test]
fn a_record_whose_head_was_edited_is_refused() -> Check {
    let dir = tempfile::tempdir()?;
    let path = name(&dir.path().join("game.record"));
    let text = played(&path)?;
    let bot = "bot = \"greedy\"";
    assert!(text.contains(bot) && text.contains("seed = 1\n"), "{text}");
    let edits = [
        text.replacen(bot, "name = \"Anna\", bot = \"greedy\"", 1),
        text.replacen(bot, "bot = \"random\"", 1),
        text.replacen("[moves]", "base = { score_floor = \"negative\" }\n\n[moves]", 1),
    ];
    for edited in edits {
        std::fs::write(&path, &edited)?;
        let printed = failure(&["replay", &path]);
        assert!(printed.contains("the record was edited"), "{printed}");
    }
    std::fs::write(&path, &text)?;
    assert_eq!(failure(&["replay", &path]), "");
    Ok(())
}

#[test]
fn a_record_with_an_unknown_bot_is_refused_with_the_place_and_the_nearest() -> Check {
    let dir = tempfile::tempdir()?;
    let path = name(&dir.path().join("game.record"));
    let text = played(&path)?;
    std::fs::write(&path, text.replacen("\"greedy\"", "\"gredy\"", 1))?;
    for line in [&["replay", &path][..], &["show", &path], &["play", "--exhibition", "--resume", &path]] {
        let printed = failure(line);
        assert!(
            printed.contains("there is no bot \"gredy\"; did you mean \"greedy\"?") && printed.contains("^^^^^^^"),
            "{printed}"
        );
    }
    Ok(())
}

#[test]
fn a_record_that_is_cut_off_is_repaired_in_a_new_file() -> Check {
    let dir = tempfile::tempdir()?;
    let at = |file: &str| name(&dir.path().join(file));
    let (path, new, more) = (at("game.record"), at("new.record"), at("more.record"));
    let text = played(&path)?;
    let half = text[..text.len() / 2].rfind('\n').unwrap_or_default() + 4;
    let cut = format!("\u{feff}{}", &text[..half]);
    std::fs::write(&path, &cut)?;
    let printed = failure(&["replay", &path]);
    assert!(printed.contains("the record breaks off here") && printed.contains("replay RECORD --repair NEW"), "{printed}");
    run(&["replay", &path, "--repair", &new])?;
    let repaired = std::fs::read_to_string(&new)?;
    let lines = |text: &str| text.lines().filter(|line| line.contains(": ")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&repaired), lines(&text[..half - 4]), "all whole lines, and no others");
    assert!(repaired.contains("\nend open, ") && failure(&["replay", &new]).is_empty());
    assert!(matches!(run(&["replay", &path, "--repair", &new]).err().as_ref().and_then(Error::file), Some(FileError::Exists(_))));
    let whole = run(&["replay", &new, "--repair", &more]);
    assert!(whole.as_ref().is_err_and(|e| e.message().contains("is not cut off")), "{whole:?}");
    assert!(failure(&["play", "--exhibition", "--resume", &path]).contains("breaks off"));
    run(&["play", "--exhibition", "--resume", &path, "--repair", "--save", &more])?;
    assert_eq!(lines(&std::fs::read_to_string(&more)?), lines(&text), "bots go on as they would have");
    assert_eq!(std::fs::read_to_string(&path)?, cut, "the cut file is left as it was");
    Ok(())
}

#[test]
fn a_byte_order_mark_is_accepted_everywhere() -> Check {
    let dir = tempfile::tempdir()?;
    let at = |file: &str| name(&dir.path().join(file));
    let marked = |file: &str, text: &str| std::fs::write(at(file), format!("\u{feff}{text}"));
    run(&["maps", "new", &at("plain-board.toml")])?;
    marked("board.toml", &std::fs::read_to_string(at("plain-board.toml"))?)?;
    marked("table.toml", "edition = \"new\"\nmaps = { map = { file = \"board.toml\" } }\n")?;
    marked("small.toml", "edition = \"new\"\n")?;
    marked("game.record", &played(&at("plain.record"))?)?;
    marked("scenario.toml", "title = \"a\"\n[[step]]\nquery = true\n")?;
    for line in [
        &["maps", "check", &at("board.toml")][..],
        &["check", &at("small.toml")],
        &["replay", &at("game.record")],
        &["verify", &at("scenario.toml")],
    ] {
        assert_eq!(failure(line), "", "{line:?}");
    }
    Ok(())
}

#[test]
fn a_file_that_is_much_too_large_is_not_read() -> Check {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("large.toml");
    std::fs::File::create(&path)?.set_len((64 << 20) + 1)?;
    let path = name(&path);
    for line in [&["check", &path][..], &["play", &path], &["replay", &path], &["maps", "show", &path], &["import", &path]] {
        let printed = failure(line);
        assert!(printed.contains("large.toml") && printed.contains("more than 64 MB"), "{line:?}: {printed}");
    }
    let verdict = run(&["verify", &path, "--json"]);
    assert!(matches!(verdict, Err(Error::Differ { failed: 1, all: 1 })), "{verdict:?}");
    Ok(())
}

#[test]
fn a_message_shows_only_a_part_of_a_long_line() -> Check {
    let dir = tempfile::tempdir()?;
    let at = |file: &str| name(&dir.path().join(file));
    let long = "x".repeat(1_000_000);
    std::fs::write(at("value.toml"), format!("edition = \"{long}\"\n"))?;
    std::fs::write(at("key.toml"), format!("{long} = 1\n"))?;
    std::fs::write(at("syntax.toml"), format!("edition = \"new\" {long}\n"))?;
    std::fs::write(at("game.record"), played(&at("plain.record"))?.replacen("place", &long, 1))?;
    for line in [
        ["check", &at("value.toml")],
        ["check", &at("key.toml")],
        ["check", &at("syntax.toml")],
        ["replay", &at("game.record")],
        ["maps", "show"],
    ] {
        let printed = failure(&line);
        assert!((1..8_000).contains(&printed.len()), "{line:?}: {} bytes: {}", printed.len(), &printed[..500.min(printed.len())]);
    }
    Ok(())
}

#[test]
fn no_control_character_of_a_name_or_a_path_gets_out() -> Check {
    let dir = tempfile::tempdir()?;
    let at = |file: &str| name(&dir.path().join(file));
    let (table, record) = (at("table.toml"), at("game.record"));
    let players = "players = [{ color = \"red\", name = \"\\u001b]0;PWNED\\u0007\\u001b[31mEvil\" }, \"blue\"]\n";
    std::fs::write(&table, players)?;
    let shown = "\\u{1b}]0;PWNED\\u{7}\\u{1b}[31mEvil";
    // The seat of a human player keeps its name only in a game with a human player.
    let setting = bastide_tables::tables::load(Path::new(&table))?;
    let game = bastide_core::record::Recorder::start(setting.table, setting.rules, 1)?;
    std::fs::write(&record, game.text())?;
    for line in [&["check", &table][..], &["replay", &record], &["show", &record], &["simulate", &table, "-n", "1"]] {
        let printed = run(line)?;
        assert!(printed.contains(shown), "{line:?}: {printed}");
        assert!(
            !printed.contains("\u{1b}]") && !printed.contains("\u{7}") && !printed.contains("\u{1b}[31mEvil"),
            "{line:?}: {printed}"
        );
    }
    let svg = at("board.svg");
    run(&["show", &record, "--svg", &svg])?;
    assert!(!std::fs::read_to_string(&svg)?.contains(|c: char| c.is_control() && c != '\n' && c != '\t'));
    let printed = failure(&["check", "not-there\u{1b}[2J\u{9b}.toml"]);
    assert!(printed.contains("not-there\\u{1b}[2J\\u{9b}.toml"), "{printed}");
    std::fs::write(&table, "edition = \"\\u001b[2Jnew\"\n\u{1b}[2J\n")?;
    assert!(!failure(&["check", &table]).contains('\u{1b}'));
    Ok(())
}

#[test]
fn a_scenario_with_tiles_too_far_away_fails_and_says_so() -> Check {
    let dir = tempfile::tempdir()?;
    let path = name(&dir.path().join("far.toml"));
    std::fs::write(&path, "title = \"far\"\ngiven.placed = [\"BA/RCr 32767,32767 0\"]\n[[step]]\nquery = true\n")?;
    assert!(matches!(run(&["verify", &path]), Err(Error::Differ { failed: 1, all: 1 })));
    Ok(())
}

#[test]
fn a_scenario_with_tiles_that_do_not_fit_fails_and_says_where() -> Check {
    let dir = tempfile::tempdir()?;
    let path = name(&dir.path().join("meet.toml"));
    let says = |placed: &str| -> Result<String, Error> {
        let table = "[table]\nbridges-castles-bazaars = {}\n";
        std::fs::write(&path, format!("title = \"meet\"\n{table}[given]\nplaced = [{placed}]\n[[step]]\nquery = true\n"))?;
        let cli = Cli::try_parse_from(["bastide", "verify", &path]).map_err(|e| Error::Usage(e.to_string()))?;
        let mut out = Vec::new();
        _ = commands::run(&cli, &mut out);
        Ok(String::from_utf8_lossy(&out).into_owned())
    };
    let never = says("\"BA/C 0,0 0\", \"BA/L 0,-1 0\"")?;
    assert!(never.contains("given.placed \"BA/L 0,-1 0\": its edges do not match what lies around"), "{never}");
    let unmended = says("\"BA/RCr 0,0 0\", \"BA/L 1,0 0\"")?;
    let expected = "BA/RCr at 0,0 shows road where BA/L at 1,0 shows field, and nothing mends it";
    assert!(unmended.contains(expected), "{unmended}");
    let mended = says("\"BA/RCr 0,0 0\", \"BA/L 1,0 0\", \"red: bridges.build 1,0:WE\"")?;
    assert!(mended.contains("1 file passed"), "{mended}");
    Ok(())
}

#[test]
fn a_check_tells_scripts_all_errors() -> Check {
    let dir = tempfile::tempdir()?;
    let path = name(&dir.path().join("table.toml"));
    std::fs::write(&path, "edition = \"neww\"\nlike = 3\nplayers = [\"red\", \"red\"]\n")?;
    let mut out = Vec::new();
    let cli = Cli::try_parse_from(["bastide", "check", "--json", &path]).map_err(|e| Error::Usage(e.to_string()))?;
    assert!(commands::run(&cli, &mut out).is_err_and(|e| e.exit_code() == 2));
    let told: serde_json::Value = serde_json::from_slice(&out)?;
    let errors = told["errors"].as_array().cloned().unwrap_or_default();
    let places: Vec<_> = errors.iter().map(|e| (e["line"].as_u64(), e["column"].as_u64())).collect();
    assert_eq!(places, [(Some(1), Some(11)), (Some(2), Some(8)), (Some(3), Some(19))], "{told}");
    assert!(errors.iter().all(|e| e["file"] == path.as_str() && e["text"].as_str().is_some_and(|text| !text.is_empty())));
    // A file that is not there has no place.
    let mut out = Vec::new();
    let cli = Cli::try_parse_from(["bastide", "check", "--json", "none.toml"]).map_err(|e| Error::Usage(e.to_string()))?;
    assert!(commands::run(&cli, &mut out).is_err());
    let told: serde_json::Value = serde_json::from_slice(&out)?;
    assert!(told["errors"][0]["line"].is_null() && told["errors"][0]["text"].as_str().is_some(), "{told}");
    Ok(())
}

#[test]
fn a_check_of_a_board_names_all_its_errors() -> Check {
    let dir = tempfile::tempdir()?;
    let path = name(&dir.path().join("board.toml"));
    let board =
        "name = \"M\"\ngrid = \"\"\"\nSoA\n.o.\n\"\"\"\n[[city]]\nkey = \"A\"\nedges = \"XN\"\n[[ferry]]\nends = [\"0,0:N\"]\n";
    std::fs::write(&path, board)?;
    let told = failure(&["maps", "check", &path]);
    for part in ["there is 1 start cell;", "\"XN\" is not a list of sides", "and this one has 1"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    Ok(())
}

#[test]
fn a_record_names_no_folder_of_this_machine() -> Check {
    let dir = tempfile::tempdir()?;
    let [board, table, record] = ["board.toml", "table.toml", "game.record"].map(|file| name(&dir.path().join(file)));
    run(&["maps", "new", &board])?;
    std::fs::write(&table, format!("[maps]\nmap = {board:?}\n"))?;
    run(&["play", &table, "--exhibition", "--seed", "1", "--save", &record])?;
    let text = std::fs::read_to_string(&record)?;
    assert!(!text.contains(&name(dir.path())) && text.contains("\"board.toml\""), "{}", &text[..600.min(text.len())]);
    assert_eq!(failure(&["replay", &record]), "");
    Ok(())
}

#[test]
fn a_position_that_is_none_is_refused_before_a_page_opens() -> Check {
    let dir = tempfile::tempdir()?;
    let path = name(&dir.path().join("position.toml"));
    std::fs::write(&path, "title = 't'\n[[step]]\nquery = true\nexpect = { scor = {} }\n")?;
    let printed = failure(&["edit", &path, "--no-browser"]);
    assert!(printed.contains("position.toml") && printed.contains("line 4") && printed.contains("scor"), "{printed}");
    assert!(failure(&["edit", &name(&dir.path().join("none.toml")), "--no-browser"]).contains("none.toml"));
    Ok(())
}
