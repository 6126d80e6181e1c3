//! Rules of the Goldmines that the scenario format cannot express.

use bastide_core::{GameView, Player, STOCK, Table, Trait, linked};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, stage, start};
use bastide_testkit::sets::with_kind;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "goldmines", bastide_expansions::all());

// covers: GO-01, GO-02
#[test]
fn a_set_has_eight_tiles_with_a_goldmine_and_sixteen_ingots() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 3] {
            let table = format!("edition = \"{edition}\"\ngoldmines = {{ copies = {copies} }}");
            let rules = rules(&table)?;
            let stock = rules.pile(STOCK);
            let mine = rules.names.traits.index("goldmine").map(Trait::at).unwrap_or_default();
            let tiles = stock.iter().filter(|tile| rules.tiles.get(**tile).traits.has(mine)).count();
            assert_eq!((tiles, stock.len()), (8 * copies, 72 + 8 * copies));
            assert_eq!(with_kind(&rules, "GO/", "monastery"), 4 * copies);
            let (game, ingot) = (start(&table, 1)?, rules.token("ingot").unwrap_or_default());
            assert_eq!(game.state().core.token_supply[ingot.index()], 16);
        }
    }
    Ok(())
}

// covers: GO-14
#[test]
fn everybody_sees_how_many_ingots_a_player_has() -> Check {
    let text = "title = 't'\n[table]\ngoldmines = {}\n[given]\nplaced = ['BA/RCr 0,0 0']\ntokens = { blue = { ingot = 3 } }\n\
                [[step]]\nquery = true\n";
    let game = stage(text, &[])?;
    let ingot = game.rules().token("ingot").unwrap_or_default();
    for seat in [None, Some(Player(0)), Some(Player(1))] {
        let seen = GameView::for_player(&game, seat);
        assert_eq!(seen.view().core.tokens(Player(1), ingot), 3);
    }
    Ok(())
}

/// Returns the message of a table that is refused.
fn refused(text: &str) -> Result<String, KitError> {
    let table = Table::parse("table", text).map_err(KitError::other)?;
    Ok(table.rules(&linked()).map_or_else(|e| e.to_string(), |_| String::new()))
}

// covers: GO-13
#[test]
fn the_points_are_up_to_four_numbers() -> Check {
    for points in ["[\"1\", \"2\", \"3\", \"4\", \"5\"]", "[\"1\", \"2\", \"3\", \"x\"]", "[\"1\", \"2\", \"3\", \"-4\"]"] {
        let message = refused(&format!("goldmines = {{ gold_points = {points} }}"))?;
        assert!(message.contains("gold_points takes up to four numbers"), "{points}: {message}");
    }
    Ok(())
}

// covers: GO-18
#[test]
fn the_shop_has_no_marker_for_gold() -> Check {
    let message = refused("players = [\"red\", \"black\"]\ngoldmines = {}\nshop = { markers = [\"gold\"] }")?;
    assert!(message.contains("gold"), "{message}");
    Ok(())
}

/// A bot sees a gain for the owner of a feature that would take ingots, and none for others.
#[test]
fn bots_expect_a_part_of_the_ingots_on_own_features() -> Check {
    let text = "title = 't'\n[table]\ngoldmines = {}\n[given]\nplaced = ['BA/RCr 0,0 0', 'BA/L 0,1 0']\n\
                figures = ['red follower road@0,0:W', 'blue follower field@0,0:SL']\nactions = ['red: gold.lay 0,0', 'red: gold.lay 0,0']\n\
                [[step]]\nquery = true\n";
    let game = stage(text, &[])?;
    let gains = game.view().expected_gains().map_err(KitError::other)?;
    let of = |player: u8| gains.iter().filter(|gain| gain.player == Player(player)).map(|gain| gain.hundredths).sum::<i32>();
    assert_eq!((of(0), of(1)), (90, 0));
    Ok(())
}
