//! `bastide import`, `export` and `verify` as a user types them.

use std::path::Path;

use bastide_cli::cli::Cli;
use bastide_cli::commands;
use bastide_console::Error;
use bastide_files::FileError;
use clap::Parser;
use serde_json::Value;

/// Runs a command line; returns its output without styles, and its result.
fn run(line: &[&str]) -> (String, Result<(), Error>) {
    let mut out = anstream::StripStream::new(Vec::new());
    let parsed = Cli::try_parse_from([&["bastide"], line].concat()).map_err(|e| Error::Usage(e.to_string()));
    let done = parsed.and_then(|cli| commands::run(&cli, &mut out));
    (String::from_utf8_lossy(&out.into_inner()).into_owned(), done)
}

/// Runs a command line that must succeed.
fn ran(line: &[&str]) -> Result<String, Error> {
    let (out, done) = run(line);
    done.map(|()| out)
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

#[test]
fn a_record_goes_out_and_comes_back() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let [record, jcz, back] = ["a.record", "a.jcz", "b.record"].map(|f| name(&dir.path().join(f)));
    ran(&["play", "--exhibition", "--seed", "5", "--save", &record])?;
    assert!(ran(&["export", &record, "--jcz", &jcz])?.contains("a.jcz is written, with"));
    let there: Value = serde_json::from_str(&std::fs::read_to_string(&jcz)?)?;
    assert_eq!(there["setup"]["sets"]["basic:1"], 1);
    assert_eq!(there["replay"][0]["type"], "PLACE_TILE");
    let told: Value = serde_json::from_str(&ran(&["import", &jcz, &back, "--json"])?)?;
    assert_eq!(told["lost"].as_array().map(Vec::len), Some(0));
    assert_eq!(std::fs::read_to_string(&record)?, std::fs::read_to_string(&back)?);
    assert_eq!(ran(&["import", &jcz])?, std::fs::read_to_string(&record)?, "without a file the record is printed");
    assert!(
        matches!(run(&["import", &jcz, &back]).1.err().as_ref().and_then(Error::file), Some(FileError::Exists(_))),
        "no file is written over"
    );
    assert!(matches!(
        run(&["export", &record, "--jcz", &jcz]).1.err().as_ref().and_then(Error::file),
        Some(FileError::Exists(_))
    ));
    Ok(())
}

#[test]
fn what_an_import_leaves_out_is_a_comment_of_the_record() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let [record, jcz] = ["a.record", "a.jcz"].map(|f| name(&dir.path().join(f)));
    ran(&["play", "--exhibition", "--seed", "6", "--save", &record])?;
    ran(&["export", &record, "--jcz", &jcz])?;
    let mut there: Value = serde_json::from_str(&std::fs::read_to_string(&jcz)?)?;
    there["chat"] = serde_json::json!([{"text": "well played"}]);
    there["setup"]["elements"]["courier"] = Value::from(1);
    std::fs::write(&jcz, there.to_string())?;
    let printed = ran(&["import", &jcz])?;
    assert!(printed.contains("# not carried over: the chat") && printed.contains("# not carried over: it needs the-courier"));
    std::fs::write(&record, printed)?;
    assert!(ran(&["replay", &record])?.contains("won."));
    Ok(())
}

#[test]
fn verify_tells_what_passed_failed_and_was_skipped() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let [record, jcz] = ["a.record", "good.jcz"].map(|f| name(&dir.path().join(f)));
    ran(&["play", "--exhibition", "--seed", "7", "--save", &record])?;
    ran(&["export", &record, "--jcz", &jcz])?;
    let good: Value = serde_json::from_str(&std::fs::read_to_string(&jcz)?)?;
    let folder = name(dir.path());
    let passed: Value = serde_json::from_str(&ran(&["verify", &folder, "--json"])?)?;
    assert_eq!((&passed["passed"], &passed["failed"], &passed["skipped"]), (&1.into(), &0.into(), &0.into()));
    assert_eq!(passed["files"][0]["sort"], "saved-game");

    let mut changed = good.clone();
    changed["replay"][0]["payload"]["position"] = serde_json::json!([7, 7]);
    std::fs::write(dir.path().join("changed.jcz"), changed.to_string())?;
    let mut foreign = good;
    foreign["setup"]["elements"]["courier"] = Value::from(1);
    std::fs::write(dir.path().join("foreign.jcz"), foreign.to_string())?;
    let (text, done) = run(&["verify", &folder]);
    assert!(matches!(done, Err(Error::Differ { failed: 1, all: 3 })), "{text}");
    assert!(
        text.contains("needs the-courier") && text.contains("message 1") && text.contains("not a legal move in Bastide"),
        "{text}"
    );
    assert!(text.contains("RCr"), "the board is drawn: {text}");
    assert!(text.contains("1 file passed, 1 failed, 1 skipped"), "{text}");
    Ok(())
}

#[test]
fn verify_says_what_is_wrong_with_a_file() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = |file: &str| dir.path().join(file);
    let none = run(&["verify", &name(&path("none"))]).1;
    assert!(none.is_err_and(|e| e.to_string().contains("none: ")), "a file that is not there");
    let empty = run(&["verify", &name(dir.path())]).1;
    assert!(empty.is_err_and(|e| e.to_string().contains("nothing to verify")), "an empty folder");
    let [record, jcz] = ["a.record", "rule.jcz"].map(|f| name(&path(f)));
    ran(&["play", "--exhibition", "--seed", "7", "--save", &record])?;
    assert!(ran(&["export", &record, "--jcz", &jcz])?.contains("take every seat"));
    let mut game: Value = serde_json::from_str(&std::fs::read_to_string(&jcz)?)?;
    game.as_object_mut().map(|file| file.remove("bastide"));
    game["setup"]["rules"]["tiny-city-scoring"] = Value::from("3");
    std::fs::write(&jcz, game.to_string())?;
    for (file, bytes) in [
        ("empty.jcz", &b""[..]),
        ("cut.json", br#"{"setup": {"#),
        ("cut.json.gz", &[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 5, 193][..]),
        ("other.json", br#"{"name": "something else"}"#),
    ] {
        std::fs::write(path(file), bytes)?;
    }
    let (text, done) = run(&["verify", &name(dir.path())]);
    assert!(matches!(done, Err(Error::Differ { failed: 5, all: 5 })), "{text}");
    for (file, what) in [
        ("empty.jcz", "invalid JSON: "),
        ("cut.json ", "invalid JSON: "),
        ("cut.json.gz", "invalid gzip file: "),
        ("other.json", "not a game of JCloisterZone or FanCloisterZone: it lacks \"setup\""),
        ("rule.jcz", "\"tiny-city-scoring\" is \"3\" in the setup; it takes \"4\" or \"2\""),
    ] {
        assert!(text.lines().any(|line| line.contains(file) && line.contains(what)), "{file}: {what}\n{text}");
    }
    Ok(())
}

/// `new --like` writes a table whose games can be exported; without it an error names the options
/// and `like`.
#[test]
fn a_table_like_the_other_program_can_be_exported() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = |file: &str| name(&dir.path().join(file));
    let [table, record, jcz] = ["t.toml", "a.record", "a.jcz"].map(path);
    let unknown = run(&["new", "--like", "jcloisterzome", &table]).1.err().map(|e| e.to_string()).unwrap_or_default();
    let expected = "there is no set of options \"jcloisterzome\"; did you mean \"jcloisterzone\"?; --like takes jcloisterzone";
    assert!(unknown.contains(expected), "{unknown}");
    ran(&["new", "--like", "jcloisterzone", &table])?;
    let text = std::fs::read_to_string(&table)?;
    assert!(text.contains("\nlike = \"jcloisterzone\"\n"), "{text}");
    let four = "players = [{ bot = \"random\" }, { bot = \"random\" }, { bot = \"random\" }, { bot = \"random\" }]\n";
    let like = text.replace("[[players]]\n", "").replace("color = \"", "#color = \"").replace("\n#[bridges-", "\n[bridges-");
    std::fs::write(&table, format!("{four}{like}"))?;
    ran(&["play", &table, "--exhibition", "--seed", "3", "--save", &record])?;
    assert!(std::fs::read_to_string(&record)?.contains("most_bid = 999"), "a record holds the options");
    let told = ran(&["export", &record, "--jcz", &jcz])?;
    assert!(!told.contains("different in JCloisterZone"), "{told}");
    ran(&["replay", &record])?;

    let [plain, other] = ["plain.toml", "b.record"].map(path);
    std::fs::write(&plain, format!("{four}[bridges-castles-bazaars]\n"))?;
    ran(&["play", &plain, "--exhibition", "--seed", "3", "--save", &other])?;
    let refused = run(&["export", &other, "--jcz", &path("b.jcz")]).1.err().map(|e| e.to_string()).unwrap_or_default();
    let lines: Vec<&str> = refused.lines().collect();
    assert!(lines[0].contains("cannot be made in JCloisterZone"), "{refused}");
    assert!(lines[1].contains("A new table with like = \"jcloisterzone\" sets them as JCloisterZone plays:"), "{refused}");
    assert!(refused.contains("\n  bridges-castles-bazaars.most_bid is 20 in this table and 999 in JCloisterZone"), "{refused}");
    Ok(())
}

/// A misspelt set of options in a table is refused with its place.
#[test]
fn a_table_like_nobody_is_refused() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let table = name(&dir.path().join("t.toml"));
    std::fs::write(&table, "like = \"jcloister\"\n")?;
    let refused = run(&["check", &table]).1.err().map(|e| e.message()).unwrap_or_default();
    let expected = "there is no set of options \"jcloister\"; did you mean \"jcloisterzone\"?; like takes jcloisterzone\n";
    assert!(refused.starts_with(expected) && refused.contains("t.toml:1:8"), "{refused}");
    Ok(())
}

/// JCloisterZone has no wheel: a game with it is refused as a whole, and no file is written.
#[test]
fn a_game_with_the_wheel_of_fortune_is_not_exported() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let [table, record, jcz] = ["t.toml", "a.record", "a.jcz"].map(|f| name(&dir.path().join(f)));
    std::fs::write(&table, "players = [\"red\", \"blue\"]\nseed = 3\n[wheel-of-fortune]\n")?;
    ran(&["play", &table, "--exhibition", "--save", &record])?;
    let refused = run(&["export", &record, "--jcz", &jcz]).1.err().map(|e| e.message()).unwrap_or_default();
    let expected = "JCloisterZone lacks the expansion wheel-of-fortune; only games without it can be exported";
    assert!(refused.contains(expected), "{refused}");
    assert!(!dir.path().join("a.jcz").exists());
    Ok(())
}
