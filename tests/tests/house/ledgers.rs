//! The rule ledgers as documents: the sections that they point to are there.

use std::path::{Path, PathBuf};

type Failure = Box<dyn std::error::Error>;

/// Returns all ledgers of the workspace.
fn ledgers() -> Result<Vec<PathBuf>, Failure> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = std::fs::read_dir(root.join("expansions"))?.map(|entry| entry.map(|e| e.path()));
    let mut found = folders.collect::<Result<Vec<_>, _>>()?;
    found.push(root.join("maps"));
    Ok(found.into_iter().map(|folder| folder.join("RULES.md")).filter(|file| file.is_file()).collect())
}

/// Returns a heading without its number: `13. Waiting` and `13 Waiting` are `Waiting`.
fn unnumbered(title: &str) -> &str {
    title.trim().trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').trim()
}

/// Returns the sections that a ledger points to: those of its table of contents, and those that it
/// names in quotes after words such as `in` and `see`.
fn pointers(text: &str) -> Vec<&str> {
    let contents = text.split("\n\n").find_map(|block| block.strip_prefix("Contents:")).unwrap_or_default();
    let listed = contents.split(['·', '\n']).map(unnumbered).filter(|title| !title.is_empty());
    let named = ["in \"", "see \"", "under \""]
        .into_iter()
        .flat_map(|words| text.split(words).skip(1).filter_map(|rest| rest.split_once('"').map(|(title, _)| title)));
    listed.chain(named.filter(|title| title.starts_with(char::is_uppercase))).collect()
}

#[test]
fn the_sections_that_a_ledger_points_to_are_there() -> Result<(), Failure> {
    let mut missing = Vec::new();
    let all = ledgers()?;
    assert!(all.len() > 30, "{} ledgers", all.len());
    for file in all {
        let text = std::fs::read_to_string(&file)?;
        let headings: Vec<&str> =
            text.lines().filter(|line| line.starts_with('#')).map(|line| unnumbered(line.trim_start_matches('#'))).collect();
        let lost = pointers(&text).into_iter().filter(|title| !headings.iter().any(|heading| heading.starts_with(title)));
        missing.extend(lost.map(|title| format!("{}: {title:?}", file.display())));
    }
    assert!(missing.is_empty(), "no section has these titles:\n{}", missing.join("\n"));
    Ok(())
}
