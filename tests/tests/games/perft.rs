//! Numbers of action sequences to a depth, compared with the stored counts in `perft/`.

use std::path::PathBuf;

use bastide_core::linked;
use bastide_testkit::{KitError, check_perft};

use crate::scenarios::home;

/// The files in `perft/`, with the smallest number of sequences of each.
const FILES: [(&str, u64); 33] = [
    ("abbey-mayor", 100_000),
    ("base", 100_000),
    ("big-top", 50_000),
    ("castles-in-germany", 10_000),
    ("catapult", 10_000),
    ("count-king-robber", 50_000),
    ("crop-circles", 10_000),
    ("darmstadt", 10_000),
    ("ferries", 10_000),
    ("festival", 10_000),
    ("flier", 10_000),
    ("german-cathedrals", 10_000),
    ("goldmines", 10_000),
    ("hills-sheep", 50_000),
    ("labyrinth", 5_000),
    ("little-buildings", 10_000),
    ("mage-witch", 5_000),
    ("messages", 5_000),
    ("phantom", 10_000),
    ("plague", 10_000),
    ("princess-dragon", 100_000),
    ("rivers", 50_000),
    ("robbers", 2_000),
    ("russian-promos", 2_000),
    ("siege", 100_000),
    ("special-monasteries", 10_000),
    ("spiel-doch", 5_000),
    ("tower", 100_000),
    ("tunnel", 10_000),
    ("watchtowers", 10_000),
    ("wheel-of-fortune", 10_000),
    ("wind-roses", 5_000),
    ("winter", 5_000),
];

fn sheet(id: &str) -> PathBuf {
    home(id).join("perft.toml")
}

#[test]
fn lines_are_as_many_as_they_were() -> Result<(), KitError> {
    for (id, least) in FILES {
        let lines = check_perft(&sheet(id), &linked())?;
        assert!(lines > least, "only {lines} lines of {id} were counted");
    }
    Ok(())
}

#[test]
fn every_file_is_counted() {
    let found = linked().iter().map(|e| e.manifest().id).filter(|id| sheet(id).is_file()).collect::<Vec<_>>();
    assert_eq!(found, FILES.map(|(id, _)| id));
}
