//! Rules of the winter edition that the scenario format cannot express.

use bastide_core::STOCK;
use bastide_testkit::games::{Check, rules, start};
use bastide_testkit::sets::seats;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "winter", bastide_expansions::all());

// covers: WI-01, WI-02, WI-04, WI-05
#[test]
fn the_tiles_of_the_base_game_and_twelve_more_are_for_2_to_5_players() -> Check {
    for (copies, tiles) in [(0, 72), (1, 84), (2, 96)] {
        let rules = rules(&format!("winter = {{ copies = {copies} }}"))?;
        let of_base = rules.pile(STOCK).iter().filter(|t| rules.tiles.get(**t).name.starts_with("BA/")).count();
        assert_eq!((rules.pile(STOCK).len(), of_base), (tiles, 72));
    }
    let game = start("winter = true", 1)?;
    let placed = game.state().core.board.placed_tiles();
    assert_eq!((placed.len(), game.state().core.left(STOCK)), (1, 82));
    assert_eq!((game.rules().tiles.get(placed[0].tile).name.as_str(), placed[0].turn), ("BA/RCr", 0));
    let followers = game.rules().figure("follower").map(|kind| game.rules().figures.get(kind).per_player);
    assert_eq!(followers, Some(7));
    for (players, accepted) in [(2, true), (5, true), (6, false)] {
        assert_eq!(rules(&format!("{}winter = true", seats(players))).is_ok(), accepted, "{players}");
    }
    Ok(())
}

// covers: WI-08, WI-09, WI-10
#[test]
fn other_expansions_treat_the_tiles_as_any_others() -> Check {
    for edition in ["first", "new"] {
        let others = "bridges-castles-bazaars = true\nmaps = { map = \"benelux\" }\nshop = true";
        let game = start(&format!("edition = \"{edition}\"\n{others}\nwinter = true"), 3)?;
        let rules = game.rules();
        assert_eq!(rules.pile(STOCK).iter().filter(|t| rules.tiles.get(**t).name.starts_with("WI/")).count(), 12);
        assert!(game.decision().is_some());
    }
    // WI-09: he is there only if the table names his expansion.
    assert!(rules("winter = true")?.figure("gingerbread-man").is_none());
    assert!(rules("winter = true\ngingerbread-man = true")?.figure("gingerbread-man").is_some());
    Ok(())
}
