//! Every scenario of an expansion has a drawing of its position, so that a reviewer sees it.
//!
//! Playing a scenario compares its drawing with the position.

use crate::workspace::{Failure, root};

#[test]
fn every_scenario_has_a_drawing() -> Result<(), Failure> {
    let mut folders = vec![root().join("maps/scenarios")];
    for expansion in std::fs::read_dir(root().join("expansions"))? {
        folders.push(expansion?.path().join("scenarios"));
    }
    let (mut drawn, mut plain) = (0, Vec::new());
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        for file in std::fs::read_dir(folder)? {
            let file = file?.path();
            match std::fs::read_to_string(&file)?.starts_with("# Position, drawn by ") {
                true => drawn += 1,
                false => plain.push(file.display().to_string()),
            }
        }
    }
    plain.sort();
    assert!(plain.is_empty(), "draw these with bastide verify --annotate:\n{}", plain.join("\n"));
    assert!(drawn > 0, "no scenario was found");
    Ok(())
}
