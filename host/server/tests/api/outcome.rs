//! People who give up or whose time is over: what is told, who wins, and what comes after.

use bastide_client::Client;
use bastide_client::join::{Decider, play as join};
use bastide_texts::Language;
use serde_json::{Value, json};

use crate::support::{Done, SOLO, Server, THREE, TWO, play, refusal, until};

/// Returns a client for each seat of a table.
fn people(table: &crate::support::Table) -> Done<Vec<Client>> {
    table.secrets.iter().map(|secret| Ok(Client::new(&table.url)?.with_secret(secret))).collect()
}

/// Returns the table as the lobby lists it.
fn listed(server: &Server, id: &str) -> Done<Value> {
    let agent: ureq::Agent = ureq::Agent::config_builder().build().into();
    let text = agent.get(format!("{}/api/tables", server.base)).call()?.body_mut().read_to_string()?;
    let all: Value = serde_json::from_str(&text)?;
    Ok(all.as_array().into_iter().flatten().find(|table| table["id"] == id).cloned().unwrap_or_default())
}

#[test]
fn the_last_person_wins_and_everybody_is_told_why_also_after_a_restart() -> Done {
    let mut server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    play(&table.client()?, 4)?;
    let all = people(&table)?;
    all[1].post("resign", &json!({}))?;
    let mut url = table.url.clone();
    for restarted in [false, true] {
        if restarted {
            server.restart()?;
            url = format!("{}/t/{}", server.base, table.id);
        }
        let anna = Client::new(&url)?.with_secret(&table.secrets[0]);
        let state = anna.state()?;
        assert_eq!((&state["phase"], &state["over"], &state["your_turn"]), (&json!("over"), &json!(true), &json!(false)));
        assert_eq!((&state["ended"], &state["winners"]), (&json!("Anna wins: Bert gave up"), &json!([0])));
        assert_eq!((&state["seats"][1]["left"], &state["seats"][0]["left"]), (&json!("resigned"), &Value::Null));
        assert!(state["asked"].is_null() && state["prompt"].is_null(), "nobody is asked any more");
        let page = anna.get("state")?;
        assert!(page.contains("Bert gave up.</div>"), "the log tells it: {page}");
        assert_eq!(refusal(anna.post("resign", &json!({}))).0, 422);
        let entry = listed(&server, &table.id)?;
        assert_eq!((&entry["phase"], &entry["summary"]["outcome"]), (&json!("over"), &json!({"winners": [0], "early": true})));
        assert_eq!(entry["summary"]["players"][1]["left"], "resigned");
        assert!(anna.get("record")?.contains("Anna wins: Bert gave up"));
        let mut out = Vec::new();
        join(&anna, &mut Decider::Bot("random"), &mut out)?;
        let told = String::from_utf8(out)?;
        assert!(told.contains("Bert gave up.\nAnna wins: Bert gave up.\n"), "{told}");
        let german = Client::new(&url)?.in_language(Language::parse("de").unwrap_or_default()).state()?;
        assert_eq!(german["ended"], "Anna gewinnt: Bert hat aufgegeben");
    }
    // Both may play again, although one gave up.
    let with = |secret: &str| Client::new(&url).map(|client| client.with_secret(secret));
    let (anna, ben) = (with(&table.secrets[0])?, with(&table.secrets[1])?);
    assert_eq!(anna.post("rematch", &json!({}))?["url"], Value::Null);
    let again = ben.state()?["again"].clone();
    assert_eq!((&again["wants"], &again["waits"], &again["may"]), (&json!([0]), &json!([1]), &json!(true)));
    let next = ben.post("rematch", &json!({}))?;
    let next = Client::new(&format!("{}{}", server.base, next["url"].as_str().unwrap_or_default()))?;
    assert_eq!((&next.state()?["phase"], &next.state()?["names"]), (&json!("playing"), &json!(["Bert", "Anna"])));
    Ok(())
}

#[test]
fn with_several_people_left_or_one_beside_a_bot_the_game_goes_on() -> Done {
    let server = Server::new()?;
    let table = server.table(THREE, &[0, 1, 2])?;
    let all = people(&table)?;
    all[2].post("resign", &json!({}))?;
    let state = all[0].state()?;
    assert_eq!((&state["phase"], &state["ended"]), (&json!("playing"), &Value::Null));
    all[0].post("resign", &json!({}))?;
    let state = all[1].state()?;
    assert_eq!((&state["ended"], &state["winners"]), (&json!("Ben wins: Cleo gave up and Anna gave up"), &json!([1])));
    let with_bot = "players = [\"green\", \"red\", { color = \"blue\", bot = \"greedy\" }]\n";
    let table = server.table(with_bot, &[0, 1])?;
    people(&table)?[0].post("resign", &json!({}))?;
    let last = &people(&table)?[1];
    assert_eq!(last.state()?["phase"], "playing");
    let over = play(last, 1000)?;
    assert_eq!((&over["phase"], &over["ended"]), (&json!("over"), &Value::Null), "it is played to its end");
    let scores: Vec<i64> = serde_json::from_value(over["scores"].clone())?;
    let winners: Vec<usize> = serde_json::from_value(over["winners"].clone())?;
    assert!(!winners.contains(&0), "a bot does not win for the person who left: {over}");
    assert!(winners.iter().all(|seat| scores[*seat] == scores[1].max(scores[2])), "{winners:?} {scores:?}");
    let heads = heads(last)?;
    assert!(heads.len() == 3 && heads[2].starts_with("3. "), "who left is the last one of the card: {heads:?}");
    Ok(())
}

/// Returns the heads of the columns of the card at the end of a game.
fn heads(client: &Client) -> Done<Vec<String>> {
    let frame: Value = serde_json::from_str(&client.get("state")?)?;
    let card = frame["set"]["h/end"].as_str().ok_or("no card")?;
    let heads = card.split("<th scope=\"col\">").skip(2);
    Ok(heads.filter_map(|part| part.split('<').next()).map(str::to_owned).collect())
}

#[test]
fn who_gives_up_against_bots_is_the_last_and_the_card_says_so() -> Done {
    let server = Server::new()?;
    let bots = "players = [\"green\", { color = \"red\", bot = \"random\" }, { color = \"blue\", bot = \"random\" }]\n";
    for (toml, names) in [(SOLO, &["Anna", "Bert"][..]), (bots, &["green", "red", "blue"])] {
        let solo = server.table(toml, &[0])?.client()?;
        play(&solo, 20)?;
        solo.post("resign", &json!({}))?;
        let state = solo.state()?;
        assert_eq!((&state["phase"], &state["your_turn"], &state["again"]["may"]), (&json!("over"), &json!(false), &json!(true)));
        let scores: Vec<i64> = serde_json::from_value(state["scores"].clone())?;
        let winners: Vec<usize> = serde_json::from_value(state["winners"].clone())?;
        let best = scores.iter().skip(1).max().ok_or("no scores")?;
        assert!(!winners.is_empty() && winners.iter().all(|seat| *seat > 0 && scores[*seat] == *best), "{state}");
        let ended = state["ended"].as_str().unwrap_or_default().to_lowercase();
        assert!(ended.ends_with(&format!("{} gave up", names[0].to_lowercase())), "{ended}");
        let heads = heads(&solo)?;
        assert!(heads.first().is_some_and(|head| head.starts_with("1. ")), "{heads:?}");
        let last = heads.last().ok_or("no heads")?.to_lowercase();
        assert_eq!(last, format!("{}. {}", names.len(), names[0].to_lowercase()), "{heads:?}");
    }
    Ok(())
}

#[test]
fn a_clock_at_zero_ends_a_game_of_two_where_it_means_to_give_up() -> Done {
    let server = Server::new()?;
    let clocks = json!({"pace": 0, "clocks": {"game": 0, "step": 1, "zero": "resign"}});
    let table = server.table_with(TWO, &[0, 1], clocks.clone())?;
    let anna = &people(&table)?[0];
    let over = until(anna, |state| state["phase"] == "over")?;
    assert_eq!(anna.state()?["ended"], "Bert wins: Anna ran out of time");
    assert_eq!((&over["seats"][0]["left"], &over["winners"]), (&json!("time"), &json!([1])));
    assert_eq!(listed(&server, &table.id)?["summary"]["players"][0]["left"], "time");
    // Against a bot, too.
    let solo = server.table_with(SOLO, &[0], clocks)?.client()?;
    let state = until(&solo, |state| state["seats"][0]["left"] == "time")?;
    assert_eq!((&state["phase"], &state["ended"]), (&json!("over"), &json!("Bert wins: Anna ran out of time")));
    Ok(())
}

#[test]
fn who_holds_both_seats_and_gives_up_leaves_no_winner() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let both = table.client()?;
    both.post("resign", &json!({}))?;
    assert_eq!(both.state()?["ended"], "Nobody wins: Anna gave up and Bert gave up");
    assert_eq!(both.state()?["winners"], json!([]));
    Ok(())
}
