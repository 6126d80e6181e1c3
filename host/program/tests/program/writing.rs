//! Files written by commands: completely or not at all, and over existing files only on request.

use std::io::Read;
use std::path::Path;
use std::process::{Command, Output};

use bastide_console::Error;

type Check = Result<(), Error>;

fn program(line: &[&str]) -> Command {
    let mut program = crate::program();
    program.args(line).stdin(std::process::Stdio::null());
    program
}

fn names(folder: &Path) -> Result<Vec<String>, Error> {
    let names = std::fs::read_dir(folder)?.map(|entry| entry.map(|e| e.file_name().to_string_lossy().into_owned()));
    Ok(names.collect::<Result<_, _>>()?)
}

#[test]
fn puzzles_are_written_as_json_and_do_not_depend_on_the_threads() -> Check {
    let dir = tempfile::tempdir()?;
    let file = dir.path().join("puzzles.json");
    let mut texts = Vec::new();
    for threads in ["1", "2"] {
        let mut command = crate::program();
        command
            .args(["puzzles", "--games", "4", "--most", "3", "--seed", "5", "--force", "--threads", threads, "--out"])
            .arg(&file);
        let output = command.output()?;
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&output.stdout).contains("puzzles in 4 games"));
        texts.push(std::fs::read_to_string(&file)?);
    }
    assert_eq!(texts.first(), texts.last());
    let text = texts.pop().unwrap_or_default();
    let puzzles: Vec<serde_json::Value> = serde_json::from_str(&text)?;
    assert!(puzzles.len() == 3 && puzzles.is_sorted_by_key(|puzzle| puzzle["rating"].as_i64()), "{puzzles:?}");
    let refused = crate::program().args(["puzzles", "--games", "1", "--out"]).arg(&file).output()?;
    assert!(!refused.status.success() && std::fs::read_to_string(&file)? == text);
    Ok(())
}

#[test]
fn no_command_replaces_a_file_unless_it_is_forced_to() -> Check {
    let dir = tempfile::tempdir()?;
    let at = |name: &str| dir.path().join(name).display().to_string();
    let record = at("game.record");
    assert!(program(&["play", "--exhibition", "--seed", "1", "--save", &record]).output()?.status.success());
    let export = at("export.jcz");
    assert!(program(&["export", &record, "--jcz", &export]).output()?.status.success());
    let file = at("file");
    let lines: [&[&str]; 10] = [
        &["new", &file],
        &["maps", "new", &file],
        &["maps", "show", "france", "--svg", &file],
        &["show", &record, "--svg", &file],
        &["show", &record, "--png", &file, "--width", "300"],
        &["simulate", "--games", "2", "--csv", &file],
        &["simulate", "--games", "2", "--isolate", "--csv", &file],
        &["play", "--exhibition", "--seed", "2", "--save", &file],
        &["import", &export, &file],
        &["export", &record, "--jcz", &file],
    ];
    for line in lines {
        std::fs::write(&file, "precious")?;
        let Output { status, stderr, .. } = program(line).output()?;
        let message = String::from_utf8_lossy(&stderr);
        assert_eq!(status.code(), Some(2), "{line:?}: {message}");
        assert!(message.contains("exists already") && message.contains("--force"), "{line:?}: {message}");
        assert_eq!(std::fs::read_to_string(&file)?, "precious", "{line:?}");
        let forced = program(line).arg("--force").output()?;
        assert!(forced.status.success(), "{line:?}: {}", String::from_utf8_lossy(&forced.stderr));
        assert_ne!(std::fs::read(&file)?, b"precious", "{line:?}");
    }
    // A picture that cannot be written prevents the other one.
    let line = ["show", &record, "--svg", &at("new.svg"), "--png", &file];
    assert!(!program(&line).output()?.status.success());
    assert!(!dir.path().join("new.svg").exists());
    Ok(())
}

#[test]
fn a_game_that_is_resumed_goes_on_in_its_own_file_however_it_is_called() -> Check {
    let dir = tempfile::tempdir()?;
    let record = dir.path().join("game.record");
    let setting = bastide_tables::tables::to_play(None)?;
    let open = bastide_core::record::Recorder::start(setting.table, setting.rules, 9)?.text();
    std::fs::write(&record, &open)?;
    let (one, other) = (record.display().to_string(), dir.path().join("./game.record").display().to_string());
    let played = program(&["play", "--exhibition", "--resume", &one, "--save", &other]).output()?;
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert_ne!(std::fs::read_to_string(&record)?, open);
    Ok(())
}

#[cfg(unix)]
#[test]
fn rows_go_to_the_output_and_into_a_pipe() -> Check {
    use std::os::unix::fs::FileTypeExt;
    let dir = tempfile::tempdir()?;
    let (file, pipe) = (dir.path().join("out"), dir.path().join("pipe"));
    // The output is a file here, which the rows must not replace and the report must not overwrite.
    let output = program(&["simulate", "--games", "3", "--csv", "/dev/stdout"]).stdout(std::fs::File::create(&file)?).status()?;
    let text = std::fs::read_to_string(&file)?;
    assert!(output.success() && text.starts_with("game,seed,") && text.lines().count() > 6, "{text}");
    assert!(Command::new("mkfifo").arg(&pipe).status()?.success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || {
            let mut text = String::new();
            std::fs::File::open(pipe).and_then(|mut file| file.read_to_string(&mut text)).map(|_| text)
        }
    });
    assert!(program(&["simulate", "--games", "3", "--csv", &pipe.display().to_string()]).output()?.status.success());
    let rows = reader.join().map_err(|_| Error::Usage("the reader failed".into()))??;
    assert!(std::fs::metadata(&pipe)?.file_type().is_fifo());
    assert_eq!(rows.lines().count(), 4, "{rows}");
    Ok(())
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_nothing() -> Check {
    let lines: [&[&str]; 4] = [
        &["new", "t.toml"],
        &["maps", "new", "board.toml"],
        &["expansion", "new", "dark-woods"],
        &["maps", "show", "france", "--svg", "france.svg"],
    ];
    for line in lines {
        let dir = tempfile::tempdir()?;
        on_a_full_disk(dir.path(), line)?;
        assert!(names(dir.path())?.is_empty(), "{line:?} leaves {:?}", names(dir.path())?);
    }
    Ok(())
}

/// Runs a command that cannot write all that it is to write.
#[cfg(unix)]
fn on_a_full_disk(folder: &Path, line: &[&str]) -> Check {
    // A limit of 512 bytes per file simulates a full disk.
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_bastide")]).args(line);
    let output = limited.current_dir(folder).stdin(std::process::Stdio::null()).output()?;
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(2) && message.contains("cannot write"), "{line:?}: {message}");
    Ok(())
}

#[cfg(unix)]
#[test]
fn a_disk_that_gets_full_in_a_game_leaves_the_record_of_the_moves_before() -> Check {
    let dir = tempfile::tempdir()?;
    on_a_full_disk(dir.path(), &["play", "--exhibition", "--seed", "1", "--save", "game.record"])?;
    assert_eq!(names(dir.path())?, ["game.record"], "neither a lock nor a half-written file stays");
    let recorder = bastide_tables::records::replay(&dir.path().join("game.record"), None)?;
    assert!(!recorder.is_empty() && !recorder.game().is_over());
    Ok(())
}

#[test]
fn the_licences_of_all_that_is_in_the_program_are_printed() -> Check {
    let text = program(&["licenses"]).output()?.stdout;
    let text = String::from_utf8_lossy(&text);
    for part in [
        "MIT License",
        "Apache License",
        "UBUNTU FONT LICENCE Version 1.0",
        "Copyright 2011 Canonical Ltd.",
        "BITSTREAM VERA LICENSE",
        "Copyright 2018 Source Foundry Authors",
        "SIL OPEN FONT LICENSE Version 1.1",
        "petgraph 0.",
        "Copyright (c) 2015\n",
    ] {
        assert!(text.contains(part), "{part}");
    }
    Ok(())
}
