//! Unchecked lines of text: parsing either fails with an error or returns an action whose notation
//! parses to the same action.

use std::cell::Cell;
use std::sync::Arc;

use bastide_base::BASE;
use bastide_core::{Game, GameSetup, Table, notation};
use bastide_testkit::KitError;
use bastide_testkit::dice::Dice;
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestRunner};

/// Returns a game at half its length.
fn game() -> Result<Game, KitError> {
    let table = Table::parse("table", "edition = \"new\"\nbase = { abbot = true }").map_err(KitError::other)?;
    let rules = table.rules(&[&BASE]).map_err(KitError::other)?;
    let mut game = Game::new(Arc::new(rules), &GameSetup::seeded(3)).map_err(KitError::other)?;
    let mut dice = Dice::new(3);
    for _ in 0..60 {
        let Some(n) = game.decision().map(|d| d.len()) else { break };
        game.apply_nth(dice.below(n)).map_err(KitError::other)?;
    }
    Ok(game)
}

/// Generates words of notation, and words that are nearly such.
fn word() -> impl Strategy<Value = String> {
    let fixed = [
        "place",
        "deploy",
        "pass",
        "base.recall",
        "follower",
        "abbot",
        "BA/L",
        "BA/RCr",
        "BA/",
        "red",
        "90",
        "450",
        "-90",
        "45",
        "#2",
        "@",
        ":",
        ",",
        "",
    ];
    let kind = prop::sample::select(vec!["city", "road", "field", "monastery", "garden", "castle", ""]);
    let edge = prop::sample::select(vec!["N", "E", "S", "W", "NL", "NR", "WL", "ER", "NE", "NLL", "é"]);
    prop_oneof![
        prop::sample::select(fixed.to_vec()).prop_map(str::to_owned),
        (-6..6i32, -6..6i32).prop_map(|(x, y)| format!("{x},{y}")),
        (kind.clone(), -4..4i32, -4..4i32, edge).prop_map(|(k, x, y, e)| format!("{k}@{x},{y}:{e}")),
        (kind, -4..4i32, -4..4i32, 0..4u8).prop_map(|(k, x, y, n)| format!("{k}@{x},{y}#{n}")),
        "[ -~]{0,8}",
        any::<i64>().prop_map(|n| n.to_string()),
    ]
}

/// Generates lines that are nearly valid, and lines of any words.
fn line() -> impl Strategy<Value = String> {
    let verb = prop::sample::select(vec![
        "place BA/L",
        "place BA/CG",
        "deploy follower",
        "deploy abbot",
        "base.recall abbot",
        "pass",
        "pass follower",
    ]);
    let near = (verb, prop::collection::vec(word(), 0..3)).prop_map(|(verb, words)| format!("{verb} {}", words.join(" ")));
    let any = prop::collection::vec(word(), 0..5).prop_map(|words| words.join(" "));
    prop_oneof![3 => near, 1 => any]
}

#[test]
fn whatever_is_read_is_written_and_read_alike() -> Result<(), KitError> {
    let game = game()?;
    let before = game.state().fingerprint();
    let config =
        ProptestConfig { cases: 20_000, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() };
    let read = Cell::new(0);
    TestRunner::new(config)
        .run(&line(), |line| {
            if let Ok(action) = notation::parse(game.view(), &line) {
                read.set(read.get() + 1);
                let written = notation::print(game.view(), &action);
                let again = notation::parse(game.view(), &written);
                prop_assert_eq!(again, Ok(action), "\"{}\" is written as \"{}\"", line, written);
            }
            Ok(())
        })
        .map_err(KitError::other)?;
    assert!(read.get() > 500, "only {} of the lines meant something", read.get());
    assert_eq!(game.state().fingerprint(), before);
    Ok(())
}
