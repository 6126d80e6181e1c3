//! Rules of the Peasant Revolts that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Game, GameView, Pile, Player, STOCK, TileType, Trait};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, stage, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "peasant-revolts", bastide_expansions::all());

const SIGNS: [(&str, usize); 3] = [("revolt-city", 5), ("revolt-road", 4), ("revolt-monastery", 3)];

/// Returns the tiles in a pile.
fn pile<'a>(game: &'a Game, name: &str) -> &'a [TileType] {
    let pile = game.rules().names.piles.index(name).map(Pile::at);
    pile.and_then(|pile| game.state().core.piles.get(pile.index())).map_or(&[], Vec::as_slice)
}

/// Returns the number of tiles with a fork in the stack and in hand.
fn in_stack(game: &Game) -> usize {
    let signs: Vec<Trait> = SIGNS.iter().filter_map(|(sign, _)| game.rules().names.traits.index(sign).map(Trait::at)).collect();
    let core = &game.state().core;
    let tiles = core.piles[STOCK.index()].iter().chain(&core.tile_play.tiles);
    tiles.filter(|tile| signs.iter().any(|sign| game.rules().tiles.get(**tile).traits.has(*sign))).count()
}

// covers: PR-01, PR-02, PR-21
#[test]
fn of_twelve_tiles_three_stay_in_the_box_and_nobody_knows_which() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let table = format!("edition = \"{edition}\"\npeasant-revolts = {{ copies = {copies}, revolts_out = 0 }}");
            let rules = rules(&table)?;
            for (sign, number) in SIGNS {
                let sign = rules.names.traits.index(sign).map(Trait::at);
                let stock = rules.pile(STOCK).iter().filter(|tile| sign.is_some_and(|t| rules.tiles.get(**tile).traits.has(t)));
                assert_eq!(stock.count(), number * copies);
            }
            assert_eq!(in_stack(&start(&table, 1)?), 12 * copies);
        }
    }
    let mut boxes = BTreeSet::new();
    for seed in 0..30 {
        let game = start("peasant-revolts = {}", seed)?;
        assert_eq!((in_stack(&game), pile(&game, "peasant-revolts.box").len()), (9, 3));
        boxes.insert(pile(&game, "peasant-revolts.box").to_vec());
        for seat in [None, Some(Player(0)), Some(Player(1))] {
            // For a viewer all twelve may be in the stack, and the number of tiles to draw stays.
            let seen = GameView::for_player(&game, seat).into_game();
            assert_eq!((in_stack(&seen), pile(&seen, "peasant-revolts.box").len()), (12, 0));
            assert_eq!(seen.view().tiles_left(), game.view().tiles_left());
            let sample = game.determinize(seat, seed);
            assert_eq!((in_stack(&sample), pile(&sample, "peasant-revolts.box").len()), (9, 3));
            boxes.insert(pile(&sample, "peasant-revolts.box").to_vec());
        }
    }
    assert!(boxes.len() > 20);
    for out in [0, 12] {
        assert_eq!(in_stack(&start(&format!("peasant-revolts = {{ revolts_out = {out} }}"), 1)?), 12 - out);
    }
    Ok(())
}

// covers: PR-21
#[test]
fn bots_expect_a_revolt_by_the_tiles_that_nobody_has_seen() -> Check {
    let chances = |placed: &str, actions: &str, out: usize| -> Result<(Option<u8>, i32), KitError> {
        let text = format!(
            "title = 't'\n[table]\npeasant-revolts = {{ revolts_out = {out} }}\n[given]\nplaced = ['BA/RCr 0,0 0'{placed}]\n\
             apart = true\nfigures = ['red follower road@0,0:E']\nactions = [{actions}]\nstock = 60\n[[step]]\nquery = true\n"
        );
        let game = stage(&text, &[])?;
        let gains = game.view().expected_gains().map_err(KitError::other)?;
        let leaves = gains.iter().find_map(|gain| gain.leaves).map(|(_, chance)| chance);
        Ok((leaves, gains.iter().map(|gain| gain.hundredths).sum()))
    };
    let (all, _) = chances("", "", 0)?;
    let (box_of_six, _) = chances("", "", 6)?;
    assert!(all > box_of_six && box_of_six > Some(0), "{all:?} {box_of_six:?}");
    // With all four tiles on the board no revolt against roads is left.
    let four = ", 'PR/6 5,0 0', 'PR/7 7,0 0', 'PR/8 9,0 0', 'PR/9 11,0 0'";
    assert_eq!(chances(four, "", 0)?, (None, 0));
    // A protected follower expects points and does not leave.
    let (leaves, points) = chances("", "'red: revolts.protect red.follower.1'", 0)?;
    assert!(leaves.is_none() && points > 0);
    Ok(())
}
