//! Publishing an expansion: crates that build anywhere, tests together with other
//! libraries and at a table, and libraries that `plugins`, `verify` and `replay` read.

use std::path::{Path, PathBuf};

use bastide_console::Error;
use bastide_outside::isolate::request::TestRequest;
use bastide_tables::libraries::{self, Opened};
use bastide_workshop::expansion::build;
use bastide_workshop::expansion::test::{Company, Tested, test};
use serde_json::Value;

use crate::outside::{failed, folder, library, printed, program, run, target};

type Check = Result<(), Error>;

/// A user who has allowed no library yet.
struct User {
    dir: tempfile::TempDir,
}

impl User {
    fn new() -> Result<User, Error> {
        Ok(User { dir: tempfile::tempdir()? })
    }

    /// Runs a command line of this user.
    fn run(&self, line: &[&str]) -> Result<String, Error> {
        printed(program(&self.dir.path().join("data")).args(line))
    }

    /// Returns the message of a command line that fails.
    fn fails(&self, line: &[&str]) -> String {
        failed(program(&self.dir.path().join("data")).args(line))
    }

    /// Writes a file and returns its path.
    fn write(&self, name: &str, text: &str) -> Result<String, Error> {
        let path = self.dir.path().join(name);
        std::fs::write(&path, text)?;
        Ok(name_of(&path))
    }
}

fn name_of(path: &Path) -> String {
    path.display().to_string()
}

/// Returns an empty folder for new crates of a test.
fn home(name: &str) -> Result<PathBuf, Error> {
    let home = folder().join(name);
    match std::fs::remove_dir_all(&home) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => return Err(e.into()),
        _ => {}
    }
    std::fs::create_dir_all(&home)?;
    Ok(home)
}

#[test]
fn a_crate_with_any_name_passes_its_tests_and_its_folder_may_move() -> Check {
    library("example")?;
    let (user, home, target) = (User::new()?, home("named")?, name_of(&target()));
    let test = |name: &str| -> Result<String, Error> {
        user.run(&["expansion", "test", &name_of(&home.join(name)), "--target-dir", &target, "--games", "20"])
    };
    for name in ["wells", "self", "abbeys-2"] {
        user.run(&["expansion", "new", &name_of(&home.join(name))])?;
        let report = test(name)?;
        for line in ["scenarios: 2 come out as written", "ledger: every rule has a test", &format!("{name} passes.")] {
            assert!(report.contains(line), "{line}: {report}");
        }
    }
    // Its files are the same everywhere, and cargo works there by itself.
    std::fs::create_dir(home.join("moved"))?;
    std::fs::rename(home.join("wells"), home.join("moved/wells"))?;
    std::fs::remove_dir_all(home.join("moved/wells/.cargo"))?;
    assert!(test("moved/wells")?.contains("wells passes."));
    let mut cargo = build::cargo(&home.join("moved/wells"));
    let output = cargo.args(["test", "--quiet", "--tests", "--offline", "--target-dir", &target]).output()?;
    assert!(output.status.success(), "{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Ok(())
}

#[test]
fn a_program_that_lacks_the_sources_of_the_engine_says_where_they_should_be() -> Check {
    let (user, home) = (User::new()?, home("lost")?);
    let name = name_of(&home.join("dark-woods"));
    user.run(&["expansion", "new", &name])?;
    let mut program = program(&home);
    let message = failed(program.args(["expansion", "build", &name]).env("BASTIDE_SOURCES", user.dir.path()));
    assert!(message.contains("does not contain the sources of Bastide; BASTIDE_SOURCES must name"), "{message}");
    Ok(())
}

#[test]
fn plugins_of_an_allowed_library_are_listed_as_linked_ones() -> Check {
    let (user, beacons) = (User::new()?, name_of(&library("beacons")?));
    for line in [&["plugins", "--library", &beacons][..], &["plugins", "beacons", "--library", &beacons]] {
        let message = user.fails(line);
        assert!(message.contains("is not one that you have allowed") && message.contains("--allow-libraries"), "{message}");
    }
    let told = user.run(&["plugins", "--allow-libraries", "--library", &beacons])?;
    assert!(told.contains("[beacons]") && told.contains("(from "), "{told}");
    // It is remembered from then on.
    let json: Value = serde_json::from_str(&user.run(&["plugins", "--json", "--library", &beacons])?)?;
    let one: Value = serde_json::from_str(&user.run(&["plugins", "beacons", "--json", "--library", &beacons])?)?;
    assert!(json[0] == one && one["options"].as_array().is_some_and(|options| !options.is_empty()), "{json}");
    assert!(user.run(&["plugins", "beacons", "--rules", "--library", &beacons])?.contains("BN-01"));
    let both = user.run(&["plugins", "--allow-libraries", "--library", &beacons, &name_of(&library("example")?)])?;
    assert!(both.contains("[beacons]") && both.contains("[example]"), "{both}");
    let unknown = user.fails(&["plugins", "beacon", "--library", &beacons]);
    assert!(unknown.contains("did you mean \"beacons\"?"), "{unknown}");
    let twice = user.fails(&["plugins", "--library", &beacons, &beacons]);
    assert!(twice.contains("both have an expansion \"beacons\"; name one of them only"), "{twice}");
    let none = user.fails(&["plugins", "--library", "nowhere.so"]);
    assert!(none.contains("there is no library") && none.contains("nowhere.so"), "{none}");
    Ok(())
}

#[test]
fn verify_plays_scenarios_with_the_plugins_of_libraries() -> Check {
    let (user, example) = (User::new()?, library("example")?);
    let scenarios = name_of(&folder().join("example/scenarios"));
    let skipped = user.run(&["verify", &scenarios])?;
    assert!(skipped.contains("2 skipped") && skipped.contains("needs example; --library"), "{skipped}");
    let example = name_of(&example);
    let message = user.fails(&["verify", &scenarios, "--library", &example]);
    assert!(message.contains("is not one that you have allowed"), "{message}");
    // A scenario names a library as a table file does, relative to its folder.
    let scenario = std::fs::read_to_string(folder().join("example/scenarios/EX-02-well.toml"))?;
    let named = scenario.replace("example = {}", "example = { library = \"x.so\" }");
    std::fs::copy(&example, user.dir.path().join("x.so"))?;
    let named = user.write("named.toml", &named)?;
    let refused = user.fails(&["verify", &named]);
    assert!(refused.contains("is not one that you have allowed") && refused.contains("named.toml:5"), "{refused}");
    assert!(user.run(&["verify", &named, "--allow-libraries"])?.contains("1 file passed"));
    assert!(user.run(&["verify", "--library", &example, &scenarios])?.contains("2 files passed, 0 failed, 0 skipped"));
    Ok(())
}

#[test]
fn an_expansion_is_tested_together_with_other_libraries() -> Check {
    let (user, beacons, example) = (User::new()?, name_of(&library("beacons")?), name_of(&library("example")?));
    let line = ["expansion", "test", &example, "--games", "80", "--with", &beacons];
    let message = user.fails(&line);
    assert!(message.contains("is not one that you have allowed"), "{message}");
    let report = user.run(&[&line[..], &["--allow-libraries"]].concat())?;
    assert!(report.contains("random games in company: with beacons: ") && report.contains("example passes."), "{report}");
    let message = user.fails(&["expansion", "test", &example, "--allow-libraries", "--with", &example]);
    assert!(message.contains("both have an expansion \"example\"; leave one of them out"), "{message}");
    // The folder of a crate is built first.
    let crate_folder = name_of(&folder().join("beacons"));
    let line = ["expansion", "test", &example, "--games", "20", "--with", &crate_folder, "--target-dir", &name_of(&target())];
    assert!(User::new()?.run(&line)?.contains("with beacons"));
    Ok(())
}

#[test]
fn an_expansion_is_tested_at_the_table_of_a_file() -> Check {
    let (user, beacons, example) = (User::new()?, name_of(&library("beacons")?), name_of(&library("example")?));
    let text =
        format!("players = [\"red\", \"blue\", \"green\"]\n[example]\nwell_points = 3\n[beacons]\nlibrary = {beacons:?}\n");
    let table = user.write("t.toml", &text)?;
    let line = ["expansion", "test", &example, "--games", "30", "--table", &table];
    let message = user.fails(&line);
    assert!(message.contains("is not one that you have allowed") && message.contains("t.toml:5"), "{message}");
    let report = user.run(&[&line[..], &["--allow-libraries"]].concat())?;
    for words in
        ["random games at the table: 30 games at 1 table ", "Cost of its hooks in random games at the table ", "example passes."]
    {
        assert!(report.contains(words), "{words}: {report}");
    }
    assert!(!report.contains("in company"), "{report}");
    for (text, words) in [
        ("[base]\n", "does not name \"example\", so it cannot test it; add the line [example]"),
        ("[example]\nwell_point = 3\n", "did you mean \"well_points\"?"),
        ("draws = [\"EX/none\"]\n[example]\n", "EX/none"),
    ] {
        user.write("t.toml", text)?;
        let message = user.fails(&line);
        assert!(message.contains(words), "{message}");
    }
    let message = user.fails(&["expansion", "test", &example, "--table", "nowhere.toml"]);
    assert!(message.contains("cannot read nowhere.toml"), "{message}");
    Ok(())
}

/// Runs all checks on one expansion of the broken library. Records of games go to a folder.
fn tested(id: &str, failed: &Path) -> Result<Tested, Error> {
    let opened: Opened = libraries::open(&library("broken")?, None)?;
    let expansion = opened
        .expansions
        .iter()
        .copied()
        .find(|e| e.manifest().id == id)
        .ok_or_else(|| Error::Usage(format!("no expansion {id}")))?;
    let alone = Opened { expansions: vec![expansion], ..opened };
    let request =
        TestRequest { library: alone.path.clone(), failed: failed.into(), games: 20, seed: 1, ..TestRequest::default() };
    test(expansion, &alone, &Company::default(), &request, &())
}

#[test]
fn a_game_that_fails_is_saved_and_the_costs_are_printed_all_the_same() -> Check {
    let dir = tempfile::tempdir()?;
    let tested = tested("panics-in-value", dir.path())?;
    assert!(!tested.passed && tested.hooks.iter().any(|hook| hook.hook == "value"), "{tested:?}");
    let games = tested.checks.iter().find(|check| check.name == "random games alone");
    let text = games.map(|check| check.text.as_str()).unwrap_or_default();
    let record = text.split("`bastide replay ").nth(1).and_then(|rest| rest.split('`').next()).unwrap_or_default();
    assert!(Path::new(record).starts_with(dir.path()), "{text}");
    assert!(run(&["replay", record])?.contains(" places "));
    assert!(!text.contains("--library"), "the record names its library: {text}");
    Ok(())
}

#[test]
fn a_record_is_opened_with_a_library_that_it_does_not_name() -> Check {
    let (user, example) = (User::new()?, name_of(&library("example")?));
    let table = user.write("t.toml", &format!("[example]\nlibrary = {example:?}\n"))?;
    let record = name_of(&user.dir.path().join("g.record"));
    user.run(&["play", &table, "--allow-libraries", "--exhibition", "--seed", "1", "--save", &record])?;
    let text = std::fs::read_to_string(&record)?;
    // Nobody has a library with another SHA-256.
    let sha256 = text.split("sha256 = \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned();
    let moved = user.write("moved.record", &text.replace(&sha256, &"0".repeat(64)))?;
    assert!(user.fails(&["replay", &moved]).contains("was found nowhere"));
    assert_eq!(user.run(&["replay", &moved, "--library", &example])?, user.run(&["replay", &record])?);
    assert_eq!(user.run(&["show", &moved, "--library", &example])?, user.run(&["show", &record])?);
    let message = User::new()?.fails(&["replay", &moved, "--library", &example]);
    assert!(message.contains("is not one that you have allowed"), "{message}");
    Ok(())
}
