//! Bridges, Castles and Bazaars: random games, and what a scenario cannot say.

use bastide_base::BASE;
use bastide_bridges_castles_bazaars::BRIDGES_CASTLES_BAZAARS;
use bastide_core::Expansion;
use bastide_testkit::rebuild::Plain;
use bastide_testkit::{Checks, KitError, check_properties, games_wanted};

const AVAILABLE: [&dyn Expansion; 2] = [&BASE, &BRIDGES_CASTLES_BAZAARS];

/// Bridges join what the pieces alone do not, and are used up; castles stay open.
fn checks() -> Checks {
    let plain = Plain { features: false, ends: false, frontier: true };
    Checks { plain, tokens: false, projection: false, ..Checks::default() }
}

#[test]
fn random_games_keep_what_every_game_must() -> Result<(), KitError> {
    let games = games_wanted(2_000);
    println!("{:?}", check_properties(&AVAILABLE, games, 7, checks())?);
    Ok(())
}
