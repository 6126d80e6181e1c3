//! The rules of this expansion, tested.

use bastide_base::BASE;
use bastide_core::{Expansion, Table};
use bastide_gold_mines::{GoldMines, MANIFEST};
use bastide_testkit::rebuild::Plain;
use bastide_testkit::{Checks, KitError, Tests, check_ledger, check_properties, scenarios};
use std::path::Path;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The pieces alone decide everything but who has how many ingots. That figures are deployed in the
/// first question after placing is taken back: the second ingot is asked for before.
const CHECKS: Checks = Checks {
    plain: Plain { features: true, ends: true, frontier: true },
    tokens: true,
    tiles: true,
    legality: false,
    deployments: false,
    projection: true,
    inspect_one_in: 20,
};

fn plugins() -> [&'static dyn Expansion; 2] {
    [&BASE, &GoldMines]
}

#[test]
fn scenarios_come_out_as_written() -> Result<(), KitError> {
    scenarios(Path::new(HERE).join("scenarios"), &plugins()).map(drop)
}

// covers: GM-01
#[test]
fn eight_tiles_are_shuffled_in() -> Result<(), KitError> {
    let mut table = Table::default();
    let without = table.rules(&plugins()).map_err(KitError::other)?;
    table.plugins.insert(MANIFEST.id.into(), Some(Default::default()));
    let with = table.rules(&plugins()).map_err(KitError::other)?;
    let tiles = |rules: &bastide_core::Ruleset| rules.pile(bastide_core::STOCK).len();
    assert_eq!(tiles(&with), tiles(&without) + 8);
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
    check_properties(&plugins(), 200, 1, |_| CHECKS).map(drop)
}
