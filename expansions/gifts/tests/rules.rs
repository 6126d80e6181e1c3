//! Rules of the Gifts that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Display, Game, GameView, Player, STOCK, Table, linked};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, play, rules, stage, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "gifts", bastide_expansions::all());

const CARDS: [&str; 5] = ["gift-synod", "gift-sweeper", "gift-change", "gift-cash", "gift-two"];

/// Returns a game in which red has a synod and take two, blue has a sweeper, and a card of cash out is
/// discarded, at red's question which gift is opened.
fn dealt() -> Result<Game, KitError> {
    let text = "title = 't'\n[table]\ngifts = {}\n[given]\nplaced = ['BA/RCr 0,0 0']\nactions = ['red: gifts.give gift-synod', \
        'red: gifts.give gift-two', 'blue: gifts.give gift-sweeper', 'red: gifts.discard gift-cash']\n[[step]]\nquery = true\n";
    stage(text, &[])
}

/// Returns the cards that the displays of a game show for a player, with their numbers.
fn shown(game: &Game, who: Player) -> Result<Vec<(String, u8)>, KitError> {
    let displays = game.view().displays(who).map_err(KitError::other)?;
    let name = |card: bastide_core::Token| game.rules().names.tokens.name(card.index()).to_owned();
    let cards = displays.into_iter().filter_map(|display| match display {
        Display::Card { card, count, .. } => Some((name(card), count)),
        _ => None,
    });
    Ok(cards.collect())
}

/// Returns the numbers of cards of red and of blue that all may know.
fn numbers(game: &Game) -> Result<[i32; 2], KitError> {
    let number = |player| -> Result<i32, KitError> {
        let shown = game.view().shown_numbers(Player(player)).map_err(KitError::other)?;
        Ok(shown.into_iter().find(|(name, _)| *name == "gifts").map_or(-1, |(_, number)| number))
    };
    Ok([number(0)?, number(1)?])
}

// covers: GI-01, GI-02
#[test]
fn there_are_twenty_five_cards_and_no_tiles() -> Check {
    for edition in ["first", "new"] {
        let with = rules(&format!("edition = \"{edition}\"\ngifts = {{}}"))?;
        let without = rules(&format!("edition = \"{edition}\""))?;
        assert_eq!(with.pile(STOCK).len(), without.pile(STOCK).len());
        let cards: Vec<&str> = with.cards().iter().map(|card| with.names.tokens.name(card.index())).collect();
        assert_eq!(cards, CARDS);
        assert_eq!(numbers(&start(&format!("edition = \"{edition}\"\ngifts = {{}}"), 1)?)?, [0, 0]);
    }
    // Five cards of each can be given, and no sixth.
    for card in CARDS {
        let given = vec![format!("'red: gifts.give {card}'"); 6].join(", ");
        let text = format!(
            "title = 't'\n[table]\ngifts = {{}}\n[given]\nplaced = ['BA/RCr 0,0 0']\nactions = [{given}]\n[[step]]\nquery = true\n"
        );
        assert_eq!(shown(&stage(&text, &[])?, Player(0))?, [(card.to_owned(), 5)]);
    }
    for (kinds, says) in
        [("[]", "gift_kinds is empty"), ("[\"horse\"]", "the gifts are"), ("[\"two\", \"two\"]", "names \"two\" twice")]
    {
        let table = Table::parse("table", &format!("gifts = {{ gift_kinds = {kinds} }}")).map_err(KitError::other)?;
        let message = table.rules(&linked()).map_or_else(|e| e.to_string(), |_| String::new());
        assert!(message.contains(says), "{message}");
    }
    Ok(())
}

// covers: GI-09, GI-30
#[test]
fn a_hand_is_known_to_its_owner_alone() -> Check {
    let game = dealt()?;
    let seen = |seat: Option<u8>| GameView::for_player(&game, seat.map(Player)).into_game();
    for seat in [Some(0), Some(1), None] {
        let seen = seen(seat);
        // How many each has is public.
        assert_eq!(numbers(&seen)?, [2, 1], "{seat:?}");
        for who in [0, 1] {
            let own: &[(&str, u8)] = match (seat == Some(who), who) {
                (false, _) => &[],
                (true, 0) => &[("gift-synod", 1), ("gift-two", 1)],
                (true, _) => &[("gift-sweeper", 1)],
            };
            let own: Vec<(String, u8)> = own.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect();
            assert_eq!(shown(&seen, Player(who))?, own, "{seat:?} looks at {who}");
        }
    }
    // The question tells the others nothing: neither the options nor their number.
    let mut game = game;
    assert_eq!(on_offer(&game), ["gifts.open gift-two", "pass"].map(str::to_owned).into());
    let options =
        |seat: Option<u8>| GameView::for_player(&game, seat.map(Player)).decision().map_or(0, |decision| decision.len());
    assert_eq!([options(Some(0)), options(Some(1)), options(None)], [2, 0, 0]);
    // An opened card is public.
    let events = play(&mut game, "gifts.open gift-two")?;
    assert!(events.iter().all(|event| !event.contains("chance")), "{events:?}");
    assert_eq!(numbers(&GameView::for_player(&game, None).into_game())?, [1, 1]);
    Ok(())
}

// covers: GI-31
#[test]
fn a_sample_deals_the_unknown_cards() -> Check {
    let game = dealt()?;
    let mut found = BTreeSet::new();
    for seed in 0..200 {
        let sample = game.determinize(Some(Player(0)), seed);
        assert_eq!(numbers(&sample)?, [2, 1]);
        assert_eq!(shown(&sample, Player(0))?, [("gift-synod".to_owned(), 1), ("gift-two".to_owned(), 1)]);
        let of_blue = shown(&sample, Player(1))?;
        assert_eq!(of_blue.len(), 1);
        found.extend(of_blue);
        // The same world again.
        assert_eq!(shown(&game.determinize(Some(Player(0)), seed), Player(1))?, shown(&sample, Player(1))?);
    }
    assert_eq!(found.len(), CARDS.len(), "{found:?}");
    // A card of which the viewer sees all five is in no other hand.
    let given = ["'red: gifts.give gift-two'"; 5].join(", ");
    let text = format!(
        "title = 't'\n[table]\ngifts = {{ gift_kinds = ['two', 'cash'] }}\n[given]\nplaced = ['BA/RCr 0,0 0']\n\
         actions = [{given}, 'blue: gifts.give gift-cash']\n[[step]]\nquery = true\n"
    );
    let game = stage(&text, &[])?;
    for seed in 0..50 {
        assert_eq!(shown(&game.determinize(Some(Player(0)), seed), Player(1))?, [("gift-cash".to_owned(), 1)]);
    }
    Ok(())
}

// covers: GI-31
#[test]
fn bots_expect_something_of_each_card() -> Check {
    let position = |cards: &str, edges: &str| -> Result<Game, KitError> {
        let text = format!(
            "title = 't'\n[table]\ngifts = {{}}\n[given]\nplaced = ['BA/RCr 0,0 0', 'BA/RFr 1,0 0', 'BA/L 0,1 0']\n\
             figures = [{edges}]\nactions = [{cards}]\n[[step]]\nquery = true\n"
        );
        stage(&text, &[])
    };
    let expected = |game: &Game, who: u8| -> Result<i32, KitError> {
        let gains = game.view().expected_gains().map_err(KitError::other)?;
        Ok(gains.iter().filter(|gain| gain.player == Player(who)).map(|gain| gain.hundredths).sum())
    };
    let road = "'red follower road@0,0:E'";
    for (card, figures, hundredths) in [
        ("gift-sweeper", road, 75 * (2 + 1)),
        ("gift-sweeper", "'blue follower road@0,0:E'", 0),
        ("gift-cash", road, 75 * 2),
        ("gift-synod", "'blue follower monastery@0,1'", 75),
        ("gift-synod", road, 0),
        ("gift-change", road, 75),
        ("gift-two", road, 225),
    ] {
        let game = position(&format!("'red: gifts.give {card}'"), figures)?;
        assert_eq!(expected(&game, 0)?, hundredths, "{card} with {figures}");
        // The others know that there is a card.
        assert_eq!(expected(&GameView::for_player(&game, Some(Player(1))).into_game(), 0)?, 200);
    }
    let both = position("'red: gifts.give gift-two', 'red: gifts.give gift-two'", road)?;
    assert_eq!(expected(&both, 0)?, 225 + 200);
    Ok(())
}
