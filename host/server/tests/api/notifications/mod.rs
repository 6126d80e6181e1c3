//! Notifications: by push, by mail, and in a feed. The push service and the mail server are those of the test.

#[path = "../../support/mail_server.rs"]
mod mail_server;
#[path = "../../support/push_service.rs"]
mod push_service;

mod feed;
mod mail;
mod push;

use std::time::Duration;

use bastide_client::Client;
use bastide_notifications::{MailServer, NotificationSettings, PushKey, Waits};
use bastide_store::{Documents, Sqlite};
use serde_json::{Value, json};

use crate::support::{self, Done, Server, TWO};

/// No time between what happens and its notification.
fn at_once() -> Waits {
    Waits { push: Duration::ZERO, mail: Duration::ZERO, retry: Duration::ZERO, elsewhere: Duration::ZERO }
}

fn settings() -> NotificationSettings {
    NotificationSettings { waits: at_once(), loopback: true, ..NotificationSettings::default() }
}

/// Starts a server that sends notifications in all ways, to nobody who listens.
pub(crate) fn sends_everything() -> Done<Server> {
    let mail = MailServer::new("smtp://127.0.0.1:9", None, "games@example.org")?;
    let push = PushKey::new()?;
    Server::adjusted(move |config| {
        config.public_url = "http://games.example.org".parse().ok();
        let waits = Waits { retry: Duration::from_secs(3600), ..at_once() };
        config.notifications = NotificationSettings { push: Some(push.clone()), mail: Some(mail.clone()), waits, ..settings() };
    })
}

/// Returns requests for all kinds of notifications.
pub(crate) fn wishes() -> Done<[(&'static str, Value); 3]> {
    let browser = push_service::Subscriber::new("http://127.0.0.1:9", "anna")?.subscription();
    let mail = json!({"address": "anna@example.org"});
    Ok([("notifications/push", browser), ("notifications/mail", mail), ("notifications/feed", json!({}))])
}

/// Two people at a table, each with a client of their own.
struct Pair {
    id: String,
    anna: Client,
    bert: Client,
}

fn pair(server: &Server) -> Done<Pair> {
    pair_with(server, json!({"title": "Sunday", "confirm": "never"}))
}

fn pair_with(server: &Server, rules: Value) -> Done<Pair> {
    pair_at(server, TWO, rules)
}

fn pair_at(server: &Server, toml: &str, rules: Value) -> Done<Pair> {
    let table = server.table_with(toml, &[0, 1], rules)?;
    let of = |seat: usize| -> Done<Client> { Ok(Client::new(&table.url)?.with_secret(&table.secrets[seat])) };
    let (anna, bert) = (of(0)?, of(1)?);
    Ok(Pair { id: table.id, anna, bert })
}

/// Plays until the other player is asked.
fn one_turn(client: &Client) -> Done {
    let mut state = support::my_turn(client)?;
    while state["your_turn"] == true {
        let option = &state["options"][0]["n"];
        client.act(state["decision"].as_u64().unwrap_or_default(), option.as_u64().unwrap_or_default())?;
        state = client.state()?;
    }
    Ok(())
}

/// Returns the number of tables whose notifications wait in the database of a server.
fn waiting(server: &Server) -> Done<usize> {
    Ok(Sqlite::open(&server.folder.path().join("tables.sqlite"))?.documents("notifications-due", "", 9)?.len())
}
