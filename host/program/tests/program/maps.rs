//! Commands for boards: list, show, check, create and play.

use std::path::Path;

use bastide_core::message::list;
use bastide_maps::board;
use clap::Parser;

use bastide_cli::cli::Cli;
use bastide_cli::commands;
use bastide_console::Error;
use bastide_reports::args::CheckMap;
use bastide_reports::maps::check::Checked;
use bastide_reports::maps::{Chosen, table};
use bastide_tables::{records, tables};
use bastide_texts::Language;

/// Returns the output of a command.
fn bastide(args: &[&str]) -> Result<String, Error> {
    let cli = Cli::try_parse_from(["bastide"].iter().chain(args)).map_err(|e| Error::Usage(e.to_string()))?;
    let mut out = anstream::StripStream::new(Vec::new());
    commands::run(&cli, &mut out)?;
    Ok(String::from_utf8_lossy(&out.into_inner()).into_owned())
}

fn refused(args: &[&str]) -> String {
    bastide(args).map_or_else(|e| e.message(), |output| format!("not refused: {output}"))
}

fn check(board: &str, games: u64) -> Result<Checked, Error> {
    Checked::new(&CheckMap { board: board.into(), games, seed: 1 })
}

#[test]
fn the_list_names_every_board() -> Result<(), Error> {
    let output = bastide(&["maps"])?;
    for name in board::NAMES {
        assert!(output.lines().any(|line| line.starts_with(&format!("{name} "))), "{output}");
    }
    let data: serde_json::Value = serde_json::from_str(&bastide(&["maps", "--json"])?)?;
    assert_eq!(data[0]["cells"], 114);
    Ok(())
}

#[test]
fn random_games_fill_every_board_well_and_reach_all_of_it() -> Result<(), Error> {
    for name in board::NAMES {
        let checked = check(name, 60)?;
        assert!(checked.hints.iter().all(|hint| hint.text.contains("printed edges meet")), "{name}: {:?}", checked.hints);
        let Some(played) = &checked.played else { continue };
        assert!(played.fill >= 0.85 && played.never.is_empty(), "{name}: {played:?}");
    }
    Ok(())
}

#[test]
fn a_board_shows_what_is_on_it() -> Result<(), Error> {
    let output = bastide(&["maps", "show", "iberia"])?;
    for part in ["Iberia [iberia]", "113 cells, 114 tiles", "3 of them are used", "Barcelona (2 pennants)", "Our own board"] {
        assert!(output.contains(part), "{part}: {output}");
    }
    assert!(output.lines().any(|line| line.trim_end() == "  5 ~ ~ . . . o . M . . . . . ~ ~ ~ ~ ~"), "{output}");
    let data: serde_json::Value = serde_json::from_str(&bastide(&["maps", "show", "iberia", "--json"])?)?;
    assert_eq!((&data["grid"][5], &data["starts_used"]), (&"~~...o.M.....~~~~~".into(), &3.into()));
    Ok(())
}

#[test]
fn a_picture_names_what_it_shows_and_is_always_the_same() -> Result<(), Box<dyn std::error::Error>> {
    let chosen = Chosen::find("france")?;
    let rules = table::setting(&chosen)?.rules;
    let (one, two) =
        (bastide_render::chart(&rules, &Language::default(), &[]), bastide_render::chart(&rules, &Language::default(), &[]));
    assert!(one == two && one.contains("<title>France</title>"));
    for id in ["sheet", "country", "trait-pennant", "paper"] {
        assert!(one.contains(&format!("id=\"{id}\"")) && (one.contains(&format!("#{id}"))), "{id}");
    }
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("france.png").display().to_string();
    assert_eq!(bastide(&["maps", "show", "france", "--png", &path, "--width", "200"])?, format!("{path} is written.\n"));
    assert!(std::fs::read(&path)?.starts_with(b"\x89PNG"));
    Ok(())
}

#[test]
fn a_board_of_ones_own_is_begun_changed_and_played_and_its_record_needs_no_file() -> Result<(), Box<dyn std::error::Error>> {
    let dir = tempfile::tempdir()?;
    let file = |name: &str| dir.path().join(name).display().to_string();
    let (mine, other) = (file("mine.toml"), file("table.toml"));
    bastide(&["maps", "new", &mine])?;
    assert!(refused(&["maps", "new", &mine]).contains("exists already"));
    let text = std::fs::read_to_string(&mine)?;
    std::fs::write(&mine, text.replace("Starter Island", "Bigger Island").replace("~~~~.o..~~~", "~~~~.o...~~"))?;
    let checked = check(&mine, 3)?;
    assert_eq!((checked.cells, checked.hints.len()), (42, 0));
    let written = bastide(&["maps", "table", &mine])?;
    assert!(written.contains("# Bigger Island: A small island") && written.contains("\n[maps]\nmap = "), "{written}");
    // In a table file beside the board file, the file name is enough.
    let written = written.replace(&format!("{mine:?}"), "\"mine.toml\"").replace("bot = \"greedy\"", "bot = \"random\"");
    std::fs::write(&other, written)?;
    let record = file("game.record");
    bastide(&["play", &other, "--exhibition", "--seed", "4", "--save", &record])?;
    std::fs::remove_file(&mine)?;
    let kept = records::replay(Path::new(&record), None)?;
    assert_eq!(kept.game().rules().scenery.as_ref().map(|s| s.title.as_str()), Some("Bigger Island"));
    assert!(kept.text().contains("~~...o.~~##\n"), "the board stands in the record as it is");
    assert!(kept.game().state().core.is_over && bastide(&["show", &record]).is_ok());
    Ok(())
}

#[test]
fn a_board_that_was_drawn_in_a_browser_and_saved_is_checked_and_filled() -> Result<(), Box<dyn std::error::Error>> {
    // A test of the page says that this is what it saves.
    let drawn = concat!(env!("CARGO_MANIFEST_DIR"), "/../../maps/tests/drawn.toml");
    let checked = check(drawn, 2)?;
    assert!(checked.cells >= 6 && checked.played.is_some_and(|played| played.games == 2 && played.never.is_empty()), "{drawn}");
    assert!(bastide(&["maps", "show", drawn])?.contains("Two isles"));
    Ok(())
}

#[test]
fn what_is_wrong_with_a_board_is_shown_in_its_file() -> Result<(), Box<dyn std::error::Error>> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("b.toml");
    let name = path.display().to_string();
    std::fs::write(&path, "name = ''\ngrid = '''\nS.~.\nSo~~\n'''\n")?;
    let says = "the cell 3,0 can never be reached from a start cell; join it to the others by land, a large city or a ferry, or make \
        it water (~)\nb.toml:3:4\n  3 | S.~.\n    |    ^";
    assert_eq!(refused(&["maps", "check", &name]).replace(&name, "b.toml"), says);
    let table = dir.path().join("t.toml");
    std::fs::write(&table, "[maps]\nmap = 'b.toml'\n")?;
    let from_table = tables::load(&table).map_or_else(|e| e.message(), |_| String::new());
    assert_eq!(from_table, format!("maps: {says}"), "the same from a table");
    std::fs::write(&table, "[maps]\nmap = 'no.toml'\n")?;
    let missing = tables::load(&table).map_or_else(|e| e.message(), |_| String::new());
    assert!(missing.starts_with("cannot read") && missing.contains("2 | map = 'no.toml'"), "{missing}");
    std::fs::write(&table, "[maps]\nmap = 'franse'\n")?;
    let unknown = tables::load(&table).map_or_else(|e| e.message(), |_| String::new());
    assert!(unknown.contains("or the path of a file; did you mean \"france\"?"), "{unknown}");
    let boards = list(board::NAMES.iter().copied());
    let says = format!("there is no board \"franse\"; did you mean \"france\"?; the boards are {boards}; or name a board file");
    assert_eq!(refused(&["maps", "show", "franse"]), says);
    assert!(refused(&["maps", "show", "no.toml"]).starts_with("cannot read no.toml"));
    Ok(())
}

#[test]
fn hints_show_their_place() -> Result<(), Box<dyn std::error::Error>> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("b.toml");
    std::fs::write(
        &path,
        "name = 'B'\ncredits = 'us'\nsets = { base = 1 }\ngrid = '''\nS.o\n..S\n'''\n[names]\n'0,0'='a'\n'2,0'='b'\n",
    )?;
    let output = bastide(&["maps", "check", &path.display().to_string()])?.replace(&path.display().to_string(), "b.toml");
    let hint =
        "hint: the small city on 2,1 has no name; write \"2,1\" = \"...\" below [names]\nb.toml:6:3\n  6 | ..S\n    |   ^\n";
    assert!(output.starts_with("b.toml can be played on: 6 cells, one hint.\n") && output.contains(hint), "{output}");
    assert!(output.ends_with("`--games 200` plays random games on it and shows how they fill it.\n"), "{output}");
    Ok(())
}

#[test]
fn the_terminal_shows_the_board_under_the_tiles() -> Result<(), Box<dyn std::error::Error>> {
    let dir = tempfile::tempdir()?;
    let (mine, record) = (dir.path().join("m.toml").display().to_string(), dir.path().join("r").display().to_string());
    bastide(&["maps", "new", &mine])?;
    let table = dir.path().join("t.toml");
    let seats = "players = [{ color = 'red', bot = 'random' }, { color = 'blue', bot = 'random' }]\n";
    std::fs::write(&table, format!("{seats}[maps]\nmap = 'm.toml'\n"))?;
    bastide(&["play", &table.display().to_string(), "--exhibition", "--seed", "2", "--save", &record])?;
    let output = bastide(&["show", &record, "--at", "0"])?;
    for part in ["Capita", "Islet", "───>", "Southe", "Neighb", "Fronti", "▓"] {
        assert!(output.contains(part), "{part}:\n{output}");
    }
    let svg = dir.path().join("g.svg").display().to_string();
    bastide(&["show", &record, "--at", "0", "--svg", &svg])?;
    assert!(std::fs::read_to_string(&svg)?.contains("id=\"sheet\""));
    Ok(())
}
