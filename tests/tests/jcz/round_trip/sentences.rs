//! The sentences of a rule test, evaluated in an exported game.

use bastide_core::linked;
use bastide_jcz::export;
use bastide_jcz::verify::{Outcome, Sort, check};
use bastide_testkit::KitError;
use serde_json::{Value, json};

use super::{EVERYTHING, other, played, table_of};

/// Returns a saved game of JCloisterZone whose bazaars are taken without bids.
fn game() -> Result<Value, KitError> {
    for seed in 0..50 {
        if let Ok(mut exported) = export(&played(table_of(&EVERYTHING[..2], "first", 2, "pick")?, seed)?, &linked()) {
            exported.game.as_object_mut().map(|file| file.remove("bastide"));
            return Ok(exported.game);
        }
    }
    Err(other("no game could be exported"))
}

/// Returns `true` if a sentence holds after this number of messages.
fn holds(game: &Value, messages: usize, sentence: &str) -> Result<bool, KitError> {
    let mut test = game.clone();
    if let Some(replay) = test["replay"].as_array_mut() {
        replay.truncate(messages);
    }
    test["test"] = json!({"assertions": [sentence]});
    match check(&test, Sort::RuleTest, &linked()).map_err(other)? {
        Outcome::Passed { .. } => Ok(true),
        Outcome::Failed { difference } if difference.step == format!("\"{sentence}\"") => Ok(false),
        outcome => Err(other(format!("{sentence}: {outcome:?}"))),
    }
}

/// Returns the first message of a type, counted from 0.
fn first(game: &Value, kind: &str) -> Result<usize, KitError> {
    let at = game["replay"].as_array().and_then(|replay| replay.iter().position(|msg| msg["type"] == kind));
    at.ok_or_else(|| other(format!("the game has no {kind}")))
}

#[test]
fn nothing_is_scored_before_the_confirmation() -> Result<(), KitError> {
    let game = game()?;
    let confirmed = first(&game, "COMMIT")?;
    for (sentence, before, after) in [
        ("Phase is CommitActionPhase", true, false),
        ("Phase is TilePhase", false, true),
        ("Available action Confirm", true, false),
        ("Available action TilePlacement", false, true),
        ("Player can't pass", true, true),
        ("red has 0 points.", true, true),
    ] {
        assert_eq!(holds(&game, confirmed, sentence)?, before, "before it: {sentence}");
        assert_eq!(holds(&game, confirmed + 1, sentence)?, after, "after it: {sentence}");
    }
    Ok(())
}

/// The points of a tile play are scored at its confirmation.
#[test]
fn points_are_scored_at_the_confirmation() -> Result<(), KitError> {
    let game = game()?;
    let commits = game["replay"].as_array().into_iter().flatten().enumerate().filter(|(_, msg)| msg["type"] == "COMMIT");
    for (i, _) in commits {
        let nothing = ["red has 0 points", "blue has 0 points"];
        let after = nothing.iter().map(|s| holds(&game, i + 1, s)).collect::<Result<Vec<_>, _>>()?;
        if after.contains(&false) {
            assert!(nothing.iter().map(|s| holds(&game, i, s)).collect::<Result<Vec<_>, _>>()?.iter().all(|h| *h));
            return Ok(());
        }
    }
    Err(other("nobody scored"))
}

/// JCloisterZone reports a castle that never scored, and a city with nobody but a mayor without
/// pennants, with 0 points; Bastide does not report them. Every other sentence on them is compared.
#[test]
fn castles_and_cities_that_score_nothing_are_exempt() -> Result<(), KitError> {
    let game = game()?;
    let all = game["replay"].as_array().map_or(0, Vec::len);
    assert!(holds(&game, all, "red scored castle for 0 points")?);
    assert!(!holds(&game, all, "red scored castle for 999 points")?);
    assert!(holds(&game, all, "red scored city for 0 points")?);
    assert!(!holds(&game, all, "red scored city for 999 points")?);
    assert!(!holds(&game, all, "red scored road for 0 points")?);
    Ok(())
}

#[test]
fn a_bazaar_without_auction_satisfies_its_sentences() -> Result<(), KitError> {
    let game = game()?;
    let open = first(&game, "BAZAAR_BID")?;
    for (sentence, is) in [
        ("Phase is BazaarPhase", true),
        ("Bazaar noAuction: true", true),
        ("Bazaar noAuction: false", false),
        ("Available action BazaarSelectTile", true),
        ("Player can pass", false),
    ] {
        assert_eq!(holds(&game, open, sentence)?, is, "{sentence}");
    }
    assert!(!holds(&game, open - 1, "Bazaar noAuction: true")?);
    Ok(())
}

/// A limit of draws ends a game, whether its tiles are listed or drawn at random.
#[test]
fn a_limit_of_draws_ends_the_game() -> Result<(), KitError> {
    let mut game = game()?;
    let confirmed = first(&game, "COMMIT")? + 1;
    let names: Vec<String> = serde_json::from_value(game["gameAnnotations"]["drawOrder"].take()).map_err(other)?;
    game["gameAnnotations"] = json!({"drawOrder": names[..1]});
    let placed = |game: &Value| {
        let offers = |name: &&String| holds(game, confirmed, &format!("Available action TilePlacement for {name}"));
        names.iter().find_map(|name| offers(&name).map(|is| is.then(|| name.clone())).transpose()).transpose()
    };
    let by_chance = placed(&game)?;
    assert!(by_chance.is_some(), "no second tile is drawn");
    for limit in [2, 5, names.len()] {
        game["gameAnnotations"]["endTurn"] = limit.into();
        assert_eq!(placed(&game)?, by_chance, "the second of {limit} draws");
    }
    game["gameAnnotations"]["endTurn"] = 1.into();
    assert!(holds(&game, confirmed, "Phase is GameOverPhase")?);
    Ok(())
}
