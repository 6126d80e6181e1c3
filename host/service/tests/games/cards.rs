//! Cards in hands: each seat has its own below the board, and those that can be played are options there.

use std::collections::BTreeMap;

use bastide_service::{Answer, Order};
use serde_json::Value;

use crate::secrets::Secrets;
use crate::{Done, look, open};

const VIEWERS: [Option<u8>; 3] = [Some(0), Some(1), None];

/// Returns the number under which a page finds each option that is a card, with the place of the card.
fn slots(state: &BTreeMap<String, Value>) -> Vec<(u64, String)> {
    let options = state.get("options").and_then(Value::as_array).cloned().unwrap_or_default();
    let slot = |o: &Value| Some((o["n"].as_u64()?, o["slot"].as_str()?.to_owned()));
    options.iter().filter(|o| o["k"] == "slot").filter_map(slot).collect()
}

#[test]
fn a_seat_sees_the_own_cards_with_words_and_plays_them_there() -> Done {
    let mut game = open(&Secrets, "[bets]\ncopies = 5\n")?;
    let mut played = false;
    for _ in 0..200 {
        let asked = game.status().asked;
        for viewer in VIEWERS {
            let seen = look(&mut game, viewer, true, None)?;
            let hand = seen.parts.get("h/cards/0").cloned();
            // A spectator has no hand.
            assert_eq!(hand.is_some(), viewer.is_some(), "{viewer:?}");
            let Some(hand) = hand else { continue };
            assert!(hand.contains("betting chip 3") && hand.contains("#token-bet-1"), "{hand}");
            let cards = slots(&seen.state);
            for (_, slot) in &cards {
                assert!(hand.contains(&format!("data-slot=\"{slot}\"")), "{slot} is not in {hand}");
            }
            played |= cards.len() == 6 && asked == viewer;
        }
        if played {
            break;
        }
        assert!(matches!(game.carry_out(&Order::Play { option: 0 }), Answer::Played(..)));
    }
    assert!(played, "nobody was asked for a chip");
    Ok(())
}
