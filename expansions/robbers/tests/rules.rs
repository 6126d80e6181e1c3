//! Rules of the Robbers that the scenario format cannot express.

use bastide_core::{STOCK, Table, Trait, linked};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "robbers", bastide_expansions::all());

/// Returns the numbers of tiles of the stack with a bag, with a fair, and of all tiles.
fn marked(table: &str, seed: u64) -> Result<(usize, usize, usize), KitError> {
    let game = start(table, seed)?;
    let core = &game.state().core;
    let rules = game.rules();
    let tiles: Vec<_> = core.piles[STOCK.index()].iter().chain(&core.tile_play.tiles).copied().collect();
    let with = |name: &str| {
        let of = rules.names.traits.index(name).map(Trait::at);
        tiles.iter().filter(|tile| of.is_some_and(|of| rules.tiles.get(**tile).traits.has(of))).count()
    };
    Ok((with("robber"), with("fair"), tiles.len()))
}

// covers: RO-01, RO-02
#[test]
fn eight_tiles_of_the_stack_have_a_bag_and_each_set_lends_eight_more() -> Check {
    for edition in ["first", "new"] {
        let lent = |copies: u8| format!("edition = \"{edition}\"\nrobbers = {{ robber_tiles = \"lent\", copies = {copies} }}");
        for seed in 1..6 {
            assert_eq!(marked(&lent(1), seed)?, (8, 0, 71));
        }
        assert_eq!(marked(&lent(2), 1)?, (16, 0, 71));
        assert_eq!(marked(&lent(0), 1)?, (0, 0, 71));
        assert_eq!(marked(&format!("edition = \"{edition}\"\nrobbers = {{ robber_tiles = \"none\" }}"), 1)?, (0, 0, 71));
    }
    // No tile gets two marks.
    let both = "robbers = { robber_tiles = \"lent\", copies = 4 }\ncatapult = { fair_tiles = \"lent\", copies = 2 }";
    assert_eq!(marked(both, 1)?, (32, 24, 71));
    // There are not more bags than tiles.
    assert_eq!(marked("robbers = { robber_tiles = \"lent\", copies = 10 }", 1)?, (71, 0, 71));
    Ok(())
}

// covers: RO-02
#[test]
fn eight_printed_tiles_with_a_bag_are_shuffled_in() -> Check {
    for copies in [0, 1, 2] {
        let table = format!("robbers = {{ copies = {copies} }}");
        assert_eq!(marked(&table, 1)?, (8 * copies, 0, 71 + 8 * copies));
        let rules = rules(&table)?;
        let number = |shape: &str| rules.pile(STOCK).iter().filter(|tile| rules.tiles.get(**tile).name == shape).count();
        let shapes = ["RO/Rr", "RO/RFr", "RO/CRr", "RO/C", "RO/RRR", "RO/CFc"].map(number);
        assert_eq!(shapes, [2, 2, 1, 1, 1, 1].map(|n| n * copies));
    }
    Ok(())
}

// covers: RO-03
#[test]
fn each_player_has_one_robber_who_is_no_follower() -> Check {
    let rules = rules("players = [\"red\", \"blue\", \"green\", \"yellow\"]\nrobbers = {}")?;
    let robber = rules.figures.get(rules.figure("robber").unwrap_or_default());
    assert_eq!((robber.per_player, robber.follower), (1, false));
    Ok(())
}

// covers: RO-21
#[test]
fn the_shop_has_no_marker_for_robbers() -> Check {
    let text = "players = [\"red\", \"black\"]\nrobbers = {}\nshop = { markers = [\"robber\"] }";
    let table = Table::parse("table", text).map_err(KitError::other)?;
    let message = table.rules(&linked()).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(message.contains("robber"), "{message}");
    Ok(())
}

/// A bot sees a gain in a robber beside a marker of another player, and none beside nobody.
#[test]
fn bots_expect_a_part_from_a_robber_beside_a_marker() -> Check {
    let gains = |field: u8| -> Result<i32, KitError> {
        let text = format!(
            "title = 't'\n[table]\nrobbers = {{}}\n[given]\nplaced = ['BA/RCr 0,0 0']\nscore = {{ blue = 7 }}\n\
             figures = ['red robber robbers.track.red:{field}']\n[[step]]\nquery = true\n"
        );
        let game = bastide_testkit::games::stage(&text, &[])?;
        let gains = game.view().expected_gains().map_err(KitError::other)?;
        Ok(gains.iter().map(|gain| gain.hundredths).sum())
    };
    assert_eq!((gains(7)?, gains(8)?), (250, 0));
    Ok(())
}
