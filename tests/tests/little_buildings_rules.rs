//! Rules of the Little Buildings that the scenario format cannot express.

#[allow(dead_code, reason = "shared with the base game")]
#[path = "base_rules/kit.rs"]
mod kit;

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Cell, EdgePoint, EdgePosition, Player, ScoringReason, Side};
use bastide_little_buildings as _;
use bastide_testkit::KitError;
use kit::{Check, stage, start};

/// Returns how many towers, houses and sheds each player gets.
fn dealt(players: usize, options: &str) -> Result<Vec<[i16; 3]>, KitError> {
    let seats: Vec<&str> = bastide_core::table::COLORS.into_iter().take(players).collect();
    let game = start(&format!("players = {seats:?}\nbase = {{ player_limit = 'free' }}\nlittle-buildings = {options}"), 1)?;
    let v = game.view();
    let tokens = ["little-tower", "little-house", "little-shed"].map(|name| v.rules.token(name).unwrap_or_default());
    Ok(Player::all(v.core.seats).map(|player| tokens.map(|token| v.core.tokens(player, token))).collect())
}

// covers: LB-01, LB-02, LB-03, LB-12
#[test]
fn buildings_are_dealt_evenly() -> Check {
    for (players, each) in [(2, 9), (3, 6), (4, 4), (5, 3), (6, 3)] {
        let dealt = dealt(players, "{}")?;
        assert!(dealt.iter().all(|kinds| kinds.iter().sum::<i16>() == each), "{players} players: {dealt:?}");
        assert!((0..3).all(|kind| dealt.iter().map(|kinds| kinds[kind]).sum::<i16>() <= 6), "there are 6 of a kind");
    }
    // Tower, house, shed: the first two players have a shed more, the others a house more.
    assert_eq!(dealt(4, "{}")?, [[1, 1, 2], [1, 1, 2], [1, 2, 1], [1, 2, 1]]);
    for options in ["{ building_share = 'kinds' }", "{ building_points = '3/2/1' }", "{ preset = 'variant' }"] {
        for (players, each) in [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)] {
            assert_eq!(dealt(players, options)?, vec![[each; 3]; players], "{options}");
        }
    }
    assert_eq!(dealt(4, "{ building_sets = 2 }")?, [[3; 3]; 4]);
    assert_eq!(dealt(2, "{ building_sets = 0 }")?, [[0; 3]; 2]);
    Ok(())
}

// LB-19: what is laid on the tiles of a castle is no part of any value of it.
#[test]
fn a_castle_has_no_buildings() -> Check {
    let given = "placed = ['BA/C 0,0 180', 'BA/C 0,1 0', 'red: castles.build city@0,0:S']\nactions = ['red: building.lay little-shed 0,0']";
    let text = format!(
        "title = 't'\n[table]\nedition = 'new'\nbridges-castles-bazaars = {{}}\nlittle-buildings = {{}}\n[given]\n{given}\n[[step]]\nquery = true\n"
    );
    let game = stage(&text, &[])?;
    let v = game.view();
    let castle = v.segment_at(Cell::new(0, 0), EdgePoint::new(Side::S, EdgePosition::Centre)).unwrap_or_default();
    assert_eq!(v.rules.names.kinds.name(v.core.graph.get(castle).kind.index()), "castle");
    assert_eq!(v.value(castle, ScoringReason::Completed).map_err(KitError::other)?.lines(), []);
    Ok(())
}
