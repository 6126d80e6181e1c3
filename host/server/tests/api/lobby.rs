//! The lobby: its list, its stream, own tables, and who is at a table.

use std::io::{BufRead, BufReader, Lines};

use bastide_client::{Client, make_table};
use bastide_server::Limits;
use serde_json::{Value, json};

use crate::support::{Done, SOLO, Server, TWO, play, until, wait_for};

/// A stream of events.
struct Stream(Lines<BufReader<ureq::BodyReader<'static>>>);

impl Stream {
    /// Opens the stream of the lobby.
    fn lobby(server: &Server, query: &str) -> Done<Stream> {
        Stream::at(&format!("{}/api/lobby/events{query}", server.base), None)
    }

    /// Opens the stream of a table.
    fn table(client: &Client, url: &str) -> Done<Stream> {
        Stream::at(&format!("{url}/events"), client.secret())
    }

    fn at(url: &str, secret: Option<&str>) -> Done<Stream> {
        let agent: ureq::Agent = ureq::Agent::config_builder().build().into();
        let mut request = agent.get(url);
        if let Some(secret) = secret {
            request = request.header("Authorization", format!("Bearer {secret}"));
        }
        Ok(Stream(BufReader::new(request.call()?.into_body().into_reader()).lines()))
    }

    fn next(&mut self) -> Done<Value> {
        for line in self.0.by_ref() {
            if let Some(text) = line?.strip_prefix("data: ") {
                return Ok(serde_json::from_str(text)?);
            }
        }
        Err("the stream has ended".into())
    }

    /// Waits for a message with a property.
    fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Done<Value> {
        loop {
            let message = self.next()?;
            if wanted(&message) {
                return Ok(message);
            }
        }
    }
}

#[test]
fn the_stream_of_the_lobby_tells_what_changed_and_follows_private_tables_of_ones_own() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0])?;
    let private = server.table_with(TWO, &[0], json!({"private": true, "pace": 0, "title": "Secret <b>"}))?;
    let mut all = Stream::lobby(&server, "")?;
    let mut own = Stream::lobby(&server, &format!("?own={},{},nonsense,../x", private.id, "0".repeat(20)))?;
    let first = all.next()?;
    assert_eq!(first["full"], true);
    assert!(
        first["set"][&table.id]
            .as_str()
            .is_some_and(|html| html.contains("data-phase=\"waiting\"") && html.contains("data-free=\"1\"")),
        "{first}"
    );
    assert!(first["set"][&private.id].is_null(), "a private table is not listed");
    let mine = own.next()?;
    let html = mine["set"][&private.id].as_str().ok_or("the own table is missing")?;
    assert!(html.contains("Secret &lt;b&gt;"), "{html}");
    assert_eq!(mine["del"], json!(["0".repeat(20)]), "a table that is not there");
    Client::new(&table.url)?.sit(1, "Ben", None)?;
    let changed =
        all.until(|message| message["set"][&table.id].as_str().is_some_and(|html| html.contains("data-asked=\"0\"")))?;
    assert_eq!((changed["full"].as_bool(), changed["set"].as_object().map(serde_json::Map::len)), (Some(false), Some(1)));
    let mut ben = Client::new(&private.url)?;
    ben.sit(1, "Ben", private.join.as_deref())?;
    own.until(|message| message["set"][&private.id].as_str().is_some_and(|html| html.contains("data-phase=\"playing\"")))?;
    // A new table comes, and one that is deleted goes.
    let new = server.table(SOLO, &[])?;
    let message = all.until(|message| !message["set"][&new.id].is_null())?;
    assert!(message["set"][&private.id].is_null());
    // A stream that was away gets what it missed alone.
    let mut again = Stream::lobby(&server, &format!("?since={}", changed["id"]))?;
    let missed = again.next()?;
    assert!(missed["full"] == false && missed["set"][&table.id].is_null() && !missed["set"][&new.id].is_null(), "{missed}");
    Ok(())
}

#[test]
fn the_lobby_counts_as_an_open_page() -> Done {
    let server = Server::with(Limits { streams: 2, ..Limits::none() })?;
    let open: Vec<Stream> = (0..2).map(|_| Stream::lobby(&server, "")).collect::<Done<_>>()?;
    let refused = Stream::lobby(&server, "").err().map(|error| error.to_string()).unwrap_or_default();
    assert!(refused.contains("429"), "{refused}");
    drop(open);
    wait_for("the places do not get free", || Ok(Stream::lobby(&server, "").ok())).map(drop)
}

#[test]
fn who_is_here_comes_as_a_part_of_its_own() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let anna = Client::new(&table.url)?.with_secret(&table.secrets[0]);
    let ben = Client::new(&table.url)?.with_secret(&table.secrets[1]);
    let mut stream = Stream::table(&anna, &table.url)?;
    let people = |message: &Value| -> Value {
        message["set"]["here"].as_str().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
    };
    stream.until(|message| people(message)["seats"][0]["here"] == true && people(message)["seats"][1]["here"] == false)?;
    let bens = Stream::table(&ben, &table.url)?;
    let came = stream.until(|message| people(message)["seats"][1]["here"] == true)?;
    assert_eq!(came["set"].as_object().map(serde_json::Map::len), Some(1), "nothing else is sent: {came}");
    let watching: Vec<Stream> = (0..3).map(|_| Stream::at(&format!("{}/events", table.url), None)).collect::<Done<_>>()?;
    stream.until(|message| people(message)["onlookers"] == 3)?;
    // A move leaves it as it is.
    play(&table.client()?, 1)?;
    let moved = stream.until(|message| !message["set"]["state"].is_null())?;
    assert!(moved["set"]["here"].is_null() && !moved["del"].to_string().contains("here"), "{moved}");
    drop((bens, watching));
    let left = stream.until(|message| people(message)["seats"][1]["here"] == false)?;
    assert!(people(&left)["seats"][1]["since"].as_i64() > Some(1_600_000_000_000), "{left}");
    // Who opens the page now sees the same.
    let page: Value = serde_json::from_str(&anna.get("state")?)?;
    assert_eq!(people(&page)["seats"][1], people(&left)["seats"][1]);
    Ok(())
}

#[test]
fn who_waits_at_a_table_is_shown_in_the_lobby() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0])?;
    let mut lobby = Stream::lobby(&server, "")?;
    let shows = |message: &Value, what: &str| message["set"][&table.id].as_str().is_some_and(|html| html.contains(what));
    lobby.until(|message| shows(message, "title=\"away\""))?;
    let waiting = Stream::table(&table.client()?, &table.url)?;
    lobby.until(|message| shows(message, "dot here"))?;
    drop(waiting);
    lobby.until(|message| shows(message, "title=\"away\""))?;
    Ok(())
}

#[test]
fn whose_turn_it_is_since_when_is_in_the_list_also_after_a_restart_and_an_undo() -> Done {
    let mut server = Server::new()?;
    let made = make_table(
        &server.base,
        &json!({"toml": TWO, "sit": [0, 1], "settings": {"pace": 0, "confirm": "never", "clocks": {"step": 86400 * 14}}}),
    )?;
    let id = made["id"].as_str().unwrap_or_default().to_owned();
    let both = |server: &Server| -> Done<Client> {
        let secrets: Vec<&str> = made["secrets"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        Ok(Client::new(&format!("{}/t/{id}", server.base))?.with_secret(&secrets.join(".")))
    };
    let summary = |server: &Server| -> Done<Value> {
        let text = ureq::get(format!("{}/api/tables", server.base)).call()?.body_mut().read_to_string()?;
        let all: Value = serde_json::from_str(&text)?;
        Ok(all.as_array().into_iter().flatten().find(|table| table["id"] == *id).ok_or("it is not listed")?["summary"].clone())
    };
    let begun = summary(&server)?;
    assert_eq!((&begun["asked"], &begun["clock"]), (&json!(0), &json!("days")));
    let client = both(&server)?;
    let state = client.state()?;
    assert_eq!(state["clock"]["left"], json!([14 * 86_400_000i64, 14 * 86_400_000i64]));
    let left = state["clock"]["runs"]["left"].as_i64().unwrap_or_default();
    assert!((14 * 86_400_000 - 600_000..=14 * 86_400_000).contains(&left), "{state}");
    // Each turn of two answers goes to the other seat.
    until(&client, |state| state["asked"] == 0)?;
    while client.state()?["asked"] == 0 {
        play(&client, 1)?;
    }
    server.restart()?;
    let later = summary(&server)?;
    assert_eq!(later["asked"], 1);
    let clock = both(&server)?.state()?["clock"]["runs"].clone();
    let left = clock["left"].as_i64().unwrap_or_default();
    assert!(clock["seat"] == 1 && (14 * 86_400_000 - 600_000..=14 * 86_400_000).contains(&left), "{clock}");
    assert!(later["since"].as_i64() >= begun["since"].as_i64(), "{later}");
    let client = both(&server)?;
    play(&client, 1)?;
    client.post("undo", &json!({"decision": client.state()?["decision"]}))?;
    assert_eq!((&summary(&server)?["asked"], &summary(&server)?["turn"]), (&json!(1), &client.state()?["turn"]));
    Ok(())
}
