//! Rules of the Messages that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{STOCK, Table, linked};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, play, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "messages", bastide_expansions::all());

const KINDS: [&str; 8] = ["road", "city", "monastery", "tile", "pennants", "knights", "farmers", "follower"];

/// Returns the game of a position in which red lands on a dark field, at the question which message is
/// carried out, with the events of the last action.
fn landed(options: &str) -> Result<(bastide_core::Game, Vec<String>), KitError> {
    let text = format!(
        "title = 't'\n[table]\nmessages = {{{options}}}\n[given]\nplaced = ['BA/RCr 0,0 0', 'BA/LR 1,0 90']\n\
         figures = ['red follower road@0,0:W']\nscore = {{ red = 2 }}\n[[step]]\nplace = 'BA/LR -1,0 270'\n"
    );
    let mut game = bastide_testkit::games::stage(&text, &[])?;
    play(&mut game, "place BA/LR -1,0 270")?;
    play(&mut game, "pass")?;
    let events = play(&mut game, "messages.marker 1")?;
    Ok((game, events))
}

// covers: MS-01, MS-02
#[test]
fn there_are_eight_messages_no_tiles_and_two_markers_for_each_player() -> Check {
    for edition in ["first", "new"] {
        let game = start(&format!("edition = \"{edition}\"\nplayers = [\"red\", \"blue\", \"green\"]\nmessages = {{}}"), 1)?;
        let core = &game.state().core;
        assert_eq!(core.piles[STOCK.index()].len() + core.tile_play.tiles.len(), 71);
        for player in core.players() {
            let shown = game.view().shown_numbers(player).map_err(KitError::other)?;
            assert_eq!(shown, [("marker.usual", 0), ("marker.second", 0)]);
        }
    }
    Ok(())
}

// covers: MS-02
#[test]
fn a_table_may_name_the_messages() -> Check {
    for kind in KINDS {
        let (_, events) = landed(&format!("messages = [\"{kind}\"]"))?;
        assert!(events.iter().any(|event| event.starts_with(&format!("messages.{kind} red"))), "{kind}: {events:?}");
    }
    for (names, says) in [("[]", "messages is empty"), ("[\"letters\"]", "the messages are \"road\"")] {
        let table = Table::parse("table", &format!("messages = {{ messages = {names} }}")).map_err(KitError::other)?;
        let message = table.rules(&linked()).map_or_else(|e| e.to_string(), |_| String::new());
        assert!(message.contains(says), "{message}");
    }
    Ok(())
}

// covers: MS-27
#[test]
fn the_order_of_the_stack_is_found_by_chance_when_a_message_is_drawn() -> Check {
    let (game, events) = landed("")?;
    assert!(
        events.iter().any(|event| event == "chance messages: 0 of 8" || event.starts_with("chance messages: ")),
        "{events:?}"
    );
    // Until then nothing tells one game from another: the first message differs with the seed.
    let mut first = BTreeSet::new();
    for seed in 0..12 {
        let mut other = start("messages = {}", seed)?;
        let before = other.rules().names.streams.index("messages");
        assert!(before.is_some());
        other
            .set_up(|cx| {
                let stream = bastide_core::Stream::at(before.unwrap_or_default());
                first.insert(cx.chance(stream, 8));
            })
            .map_err(KitError::other)?;
    }
    assert!(first.len() > 2, "{first:?}");
    drop(game);
    Ok(())
}

/// A bot sees a gain for a player who has landed on a dark field in a scoring.
#[test]
fn bots_expect_something_of_a_message() -> Check {
    let text = "title = 't'\n[table]\nmessages = {}\n[given]\nplaced = ['BA/LR 0,0 270', 'BA/L 0,1 0', 'BA/L 1,1 0', 'BA/L 2,1 0', 'BA/LR 2,0 90']\n\
                apart = true\nfigures = ['red follower road@0,0:E', 'red follower road@2,0:W']\nscore = { red = 3 }\n\
                [[step]]\nplace = 'BA/RRR 1,0 180'\n";
    let mut game = bastide_testkit::games::stage(text, &[])?;
    play(&mut game, "place BA/RRR 1,0 180")?;
    play(&mut game, "pass")?;
    let gains = |game: &bastide_core::Game| -> Result<i32, KitError> {
        Ok(game.view().expected_gains().map_err(KitError::other)?.iter().map(|gain| gain.hundredths).sum())
    };
    assert_eq!(gains(&game)?, 0);
    // The usual marker stops on 5, and the other road still asks which marker moves.
    play(&mut game, "messages.marker 1")?;
    assert_eq!(gains(&game)?, 300);
    Ok(())
}
