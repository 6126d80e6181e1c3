//! The checks of the expansions of other authors at a table: those that need no game.
//!
//! A table may be valid although such an expansion is not: its texts cannot be read, or its drawings have misspelt names.
//! Those of Bastide itself are checked by its own tests.

use std::collections::BTreeMap;
use std::path::Path;

use bastide_core::Expansion;
use bastide_tables::tables::ResolvedTable;
use bastide_verify::suite::{Subject, Verdict, first_checks};

use bastide_console::Error;

/// Checks the expansions of a table that come from libraries.
///
/// # Errors
/// One of them fails; the error has all of its faults.
pub fn check(setting: &ResolvedTable) -> Result<(), Error> {
    let mut table = setting.table.clone();
    if table.libraries.is_empty() {
        return Ok(());
    }
    // They are opened already, and known by their SHA-256.
    let available = bastide_tables::available(&mut table, Path::new(""), &[])?;
    for expansion in available.iter().filter(|expansion| table.libraries.contains_key(expansion.manifest().id)) {
        let id = expansion.manifest().id;
        let others: Vec<&dyn Expansion> =
            available.iter().filter(|other| other.manifest().id != id).map(|other| *other as &dyn Expansion).collect();
        let report = first_checks(&Subject {
            expansion: *expansion,
            others: &others,
            together: &[],
            table: None,
            libraries: &BTreeMap::new(),
            folder: None,
            failed: Path::new(""),
            journal: None,
            games: 0,
            seed: 1,
            follow: &(),
        });
        let failed = report.checks.iter().filter_map(|check| match &check.verdict {
            Verdict::Failed(why) => Some(format!("{}: {why}", check.name)),
            _ => None,
        });
        let failed: Vec<String> = failed.collect();
        if !failed.is_empty() {
            return Err(Error::Unfit { id: id.to_owned(), failed: failed.join("\n") });
        }
    }
    Ok(())
}
