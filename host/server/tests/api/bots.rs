//! Bots that answer for a seat, and those that a server refuses.

use bastide_client::join::{Decider, play as join};
use bastide_client::{Client, make_table};
use serde_json::{Value, json};

use crate::support::{Done, SOLO, Server, TWO, my_turn, refusal};

#[test]
fn every_bot_answers_for_a_seat() -> Done {
    let server = Server::new()?;
    let client = server.table(TWO, &[0, 1])?.client()?;
    for bot in [
        "random",
        "greedy",
        "search:5",
        "search:2ms",
        "easy",
        "normal",
        "hard",
        "first-steps",
        "beginner",
        "casual",
        "club",
        "expert",
        "master",
    ] {
        let state = my_turn(&client)?;
        let (moves, decision) = (state["moves"].as_u64(), state["decision"].as_u64().unwrap_or_default());
        client.let_bot_answer(decision, bot)?;
        assert_eq!(my_turn(&client)?["moves"].as_u64(), moves.map(|n| n + 1), "{bot}");
    }
    Ok(())
}

#[test]
fn a_bot_that_joins_plays_to_the_end() -> Done {
    let server = Server::new()?;
    let client = server.table(SOLO, &[0])?.client()?;
    let mut told = Vec::new();
    join(&client, &mut Decider::Bot("search:2"), &mut told)?;
    assert!(String::from_utf8(told)?.contains("The game is over"));
    Ok(())
}

#[test]
fn a_bot_answers_for_the_seat_that_is_asked_alone_and_thinks_for_a_limited_time() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0])?;
    let mut bert = Client::new(&table.url)?;
    bert.sit(1, "Bert", None)?;
    let anna = table.client()?;
    let decision = my_turn(&anna)?["decision"].as_u64().unwrap_or_default();
    assert_eq!(refusal(bert.let_bot_answer(decision, "greedy")).0, 403, "it is Anna's turn");
    assert_eq!(refusal(Client::new(&table.url)?.let_bot_answer(decision, "greedy")).0, 403, "an onlooker");
    assert_eq!(refusal(anna.let_bot_answer(decision + 1, "greedy")).0, 409);
    for (bot, why) in
        [("gredy", "did you mean \"greedy\"?"), ("search:3600s", "thinks too long"), ("search:9999999", "thinks too long")]
    {
        let (code, message) = refusal(anna.let_bot_answer(decision, bot));
        assert!(code == 422 && message.contains(why), "{bot}: {code} {message}");
        let toml = SOLO.replace("bot = \"greedy\"", &format!("bot = \"{bot}\""));
        let (code, message) = refusal(make_table(&server.base, &json!({"toml": toml})));
        assert!(code == 422 && message.contains(why), "a table with {bot}: {code} {message}");
    }
    assert_eq!(anna.state()?["moves"], 0);
    // Many requests for one table do not keep the threads of the bots busy.
    let codes: Vec<u16> = std::thread::scope(|all| {
        let ask = || refusal(anna.let_bot_answer(decision, "search:1500ms")).0;
        let threads: Vec<_> = (0..6).map(|_| all.spawn(ask)).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    assert_eq!(codes.iter().filter(|code| **code == 200).count(), 1, "{codes:?}");
    assert!(codes.iter().all(|code| [200, 409, 429].contains(code)), "{codes:?}");
    let decision = my_turn(&anna)?["decision"].as_u64().unwrap_or_default();
    anna.let_bot_answer(decision, "greedy")?;
    assert_eq!(refusal(anna.let_bot_answer(decision, "greedy")).0, 409, "answered already");
    Ok(())
}

#[test]
fn advice_names_an_option_and_reasons_to_the_seat_that_is_asked_alone() -> Done {
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let anna = table.client()?;
    let state = my_turn(&anna)?;
    let advice: Value = serde_json::from_str(&anna.get("advice")?)?;
    let options = state["options"].as_array().ok_or("no options")?;
    assert!(options.iter().any(|option| option["n"] == advice["option"]), "{advice}");
    let why: Vec<&str> = advice["why"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(why.iter().any(|reason| reason.contains("% chance of winning")), "{why:?}");
    assert!(why.iter().all(|reason| !reason.contains("BA/")), "tiles are told by what they show: {why:?}");
    assert_eq!(anna.state()?["moves"], 0, "nothing was played");
    // The option is legal, and the advice is for this decision.
    anna.act(state["decision"].as_u64().unwrap_or_default(), advice["option"].as_u64().unwrap_or(u64::MAX))?;
    assert_eq!(refusal(Client::new(&table.url)?.get("advice")).0, 403, "an onlooker");
    // People who play against each other get none, whatever the settings say.
    for (toml, sit, advice) in [(SOLO, &[0][..], false), (TWO, &[0, 1], true)] {
        let strict = server.table_with(toml, sit, json!({"help": {"advice": advice}}))?.client()?;
        assert_eq!(my_turn(&strict)?["help"]["advice"], false);
        let (code, why) = refusal(strict.get("advice"));
        assert!(code == 422 && why.contains("no hints"), "{code} {why}");
    }
    Ok(())
}
