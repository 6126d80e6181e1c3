//! `add` and `remove`: one line, and every later table may name an expansion of somebody else.

use std::path::Path;

use bastide_console::Error;
use bastide_tables::libraries;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::outside::{failed, folder, library, printed, program, target};

type Check = Result<(), Error>;

/// Packs a crate as `cargo package` does.
fn pack(crate_folder: &Path, name: &str, file: &Path) -> std::io::Result<()> {
    let mut archive = tar::Builder::new(GzEncoder::new(std::fs::File::create(file)?, Compression::fast()));
    archive.append_dir_all(name, crate_folder)?;
    archive.into_inner()?.finish()?;
    Ok(())
}

#[test]
fn an_expansion_is_added_by_one_line_and_played_without_a_path() -> Check {
    // Builds the engine first, so that only the crate itself is left.
    library("beacons")?;
    let home = tempfile::tempdir()?;
    let data = home.path().join("data");
    let run = |line: &[&str]| printed(program(&data).args(line));
    let fails = |line: &[&str]| failed(program(&data).args(line));
    let (beacons, target) = (folder().join("beacons").display().to_string(), target().display().to_string());
    let table = home.path().join("t.toml").display().to_string();
    std::fs::write(&table, "players = [\"red\", \"blue\"]\n[beacons]\n[traders-builders]\n")?;

    assert!(fails(&["check", &table]).contains("beacons"), "nothing was added yet");
    let told = fails(&["add", &beacons, "--target-dir", &target]);
    assert!(told.contains("bastide-beacons is not added") && told.contains("--yes"), "{told}");
    let told = run(&["add", &beacons, "--yes", "--target-dir", &target])?;
    assert!(told.contains("bastide-beacons 0.1.0 is added") && told.contains("[beacons]"), "{told}");

    assert!(run(&["plugins"])?.contains("The Beacons"));
    assert!(run(&["check", &table])?.contains("plugin   beacons 0.1.0"));
    let record = home.path().join("game.record").display().to_string();
    assert!(run(&["play", &table, "--exhibition", "--seed", "4", "--save", &record])?.contains(" won."));
    assert!(run(&["replay", &record])?.contains("beacon"), "a record has the library that its game was played with");
    assert!(run(&["schema"])?.contains("\"beacons\""));
    // It opens at somebody who has added the identical library, and tells nothing of the folders of this one.
    let text = std::fs::read_to_string(&record)?;
    assert!(text.contains("sha256 = ") && !text.contains(&data.display().to_string()), "{text}");
    let other = home.path().join("other");
    let elsewhere = |line: &[&str]| program(&other).args(line).output();
    assert!(!elsewhere(&["replay", &record])?.status.success(), "it was added by nobody else");
    printed(program(&other).args(["add", &beacons, "--yes", "--no-test", "--target-dir", &target]))?;
    assert_eq!(printed(program(&other).args(["replay", &record]))?, run(&["replay", &record])?);

    let gone = run(&["remove", "beacons"])?;
    assert!(gone.contains("bastide-beacons 0.1.0 is removed"), "{gone}");
    assert!(fails(&["check", &table]).contains("beacons"));
    assert!(!run(&["plugins"])?.contains("The Beacons"));
    assert!(fails(&["remove", "beacons"]).contains("beacons was not added"));
    Ok(())
}

#[test]
fn a_group_keeps_archives_with_their_sums_in_a_folder() -> Check {
    library("example")?;
    let home = tempfile::tempdir()?;
    let data = home.path().join("data");
    let run = |line: &[&str]| printed(program(&data).args(line));
    let (wells, index) = (home.path().join("wells"), home.path().join("group"));
    run(&["expansion", "new", &wells.display().to_string()])?;
    std::fs::create_dir(&index)?;
    let archive = index.join("wells-0.1.0.crate");
    pack(&wells, "wells-0.1.0", &archive)?;
    let sha256 = libraries::sha256(&archive).map_err(bastide_tables::TablesError::from)?;
    let entry = |sha256: &str| {
        format!(
            "[[crate]]\nname = \"wells\"\nversion = \"0.1.0\"\nfile = \"wells-0.1.0.crate\"\nsha256 = \"{sha256}\"\nengine = \"0.1.0\"\n"
        )
    };
    let (folder, target) = (index.display().to_string(), target().display().to_string());
    let line = ["add", "wells", "--index", &folder, "--yes", "--no-test", "--target-dir", &target];
    std::fs::write(index.join("index.toml"), entry(&"0".repeat(64)))?;
    let told = failed(program(&data).args(line));
    assert!(told.contains("it was changed") && told.contains(&sha256), "{told}");
    std::fs::write(index.join("index.toml"), entry(&sha256))?;
    let told = run(&line)?;
    assert!(told.contains("wells 0.1.0 is added"), "{told}");
    let table = home.path().join("t.toml").display().to_string();
    std::fs::write(&table, "[wells]\n")?;
    assert!(run(&["check", &table])?.contains("plugin   wells 0.1.0"));
    Ok(())
}
