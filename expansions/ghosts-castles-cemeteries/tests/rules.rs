//! Rules of Ghosts, Castles and Cemeteries that the scenario format cannot express.

use bastide_core::{Cell, FigureKind, FigureLocation, Player, STOCK, Token, Trait};
use bastide_testkit::games::{Check, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "ghosts-castles-cemeteries", bastide_expansions::all());

// covers: GH-01, GH-22
#[test]
fn a_set_has_sixty_tiles_fifty_with_mist() -> Check {
    for copies in [0, 1, 2] {
        let rules = rules(&format!("edition = \"new\"\nghosts-castles-cemeteries = {{ copies = {copies} }}"))?;
        let sides = ["mist-n", "mist-e", "mist-s", "mist-w"];
        let sides = sides.map(|name| rules.names.traits.index(name).map(Trait::at).unwrap_or_default());
        let tiles: Vec<_> = rules.pile(STOCK).iter().map(|tile| rules.tiles.get(*tile)).collect();
        let misty = tiles.iter().filter(|tile| sides.iter().any(|side| tile.traits.has(*side))).count();
        let with = |kind: &str| {
            let kind = rules.names.kinds.index(kind);
            tiles.iter().filter(|tile| tile.segments.iter().any(|segment| Some(segment.kind.index()) == kind)).count()
        };
        assert_eq!([tiles.len() - 72, misty, with("mist-castle"), with("cemetery")], [60, 50, 5, 5].map(|n| n * copies));
    }
    Ok(())
}

// covers: GH-02, GH-03, GH-16
#[test]
fn the_start_piece_is_four_tiles_and_each_player_has_five_followers_and_two_guards() -> Check {
    let game = start("players = [\"red\", \"blue\", \"green\"]\nghosts-castles-cemeteries = true", 1)?;
    let (core, names) = (&game.state().core, &game.rules().names);
    let cells: Vec<Cell> = core.board.placed_tiles().iter().map(|tile| tile.cell).collect();
    assert_eq!(cells, [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| Cell::new(x, y)));
    assert_eq!(core.board.count_tiles(Cell::new(0, 0).around(1)), 4);
    let kind = |name: &str| names.figures.index(name).map(FigureKind::at).unwrap_or_default();
    for player in core.players() {
        assert_eq!((core.in_supply(player, kind("follower")), core.in_supply(player, kind("guard"))), (5, 2));
    }
    let general = core.figures.iter().filter(|f| f.kind == kind("guard") && matches!(f.place, FigureLocation::Slot { .. }));
    assert_eq!(general.count(), 9);
    let ghost = names.tokens.index("ghost").map(Token::at).unwrap_or_default();
    assert_eq!(core.token_supply.get(ghost.index()), Some(&15));
    let four = start("ghosts-castles-cemeteries = { ghost_followers = 4 }", 1)?;
    assert_eq!(four.state().core.in_supply(Player(1), kind("follower")), 4);
    Ok(())
}

// covers: GH-02
#[test]
fn beside_other_first_tiles_it_is_refused() -> Check {
    for other in [
        "rivers = true",
        "count-king-robber = true",
        "wheel-of-fortune = { wheel_place = \"start\" }",
        "maps = { map = \"benelux\" }",
    ] {
        let refused = rules(&format!("{other}\nghosts-castles-cemeteries = true")).err().map(|e| e.to_string());
        let refused = refused.unwrap_or_default();
        assert!(refused.contains("both place the first tiles"), "{other}: {refused}");
    }
    Ok(())
}
