//! All checks of an expansion, as one test.

use std::collections::BTreeMap;

use bastide_core::Expansion;
use bastide_verify::{KitError, Subject, Verdict, conformance};

/// Runs the checks of `bastide expansion test` that need no folder: the manifest, random games of the
/// expansion alone and with each of the others, notation and secrets. `games` is the number of random
/// games in all.
///
/// # Errors
/// A check fails; the error has the name of each that does, with the fault.
pub fn check_expansion(expansion: &dyn Expansion, others: &[&dyn Expansion], games: u64) -> Result<(), KitError> {
    let failed = tempfile::tempdir().map_err(KitError::other)?;
    let report = conformance(&Subject {
        expansion,
        others,
        together: &[],
        table: None,
        libraries: &BTreeMap::new(),
        folder: None,
        failed: failed.path(),
        journal: None,
        games,
        seed: 1,
        follow: &(),
    });
    let faults: Vec<String> = report
        .checks
        .iter()
        .filter_map(|check| match &check.verdict {
            Verdict::Failed(why) => Some(format!("{}: {why}", check.name)),
            Verdict::Passed(_) | Verdict::Skipped(_) => None,
        })
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(KitError::other(faults.join("\n"))) }
}
