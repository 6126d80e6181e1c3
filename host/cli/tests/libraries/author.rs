//! The steps of a new author, from an empty folder to a game.

use std::path::Path;

use bastide::Error;
use bastide::expansion::build;
use bastide::expansion::build_error::BuildError;
use bastide_core::abi::RECIPE;
use serde_json::Value;

use crate::outside::{failed, folder, library, printed, program, run, table, target};

/// Runs a command line in the program itself, which remembers the libraries that it built.
fn own(line: &[&str]) -> Result<String, Error> {
    printed(program(&folder().join("program-data")).args(line))
}

type Check = Result<(), Error>;

#[test]
fn the_example_passes_all_checks_and_shows_what_its_hooks_cost() -> Check {
    library("example")?;
    let example = folder().join("example").display().to_string();
    let target = target().display().to_string();
    let told = own(&["expansion", "test", &example, "--target-dir", &target, "--games", "200"])?;
    for line in [
        "ok        scenarios: 2 come out as written",
        "ok        ledger",
        "ok        golden playthrough",
        "value  ",
        "example passes.",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    let json: Value =
        serde_json::from_str(&own(&["expansion", "test", &example, "--target-dir", &target, "--games", "20", "--json"])?)?;
    assert_eq!((&json[0]["passed"], &json[0]["hooks"][0]["hook"]), (&Value::Bool(true), &Value::from("value")));
    Ok(())
}

#[test]
fn the_beacons_are_made_from_outside_and_played_beside_others() -> Check {
    let library = library("beacons")?;
    let (beacons, target) = (folder().join("beacons").display().to_string(), target().display().to_string());
    let told = own(&["expansion", "test", &beacons, "--target-dir", &target, "--games", "120"])?;
    for line in
        ["scenarios: 8 come out as written", "golden playthrough: it is played", "1 of 1 verbs read back", "beacons passes."]
    {
        assert!(told.contains(line), "{line}\n{told}");
    }
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("t.toml");
    std::fs::write(&path, table("beacons", &library, "[bridges-castles-bazaars]\n[inns-cathedrals]"))?;
    let path = path.display().to_string();
    let played: Value = serde_json::from_str(&run(&["play", &path, "--exhibition", "--seed", "1", "--json"])?)?;
    let lit = played["actions"].as_array().is_some_and(|m| m.iter().any(|m| m.to_string().contains("beacons.light")));
    assert!(lit && played["is_over"] == true, "{played}");
    assert!(run(&["phases", &path])?.contains("beacons.light"));
    Ok(())
}

#[test]
fn the_tests_of_the_crates_outside_pass() -> Check {
    library("beacons")?;
    let mut cargo = build::cargo(&folder());
    let packages = ["--package", "bastide-example", "--package", "bastide-beacons"];
    cargo.args(["test", "--quiet", "--tests"]).args(packages).arg("--target-dir").arg(target());
    let output = cargo.output()?;
    assert!(output.status.success(), "{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Ok(())
}

#[test]
fn a_new_crate_is_built_tested_and_played_beside_others() -> Check {
    // Builds the other crates first, so that most dependencies of the engine are compiled.
    library("example")?;
    let home = folder().join("new");
    let crate_folder = home.join("dark-woods");
    match std::fs::remove_dir_all(&crate_folder) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => return Err(e.into()),
        _ => {}
    }
    std::fs::create_dir_all(&home)?;
    let (name, target) = (crate_folder.display().to_string(), target().display().to_string());
    let data = folder().join("program-data");
    let told = own(&["expansion", "new", &name])?;
    assert!(told.contains("\"dark-woods\"") && told.contains("bastide expansion build"), "{told}");
    assert!(matches!(run(&["expansion", "new", &name]), Err(Error::FolderExists(_))));
    let built: Value = serde_json::from_str(&own(&["expansion", "build", &name, "--target-dir", &target, "--json"])?)?;
    assert_eq!(built["expansions"][0], "dark-woods");
    assert!(own(&["expansion", "test", &name, "--target-dir", &target, "--games", "60"])?.contains("dark-woods passes."));
    let lines = own(&["expansion", "build", &name, "--target-dir", &target])?;
    let lines = lines.split_once("\n\n").map(|(_, lines)| lines).unwrap_or_default();
    let others = "[bridges-castles-bazaars]\n[traders-builders]\n";
    let path = home.join("table.toml");
    std::fs::write(&path, format!("{lines}\n{others}"))?;
    let path = path.display().to_string();
    assert!(own(&["check", &path])?.contains("plugin   dark-woods 0.1.0"));
    assert!(own(&["play", &path, "--exhibition", "--seed", "4"])?.contains(" won."));
    assert!(own(&["simulate", &path, "--games", "20"])?.contains("20"));
    // Built with another profile, the library no longer fits.
    let other = if RECIPE.opt_level == "1" { "2" } else { "1" };
    let mut cargo = build::cargo(&crate_folder);
    cargo
        .args(["build", "--lib", "--quiet", "--target-dir", &target, "--config"])
        .arg(format!("profile.dev.package.bastide-core.opt-level={other}"));
    assert!(cargo.status()?.success());
    let refused = failed(program(&data).args(["check", &path]));
    assert!(refused.contains("has the SHA-256"), "{refused}");
    std::fs::write(&path, lines.lines().filter(|l| !l.starts_with("sha256")).map(|l| format!("{l}\n")).collect::<String>())?;
    let refused = failed(program(&data).args(["check", &path]));
    assert!(refused.contains(&format!("opt-level {other}")) && refused.contains("and this host as"), "{refused}");
    Ok(())
}

#[test]
fn a_crate_that_makes_no_library_is_told_what_it_lacks() -> Check {
    let dir = tempfile::tempdir()?;
    let name = dir.path().display().to_string();
    assert!(run(&["expansion", "build", &name]).is_err_and(|e| e.to_string().contains("has no Cargo.toml")));
    std::fs::create_dir(dir.path().join("src"))?;
    std::fs::write(dir.path().join("src/lib.rs"), "")?;
    let manifest = "[package]\nname = \"plain\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n";
    let with = |lib: &str| std::fs::write(dir.path().join("Cargo.toml"), format!("{manifest}{lib}"));
    with("")?;
    let error = build::build(Path::new(&name), None).err();
    assert!(matches!(&error, Some(Error::Build(BuildError::NoCdylib(_)))), "{error:?}");
    with("[lib]\ncrate-type = [\"cdylib\"]\n")?;
    let error = build::build(Path::new(&name), None).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(error.contains("has no declaration"), "{error}");
    std::fs::write(dir.path().join("src/lib.rs"), "this is not Rust")?;
    let error = build::build(Path::new(&name), None).err();
    assert!(matches!(error, Some(Error::Build(BuildError::Failed(_)))), "{error:?}");
    Ok(())
}
