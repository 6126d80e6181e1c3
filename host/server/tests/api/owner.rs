//! The person who made a table, and nobody else, closes it, frees a seat and renews its link.

use bastide_client::{Client, make_table};
use serde_json::json;

use crate::support::{Done, Server, TWO};

/// Makes a table at which the sender takes the first seat. Returns its address, the client of the
/// seat, and that of the owner.
fn made(server: &Server) -> Done<(String, Client, Client)> {
    let made = make_table(&server.base, &json!({"toml": TWO, "sit": [0]}))?;
    let url = format!("{}{}", server.base, made["url"].as_str().unwrap_or_default());
    let with = |secret: &serde_json::Value| Client::new(&url).map(|c| c.with_secret(secret.as_str().unwrap_or_default()));
    Ok((url.clone(), with(&made["secrets"][0])?, with(&made["owner"])?))
}

#[test]
fn a_seat_is_freed_and_taken_by_somebody_else() -> Done {
    let server = Server::new()?;
    let (url, anna, owner) = made(&server)?;
    let mut bert = Client::new(&url)?;
    bert.sit(1, "Bert", None)?;
    assert_eq!(bert.state()?["phase"], "playing");
    for stranger in [&anna, &bert, &Client::new(&url)?] {
        for (path, body) in [("free", json!({"seat": 1})), ("renew", json!({"seat": 1})), ("close", json!({}))] {
            let refused = stranger.post(path, &body).err().map(|e| e.to_string()).unwrap_or_default();
            assert!(refused.contains("only the person who made this table"), "{path}: {refused}");
        }
    }
    owner.post("free", &json!({"seat": 1}))?;
    assert_eq!(bert.state()?["mine"], json!([]), "the secret of before holds no seat");
    let refused = owner.post("free", &json!({"seat": 1})).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(refused.contains("nobody holds this seat"), "{refused}");
    let mut carl = Client::new(&url)?;
    carl.sit(1, "Carl", None)?;
    assert_eq!(carl.state()?["seats"][1]["name"], "Carl");
    assert!(owner.post("free", &json!({"seat": 7})).is_err());
    Ok(())
}

#[test]
fn a_new_link_ends_the_old_one() -> Done {
    let server = Server::new()?;
    let (url, anna, owner) = made(&server)?;
    let answer = owner.post("renew", &json!({"seat": 0}))?;
    let link = answer["link"].as_str().ok_or("no link")?;
    let secret = link.rsplit('/').next().unwrap_or_default();
    assert_eq!(anna.state()?["mine"], json!([]));
    assert_eq!(Client::new(&url)?.with_secret(secret).state()?["mine"], json!([0]));
    Ok(())
}

#[test]
fn a_closed_table_stays_closed_over_a_restart_and_shows_how_far_it_came() -> Done {
    let mut server = Server::new()?;
    let (url, anna, owner) = made(&server)?;
    let mut bert = Client::new(&url)?;
    bert.sit(1, "Bert", None)?;
    crate::support::play(&anna, 1)?;
    owner.post("close", &json!({}))?;
    assert!(owner.post("close", &json!({})).is_err());
    let id = url.rsplit('/').next().unwrap_or_default().to_owned();
    server.restart()?;
    let later = Client::new(&format!("{}/t/{id}", server.base))?.with_secret(anna.secret().unwrap_or_default());
    let state = later.state()?;
    assert_eq!((&state["phase"], &state["closed"], &state["your_turn"]), (&json!("over"), &json!(true), &json!(false)));
    assert!(state["moves"].as_u64().is_some_and(|moves| moves >= 1), "{state}");
    let refused = later.act(state["decision"].as_u64().unwrap_or_default(), 0).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(refused.contains("not being played"), "{refused}");
    Ok(())
}

#[test]
fn a_table_that_waits_for_players_is_closed_too() -> Done {
    let server = Server::new()?;
    let (url, _, owner) = made(&server)?;
    owner.post("close", &json!({}))?;
    assert_eq!(Client::new(&url)?.state()?["phase"], "over");
    let refused = Client::new(&url)?.sit(1, "Bert", None).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(refused.contains("has ended"), "{refused}");
    Ok(())
}
