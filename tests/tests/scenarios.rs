//! Every rule has a test: the scenarios of each expansion, and the ledger that counts them.

use bastide_base::BASE;
use bastide_testkit::{KitError, scenarios};

fn folder(name: &str) -> String {
    format!("{}/scenarios/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn base_scenarios_hold() -> Result<(), KitError> {
    let played = scenarios(folder("base"), &[&BASE])?;
    assert!(played >= 55, "only {played} scenarios were found");
    Ok(())
}
