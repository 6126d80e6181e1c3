//! Rules of the Markets of Leipzig that the scenario format cannot express.

use bastide_core::{STOCK, Trait};
use bastide_testkit::games::{Check, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "leipzig", bastide_expansions::all());

// covers: LE-01, LE-02, LE-03, LE-04, LE-24, LE-26
#[test]
fn the_town_replaces_the_start_tile() -> Check {
    for (edition, more, followers) in
        [("first", "", 8), ("new", "", 8), ("new", "leipzig_followers = 2", 9), ("new", "leipzig_followers = 0", 7)]
    {
        let table = format!("edition = \"{edition}\"\nleipzig = {{ {more} }}");
        let game = start(&table, 1)?;
        let (core, rules) = (&game.state().core, game.rules());
        let name = |tile| rules.tiles.get(tile).name.as_str();
        let laid: Vec<String> =
            core.board.placed_tiles().iter().map(|t| format!("{} {},{} {}", name(t.tile), t.cell.x, t.cell.y, t.turn)).collect();
        assert_eq!(
            laid,
            [
                "LE/N.gate 0,0 0",
                "LE/N.road 0,-1 0",
                "LE/E.gate 1,0 1",
                "LE/E.road 2,0 1",
                "LE/S.gate 1,1 2",
                "LE/S.road 1,2 2",
                "LE/W.gate 0,1 3",
                "LE/W.road -1,1 3"
            ],
            "{table}"
        );
        // The start tile and the halves are not drawn.
        let stock = core.piles[STOCK.index()].iter().chain(&core.tile_play.tiles);
        assert_eq!(stock.clone().count(), 71, "{table}");
        assert!(stock.clone().all(|tile| !name(*tile).starts_with("LE/")));
        let follower = rules.figure("follower").unwrap_or_default();
        assert!(core.players().all(|who| core.in_supply(who, follower) == followers), "{table}");
        let farmhouse = rules.names.traits.index("farmhouse").map(Trait::at).unwrap_or_default();
        let houses = core.board.placed_tiles().iter().filter(|t| rules.tiles.get(t.tile).traits.has(farmhouse)).count();
        assert_eq!(houses, 2);
        let quarters = ["wainwrights", "coiners", "bookbinders", "tanners"];
        assert!(quarters.iter().all(|quarter| rules.names.groups.index(&format!("leipzig.{quarter}")).is_some()));
    }
    Ok(())
}

// covers: LE-19
#[test]
fn beside_other_first_tiles_it_is_refused() -> Check {
    for other in [
        "rivers = true",
        "count-king-robber = true",
        "wheel-of-fortune = { wheel_place = \"start\" }",
        "maps = { map = \"benelux\" }",
        "ghosts-castles-cemeteries = true",
        "school = true",
        "spiel-doch = { spiel_doch_start = true }",
    ] {
        let refused = rules(&format!("{other}\nleipzig = true")).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(refused.contains("both place the first tiles"), "{other}: {refused}");
    }
    rules("spiel-doch = true\nleipzig = true")?;
    Ok(())
}
