//! The steps of a new author, from an empty folder to a game.

use std::path::Path;

use bastide_console::Error;
use bastide_console::error::build::BuildError;
use bastide_core::abi::RECIPE;
use bastide_workshop::expansion::build;
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
    // Built with another profile, the library no longer fits. The engine is built once more for that, so quickly.
    let other = if RECIPE.opt_level == "0" { "1" } else { "0" };
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

/// Writes a crate with these sources beside the others. The names of its files are those of the scaffold.
fn scaffold(name: &str, changes: &[(&str, &str, &str)]) -> Result<String, Error> {
    let crate_folder = folder().join("mistakes").join(name);
    match std::fs::remove_dir_all(&crate_folder) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => return Err(e.into()),
        _ => {}
    }
    let path = crate_folder.display().to_string();
    run(&["expansion", "new", &path])?;
    for (file, old, new) in changes {
        let file = crate_folder.join(file);
        let text = std::fs::read_to_string(&file)?;
        assert!(text.contains(old), "{} has no {old}", file.display());
        std::fs::write(&file, text.replacen(old, new, 1))?;
    }
    Ok(path)
}

/// A change of a file of a crate: its path, a text in it, and what replaces the text.
type Change<'a> = (&'a str, &'a str, &'a str);

#[test]
fn mistakes_of_an_author_are_told_when_the_crate_is_built_and_when_a_table_is_checked() -> Check {
    // Builds the engine first, so that only the crates themselves are left.
    library("example")?;
    let target = target().display().to_string();
    let build =
        |path: &str| failed(program(&folder().join("program-data")).args(["expansion", "build", path, "--target-dir", &target]));
    let phase = "reg.phase(\"tile-play\", \"mistakes-wells.x\", at(\"plaiced\"), &[], Nothing);";
    let nothing = "struct Nothing;\nimpl TurnPhase for Nothing {\n    fn enter(&self, _: &mut Context) -> Step {\n        Ok(Flow::Done)\n    }\n}\n";
    let only_at_zero =
        format!("if options.number(\"well_points\")? == 0 {{\n            {phase}\n        }}\n        reg.rule(wells)");
    let cases: [(&[Change<'_>], &[&str]); 5] = [
        (&[("src/lib.rs", "bastide_core::export_expansion!(Wells1);", "")], &["exports no expansion", "export_expansion!"]),
        (&[("texts/en.ftl", "label-wells = {", "label-wells = {{")], &["texts", "en.ftl"]),
        (
            &[("symbols.toml", "[trait.wells1-well]", "[trait.wells1-weel]")],
            &["symbols", "wells1-weel", "did you mean \"wells1-well\"?"],
        ),
        (
            &[("symbols.toml", "[trait.wells1-well]", "[token.golden-goose]")],
            &["symbols", "no table has the token \"golden-goose\""],
        ),
        // A mistake that only one value of an option shows.
        (
            &[
                ("src/lib.rs", "reg.rule(wells)", &only_at_zero),
                ("src/lib.rs", "/// The ids and options", &format!("{nothing}\n/// The ids and options")),
            ],
            &["plaiced", "well_points = 0", "did you mean \"placed\"?"],
        ),
    ];
    for (changes, words) in cases {
        let told = build(&scaffold("wells1", changes)?);
        for word in words {
            assert!(told.contains(word), "{changes:?}: no {word:?} in\n{told}");
        }
    }
    // A library that was built elsewhere is looked at, too, when a table names it.
    let path = scaffold(
        "wells1",
        &[
            ("texts/en.ftl", "label-wells = {", "label-wells = {{"),
            ("symbols.toml", "[trait.wells1-well]", "[trait.wells1-weel]"),
        ],
    )?;
    let library = build::compile(Path::new(&path), Some(Path::new(&target)))?;
    let dir = tempfile::tempdir()?;
    let file = dir.path().join("t.toml");
    std::fs::write(&file, table("wells1", &library, ""))?;
    let told = run(&["check", &file.display().to_string()]).unwrap_or_else(|error| error.message());
    assert!(told.contains("en.ftl") && told.contains("wells1-weel"), "{told}");
    Ok(())
}
