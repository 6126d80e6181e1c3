//! "Learn the game in five minutes" over HTTP.

use bastide_client::Client;
use bastide_server::Limits;
use serde_json::{Value, json};

use crate::support::{Done, Server, my_turn, refusal};

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

/// Makes a table of the guide; returns its id and a client of the person.
fn begin(server: &Server, name: &str) -> Done<(String, Client)> {
    let mut response = agent().post(format!("{}/api/guide", server.base)).send_json(json!({"name": name}))?;
    assert!(response.headers().contains_key("set-cookie"));
    let made: Value = serde_json::from_str(&response.body_mut().read_to_string()?)?;
    let id = made["id"].as_str().ok_or("no id")?.to_owned();
    let client = Client::new(&format!("{}/t/{id}", server.base))?.with_secret(made["secrets"][0].as_str().unwrap_or_default());
    Ok((id, client))
}

fn take(client: &Client, option: &Value) -> Done {
    let state = my_turn(client)?;
    client.act(state["decision"].as_u64().unwrap_or_default(), option.as_u64().ok_or("nothing is wanted")?)?;
    Ok(())
}

#[test]
fn the_guide_goes_on_at_its_step_after_a_restart_and_is_not_in_the_lobby() -> Done {
    let mut server = Server::new()?;
    let (id, client) = begin(&server, "Anna")?;
    let listed = agent().get(format!("{}/api/tables", server.base)).call()?.body_mut().read_to_string()?;
    assert!(!listed.contains(&id), "{listed}");
    let state = my_turn(&client)?;
    assert_eq!((&state["names"][0], &state["fixed"]), (&json!("Anna"), &json!([])));
    for id in ["tile", "road"] {
        let state = my_turn(&client)?;
        assert_eq!(state["guide"]["cards"][0]["id"], id);
        take(&client, &state["guide"]["wanted"])?;
    }
    let state = my_turn(&client)?;
    assert_eq!((&state["guide"]["cards"][0]["id"], &state["guide"]["at"]), (&json!("city"), &json!(3)));
    server.restart()?;
    let client = Client::new(&format!("{}/t/{id}", server.base))?.with_secret(client.secret().unwrap_or_default());
    assert_eq!(my_turn(&client)?["guide"], state["guide"]);
    // An onlooker sees the game without the guide.
    let onlooker = Client::new(&format!("{}/t/{id}", server.base))?;
    assert_eq!(onlooker.state()?["guide"], Value::Null);
    assert_eq!(refusal(onlooker.post("guide/back", &json!({}))).0, 422);
    Ok(())
}

#[test]
fn another_move_is_taken_back_to_the_guide() -> Done {
    let server = Server::new()?;
    let (_, client) = begin(&server, "")?;
    let first = my_turn(&client)?;
    assert_eq!(refusal(client.post("guide/back", &json!({}))).0, 422, "the game has not left the guide");
    let other = first["options"].as_array().into_iter().flatten().map(|option| &option["n"]);
    let other = other.clone().find(|n| **n != first["guide"]["wanted"]).ok_or("no other option")?;
    take(&client, other)?;
    assert_eq!(my_turn(&client)?["guide"]["off"], true);
    client.post("guide/back", &json!({}))?;
    assert_eq!(my_turn(&client)?["guide"], first["guide"]);
    Ok(())
}

#[test]
fn tables_of_the_guide_count_as_others_do() -> Done {
    let server = Server::with(Limits::default())?;
    let mut statuses = Vec::new();
    for _ in 0..45 {
        statuses.push(agent().post(format!("{}/api/guide", server.base)).send_json(json!({}))?.status().as_u16());
    }
    assert_eq!((statuses.first(), statuses.last()), (Some(&200), Some(&429)), "{statuses:?}");
    Ok(())
}
