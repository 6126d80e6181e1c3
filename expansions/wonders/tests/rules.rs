//! Rules of the Wonders of Humanity that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Display, Game, Kind, Pile, Player, STOCK, SegmentId};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, play, rules, stage, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "wonders", bastide_expansions::all());

const WONDERS: [&str; 4] = ["stonehenge", "circus-maximus", "notre-dame", "alhambra"];

// test: WH-V01 Four wonders of five cells each lie beside the board, and none in the stack
// covers: WH-01, WH-02, WH-03, WH-12
#[test]
fn there_are_four_wonders_of_five_cells() -> Check {
    for edition in ["first", "new"] {
        let rules = rules(&format!("edition = \"{edition}\"\nwonders = true"))?;
        let pile = rules.names.piles.index("wonders.cells").map(Pile::at).unwrap_or_default();
        assert_eq!((rules.pile(pile).len(), rules.pile(STOCK).len()), (20, 72));
        for wonder in WONDERS {
            let of_it = |name: &str| name.starts_with(&format!("WH/{wonder}."));
            assert_eq!(rules.pile(pile).iter().filter(|tile| of_it(&rules.tiles.get(**tile).name)).count(), 5);
        }
    }
    Ok(())
}

/// Returns the number of features of a kind on the wonder that lies in a game.
fn features(game: &Game, kind: &str) -> usize {
    let (v, kind) = (game.view(), game.rules().names.kinds.index(kind).map(Kind::at));
    let cells = v.core.board.placed_tiles().iter().enumerate();
    let cells = cells.filter(|(_, tile)| v.rules.tiles.get(tile.tile).name.starts_with("WH/"));
    let segments = cells.flat_map(|(at, _)| v.printed(bastide_core::PlacedTile::at(at)));
    let of_kind = segments.filter(|seg| Some(v.core.graph.get(*seg).kind) == kind);
    of_kind.map(|seg| v.core.graph.feature(seg)).collect::<BTreeSet<SegmentId>>().len()
}

// test: WH-V01b Each wonder has its roads, cities, monasteries and fields
// covers: WH-02, WH-12
#[test]
fn each_wonder_has_its_features() -> Check {
    for (wonder, expected) in WONDERS.into_iter().zip([[2, 2, 0, 1], [1, 2, 0, 2], [1, 1, 1, 1], [0, 3, 0, 1]]) {
        for turn in [0, 90] {
            let text = format!(
                "title = 't'\n[table]\nwonders = {{}}\n[given]\nplaced = ['BA/L 20,20 0', 'red: wonders.lay {wonder} 0,0 {turn}']\n\
                 apart = true\n[[step]]\nquery = true\n"
            );
            let game = stage(&text, &[])?;
            let found = ["road", "city", "monastery", "field"].map(|kind| features(&game, kind));
            assert_eq!(found, expected, "{wonder}");
        }
    }
    Ok(())
}

// test: WH-V01c By that option there are fewer wonders, and what is no list of wonders or fields is refused
// covers: WH-01, WH-05
#[test]
fn lists_of_the_options_are_checked() -> Check {
    let game = start("wonders = { wonders = [\"notre-dame\"] }", 1)?;
    let supply = |wonder: &str| {
        let token = game.rules().names.tokens.index(wonder).unwrap_or_default();
        game.state().core.token_supply.get(token).copied().unwrap_or_default()
    };
    assert_eq!(WONDERS.map(supply), [0, 0, 1, 0]);
    for (option, why) in [
        ("wonders = []", "wonders is empty; name at least one wonder"),
        ("wonders = [\"alhambra\", \"alhambra\"]", "wonders names \"alhambra\" twice; name each wonder once"),
        ("wonders = [\"abu-simbel\"]", "wonders names \"abu-simbel\"; the wonders are \"stonehenge\""),
        ("wonder_fields = [\"10\", \"15\", \"20\"]", "wonder_fields takes 4 rising numbers from 1 to 500"),
        ("wonder_fields = [\"10\", \"15\", \"15\", \"20\"]", "wonder_fields takes 4 rising numbers from 1 to 500"),
        ("wonder_fields = [\"0\", \"15\", \"20\", \"25\"]", "wonder_fields takes 4 rising numbers from 1 to 500"),
        ("wonder_fields = [\"ten\", \"15\", \"20\", \"25\"]", "wonder_fields takes 4 rising numbers from 1 to 500"),
    ] {
        let error = rules(&format!("wonders = {{ {option} }}")).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains(why), "{option}: {error}");
    }
    Ok(())
}

/// Returns a game in which red, who has this score, may complete a road for 2 points, with these lines of the position.
fn road(score: i32, more: &str) -> Result<Game, KitError> {
    let text = format!(
        "title = 't'\n[table]\nwonders = {{}}\n[given]\nplaced = ['BA/LR 0,0 90']\nfigures = ['red follower road@0,0:W']\n\
         score = {{ red = {score} }}\n{more}\n[[step]]\nplace = 'BA/LR -1,0 270'\n"
    );
    stage(&text, &[])
}

// test: WH-V02g Screens show where the figures beside the track stand
// covers: WH-04, WH-05
#[test]
fn screens_show_the_next_field() -> Check {
    let shown = |game: &Game| -> Result<Option<i16>, KitError> {
        let displays = game.view().displays(Player(1)).map_err(KitError::other)?;
        Ok(displays.into_iter().find_map(|display| if let Display::Fact { number, .. } = display { number } else { None }))
    };
    let mut game = road(8, "")?;
    assert_eq!(shown(&game)?, Some(10));
    for line in ["place BA/LR -1,0 270", "pass", "wonders.take stonehenge"] {
        play(&mut game, line)?;
    }
    assert_eq!(shown(&game)?, Some(15));
    let none = "token_supply = { stonehenge = 0, circus-maximus = 0, notre-dame = 0, alhambra = 0 }";
    assert_eq!(shown(&road(8, none)?)?, None);
    Ok(())
}

// test: WH-V09 Bots look for the field, and expect something of their wonder while tiles are left
// covers: WH-22
#[test]
fn bots_look_for_the_field_and_for_their_ability() -> Check {
    let expected = |score: i32, more: &str| -> Result<i32, KitError> {
        let gains = road(score, more)?.view().expected_gains().map_err(KitError::other)?;
        Ok(gains.iter().filter(|gain| gain.player == Player(0)).map(|gain| gain.hundredths).sum())
    };
    assert_eq!([expected(0, "")?, expected(1, "")?, expected(5, "")?, expected(10, "")?], [0, 60, 300, 600]);
    assert_eq!(expected(30, "")?, 600);
    let owner = |wonder: &str, stock: u16| {
        format!("tokens = {{ red = {{ {wonder} = 1 }} }}\ntoken_supply = {{ {wonder} = 0 }}\nstock = {stock}")
    };
    for (wonder, many, few) in
        [("stonehenge", 1125, 150), ("circus-maximus", 675, 90), ("notre-dame", 315, 42), ("alhambra", 900, 120)]
    {
        assert_eq!([expected(30, &owner(wonder, 60))?, expected(30, &owner(wonder, 5))?], [many, few], "{wonder}");
    }
    let none = "token_supply = { stonehenge = 0, circus-maximus = 0, notre-dame = 0, alhambra = 0 }";
    assert_eq!(expected(30, none)?, 0);
    Ok(())
}
