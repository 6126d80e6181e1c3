//! Options of the base game that no scenario covers.

use bastide_base::BASE;
use bastide_core::{Chosen, Edition, Expansion, Player, STOCK};
use bastide_testkit::KitError;
use bastide_testkit::event_text::log_text;

use bastide_testkit::games::{CLOSED_CITY, Check, leave, offers, play, rules, stage, start, tile};

// covers: BA-30
#[test]
fn a_tile_that_fits_nowhere_goes_back_where_tiles_are_reshuffled() -> Check {
    let mut game = stage(&format!("table.base = {{ unplaceable_tile = 'reshuffle' }}\n{CLOSED_CITY}"), &[])?;
    let city = tile(&game, "BA/Cccc+")?;
    assert!(game.state().core.set_aside.is_empty());
    assert!(game.state().core.piles[STOCK.index()].contains(&city));
    assert!(log_text(game.view(), game.log()).contains(&"BA/Cccc+ goes back".to_owned()));
    // No tile of the stack fits: the game is over, and the tile is back in the stack.
    leave(&mut game, &["BA/Cccc+"])?;
    play(&mut game, "place BA/L 0,1 0")?;
    play(&mut game, "pass")?;
    assert!(game.is_over());
    assert_eq!(game.state().core.piles[STOCK.index()], [city]);
    Ok(())
}

// covers: BA-10
#[test]
fn chance_decides_who_begins_where_the_table_says_so() -> Check {
    let first = |table: &str, seed| start(table, seed).map(|g| g.decision().map(|d| d.ask.player));
    let players = "players = [\"red\", \"blue\", \"green\"]";
    let mut begun = [0; 3];
    for seed in 0..90 {
        assert_eq!(first(players, seed)?, Some(Player(0)));
        let lucky = first(&format!("{players}\nbase = {{ first_player = \"random\" }}"), seed)?;
        lucky.into_iter().for_each(|p| begun[p.index()] += 1);
    }
    assert!(begun.iter().all(|n| (15..=45).contains(n)), "{begun:?} of 90");
    Ok(())
}

// covers: BA-08
#[test]
fn a_table_may_have_other_numbers_of_followers() -> Check {
    for (table, n) in [("base = { followers = 1 }", 1), ("base = { followers = 20 }", 20), ("meeples = { follower = 3 }", 3)] {
        let game = start(table, 1)?;
        let follower = game.rules().figure("follower").unwrap_or_default();
        assert!(game.state().core.players().all(|p| game.state().core.in_supply(p, follower) == n), "{table}");
    }
    assert!(rules("base = { followers = 0 }").is_err() && rules("base = { followers = 21 }").is_err());
    Ok(())
}

// covers: BA-01, BA-64, BA-77, BA-78, BA-79
#[test]
fn presets_set_what_the_ledger_says() -> Check {
    let said = |preset: &str, edition| {
        let given = [("preset".to_owned(), Chosen::Word(preset.into()))].into();
        BASE.manifest().resolve(edition, &given).map_err(KitError::other)
    };
    for edition in [Edition::First, Edition::New] {
        let current = said("current", edition)?;
        assert_eq!(current, BASE.manifest().resolve(edition, &Default::default()).map_err(KitError::other)?);
        for (preset, method, small) in [
            ("rules_2000", "first", "reduced"),
            ("rules_2001", "second", "reduced"),
            ("rules_2002", "third", "reduced"),
            ("current", "third", "full"),
        ] {
            // Rules of before 2014 are those of the first edition.
            if preset != "current" && edition == Edition::New {
                assert!(said(preset, edition).is_err_and(|e| e.to_string().contains("belongs to the other edition")), "{preset}");
                continue;
            }
            let values = said(preset, edition)?;
            let word = |key: &str| values.get(key).map(ToString::to_string);
            assert_eq!(word("field_scoring"), Some(format!("{method:?}")), "{preset}");
            assert_eq!(word("small_city_scoring"), Some(format!("{small:?}")), "{preset}");
        }
        assert_eq!(said("first_game", edition)?.get("farmers"), Some(&Chosen::Switch(false)));
    }
    let unknown = rules("base = { preset = \"rules_2003\" }").map_or_else(|e| e.to_string(), |_| String::new());
    assert!(unknown.contains("rules_2002") && unknown.contains("preset"), "{unknown}");
    Ok(())
}

// covers: BA-95
#[test]
fn a_complete_garden_keeps_its_abbot_where_the_table_says_so() -> Check {
    let board = |option: bool, last: &str| {
        let placed = "'BA/CG 0,0 0', 'BA/L 1,0 0', 'BA/L -1,0 0', 'BA/L 0,1 0', 'BA/L 1,1 0', 'BA/C -1,1 180', 'BA/C -1,-1 0'";
        let table = format!("table = {{ edition = 'new', base = {{ abbot = true, abbot_recall_when_complete = {option} }} }}");
        format!("title = 'recall'\n{table}\n[given]\nplaced = [{placed}{last}]\nfigures = ['red abbot garden@0,0']\n")
    };
    let seven = ", 'BA/C 1,-1 0'";
    for (option, last, place, offered) in
        [(true, seven, "BA/C 0,-1 180", true), (false, seven, "BA/C 0,-1 180", false), (false, "", "BA/C 0,-1 180", true)]
    {
        let mut game = stage(&format!("{}[[step]]\nplace = '{place}'\n", board(option, last)), &[])?;
        play(&mut game, &format!("place {place}"))?;
        assert_eq!(offers(&game, "base.recall abbot"), offered, "{option} {last}");
    }
    Ok(())
}
