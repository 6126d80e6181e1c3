//! Rules of Hills and Sheep that the scenario format cannot express.

use bastide_core::{Display, Event, Game, Player, Ruleset, STOCK, Stream, Trait, View};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, play, rules, stage, start};
use bastide_testkit::sets::{printed, seats, with_kind};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "hills-sheep", bastide_expansions::all());

/// Returns the number of tiles in the stock with this trait.
fn with_trait(rules: &Ruleset, name: &str) -> usize {
    let of = rules.names.traits.index(name).map(Trait::at);
    rules.pile(STOCK).iter().filter(|t| of.is_some_and(|of| rules.tiles.get(**t).traits.has(of))).count()
}

/// Returns the numbers of tokens with 1, 2, 3 and 4 sheep in the bag, as screens show them.
fn in_bag(v: View) -> Result<Vec<i16>, KitError> {
    let shown = v.displays(Player(1)).map_err(KitError::other)?;
    let label = |n: usize| v.rules.names.labels.index(&format!("tokens with {n} sheep in the bag"));
    let number = |n: usize| {
        shown.iter().find_map(|display| match *display {
            Display::Fact { name, number, .. } if Some(name.index()) == label(n) => number,
            _ => None,
        })
    };
    Ok((1..=4).filter_map(number).collect())
}

// covers: HS-01, HS-02, HS-03, HS-04
#[test]
fn the_sets_hold_what_the_printed_sets_hold() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 1)] {
        for copies in [0, 1, 2] {
            let table = format!(
                "{}edition = \"{edition}\"\nbase = {{ player_limit = \"free\" }}\nhills-sheep = {{ copies = {copies} }}\n",
                seats(6)
            );
            let rules = rules(&table)?;
            assert_eq!(printed(&rules, "HS/", "vineyard").0, 18 * copies);
            assert_eq!((with_trait(&rules, "hill"), with_trait(&rules, "vineyard")), (8 * copies, 8 * copies));
            assert_eq!(
                (with_kind(&rules, "HS/", "monastery"), with_kind(&rules, "HS/", "garden")),
                (2 * copies, gardens * copies)
            );
            assert_eq!(rules.pile(STOCK).len(), 72 + 18 * copies);
            let game = start(&table, 1)?;
            let v = game.view();
            let shepherd = rules.figure("shepherd").unwrap_or_default();
            assert!(v.core.players().all(|player| v.core.in_supply(player, shepherd) == 1));
            assert_eq!(v.core.players().count(), 6);
            let supply = |name| rules.token(name).map(|token| v.core.token_supply[token.index()]);
            let bags = copies.max(1) as i16;
            assert_eq!((supply("sheep"), supply("wolf")), (Some(16 * bags), Some(2 * bags)));
            let bag = in_bag(v)?;
            assert_eq!(bag, [4, 5, 5, 2].map(|n| n * bags));
            assert_eq!((1..).zip(&bag).map(|(sheep, n): (i16, &i16)| sheep * n).sum::<i16>(), 37 * bags);
        }
    }
    Ok(())
}

/// A position before the follower step in which a shepherd may be placed. The shepherd of another
/// player has these tokens.
fn before_a_draw(copies: u8, lying: &[u8]) -> Result<Game, KitError> {
    let actions: Vec<String> = lying.iter().map(|n| format!("'blue: sheep.add {n} blue.shepherd.1'")).collect();
    let mut game = stage(
        &format!(
            "title = 'draw'\n[table]\nhills-sheep = {{ copies = {copies} }}\n[given]\nplaced = ['BA/RCr 0,0 0']\n\
             figures = ['blue shepherd field@0,0:EL']\nactions = [{}]\n[[step]]\nplace = 'BA/L 0,1 0'\n",
            actions.join(", ")
        ),
        &[],
    )?;
    play(&mut game, "place BA/L 0,1 0")?;
    Ok(game)
}

/// Returns the number of tokens in the bag and how many of them send a shepherd home.
fn odds(game: &Game) -> Result<(u16, u16), KitError> {
    let stream = game.rules().names.streams.index("hills-sheep.bag").map(Stream::at).unwrap_or_default();
    let draw = |outcome: u16| -> Result<(u16, bool), KitError> {
        let mut game = game.clone();
        game.set_up(|cx| cx.prepare_chance(stream, [outcome].into())).map_err(KitError::other)?;
        play(&mut game, "deploy shepherd field@0,1:NL")?;
        let events = game.log().events();
        let size = events.iter().find_map(|e| if let Event::Chance { of, .. } = *e { Some(of) } else { None });
        let shepherd = game.rules().figure("shepherd").unwrap_or_default();
        Ok((size.unwrap_or_default(), game.view().core.in_supply(Player(0), shepherd) == 1))
    };
    let size = draw(0)?.0;
    let mut wolves = 0;
    for outcome in 0..size {
        wolves += u16::from(draw(outcome)?.1);
    }
    Ok((size, wolves))
}

// covers: HS-06, HS-07, HS-44
#[test]
fn each_token_of_the_bag_is_as_likely_as_any_other() -> Check {
    let all = [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4];
    for (copies, lying, expected, bag) in [
        (1, &[][..], (18, 2), [4, 5, 5, 2]),
        (1, &[1, 3, 4], (15, 2), [3, 5, 4, 1]),
        (1, &all, (2, 2), [0, 0, 0, 0]),
        (2, &[], (36, 4), [8, 10, 10, 4]),
    ] {
        let game = before_a_draw(copies, lying)?;
        assert_eq!(in_bag(game.view())?, bag);
        assert_eq!(odds(&game)?, expected, "{copies} {lying:?}");
    }
    Ok(())
}

// covers: HS-45, HS-47, HS-48, HS-49
#[test]
fn the_game_ends_when_only_tiles_below_hills_are_left() -> Check {
    let position = |stock: u8| {
        stage(
            &format!(
                "title = 'end'\n[table]\nhills-sheep = {{}}\n[given]\nplaced = ['BA/RCr 0,0 0']\nstock = {stock}\n\
                 [[step]]\nplace = 'HS/RR.h 1,0 0'\n[[step]]\nby = 'blue'\nplace = 'BA/RFr -1,0 0'\n"
            ),
            &[],
        )
    };
    let mut game = position(3)?;
    play(&mut game, "place HS/RR.h 1,0 0")?;
    assert_eq!((game.view().tiles_left(), game.state().core.piles[STOCK.index()].len()), (1, 2));
    play(&mut game, "pass")?;
    play(&mut game, "place BA/RFr -1,0 0")?;
    assert!(!game.view().can_draw());
    play(&mut game, "pass")?;
    assert!(game.is_over());
    assert_eq!(game.state().core.piles[STOCK.index()].len(), 1, "nobody sees the tile below the hill");
    // HS-47: the last tile is a hill.
    let mut game = stage(
        "title = 'last'\n[table]\nhills-sheep = {}\n[given]\nplaced = ['BA/RCr 0,0 0']\n\
         [[step]]\nplace = 'HS/RR.h 1,0 0'\nfinal = true\n",
        &[],
    )?;
    play(&mut game, "place HS/RR.h 1,0 0")?;
    assert_eq!((game.view().tiles_left(), game.state().core.piles[STOCK.index()].len()), (0, 0));
    play(&mut game, "pass")?;
    assert!(game.is_over());
    Ok(())
}

// covers: HS-05
#[test]
fn presets_switch_mechanisms_off() -> Check {
    for (preset, shepherds, hills, vineyards) in
        [("current", true, true, true), ("sheep_only", true, false, false), ("tiles_only", false, false, false)]
    {
        let rules = rules(&format!("hills-sheep = {{ preset = \"{preset}\" }}"))?;
        assert_eq!(rules.figure("shepherd").is_some(), shepherds, "{preset}");
        assert_eq!(rules.names.labels.index("vineyards").is_some(), vineyards, "{preset}");
        assert_eq!(with_trait(&rules, "hill"), 8, "{preset}");
        let mut game = stage(
            &format!(
                "title = 'hill'\n[table]\nhills-sheep = {{ preset = \"{preset}\" }}\n[given]\nplaced = ['BA/RCr 0,0 0']\nstock = 9\n\
                 [[step]]\nplace = 'HS/RR.h 1,0 0'\n"
            ),
            &[],
        )?;
        play(&mut game, "place HS/RR.h 1,0 0")?;
        assert_eq!(game.view().tiles_left(), if hills { 7 } else { 8 }, "{preset}");
    }
    Ok(())
}
