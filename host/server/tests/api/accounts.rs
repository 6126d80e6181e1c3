//! Accounts: signing in, seats over devices, past games and ratings, and what is kept of a person.

use bastide_accounts::AccountSettings;
use bastide_server::{Limits, start};
use bastide_store::{Documents, Sqlite, Store};
use serde_json::{Value, json};

use crate::support::{Done, Server, config, wait_for};

pub(crate) const PASSPHRASE: &str = "correct horse battery";

/// A browser in which a person is signed in.
pub(crate) struct Person {
    base: String,
    session: Option<String>,
    /// The secrets of seats.
    pub(crate) secrets: Option<String>,
}

impl Person {
    /// A browser in which nobody is signed in.
    pub(crate) fn stranger(server: &Server) -> Person {
        Person { base: server.base.clone(), session: None, secrets: None }
    }

    pub(crate) fn sign_up(server: &Server, name: &str) -> Done<Person> {
        let mut person = Person::stranger(server);
        let (status, answer) = person.enter("/api/account", name, PASSPHRASE)?;
        if status == 200 { Ok(person) } else { Err(format!("{status}: {answer}").into()) }
    }

    /// A browser of a person who comes back.
    pub(crate) fn sign_in(server: &Server, name: &str) -> Done<Person> {
        let mut person = Person::stranger(server);
        let (status, answer) = person.enter("/api/account/sign-in", name, PASSPHRASE)?;
        if status == 200 { Ok(person) } else { Err(format!("{status}: {answer}").into()) }
    }

    /// Sends a name and a passphrase, and keeps the session of the answer.
    fn enter(&mut self, path: &str, name: &str, passphrase: &str) -> Done<(u16, Value)> {
        let mut response = self.request(path).send_json(json!({"name": name, "passphrase": passphrase}))?;
        if let Some(cookie) = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok()) {
            assert!(cookie.contains("; Path=/; HttpOnly; SameSite=Lax; "), "{cookie}");
            self.session = cookie.split(';').next().map(str::to_owned);
        }
        let text = response.body_mut().read_to_string()?;
        Ok((response.status().as_u16(), serde_json::from_str(&text)?))
    }

    fn request(&self, path: &str) -> ureq::RequestBuilder<ureq::typestate::WithBody> {
        let request = agent().post(format!("{}{path}", self.base)).header("Origin", &self.base);
        let request = if let Some(session) = &self.session { request.header("Cookie", session) } else { request };
        if let Some(secrets) = &self.secrets { request.header("Authorization", format!("Bearer {secrets}")) } else { request }
    }

    pub(crate) fn get(&self, path: &str) -> Done<(u16, String)> {
        let request = agent().get(format!("{}{path}", self.base));
        let request = if let Some(session) = &self.session { request.header("Cookie", session) } else { request };
        let request = if let Some(secrets) = &self.secrets {
            request.header("Authorization", format!("Bearer {secrets}"))
        } else {
            request
        };
        let mut response = request.call()?;
        Ok((response.status().as_u16(), response.body_mut().with_config().limit(64 << 20).read_to_string()?))
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Done<(u16, Value)> {
        let mut response = self.request(path).send_json(body)?;
        let text = response.body_mut().read_to_string()?;
        Ok((response.status().as_u16(), serde_json::from_str(&text)?))
    }

    /// Returns the state of a table.
    fn state(&self, table: &str) -> Done<Value> {
        let page: Value = serde_json::from_str(&self.get(&format!("/t/{table}/state"))?.1)?;
        Ok(serde_json::from_str(page["set"]["state"].as_str().unwrap_or_default())?)
    }

    /// Makes a table and returns its id.
    fn table(&self, toml: &str, sit: &[u8], settings: &Value) -> Done<(String, Value)> {
        let (status, made) = self.post("/api/tables", &json!({"toml": toml, "sit": sit, "settings": settings}))?;
        assert_eq!(status, 200, "{made}");
        Ok((made["id"].as_str().unwrap_or_default().to_owned(), made))
    }

    fn proof(&self) -> Value {
        json!({"passphrase": PASSPHRASE})
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Plays a game with a few tiles to its end, each person for their seat.
fn play(people: &[&Person], table: &str) -> Done<Value> {
    for _ in 0..400 {
        for person in people {
            let state = person.state(table)?;
            if state["phase"] == "over" {
                return Ok(state);
            }
            if state["your_turn"] == true {
                let option = state["options"][0]["n"].clone();
                person.post(&format!("/t/{table}/act"), &json!({"decision": state["decision"], "option": option}))?;
            }
        }
    }
    Err("the game does not end".into())
}

/// Few tiles, and no seed that anybody knows.
const SHORT: &str = "players = [{ name = \"A\", color = \"green\" }, { name = \"B\", color = \"red\" }]\nmeeples = { follower = 1 }\n[maps]\ntile_count = 8\n";

/// Waits until a person has so many past games; returns the file of all that is stored of them.
fn with_games(person: &Person, games: usize) -> Done<Value> {
    wait_for("the game is not kept", || {
        let file: Value = serde_json::from_str(&person.get("/api/account/export")?.1)?;
        Ok(Some(file).filter(|file| file["games"].as_array().map(Vec::len) == Some(games)))
    })
}

#[test]
fn a_person_signs_up_out_and_in() -> Done {
    let server = Server::new()?;
    let anna = Person::sign_up(&server, "Anna  B")?;
    let me = |person: &Person| -> Done<(u16, String)> { person.get("/api/account") };
    assert_eq!(serde_json::from_str::<Value>(&me(&anna)?.1)?, json!({"name": "Anna B", "tables": []}));
    assert_eq!(anna.post("/api/account/sign-out", &json!({}))?.0, 200);
    assert_eq!(me(&anna)?.0, 403, "the cookie of before is worth nothing");
    let again = Person::sign_in(&server, "aNNa b")?;
    assert_eq!(me(&again)?.0, 200);
    // A stolen cookie.
    let stolen = Person { base: again.base.clone(), session: again.session.clone(), secrets: None };
    let other = Person::sign_in(&server, "Anna B")?;
    assert_eq!((me(&stolen)?.0, me(&other)?.0), (200, 200));
    assert_eq!(other.post("/api/account/sign-out", &json!({"everywhere": true}))?.0, 200);
    assert_eq!((me(&stolen)?.0, me(&again)?.0, me(&other)?.0), (403, 403, 403));
    Ok(())
}

#[test]
fn who_does_not_exist_gets_the_same_answer_as_who_is_wrong() -> Done {
    let server = Server::new()?;
    Person::sign_up(&server, "Anna")?;
    let mut stranger = Person::stranger(&server);
    let wrong = stranger.enter("/api/account/sign-in", "Anna", "wrong horse battery")?;
    let nobody = stranger.enter("/api/account/sign-in", "Nobody", PASSPHRASE)?;
    assert_eq!(wrong, (403, json!({"error": "the name or the passphrase is wrong"})));
    assert_eq!(wrong, nobody);
    Ok(())
}

#[test]
fn a_name_is_given_once_and_what_cannot_be_used_is_refused() -> Done {
    let server = Server::new()?;
    Person::sign_up(&server, "Anna B")?;
    let mut stranger = Person::stranger(&server);
    for (name, passphrase, why) in [
        ("ANNA\u{a0}b", PASSPHRASE, "taken"),
        ("A", PASSPHRASE, "2 to 30"),
        ("an\u{202e}na", PASSPHRASE, "cannot be used"),
        ("Bert", "short", "10 to 200"),
        ("Bert van Dam", "bert  VAN dam", "must not be the name"),
    ] {
        let (status, answer) = stranger.enter("/api/account", name, passphrase)?;
        assert!(status == 422 && text(&answer["error"]).contains(why), "{name:?}: {answer}");
    }
    assert_eq!(stranger.post("/api/account", &json!({"name": "x".repeat(70_000), "passphrase": PASSPHRASE})).map(|a| a.0)?, 413);
    Ok(())
}

#[test]
fn attempts_and_new_accounts_are_limited() -> Done {
    let limits = Limits { attempts: 0.0, attempt_burst: 4.0, accounts: 0.0, account_burst: 2.0, ..Limits::none() };
    let server = Server::with(limits)?;
    Person::sign_up(&server, "Anna")?;
    Person::sign_up(&server, "Bert")?;
    let mut stranger = Person::stranger(&server);
    assert_eq!(stranger.enter("/api/account", "Cleo", PASSPHRASE)?.0, 429);
    for _ in 0..4 {
        assert_eq!(stranger.enter("/api/account/sign-in", "Anna", "wrong horse battery")?.0, 403);
    }
    for name in ["Anna", "Bert", "Nobody"] {
        assert_eq!(stranger.enter("/api/account/sign-in", name, PASSPHRASE)?.0, 429, "{name}: this address has tried too often");
    }
    Ok(())
}

#[test]
fn attempts_for_one_name_are_limited_over_all_addresses() -> Done {
    let limits = Limits { attempts: 0.0, attempt_burst: 3.0, ..Limits::none() };
    let folder = tempfile::tempdir()?;
    let proxies = vec!["127.0.0.0/8".parse()?];
    let running = start(&bastide_server::Config { trusted_proxies: proxies, ..config(folder.path(), limits) })?;
    let base = format!("http://{}", running.address);
    let attempt = |n: usize, name: &str| -> Done<u16> {
        let request = agent().post(format!("{base}/api/account/sign-in")).header("X-Forwarded-For", format!("198.51.100.{n}"));
        Ok(request.send_json(json!({"name": name, "passphrase": "wrong horse battery"}))?.status().as_u16())
    };
    let answers: Vec<u16> = (0..5).map(|n| attempt(n, if n % 2 == 0 { "Anna" } else { " ANNA" })).collect::<Done<_>>()?;
    assert_eq!(answers, [403, 403, 403, 429, 429]);
    assert_eq!(attempt(9, "Bert")?, 403, "another name is free");
    Ok(())
}

#[test]
fn other_sites_cannot_use_a_session() -> Done {
    let server = Server::new()?;
    let anna = Person::sign_up(&server, "Anna")?;
    let session = anna.session.clone().unwrap_or_default();
    for origin in [Some("https://evil.example"), Some("null"), None] {
        let request = agent().post(format!("{}/api/account/sign-out", server.base)).header("Cookie", &session);
        let request = if let Some(origin) = origin { request.header("Origin", origin) } else { request };
        assert_eq!(request.send_json(json!({"everywhere": true}))?.status(), 403, "{origin:?}");
    }
    assert_eq!(anna.get("/api/account")?.0, 200);
    Ok(())
}

#[test]
fn an_account_holds_a_seat_on_two_devices_until_the_owner_renews_it() -> Done {
    let server = Server::new()?;
    let (desktop, bert) = (Person::sign_up(&server, "Anna")?, Person::sign_up(&server, "Bert")?);
    let (table, made) = desktop.table(SHORT, &[0], &json!({"pace": 0, "confirm": "never", "private": true}))?;
    let key = made["join"].clone();
    assert_eq!(bert.post(&format!("/t/{table}/sit"), &json!({"seat": 1, "name": "Bert", "key": key}))?.0, 200);
    let phone = Person::sign_in(&server, "Anna")?;
    assert_eq!(phone.state(&table)?["mine"], json!([0]));
    assert_eq!(Person::stranger(&server).state(&table)?["mine"], json!([]));
    let own =
        |person: &Person| -> Done<Value> { Ok(serde_json::from_str::<Value>(&person.get("/api/account")?.1)?["tables"].take()) };
    assert_eq!(own(&phone)?, json!([{"id": table, "seats": [0], "owner": true}]));
    assert_eq!(own(&bert)?, json!([{"id": table, "seats": [1], "owner": false}]));
    let state = phone.state(&table)?;
    let (actor, waits) = if state["your_turn"] == true { (&phone, &bert) } else { (&bert, &phone) };
    let state = actor.state(&table)?;
    let act = json!({"decision": state["decision"], "option": state["options"][0]["n"]});
    assert_eq!(waits.post(&format!("/t/{table}/act"), &act)?.0, 403);
    assert_eq!(actor.post(&format!("/t/{table}/act"), &act)?.0, 200);
    // The rights of the person who made the table are with the account as well.
    assert_eq!(bert.post(&format!("/t/{table}/renew"), &json!({"seat": 1}))?.0, 403);
    let (status, answer) = phone.post(&format!("/t/{table}/renew"), &json!({"seat": 1}))?;
    assert_eq!(status, 200);
    assert_eq!(bert.state(&table)?["mine"], json!([]), "the account does not hold the seat any more");
    assert_eq!(own(&bert)?, json!([]));
    // Who has the new link may take the seat into an account.
    let cleo = Person::sign_up(&server, "Cleo")?;
    let secret = text(&answer["link"]).rsplit('/').next().map(str::to_owned);
    assert_eq!(cleo.post(&format!("/t/{table}/claim"), &json!({}))?.1, json!({"claimed": false}));
    let with_link = Person { secrets: secret.clone(), ..Person::sign_in(&server, "Cleo")? };
    assert_eq!(with_link.post(&format!("/t/{table}/claim"), &json!({}))?.1, json!({"claimed": true}));
    assert_eq!(cleo.state(&table)?["mine"], json!([1]));
    let thief = Person { secrets: secret, ..Person::sign_in(&server, "Bert")? };
    assert_eq!(thief.post(&format!("/t/{table}/claim"), &json!({}))?.0, 422, "another account holds the seat");
    assert_eq!(phone.post(&format!("/t/{table}/free"), &json!({"seat": 1}))?.0, 200);
    assert_eq!(cleo.state(&table)?["mine"], json!([]));
    assert_eq!(phone.post(&format!("/t/{table}/close"), &json!({}))?.0, 200);
    Ok(())
}

#[test]
fn a_stream_ends_when_its_person_signs_out() -> Done {
    use std::io::{BufRead, BufReader};
    let server = Server::new()?;
    let anna = Person::sign_up(&server, "Anna")?;
    let (table, _) = anna.table(SHORT, &[0], &json!({"pace": 0}))?;
    let url = format!("{}/t/{table}/events.ndjson", server.base);
    let response = ureq::get(url).header("Cookie", anna.session.clone().unwrap_or_default()).call()?;
    let mut lines = BufReader::new(response.into_body().into_reader()).lines();
    assert!(lines.next().is_some());
    anna.post("/api/account/sign-out", &json!({"everywhere": true}))?;
    Person::stranger(&server).post(&format!("/t/{table}/sit"), &json!({"seat": 1, "name": "Bert"}))?;
    // What was written before may still come; then the stream is at its end.
    let rest: Vec<String> = lines.map_while(Result::ok).collect();
    assert!(rest.iter().all(|line| !line.contains("Bert")), "what comes now is for others: {rest:?}");
    Ok(())
}

#[test]
fn a_finished_game_changes_ratings_once_and_is_a_past_game() -> Done {
    let mut server = Server::new()?;
    let (anna, bert) = (Person::sign_up(&server, "Anna")?, Person::sign_up(&server, "Bert")?);
    let settings = json!({"pace": 0, "confirm": "never"});
    let (table, _) = anna.table(SHORT, &[0], &settings)?;
    bert.post(&format!("/t/{table}/sit"), &json!({"seat": 1, "name": "Bert"}))?;
    play(&[&anna, &bert], &table)?;
    let file = with_games(&anna, 1)?;
    assert_eq!(file["ratings"][0]["games"], 1, "{file}");
    assert_eq!(file["ratings"][0]["plugins"], json!(["maps"]));
    let rated = |file: &Value| file["ratings"][0]["rating"].as_f64().unwrap_or_default();
    let (first, second) = (rated(&file), rated(&with_games(&bert, 1)?));
    assert!((first + second - 3000.0).abs() < 1e-6, "two new accounts win and lose as much: {first} {second}");
    server.restart()?;
    let anna = Person { base: server.base.clone(), ..anna };
    // Its room is loaded again, and the game is not counted again.
    anna.state(&table)?;
    let settle = Person::sign_in(&server, "Anna")?;
    let (private, made) = settle.table(SHORT, &[0], &json!({"pace": 0, "confirm": "never", "private": true}))?;
    let bert = Person { base: server.base.clone(), ..bert };
    bert.post(&format!("/t/{private}/sit"), &json!({"seat": 1, "name": "Bert", "key": made["join"]}))?;
    play(&[&settle, &bert], &private)?;
    let file = with_games(&anna, 2)?;
    assert_eq!(file["ratings"][0]["games"], 2, "private tables count, and each game once: {file}");
    let (page, own) = (Person::stranger(&server).get("/u/ANNA")?.1, anna.get("/account")?.1);
    assert!(page.contains(&table) && !page.contains(&private), "others see public games alone");
    assert!(own.contains(&table) && own.contains(&private) && page.contains(", provisional"));
    assert_eq!(Person::stranger(&server).get("/u/nobody")?.0, 404);
    Ok(())
}

#[test]
fn games_that_do_not_count_are_past_games_without_a_rating() -> Done {
    let server = Server::new()?;
    let (anna, bert) = (Person::sign_up(&server, "Anna")?, Person::sign_up(&server, "Bert")?);
    let settings = json!({"pace": 0, "confirm": "never"});
    // Both seats of one account; a seed that somebody chose; a person without an account.
    let (alone, _) = anna.table(SHORT, &[0, 1], &settings)?;
    play(&[&anna], &alone)?;
    let (seeded, _) = anna.table(&format!("seed = 3\n{SHORT}"), &[0], &settings)?;
    bert.post(&format!("/t/{seeded}/sit"), &json!({"seat": 1}))?;
    play(&[&anna, &bert], &seeded)?;
    let (half, _) = anna.table(SHORT, &[0], &settings)?;
    let mut guest = Person::stranger(&server);
    let sat = guest.post(&format!("/t/{half}/sit"), &json!({"seat": 1}))?.1;
    guest.secrets = Some(text(&sat["secret"]).to_owned());
    play(&[&anna, &guest], &half)?;
    let (closed, _) = anna.table(SHORT, &[0], &settings)?;
    bert.post(&format!("/t/{closed}/sit"), &json!({"seat": 1}))?;
    anna.post(&format!("/t/{closed}/close"), &json!({}))?;
    let file = with_games(&anna, 3)?;
    assert_eq!(file["ratings"], json!([]), "{file}");
    assert!(!file["games"].to_string().contains(&closed));
    Ok(())
}

#[test]
fn another_game_of_the_same_accounts_has_their_seats() -> Done {
    let server = Server::new()?;
    let (anna, bert) = (Person::sign_up(&server, "Anna")?, Person::sign_up(&server, "Bert")?);
    let (table, _) = anna.table(SHORT, &[0], &json!({"pace": 0, "confirm": "never"}))?;
    bert.post(&format!("/t/{table}/sit"), &json!({"seat": 1, "name": "Bert"}))?;
    play(&[&anna, &bert], &table)?;
    with_games(&anna, 1)?;
    let phone = Person::sign_in(&server, "Anna")?;
    assert_eq!(phone.post(&format!("/t/{table}/rematch"), &json!({}))?.1, json!({"url": null}));
    assert_eq!(phone.post(&format!("/t/{table}/rematch"), &json!({"wanted": false}))?.0, 200);
    assert_eq!(bert.post(&format!("/t/{table}/rematch"), &json!({}))?.1, json!({"url": null}), "the wish was withdrawn");
    let next = phone.post(&format!("/t/{table}/rematch"), &json!({}))?.1;
    let next = text(&next["url"]).trim_start_matches("/t/").to_owned();
    assert_eq!((anna.state(&next)?["mine"].clone(), bert.state(&next)?["mine"].clone()), (json!([1]), json!([0])));
    assert_eq!(anna.post(&format!("/t/{next}/close"), &json!({}))?.0, 200, "who made the first table made this one");
    Ok(())
}

#[test]
fn a_deleted_account_leaves_nothing_but_a_name() -> Done {
    for replace in [false, true] {
        let mut server = Server::new()?;
        let (anna, bert) = (Person::sign_up(&server, "Anna")?, Person::sign_up(&server, "Bert")?);
        let settings = json!({"pace": 0, "confirm": "never"});
        let two = SHORT.replace("name = \"A\"", "name = \"Anna\"");
        let (table, _) = anna.table(&two, &[0], &settings)?;
        bert.post(&format!("/t/{table}/sit"), &json!({"seat": 1, "name": "Bert"}))?;
        anna.post(&format!("/t/{table}/chat"), &json!({"text": "good luck"}))?;
        play(&[&anna, &bert], &table)?;
        let file = with_games(&anna, 1)?;
        assert_eq!(file["talk"], json!([{"table": table, "said": ["good luck"]}]));
        assert!(!file.to_string().contains("$argon2") && file["account"]["name"] == "Anna", "{file}");
        assert_eq!(file["sessions"].as_array().map(Vec::len), Some(1));
        let id = text(&file["account"]["id"]).to_owned();
        with_games(&bert, 1)?;
        let (open, made) = anna.table(&two, &[0], &settings)?;
        let wrong = json!({"proof": {"passphrase": "wrong horse battery"}});
        assert_eq!(anna.post("/api/account/delete", &wrong)?.0, 403);
        assert_eq!(anna.post("/api/account/delete", &json!({"proof": anna.proof(), "replace_name": replace}))?.0, 200);
        assert_eq!((anna.get("/api/account")?.0, anna.get("/u/Anna")?.0), (403, 404));
        assert!(Person::sign_in(&server, "Anna").is_err());
        assert_eq!(anna.state(&open)?["mine"], json!([]), "the account holds no seat");
        let secret = Person { secrets: made["secrets"][0].as_str().map(str::to_owned), ..Person::stranger(&server) };
        assert_eq!(secret.state(&open)?["mine"], json!([0]), "the secret does");
        let others = bert.get("/api/account/export")?.1;
        assert_eq!(others.contains("Anna"), !replace, "{others}");
        let record = bert.get(&format!("/t/{table}/file/record.txt"))?.1;
        assert_eq!(record.contains("Anna"), !replace, "{record}");
        Person::sign_up(&server, "Anna")?;
        server.running = None;
        let store = Sqlite::open(&server.folder.path().join("tables.sqlite"))?;
        for kind in ["account", "session", "passkey", "account-table", "account-game", "rating", "ended"] {
            let left = store.documents(kind, &id, 9)?;
            assert!(left.is_empty(), "{left:?}");
        }
        for table in [&table, &open] {
            let seats = store.read(table)?.ok_or("no table")?.seats;
            assert!(seats.iter().all(|seat| seat.account.as_deref() != Some(&id)), "{seats:?}");
        }
    }
    Ok(())
}

#[test]
fn a_new_passphrase_ends_all_other_sessions() -> Done {
    let server = Server::new()?;
    let (here, there) = (Person::sign_up(&server, "Anna")?, Person::sign_in(&server, "Anna")?);
    let wanted = |proof: Value| json!({"passphrase": "another long sentence", "proof": proof});
    assert_eq!(here.post("/api/account/passphrase", &wanted(json!({"passphrase": "wrong horse battery"})))?.0, 403);
    assert_eq!(there.get("/api/account")?.0, 200);
    assert_eq!(here.post("/api/account/passphrase", &wanted(here.proof()))?.0, 200);
    assert_eq!((here.get("/api/account")?.0, there.get("/api/account")?.0), (200, 403));
    assert!(Person::sign_in(&server, "Anna").is_err());
    assert_eq!(Person::stranger(&server).enter("/api/account/sign-in", "Anna", "another long sentence")?.0, 200);
    Ok(())
}

#[test]
fn made_up_passkeys_are_refused() -> Done {
    let server = Server::new()?;
    let anna = Person::sign_up(&server, "Anna")?;
    let (status, begun) = anna.post("/api/account/passkeys/begin", &json!({"for": "use"}))?;
    if !cfg!(feature = "passkeys") {
        let page = ureq::get(format!("{}/account", server.base)).call()?.body_mut().read_to_string()?;
        assert!(page.contains("\"host\":null"), "no button for passkeys is shown");
        assert_eq!(
            (status, text(&begun["error"])),
            (422, "this server was started with a program that has no passkeys; use a passphrase")
        );
        let made_up = json!({"passkey": {"ceremony": "a", "credential": {}}});
        assert_eq!(anna.post("/api/account/sign-in", &made_up)?.0, 422);
        return Ok(());
    }
    let answer = json!({"ceremony": begun["ceremony"], "credential": {"id": "AAAA", "rawId": "AAAA", "type": "public-key",
        "response": {"authenticatorData": "AAAA", "clientDataJSON": "e30", "signature": "AAAA", "userHandle": "AAAA"}}});
    for _ in 0..2 {
        assert_eq!(anna.post("/api/account/sign-in", &json!({"passkey": answer}))?.0, 403);
    }
    assert_eq!(anna.post("/api/account/passkeys/begin", &json!({"for": "sign-up", "name": "ANNA"}))?.0, 422, "the name is taken");
    assert_eq!(Person::stranger(&server).post("/api/account/passkeys/begin", &json!({"for": "add"}))?.0, 403);
    Ok(())
}

#[test]
fn where_accounts_are_off_nothing_of_them_shows() -> Done {
    let folder = tempfile::tempdir()?;
    let with = |accounts| start(&bastide_server::Config { accounts, ..config(folder.path(), Limits::none()) });
    let at =
        |running: &bastide_server::Running| Person { base: format!("http://{}", running.address), session: None, secrets: None };
    let running = with(AccountSettings { on: true, ratings: false })?;
    let mut person = at(&running);
    person.enter("/api/account", "Anna", PASSPHRASE)?;
    let page = person.get("/account")?.1;
    assert!(page.contains("Past games") && !page.contains("Ratings"), "{page}");
    let (table, _) = person.table(SHORT, &[0], &json!({}))?;
    drop(running);
    let running = with(AccountSettings { on: false, ratings: true })?;
    let person = Person { base: at(&running).base, ..person };
    for path in ["/account", "/u/Anna", "/api/account", "/api/account/export"] {
        assert_eq!(person.get(path)?.0, 404, "{path}");
    }
    for path in ["/api/account", "/api/account/sign-in", "/api/account/delete", &format!("/t/{table}/claim")] {
        assert_eq!(person.post(path, &json!({}))?.0, 404, "{path}");
    }
    assert!(!person.get("/")?.1.contains("/account"));
    assert_eq!(person.state(&table)?["mine"], json!([]), "the session is worth nothing");
    Ok(())
}
