//! Every rule has a test: the scenarios of each linked expansion, and the ledger that counts them.

use std::path::{Path, PathBuf};

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Expansion, linked};
use bastide_testkit::{KitError, Tests, check_ledger, scenarios};

fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// The scenarios of an expansion stand in a folder with its id as its name.
fn folder(id: &str) -> PathBuf {
    root().join("tests/scenarios").join(id)
}

/// The file with the tests of an expansion in Rust.
fn rust(id: &str) -> PathBuf {
    root().join("tests/tests").join(format!("{}_rules.rs", id.replace('-', "_")))
}

fn ids() -> Vec<&'static str> {
    linked().iter().map(|e| e.manifest().id).collect()
}

#[test]
fn all_expansions_are_linked() {
    assert_eq!(
        ids(),
        ["base", "bridges-castles-bazaars"],
        "an expansion that is not named here is linked, or the other way round"
    );
}

#[test]
fn base_scenarios_hold() -> Result<(), KitError> {
    let played = scenarios(folder("base"), &linked())?;
    assert!(played >= 55, "only {played} scenarios were found");
    Ok(())
}

#[test]
fn bridges_castles_bazaars_scenarios_hold() -> Result<(), KitError> {
    let played = scenarios(folder("bridges-castles-bazaars"), &linked())?;
    assert!(played >= 40, "only {played} scenarios were found");
    Ok(())
}

#[test]
fn every_rule_has_a_test() -> Result<(), KitError> {
    let check = |e: &dyn Expansion| {
        let (id, root) = (e.manifest().id, root());
        let (scenarios, rust) = (folder(id), rust(id));
        check_ledger(e.manifest(), &Tests { root: &root, scenarios: &scenarios, rust: &[&rust] }, &ids())
    };
    linked().into_iter().try_for_each(check)
}
