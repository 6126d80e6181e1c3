//! Every rule has a test: the scenarios of each linked expansion, and the check of its rule ledger.

use std::path::{Path, PathBuf};

use bastide_core::{Expansion, linked};
use bastide_testkit::{KitError, Tests, check_ledger, scenarios};

/// The expansions, with the smallest number of scenarios of each.
const SCENARIOS: [(&str, usize); 38] = [
    ("abbey-mayor", 60),
    ("base", 57),
    ("big-top", 70),
    ("bridges-castles-bazaars", 147),
    ("castles-in-germany", 25),
    ("catapult", 30),
    ("count-king-robber", 100),
    ("crop-circles", 20),
    ("darmstadt", 20),
    ("ferries", 26),
    ("festival", 8),
    ("flier", 30),
    ("german-cathedrals", 25),
    ("goldmines", 30),
    ("hills-sheep", 90),
    ("inns-cathedrals", 48),
    ("labyrinth", 22),
    ("little-buildings", 25),
    ("mage-witch", 35),
    ("maps", 64),
    ("messages", 45),
    ("phantom", 15),
    ("plague", 20),
    ("princess-dragon", 85),
    ("rivers", 15),
    ("robbers", 25),
    ("russian-promos", 46),
    ("shop", 48),
    ("siege", 20),
    ("special-monasteries", 41),
    ("spiel-doch", 5),
    ("tower", 40),
    ("traders-builders", 57),
    ("tunnel", 26),
    ("watchtowers", 25),
    ("wheel-of-fortune", 60),
    ("wind-roses", 15),
    ("winter", 5),
];

fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// Returns the folder of an expansion: in `expansions`, or beside it as `maps`.
pub(crate) fn home(id: &str) -> PathBuf {
    let beside = root().join(id);
    if beside.is_dir() { beside } else { root().join("expansions").join(id) }
}

/// Returns the folder of the scenarios of an expansion.
fn folder(id: &str) -> PathBuf {
    home(id).join("scenarios")
}

/// Returns the Rust files with the tests of an expansion.
fn rust(id: &str) -> Vec<PathBuf> {
    let files = std::fs::read_dir(home(id).join("tests")).into_iter().flatten();
    files.filter_map(|entry| Some(entry.ok()?.path())).collect()
}

fn ids() -> Vec<&'static str> {
    linked().iter().map(|e| e.manifest().id).collect()
}

#[test]
fn all_expansions_are_linked() {
    let expected: Vec<&str> = SCENARIOS.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids(), expected, "an expansion that is not named here is linked, or the other way round");
}

#[test]
fn the_scenarios_hold() -> Result<(), KitError> {
    for (id, least) in SCENARIOS {
        let played = scenarios(folder(id), &linked())?;
        assert!(played >= least, "only {played} scenarios of {id} were found");
    }
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
        let id = e.manifest().id;
        let (scenarios, rust) = (folder(id), rust(id));
        check_ledger(e.manifest(), &Tests { root: &home(id), scenarios: &scenarios, rust: &rust }, &ids())
    };
    linked().into_iter().try_for_each(check)
}
