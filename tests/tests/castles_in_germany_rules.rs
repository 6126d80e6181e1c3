//! Rules of Castles in Germany that the scenario format cannot express.

#[allow(dead_code, reason = "shared with the base game")]
#[path = "base_rules/kit.rs"]
mod kit;

use bastide_base as _;
use bastide_castles_in_germany as _;
use bastide_core::{Display, Pile, Player, STOCK};
use bastide_testkit::KitError;
use kit::{Check, rules, start};

// covers: GC-01, GC-20
#[test]
fn a_set_has_six_tiles_of_two_halves() -> Check {
    for edition in ["first", "new"] {
        for copies in [1, 3] {
            let rules = rules(&format!("edition = \"{edition}\"\ncastles-in-germany = {{ copies = {copies} }}"))?;
            let pile = rules.names.piles.index("castles-in-germany.tiles").map(Pile::at).unwrap_or_default();
            let pile = rules.pile(pile);
            assert_eq!((pile.len(), rules.pile(STOCK).len()), (12 * copies, 72));
            let (mut roads, mut cities) = (0, 0);
            for tile in pile.iter().map(|tile| rules.tiles.get(*tile)) {
                let count = |name: &str| tile.segments.iter().filter(|s| rules.names.kinds.name(s.kind.index()) == name).count();
                assert_eq!(count("german-castle"), 1, "{}", tile.name);
                assert!(count("field") > 0, "{}", tile.name);
                (roads, cities) = (roads + count("road"), cities + count("city"));
            }
            assert_eq!((roads, cities), (7 * copies, 7 * copies));
        }
        let none = rules(&format!("edition = \"{edition}\"\ncastles-in-germany = {{ copies = 0 }}"))?;
        assert_eq!(none.pile(STOCK).len(), 72);
    }
    Ok(())
}

// covers: GC-02
#[test]
fn players_take_as_many_as_there_are() -> Check {
    let seats = ["red", "blue", "green", "yellow", "black", "pink"];
    for (players, copies, expected) in
        [(2, 1, vec![2, 2]), (3, 1, vec![2, 2, 2]), (4, 1, vec![1; 4]), (6, 1, vec![1; 6]), (3, 2, vec![2, 2, 2])]
    {
        for deal in ["chosen", "dealt"] {
            let table = format!(
                "players = {:?}\nbase = {{ player_limit = \"free\" }}\n\
                 castles-in-germany = {{ copies = {copies}, german_castle_deal = \"{deal}\" }}",
                &seats[..players]
            );
            let mut game = start(&table, 3)?;
            while game.state().core.turn.number == 0 {
                game.apply_nth(0).map_err(KitError::other)?;
            }
            let facts = game.view().displays(Player(0)).map_err(KitError::other)?;
            let mut held = vec![0; players];
            for fact in facts {
                if let Display::Fact { player: Some(player), .. } = fact {
                    held[player.index()] += 1;
                }
            }
            assert_eq!(held, expected, "{players} players, {copies} copies, {deal}");
        }
    }
    Ok(())
}
