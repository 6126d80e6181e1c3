//! Rules of the Wind Roses that the scenario format cannot express.

use bastide_core::{Display, Player, STOCK, Trait};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "wind-roses", bastide_expansions::all());

/// Returns the names of the tiles that lie at the start.
fn first_tiles(table: &str) -> Result<Vec<String>, KitError> {
    let game = start(table, 1)?;
    let placed = game.state().core.board.placed_tiles().iter();
    Ok(placed.map(|tile| game.rules().tiles.get(tile.tile).name.clone()).collect())
}

// covers: WR-01, WR-02
#[test]
fn a_set_has_six_tiles_with_roses_and_the_start_tile_of_the_base_game_is_in_the_stack() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let rules = rules(&format!("edition = \"{edition}\"\nwind-roses = {{ copies = {copies} }}"))?;
            let stock = rules.pile(STOCK);
            assert_eq!(stock.len(), 72 + 6 * copies);
            for rose in ["rose-orange", "rose-blue", "rose-ne", "rose-se", "rose-sw", "rose-nw"] {
                let of = rules.names.traits.index(rose).map(Trait::at).unwrap_or_default();
                let tiles = stock.iter().filter(|tile| rules.tiles.get(**tile).traits.has(of)).count();
                assert_eq!(tiles, copies, "{rose}");
            }
        }
    }
    let game = start("wind-roses = {}", 1)?;
    let left = &game.state().core.piles[STOCK.index()];
    let usual = game.rules().tiles.find("BA/RCr");
    assert_eq!(left.iter().filter(|tile| Some(**tile) == usual).count(), 4);
    assert_eq!(left.len() + game.state().core.tile_play.tiles.len(), 77);
    Ok(())
}

// covers: WR-02, WR-13
#[test]
fn the_orange_rose_is_the_start_tile_unless_an_option_or_another_start_says_otherwise() -> Check {
    assert_eq!(first_tiles("wind-roses = {}")?, ["WR/CFR"]);
    assert_eq!(first_tiles("wind-roses = { rose_start = false }")?, ["BA/RCr"]);
    assert_eq!(first_tiles("wind-roses = { copies = 0 }")?, ["BA/RCr"]);
    let spring = first_tiles("wind-roses = {}\nrivers = {}")?;
    assert!(spring.iter().all(|tile| tile != "WR/CFR") && !spring.is_empty(), "{spring:?}");
    let beside = first_tiles("wind-roses = { rose_beside_start = true }\nrivers = {}")?;
    assert_eq!(beside, ["WR/CFR", "RI/s"]);
    let city = first_tiles("wind-roses = {}\ncount-king-robber = {}")?;
    assert!(city.iter().all(|tile| tile != "WR/CFR") && city.len() == 12, "{city:?}");
    Ok(())
}

// covers: WR-10
#[test]
fn screens_say_how_far_the_rose_that_counts_is_turned() -> Check {
    let turns = |placed: &str| -> Result<Vec<i16>, KitError> {
        let text = format!("title = 't'\n[table]\nwind-roses = {{}}\n[given]\nplaced = [{placed}]\n[[step]]\nquery = true\n");
        let game = bastide_testkit::games::stage(&text, &[])?;
        let displays = game.view().displays(Player(0)).map_err(KitError::other)?;
        let number = |display: &Display| match *display {
            Display::Fact { name, number, .. } => {
                (game.rules().names.labels.name(name.index()) == "quarter turns of the wind rose").then_some(number).flatten()
            }
            _ => None,
        };
        Ok(displays.iter().filter_map(number).collect())
    };
    assert_eq!(turns("'BA/RCr 0,0 0'")?, [0; 0]);
    assert_eq!(turns("'WR/CFR 0,0 0'")?, [0]);
    assert_eq!(turns("'WR/CFR 0,0 0', 'WR/Rr -1,0 180'")?, [2]);
    assert_eq!(turns("'WR/CFR 0,0 0', 'WR/Rr -1,0 270'")?, [3]);
    Ok(())
}
