//! Rules of the Bets that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Cell, Display, Game, GameView, Player, STOCK, Table, linked};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, play, rules, stage};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "bets", bastide_expansions::all());

const PLACED: &str = "placed = ['BA/RCr 0,0 0', 'BE/2 5,0 0']\napart = true\n";

/// Returns a game in which red has bet on 4 tiles on an office at 5,0, with further actions.
fn laid(more: &str) -> Result<Game, KitError> {
    let text = format!(
        "title = 't'\n[table]\nbets = {{}}\n[given]\n{PLACED}actions = ['red: bets.put 4 5,0'{more}]\n\
         [[step]]\nplace = 'BE/1 1,0 0'\n"
    );
    stage(&text, &[])
}

/// The numbers of chips in a hand, and those of chips on cells.
type Chips = (Vec<i16>, Vec<(Cell, i16)>);

/// Returns the chips that the displays of a game show for a player.
fn shown(game: &Game, who: u8) -> Result<Chips, KitError> {
    let (mut hand, mut lying) = (Vec::new(), Vec::new());
    for display in game.view().displays(Player(who)).map_err(KitError::other)? {
        match display {
            Display::Card { number: Some(number), on: Some(cell), .. } => lying.push((cell, number)),
            Display::Card { number: Some(number), .. } => hand.push(number),
            _ => {}
        }
    }
    Ok((hand, lying))
}

fn seen(game: &Game, seat: Option<u8>) -> Game {
    GameView::for_player(game, seat.map(Player)).into_game()
}

// covers: BE-01, BE-02, BE-08
#[test]
fn there_are_ten_tiles_and_six_chips_for_each_player() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let rules = rules(&format!("edition = \"{edition}\"\nbets = {{ copies = {copies} }}"))?;
            let office = rules.names.traits.index("betting-office").map(bastide_core::Trait::at);
            let tiles = rules.pile(STOCK).iter().filter(|tile| office.is_some_and(|t| rules.tiles.get(**tile).traits.has(t)));
            assert_eq!(tiles.count(), 10 * copies);
        }
    }
    let game = laid("")?;
    assert_eq!(shown(&game, 0)?, (vec![3, 5, 6, 7, 8], vec![(Cell::new(5, 0), 4)]));
    assert_eq!(shown(&game, 1)?, (vec![3, 4, 5, 6, 7, 8], vec![]));
    for numbers in ["[\"3\"]", "[\"0\", \"2\", \"3\", \"4\", \"5\", \"6\"]", "[\"2\", \"2\", \"3\", \"4\", \"5\", \"6\"]"] {
        let table = Table::parse("table", &format!("bets = {{ bet_numbers = {numbers} }}")).map_err(KitError::other)?;
        let message = table.rules(&linked()).map_or_else(|e| e.to_string(), |_| String::new());
        assert!(message.contains("bet_numbers takes 6 different numbers"), "{message}");
    }
    Ok(())
}

// covers: BE-02, BE-06, BE-17, BE-18
#[test]
fn the_numbers_of_chips_are_known_to_their_owners_alone() -> Check {
    let mut game = laid("")?;
    let bet = game.rules().names.tokens.index("bet").map(bastide_core::Token::at).unwrap_or_default();
    play(&mut game, "place BE/1 1,0 0")?;
    play(&mut game, "pass")?;
    assert!(on_offer(&game).contains("bets.lay 5 bets.chips:3"));
    play(&mut game, "bets.lay 5 bets.chips:3")?;
    // Red has answered, blue is asked: what red answered is sealed.
    for seat in [Some(1), None] {
        let view = seen(&game, seat);
        assert_eq!(shown(&view, 0)?, (vec![], vec![]), "{seat:?}");
        assert_eq!(view.state().core.tokens(Player(0), bet), 5);
        assert_eq!(view.state().core.tokens_lying(bet), 1);
    }
    // Two games in which red laid another chip look the same to blue.
    let mut other = laid("")?;
    for line in ["place BE/1 1,0 0", "pass", "bets.lay 8 bets.chips:6"] {
        play(&mut other, line)?;
    }
    let fingerprint = |game: &Game, seat| seen(game, seat).state().fingerprint();
    for seat in [Some(1), None] {
        assert_eq!(fingerprint(&game, seat), fingerprint(&other, seat), "{seat:?}");
    }
    assert_ne!(fingerprint(&game, Some(0)), fingerprint(&other, Some(0)));
    // When all have answered, all see whose chips lie, and only red knows the number.
    for game in [&mut game, &mut other] {
        play(game, "pass")?;
        assert_eq!(game.state().core.tokens_lying(bet), 2);
        assert_eq!(shown(&seen(game, Some(1)), 0)?, (vec![], vec![]));
        assert_eq!(shown(&seen(game, Some(0)), 0)?.1.len(), 2);
        assert_eq!(shown(&seen(game, None), 0)?.1.len(), 0);
    }
    assert_eq!(fingerprint(&game, Some(1)), fingerprint(&other, Some(1)));
    Ok(())
}

// covers: BE-19
#[test]
fn a_sample_deals_the_numbers_that_were_not_turned_over() -> Check {
    let mut game = laid("")?;
    play(&mut game, "place BE/1 1,0 0")?;
    play(&mut game, "pass")?;
    play(&mut game, "bets.lay 5 bets.chips:3")?;
    let mut found = BTreeSet::new();
    for seed in 0..200 {
        let mut sample = game.determinize(Some(Player(1)), seed);
        let (mut all, lying) = shown(&sample, 0)?;
        all.extend(lying.iter().map(|(_, number)| *number));
        all.sort_unstable();
        assert_eq!(all, [3, 4, 5, 6, 7, 8]);
        found.extend(lying.iter().map(|(_, number)| *number));
        // In some worlds red laid a second chip, in others none.
        play(&mut sample, "pass")?;
        found.insert(100 + shown(&sample, 0)?.1.len() as i16);
    }
    assert_eq!(found.into_iter().collect::<Vec<_>>(), [3, 4, 5, 6, 7, 8, 101, 102]);
    // What was turned over is out of the game for all.
    let text = "title = 't'\n[table]\nbets = {}\n[given]\nplaced = ['BA/LR -1,0 270', 'BE/1 0,0 0']\n\
        actions = ['red: bets.put 4 0,0']\n[[step]]\nplace = 'BA/LR 1,0 90'\n";
    let mut game = stage(text, &[])?;
    play(&mut game, "place BA/LR 1,0 90")?;
    play(&mut game, "pass")?;
    for seed in 0..20 {
        assert_eq!(shown(&game.determinize(Some(Player(1)), seed), 0)?, (vec![3, 5, 6, 7, 8], vec![]));
    }
    Ok(())
}

// covers: BE-19
#[test]
fn bots_expect_something_of_chips() -> Check {
    let expected = |game: &Game, who: u8| -> Result<i32, KitError> {
        let gains = game.view().expected_gains().map_err(KitError::other)?;
        Ok(gains.iter().filter(|gain| gain.player == Player(who)).map(|gain| gain.hundredths).sum())
    };
    // A curve with two open ends: three tiles are likely, four less, five not.
    for (number, hundredths) in [(3, 100), (4, 50), (5, 0)] {
        let text = format!(
            "title = 't'\n[table]\nbets = {{}}\n[given]\n{PLACED}actions = ['red: bets.put {number} 5,0']\n[[step]]\nquery = true\n"
        );
        let game = stage(&text, &[])?;
        assert_eq!(expected(&game, 0)?, 5 * 30 + hundredths, "{number}");
        assert_eq!(expected(&seen(&game, Some(1)), 0)?, 5 * 30 + 60);
        assert_eq!(expected(&game, 1)?, 6 * 30);
    }
    Ok(())
}
