//! A server that is stopped and started again goes on with every game; two servers with one
//! database do not both own a table.

use bastide_client::Client;
use bastide_server::{Limits, start};

use crate::support::{Done, SOLO, Server, TWO, config, my_turn, play, refusal};

#[test]
fn a_game_goes_on_after_a_restart_exactly_where_it_was() -> Done {
    let mut server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let before = play(&table.client()?, 12)?;
    server.restart()?;
    let url = format!("{}/t/{}", server.base, table.id);
    let client = Client::new(&url)?.with_secret(&table.secrets[0]);
    let after = my_turn(&client)?;
    for key in ["moves", "decision", "options", "scores", "names", "prompt"] {
        assert_eq!(before[key], after[key], "{key}");
    }
    // An answer that was acknowledged before the restart still counts once.
    let decision = after["decision"].as_u64().unwrap_or_default();
    client.act(decision, after["options"][0]["n"].as_u64().unwrap_or_default())?;
    server.restart()?;
    let client = Client::new(&format!("{}/t/{}", server.base, table.id))?.with_secret(&table.secrets[0]);
    client.act(decision, after["options"][0]["n"].as_u64().unwrap_or_default())?;
    assert_eq!(play(&client, 1000)?["phase"], "over");
    Ok(())
}

#[test]
fn a_server_that_has_lost_a_table_to_another_one_writes_nothing_to_it() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let old = table.client()?;
    let decision = my_turn(&old)?["decision"].as_u64().unwrap_or_default();
    let second = start(&config(server.folder.path(), Limits::none()))?;
    let new = Client::new(&format!("http://{}/t/{}", second.address, table.id))?.with_secret(&table.secrets.join("."));
    let state = my_turn(&new)?;
    new.act(decision, state["options"][0]["n"].as_u64().unwrap_or_default())?;
    let (code, _) = refusal(old.act(decision, state["options"][1]["n"].as_u64().unwrap_or_default()));
    assert_eq!(code, 503);
    assert_eq!(new.state()?["moves"], 1);
    // The old server takes the table back when it is asked again, with the move of the other one.
    assert_eq!(my_turn(&old)?["moves"], 1);
    Ok(())
}

#[test]
fn a_stream_that_was_away_gets_what_it_missed() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let client = table.client()?;
    my_turn(&client)?;
    let id = |page: &str| serde_json::from_str::<serde_json::Value>(page).map(|v| v["id"].as_u64().unwrap_or_default());
    let seen = id(&client.get("state")?)?;
    play(&client, 3)?;
    let url = format!("{}/t/{}/events.ndjson?since={seen}", server.base, table.id);
    let agent: ureq::Agent = ureq::Agent::config_builder().build().into();
    let response = agent.get(&url).header("Authorization", format!("Bearer {}", table.secrets.join("."))).call()?;
    let mut lines = std::io::BufRead::lines(std::io::BufReader::new(response.into_body().into_reader()));
    let first = lines.next().ok_or("no message")??;
    assert!(!first.contains("\"full\":true"), "only what changed: {}", &first[..200.min(first.len())]);
    assert!(id(&first)? > seen);
    Ok(())
}
