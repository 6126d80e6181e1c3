//! The rules of this expansion, tested.

use bastide_base::BASE;
use bastide_core::{Expansion, Table};
use bastide_example::{Example, MANIFEST};
use bastide_testkit::{Checks, KitError, Tests, check_ledger, check_properties, scenarios};
use std::path::Path;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

fn plugins() -> [&'static dyn Expansion; 2] {
    [&BASE, &Example]
}

#[test]
fn scenarios_come_out_as_written() -> Result<(), KitError> {
    scenarios(Path::new(HERE).join("scenarios"), &plugins()).map(drop)
}

// covers: EX-01
#[test]
fn two_tiles_with_a_well_are_shuffled_in() -> Result<(), KitError> {
    let mut table = Table::default();
    let without = table.rules(&plugins()).map_err(KitError::other)?;
    table.plugins.insert(MANIFEST.id.into(), Some(Default::default()));
    let with = table.rules(&plugins()).map_err(KitError::other)?;
    let tiles = |rules: &bastide_core::Ruleset| rules.pile(bastide_core::STOCK).len();
    assert_eq!(tiles(&with), tiles(&without) + 2);
    Ok(())
}

#[test]
fn every_rule_has_a_test() -> Result<(), KitError> {
    let (root, scenarios) = (Path::new(HERE), Path::new(HERE).join("scenarios"));
    let rust = [root.join("tests/rules.rs")];
    check_ledger(&MANIFEST, &Tests { root, scenarios: &scenarios, rust: &rust }, &["base", MANIFEST.id])
}

#[test]
fn random_games_keep_what_every_game_must() -> Result<(), KitError> {
    check_properties(&plugins(), 200, 1, |_| Checks::default()).map(drop)
}
