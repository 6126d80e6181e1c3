//! The folders of the expansions: each has the same shape, and one list holds them all.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bastide_core::{Expansion, linked};
use bastide_testkit::Folder;

use crate::workspace::{self, Failure, crates, folders, members, root};

type Done = Result<(), Failure>;

fn ids(expansions: &[&dyn Expansion]) -> BTreeSet<String> {
    expansions.iter().map(|e| e.manifest().id.to_owned()).collect()
}

/// Returns the folders of expansions among these crates: those with a ledger of rules.
fn of_expansions(crates: Vec<PathBuf>) -> Vec<PathBuf> {
    crates.into_iter().filter(|folder| folder.join("RULES.md").is_file()).collect()
}

fn name(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[test]
fn every_folder_of_the_workspace_is_in_the_list_and_announced() -> Done {
    let found: BTreeSet<String> = of_expansions(members()?).iter().map(|folder| name(folder)).collect();
    assert_eq!(ids(&bastide_expansions::all()), found, "a folder has no line in expansions/all/Cargo.toml, or another name");
    assert_eq!(ids(&linked()), found, "a crate does not call export_expansion!");
    assert_eq!(ids(&bastide_core::linked()), found);
    Ok(())
}

#[test]
fn every_folder_has_the_same_shape() -> Done {
    let mut missing = Vec::new();
    for folder in of_expansions(crates()?) {
        for part in ["Cargo.toml", "RULES.md", "src/lib.rs", "scenarios", "golden.txt", "tests/rules.rs"] {
            if !folder.join(part).exists() {
                missing.push(folder.join(part).display().to_string());
            }
        }
    }
    assert!(missing.is_empty(), "these are missing:\n{}", missing.join("\n"));
    Ok(())
}

/// Copies a folder without what cargo built in it.
fn copy(from: &Path, to: &Path) -> Done {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        if path.ends_with("target") {
            continue;
        }
        let target = to.join(name(&path));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            std::fs::copy(&path, &target)?;
        }
    }
    Ok(())
}

#[test]
fn the_tests_of_a_folder_run_wherever_it_is_and_fail_if_it_is_wrong() -> Done {
    let place = tempfile::tempdir()?;
    let spot = place.path().join("winter");
    copy(&root().join("expansions/winter"), &spot)?;
    let folder = Folder::new(&spot, "winter", bastide_expansions::all())?;
    assert_eq!(folder.scenarios()?, std::fs::read_dir(spot.join("scenarios"))?.count());
    folder.ledger()?;
    folder.golden()?;
    bastide_testkit::suite::counts(&folder)?;
    // Each check reads the copy.
    let said = |outcome: Result<(), bastide_testkit::KitError>| outcome.err().map(|e| e.to_string()).unwrap_or_default();
    std::fs::write(spot.join("golden.txt"), std::fs::read_to_string(spot.join("golden.txt"))?.replace("end, ", "end; "))?;
    assert!(said(folder.golden()).contains("golden.txt"), "{}", said(folder.golden()));
    std::fs::write(spot.join("perft.toml"), "perft = []\n")?;
    assert!(!said(bastide_testkit::suite::counts(&folder)).is_empty());
    std::fs::remove_file(spot.join("tests/rules.rs"))?;
    assert!(said(folder.ledger()).contains("has no test"), "{}", said(folder.ledger()));
    std::fs::remove_dir_all(spot.join("scenarios"))?;
    std::fs::create_dir(spot.join("scenarios"))?;
    assert!(said(folder.scenarios().map(drop)).contains("there is no scenario in"));
    let other = Folder::new(&spot, "summer", bastide_expansions::all()).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(other.contains("there is no expansion \"summer\""), "{other}");
    Ok(())
}

/// Returns the blocks of TOML in a text, without their indentation.
fn blocks(text: &str) -> Vec<String> {
    let mut lines = text.lines().map(str::trim);
    let mut blocks = Vec::new();
    while lines.any(|line| line == "```toml") {
        blocks.push(lines.by_ref().take_while(|line| *line != "```").map(|line| format!("{line}\n")).collect());
    }
    blocks
}

/// Returns the members of a workspace with the packages that each depends on, as cargo resolves them.
fn resolved(workspace: &Path) -> Result<serde_json::Value, Failure> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut cargo = std::process::Command::new(cargo);
    cargo
        .args(["metadata", "--offline", "--no-deps", "--format-version", "1", "--manifest-path"])
        .arg(workspace.join("Cargo.toml"));
    let output = cargo.output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

// The steps of CONTRIBUTING.md, "Add an expansion". The sample stands for what `expansion new` writes:
// the program copies its files.
#[test]
fn a_new_expansion_is_its_folder_and_one_line() -> Done {
    let guide = std::fs::read_to_string(root().join("CONTRIBUTING.md"))?;
    let steps = guide.split("## Add an expansion").nth(1).and_then(|rest| rest.split("\n## ").next()).unwrap_or_default();
    let [manifest, line] = &blocks(steps)[..] else { return Err("CONTRIBUTING.md shows a manifest and a line".into()) };
    let place = tempfile::tempdir()?;
    let copied = place.path();
    for file in ["Cargo.toml", "Cargo.lock"] {
        std::fs::copy(root().join(file), copied.join(file))?;
    }
    for part in ["core", "expansions", "maps", "tests"] {
        copy(&root().join(part), &copied.join(part))?;
    }
    for part in folders(&root().join("host"))? {
        copy(&part, &copied.join("host").join(name(&part)))?;
    }
    // The folder.
    let new = copied.join("expansions/dark-woods");
    copy(&copied.join("expansions/example"), &new)?;
    std::fs::remove_file(new.join("tests/suite.rs"))?;
    std::fs::write(new.join("Cargo.toml"), manifest)?;
    // The line.
    let list = copied.join("expansions/all/Cargo.toml");
    let before = std::fs::read_to_string(&list)?;
    std::fs::write(&list, before.replace("\n[lints]", &format!("{line}\n[lints]")))?;
    let after = std::fs::read_to_string(&list)?;
    assert_eq!(after.lines().count(), before.lines().count() + 1);

    let found = resolved(copied)?;
    let package = |wanted: &str| found["packages"].as_array()?.iter().find(|p| p["name"] == wanted);
    let new = package("bastide-dark-woods").ok_or("the workspace has no bastide-dark-woods")?;
    let all = package("bastide-expansions").ok_or("the workspace has no bastide-expansions")?;
    let needs =
        |p: &serde_json::Value, other: &str| p["dependencies"].as_array().is_some_and(|d| d.iter().any(|d| d["name"] == other));
    assert!(needs(all, "bastide-dark-woods") && needs(new, "bastide-core"));
    let tested = new["targets"].as_array().into_iter().flatten().filter(|target| target["test"] == true).count();
    assert_eq!(tested, 1, "the tests of the folder run by its name");
    // The lists of expansions and of their tests are made from these folders.
    let listed: BTreeSet<(&str, &str)> = workspace::list::folders(&after).collect();
    assert!(listed.contains(&("dark-woods", "../dark-woods")) && listed.len() == bastide_expansions::all().len() + 1);
    Ok(())
}
