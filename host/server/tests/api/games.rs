//! Whole games through the API.

use serde_json::json;

use crate::support::{Done, SOLO, Server, THREE, TWO, my_turn, play, refusal, until};

#[test]
fn a_game_against_a_bot_is_played_to_its_end_and_its_record_replays() -> Done {
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let client = table.client()?;
    let open: serde_json::Value = serde_json::from_str(&client.get("scores")?)?;
    assert_eq!(open["chances"], json!(null), "chances to win would help a player");
    let over = play(&client, 1000)?;
    assert_eq!(over["phase"], "over");
    let record = client.get("file/record.txt")?;
    let record = bastide_core::Record::parse("record", &record)?;
    let recorder = record.replay(&bastide_core::linked(), None)?;
    let scores: Vec<i64> = over["scores"].as_array().into_iter().flatten().filter_map(|s| s.as_i64()).collect();
    let replayed: Vec<i64> = recorder.game().state().core.score.iter().take(2).map(|s| i64::from(*s)).collect();
    assert_eq!(scores, replayed);
    let svg = client.get("file/board.svg?at=10")?;
    assert!(svg.starts_with("<svg"), "{}", &svg[..80.min(svg.len())]);
    assert!(client.get("file/game.jcz")?.contains("\"replay\""));
    let moments: serde_json::Value = serde_json::from_str(&client.get("moment/5")?)?;
    assert!(moments["state"]["turn"].as_u64().is_some_and(|turn| turn <= 5), "{moments}");
    let scores: serde_json::Value = serde_json::from_str(&client.get("scores")?)?;
    assert_eq!(scores["moves"].as_array().map(Vec::len), Some(recorder.len()));
    let chances: Vec<Vec<f64>> = serde_json::from_value(scores["chances"].clone())?;
    assert_eq!(chances.len(), recorder.len());
    assert!(chances.iter().all(|row| (row.iter().sum::<f64>() - 1.0).abs() < 1e-6), "{chances:?}");
    let end = match replayed[0].cmp(&replayed[1]) {
        std::cmp::Ordering::Greater => [1.0, 0.0],
        std::cmp::Ordering::Equal => [0.5, 0.5],
        std::cmp::Ordering::Less => [0.0, 1.0],
    };
    assert_eq!(chances.last().map(Vec::as_slice), Some(&end[..]));
    assert!(chances[..recorder.len() / 2].iter().all(|row| row[0] > 0.0 && row[0] < 1.0), "{chances:?}");
    Ok(())
}

#[test]
fn every_option_of_every_plugin_has_a_number_that_plays_it() -> Done {
    let server = Server::new()?;
    let all = "inns-cathedrals = {}\ntraders-builders = {}\nbridges-castles-bazaars = {}\nprincess-dragon = {}\ntower = {}\nshop = {}\n";
    let table = server.table(&format!("{TWO}{all}"), &[0, 1])?;
    let client = table.client()?;
    let mut kinds = std::collections::BTreeSet::new();
    let mut n = 7u64;
    for _ in 0..500 {
        let state = my_turn(&client)?;
        if state["phase"] == "over" {
            break;
        }
        assert_eq!(state["broken"], json!(null));
        let options = state["options"].as_array().ok_or("no options")?;
        assert!(!options.is_empty(), "no option: {}", state["prompt"]);
        options.iter().for_each(|o| _ = kinds.insert(o["k"].as_str().unwrap_or_default().to_owned()));
        n = n.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let option = &options[(n >> 33) as usize % options.len()];
        assert!(option["k"] == "place" || option["w"].as_str().is_some_and(|w| !w.is_empty()), "{option}");
        client.act(state["decision"].as_u64().unwrap_or_default(), option["n"].as_u64().unwrap_or_default())?;
    }
    for kind in ["place", "segment", "pass", "range"] {
        assert!(kinds.contains(kind), "{kinds:?}");
    }
    Ok(())
}

#[test]
fn options_call_players_by_their_names() -> Done {
    let server = Server::new()?;
    let client = server.table(&format!("{TWO}tower = {{}}\nprincess-dragon = {{}}\nmessages = {{}}\n"), &[0, 1])?.client()?;
    let (mut named, mut n) = (0, 7u64);
    for _ in 0..400 {
        let state = my_turn(&client)?;
        if state["phase"] == "over" {
            break;
        }
        let options = state["options"].as_array().ok_or("no options")?;
        let asked = state["names"][state["asked"].as_u64().unwrap_or_default() as usize].as_str().unwrap_or_default();
        for words in options.iter().filter_map(|option| option["w"].as_str()) {
            assert!(!words.contains("green") && !words.contains("red's") && !words.contains("red "), "a color: {words}");
            let other = if asked == "Anna" { "Bert" } else { "Anna" };
            named += usize::from(words.contains(&format!("{other}'s")));
            assert!(!words.contains(&format!("{asked}'s")), "one's own figures need no name: {words}");
        }
        n = n.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let option = &options[(n >> 33) as usize % options.len()];
        client.act(state["decision"].as_u64().unwrap_or_default(), option["n"].as_u64().unwrap_or_default())?;
    }
    assert!(named > 0, "no option is about the other player");
    Ok(())
}

#[test]
fn two_people_play_and_an_onlooker_watches() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0])?;
    let anna = table.client()?;
    assert_eq!(anna.state()?["phase"], "waiting");
    let mut bert = bastide_client::Client::new(&table.url)?;
    bert.sit(1, "Bertram", None)?;
    let state = until(&anna, |s| s["phase"] == "playing")?;
    assert_eq!(state["names"], json!(["Anna", "Bertram"]));
    let onlooker = bastide_client::Client::new(&table.url)?;
    let seen = onlooker.state()?;
    assert!(seen["options"].is_null() && seen["mine"] == json!([]), "{seen}");
    let after = play(&anna, 1)?;
    assert!(after["moves"].as_u64() >= Some(1));
    assert_eq!(refusal(onlooker.act(after["decision"].as_u64().unwrap_or_default(), 0)).0, 403);
    Ok(())
}

#[test]
fn an_answer_is_taken_back_until_chance_has_spoken() -> Done {
    let server = Server::new()?;
    let table = server.table_with(TWO, &[0, 1], json!({"pace": 0, "undo": "chance"}))?;
    let client = table.client()?;
    let first = my_turn(&client)?;
    let decision = |s: &serde_json::Value| s["decision"].as_u64().unwrap_or_default();
    client.act(decision(&first), 0)?;
    let placed = my_turn(&client)?;
    assert_eq!(placed["undo"], true, "a tile may be taken back before the next is drawn");
    client.post("undo", &json!({"decision": decision(&placed)}))?;
    let again = client.state()?;
    assert_eq!((&again["options"], &again["moves"]), (&first["options"], &json!(0)));
    client.act(decision(&again), 0)?;
    let deploy = my_turn(&client)?;
    let pass = deploy["options"].as_array().into_iter().flatten().find(|o| o["k"] == "pass").ok_or("no pass")?;
    client.act(decision(&deploy), pass["n"].as_u64().unwrap_or_default())?;
    let next = my_turn(&client)?;
    assert_eq!(next["undo"], false, "the next tile is drawn");
    assert_eq!(refusal(client.post("undo", &json!({"decision": decision(&next)}))).0, 422);
    Ok(())
}

#[test]
fn another_game_begins_when_all_people_want_it_with_the_next_player() -> Done {
    let server = Server::new()?;
    let toml = "seed = 3\ndraws = [\"BA/L\"]\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\ninns-cathedrals = {}\n";
    let settings = json!({"pace": 0, "undo": "never", "title": "Evening"});
    let table = server.table_with(toml, &[0], settings)?;
    let anna = table.client()?;
    let mut bert = bastide_client::Client::new(&table.url)?;
    bert.sit(1, "Bert", None)?;
    assert_eq!(refusal(anna.post("rematch", &json!({}))).0, 422, "the game is not over");
    while anna.state()?["phase"] != "over" {
        let who = if anna.state()?["your_turn"] == true { &anna } else { &bert };
        let state = who.state()?;
        if state["phase"] == "over" {
            break;
        }
        let options = state["options"].as_array().ok_or("no options")?;
        who.act(state["decision"].as_u64().unwrap_or_default(), options[options.len() - 1]["n"].as_u64().unwrap_or_default())?;
    }
    let onlooker = bastide_client::Client::new(&table.url)?;
    assert_eq!(refusal(onlooker.post("rematch", &json!({}))).0, 403);
    let first = anna.post("rematch", &json!({}))?;
    assert_eq!(first["url"], serde_json::Value::Null, "Bert has not answered");
    assert_eq!(bert.state()?["again"]["wants"], json!([0]));
    anna.post("rematch", &json!({"wanted": false}))?;
    assert_eq!(bert.state()?["again"]["wants"], json!([]), "Anna has left");
    anna.post("rematch", &json!({}))?;
    let next = bert.post("rematch", &json!({}))?;
    let url = format!("{}{}", server.base, next["url"].as_str().unwrap_or_default());
    assert_eq!(onlooker.state()?["again"]["url"], next["url"]);
    let secret = |answer: &serde_json::Value| answer["secrets"][0].as_str().unwrap_or_default().to_owned();
    let bert = bastide_client::Client::new(&url)?.with_secret(&secret(&next));
    // Anna asks again, and gets her seat of the same game.
    let again = anna.post("rematch", &json!({}))?;
    let second = anna;
    assert_eq!(again["url"], next["url"]);
    let anna = bastide_client::Client::new(&url)?.with_secret(&secret(&again));
    // A second device of Anna's gets the same seat, and the first one keeps it.
    assert_eq!(second.post("rematch", &json!({}))?["secrets"], again["secrets"]);
    let (a, b) = (anna.state()?, bert.state()?);
    assert_eq!((&a["mine"], &b["mine"]), (&json!([1]), &json!([0])), "the second player begins");
    assert_eq!((b["your_turn"].as_bool(), a["your_turn"].as_bool()), (Some(true), Some(false)));
    assert_eq!(a["names"], json!(["Bert", "Anna"]));
    assert_eq!((&a["title"], &a["fixed"]), (&json!("Evening"), &json!([])), "no seed or draw of the first game is kept");
    Ok(())
}

#[test]
fn who_gave_up_against_bots_plays_again_and_owns_the_next_table() -> Done {
    let server = Server::new()?;
    let table = server.table("players = [{ name = \"Anna\" }, { name = \"Bot\", bot = \"random\" }]\n", &[0])?;
    let anna = table.client()?;
    anna.post("resign", &json!({}))?;
    until(&anna, |s| s["phase"] == "over")?;
    assert_eq!(anna.state()?["again"]["may"], true);
    let next = anna.post("rematch", &json!({}))?;
    let url = format!("{}{}", server.base, next["url"].as_str().unwrap_or_default());
    let seat = next["secrets"][0].as_str().unwrap_or_default().to_owned();
    let next = bastide_client::Client::new(&url)?.with_secret(&seat);
    assert_eq!(next.state()?["mine"], json!([1]), "the second player of the last game begins");
    Ok(())
}

#[test]
fn of_three_people_the_one_who_gave_up_is_replaced_by_a_bot() -> Done {
    let server = Server::new()?;
    let table = server.table(THREE, &[0, 1, 2])?;
    let anna = bastide_client::Client::new(&table.url)?.with_secret(&table.secrets[0]);
    let bert = bastide_client::Client::new(&table.url)?.with_secret(&table.secrets[1..].join("."));
    anna.post("resign", &json!({}))?;
    // The others play on with the bot, and end the game.
    loop {
        let state = until(&bert, |s| s["phase"] == "over" || s["your_turn"] == true)?;
        if state["phase"] == "over" {
            break;
        }
        let options = state["options"].as_array().ok_or("no options")?;
        bert.act(state["decision"].as_u64().unwrap_or_default(), options[options.len() - 1]["n"].as_u64().unwrap_or_default())?;
    }
    assert_eq!(anna.state()?["again"]["may"], false);
    assert_eq!(refusal(anna.post("rematch", &json!({}))).0, 422, "Anna gave up");
    let next = bert.post("rematch", &json!({}))?;
    assert!(next["url"].as_str().is_some_and(|url| url.starts_with("/t/")), "{next}");
    Ok(())
}

#[test]
fn who_gives_up_is_played_on_by_a_bot_and_talk_reaches_all() -> Done {
    let server = Server::new()?;
    let toml = "seed = 3\nplayers = [{ name = \"Anna\" }, { name = \"Bert\" }, { name = \"Bot\", bot = \"greedy\" }]\n";
    let table = server.table(toml, &[0])?;
    let anna = table.client()?;
    let mut bert = bastide_client::Client::new(&table.url)?;
    bert.sit(1, "Bert", None)?;
    anna.post("chat", &json!({"text": "Hello <b>all</b>"}))?;
    let page = bert.get("state")?;
    assert!(page.contains("Hello &lt;b&gt;all&lt;/b&gt;") && !page.contains("<b>all"), "talk is escaped");
    anna.post("resign", &json!({}))?;
    bert.post("resign", &json!({}))?;
    let over = until(&bert, |s| s["phase"] == "over")?;
    assert_eq!(over["seats"][0]["resigned"], true);
    assert_eq!(over["winners"], json!([2]), "the bot that sat there from the start");
    assert_eq!(refusal(anna.act(0, 0)).0, 409);
    Ok(())
}

#[test]
fn a_clock_at_zero_does_what_the_table_has_set() -> Done {
    let server = Server::new()?;
    for zero in ["bot", "resign"] {
        let settings = json!({"pace": 0, "clocks": {"game": 0, "step": 1, "zero": zero}});
        let table = server.table_with(SOLO, &[0], settings)?;
        let client = table.client()?;
        // Nobody answers.
        let on = until(&client, |s| s["moves"].as_u64() > Some(0) || s["phase"] == "over")?;
        assert_eq!(on["seats"][0]["resigned"], zero == "resign", "{zero}");
    }
    Ok(())
}
