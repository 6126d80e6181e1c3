//! Rules of the Phantom that the scenario format cannot express.

use bastide_core::Player;
use bastide_testkit::games::{Check, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "phantom", bastide_expansions::all());

// covers: PH-01, PH-02, PH-07
#[test]
fn each_player_has_phantoms_of_weight_1_and_there_are_no_tiles() -> Check {
    for edition in ["first", "new"] {
        for each in 0..=2 {
            let rules = rules(&format!("edition = \"{edition}\"\nphantom = {{ phantoms = {each} }}"))?;
            let plain = bastide_testkit::games::rules(&format!("edition = \"{edition}\""))?;
            assert_eq!(rules.tiles.len(), plain.tiles.len());
            let Some(kind) = rules.figure("phantom") else {
                assert_eq!(each, 0);
                continue;
            };
            let spec = rules.figures.get(kind);
            assert_eq!((spec.per_player, spec.weight, spec.strength, spec.follower), (each, 1, 1, true));
        }
    }
    Ok(())
}

// covers: PH-20
#[test]
fn on_a_map_the_phantom_adds_a_follower_and_stands_where_followers_do() -> Check {
    let game = start("players = [\"red\", \"blue\"]\nmaps = {}\nphantom = {}", 1)?;
    let v = game.view();
    let (Some(phantom), Some(follower)) = (v.rules.figure("phantom"), v.rules.figure("follower")) else {
        return Err(bastide_testkit::KitError::other("a kind of figure is missing"));
    };
    assert_eq!(v.core.in_supply(Player(0), phantom), 1);
    assert!(v.rules.kinds_like(follower).has(phantom));
    Ok(())
}
