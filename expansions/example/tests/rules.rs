//! The rules of this expansion that the scenario format cannot express.

use bastide_core::STOCK;
use bastide_testkit::games::{Check, expansions, rules};
use bastide_testkit::{Checks, check_properties};

// covers: EX-01
#[test]
fn two_tiles_with_a_well_are_shuffled_in() -> Check {
    assert_eq!(rules("[example]")?.pile(STOCK).len(), rules("")?.pile(STOCK).len() + 2);
    Ok(())
}

#[test]
fn random_games_keep_what_every_game_must() -> Check {
    check_properties(&expansions(&["base", "example"])?, 200, 1, |_| Checks::default()).map(drop)
}
