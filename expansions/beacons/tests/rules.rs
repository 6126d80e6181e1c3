//! The rules of this expansion that the scenario format cannot express.

use bastide_core::STOCK;
use bastide_testkit::games::{Check, expansions, rules};
use bastide_testkit::rebuild::Plain;
use bastide_testkit::{Checks, check_properties};

/// A beacon may be lit between placing and the follower step, so the first question after placing is
/// not where a figure is deployed.
const CHECKS: Checks = Checks {
    plain: Plain { features: true, ends: true, frontier: true },
    tokens: true,
    tiles: true,
    legality: false,
    deployments: false,
    projection: true,
    inspect_one_in: 20,
};

// covers: BN-01
#[test]
fn eight_tiles_of_each_copy_are_shuffled_in() -> Check {
    let tiles = |table: &str| rules(table).map(|rules| rules.pile(STOCK).len());
    assert_eq!(tiles("[beacons]")?, tiles("")? + 8);
    assert_eq!(tiles("[beacons]\ncopies = 3")?, tiles("")? + 24);
    Ok(())
}

#[test]
fn random_games_keep_what_every_game_must() -> Check {
    check_properties(&expansions(&["base", "beacons"])?, 200, 1, |_| CHECKS).map(drop)
}
