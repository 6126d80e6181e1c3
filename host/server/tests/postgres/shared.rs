//! Requests that come to a server which does not have the table.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use bastide_client::{Client, make_table};
use bastide_server::{Config, Limits, Running, Storage, start};
use bastide_store::{Peers, Postgres, Store};
use serde_json::{Value, json};

use crate::postgres::PrivatePostgres;
use crate::support::{Done, FAR, SOLO, TWO, config, my_turn, refusal, until};

fn shared(url: &str, limits: Limits) -> Done<Config> {
    let storage = Storage::Postgres { url: url.parse()?, peers: ([127, 0, 0, 1], 0).into() };
    Ok(Config { storage, ..config(std::path::Path::new(""), limits) })
}

/// Servers with one database.
fn servers(url: &str, limits: Limits) -> Done<(Running, Running)> {
    let config = shared(url, limits)?;
    Ok((start(&config)?, start(&config)?))
}

/// Makes a table at a server, with all its seats taken, and returns its path and the secrets.
fn table(server: &Running, toml: &str, sit: &[u8]) -> Done<(String, String)> {
    let body = json!({"toml": toml, "sit": sit, "settings": {"pace": 0, "confirm": "never"}});
    let made = make_table(&format!("http://{}", server.address), &body)?;
    let secrets: Vec<&str> = made["secrets"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    Ok((made["url"].as_str().unwrap_or_default().to_owned(), secrets.join(".")))
}

fn client(server: &Running, (path, secrets): &(String, String)) -> Done<Client> {
    Ok(Client::new(&format!("http://{}{path}", server.address))?.with_secret(secrets))
}

/// Answers the open decision with its first option.
fn act(client: &Client) -> Done<Value> {
    let state = my_turn(client)?;
    let option = state["options"][0]["n"].as_u64().ok_or("no option")?;
    Ok(client.act(state["decision"].as_u64().unwrap_or_default(), option)?)
}

/// Sends a request as it is, and returns the connection after the head of the answer, and the head.
fn raw(address: SocketAddr, request: &str) -> Done<(BufReader<TcpStream>, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(FAR))?;
    stream.write_all(request.as_bytes())?;
    let mut stream = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if stream.read_line(&mut head)? == 0 {
            break;
        }
    }
    Ok((stream, head))
}

fn get(address: SocketAddr, path: &str, headers: &str) -> Done<(BufReader<TcpStream>, String)> {
    raw(address, &format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n{headers}\r\n"))
}

/// Reads lines until one has a text.
fn read_until(stream: &mut BufReader<TcpStream>, wanted: &str) -> Done<String> {
    let mut line = String::new();
    while !line.contains(wanted) {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            return Err(format!("the stream ends without {wanted}").into());
        }
    }
    Ok(line)
}

/// Returns the addresses at which the servers of a database hear each other.
fn peers(url: &str, count: usize) -> Done<Vec<SocketAddr>> {
    let store = Postgres::open(&url.parse()?)?;
    store.join(([127, 0, 0, 1], 9).into())?;
    let live = store.live();
    let began = Instant::now();
    while live.borrow().len() < count {
        if began.elapsed() > FAR {
            return Err("the servers are not there".into());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let addresses = live.borrow().values().copied().collect();
    store.close()?;
    Ok(addresses)
}

#[test]
#[needs(POSTGRESQL)]
fn each_server_answers_for_all_tables() -> Done {
    let database = PrivatePostgres::shared()?;
    let (one, two) = servers(&database.database()?, Limits::none())?;
    let table = table(&one, TWO, &[0, 1])?;
    // The client of the other server hears of an action at the first one as it is played, and the other way round.
    let (mut stream, head) = get(two.address, &format!("{}/events", table.0), "")?;
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/event-stream"), "{head}");
    read_until(&mut stream, "\"full\":true")?;
    let first = act(&client(&one, &table)?)?;
    read_until(&mut stream, "data:")?;
    let second = act(&client(&two, &table)?)?;
    assert_eq!((&first["decision"], &second["decision"]), (&json!(1), &json!(2)));
    read_until(&mut stream, "data:")?;
    assert_eq!(client(&one, &table)?.state()?["moves"], 2);
    // An answer that is sent twice to two servers counts once.
    let state = client(&one, &table)?.state()?;
    let option = state["options"][0]["n"].as_u64().unwrap_or_default();
    for server in [&two, &one, &two] {
        assert_eq!(client(server, &table)?.act(2, option)?["decision"], 3);
    }
    // Errors are those of the server that has the table, in the language of the sender, for people as a page.
    assert_eq!(refusal(client(&two, &table)?.act(0, 99)).0, 409);
    let (mut page, head) = get(two.address, &format!("{}/moment/zz", table.0), "Accept: text/html\r\nConnection: close\r\n")?;
    let mut body = String::new();
    page.read_to_string(&mut body)?;
    assert!(head.starts_with("HTTP/1.1 400") && head.contains("text/html") && body.contains("<main"), "{head}{body}");
    assert_eq!(refusal(client(&two, &("/t/abcdef".into(), String::new()))?.state()).0, 404);
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn a_client_is_known_by_its_own_address_at_every_server() -> Done {
    let database = PrivatePostgres::shared()?;
    let mut config = shared(&database.database()?, Limits { streams: 1, ..Limits::none() })?;
    config.trusted_proxies = vec!["127.0.0.0/8".parse()?];
    let (one, two) = (start(&config)?, start(&config)?);
    let (path, _) = table(&one, TWO, &[0, 1])?;
    let stream = |address: &str, more: &str| -> Done<(BufReader<TcpStream>, String)> {
        get(two.address, &format!("{path}/events"), &format!("X-Forwarded-For: {address}\r\n{more}"))
    };
    let (_open, first) = stream("198.51.100.1", "")?;
    let (_, second) = stream("198.51.100.1", "")?;
    // What a client says of itself is not believed.
    let (_, claimed) = stream("198.51.100.1", "Bastide-Client: 198.51.100.3\r\n")?;
    let (_other, third) = stream("198.51.100.2", "")?;
    assert!(first.starts_with("HTTP/1.1 200") && third.starts_with("HTTP/1.1 200"), "{first}{third}");
    assert!(second.starts_with("HTTP/1.1 429") && claimed.starts_with("HTTP/1.1 429"), "{second}{claimed}");
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn servers_hear_only_each_other_and_do_not_forward_what_was_forwarded() -> Done {
    let database = PrivatePostgres::shared()?;
    let url = database.database()?;
    let (one, _two) = servers(&url, Limits::none())?;
    let (path, _) = table(&one, TWO, &[0, 1])?;
    let secret = Postgres::open(&url.parse()?)?.secret().to_owned();
    let mut answers = Vec::new();
    for address in peers(&url, 2)? {
        for headers in ["", "Bastide-Peer: 0123\r\n"] {
            let (_, head) = get(address, &format!("{path}/state"), headers)?;
            assert!(head.starts_with("HTTP/1.1 403"), "{head}");
        }
        let (_, head) = get(address, &format!("{path}/state"), &format!("Bastide-Peer: {secret}\r\n"))?;
        answers.push(head.split(' ').nth(1).unwrap_or_default().to_owned());
    }
    answers.sort();
    assert_eq!(answers, ["200", "421"], "the one that has the table answers, and the other one says that it has not");
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn a_server_that_stops_leaves_its_tables_to_the_others_at_once() -> Done {
    let database = PrivatePostgres::shared()?;
    let (one, two) = servers(&database.database()?, Limits::none())?;
    let table = table(&one, TWO, &[0, 1])?;
    act(&client(&one, &table)?)?;
    let (mut stream, _) = get(two.address, &format!("{}/events.ndjson", table.0), "")?;
    read_until(&mut stream, "\"full\":true")?;
    drop(one);
    let mut rest = String::new();
    // The stream ends, so that a browser comes again.
    _ = stream.read_to_string(&mut rest);
    let here = client(&two, &table)?;
    assert_eq!(here.state()?["moves"], 1);
    act(&here)?;
    Ok(())
}

/// Makes a table, and lets a server take it that then dies without a word.
fn orphan(url: &str, toml: &str, settings: &Value, sit: &[u8], more: impl FnOnce(&Postgres, &str) -> Done) -> Done<String> {
    let maker = start(&shared(url, Limits::none())?)?;
    let made = make_table(&format!("http://{}", maker.address), &json!({"toml": toml, "sit": sit, "settings": settings}))?;
    drop(maker);
    let id = made["id"].as_str().unwrap_or_default().to_owned();
    let dies = Postgres::open(&url.parse()?)?;
    dies.join(([127, 0, 0, 1], 9).into())?;
    dies.take(&id)?;
    more(&dies, &id)?;
    Ok(id)
}

/// Waits until a table has actions, without asking a server for it.
fn acted(url: &str, id: &str) -> Done<usize> {
    let store = Postgres::open(&url.parse()?)?;
    let began = Instant::now();
    while began.elapsed() < FAR {
        let actions = store.read(id)?.map_or(0, |stored| stored.actions.len());
        if actions > 0 {
            return Ok(actions);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Err("nobody acts at the table".into())
}

#[test]
#[needs(POSTGRESQL)]
fn bots_and_clocks_of_a_server_that_died_go_on_at_another_one_though_nobody_asks() -> Done {
    let database = PrivatePostgres::shared()?;
    let url = database.database()?;
    let bots = "players = [{ color = \"green\", bot = \"random\" }, { color = \"red\", bot = \"random\" }]\n";
    let playing = orphan(&url, bots, &json!({"pace": 5000}), &[], |_, _| Ok(()))?;
    let zero = json!({"clocks": {"step": 1, "zero": "bot"}});
    let clock = orphan(&url, TWO, &zero, &[0, 1], |_, _| Ok(()))?;
    let _server = start(&shared(&url, Limits::none())?)?;
    assert!(acted(&url, &playing)? > 0 && acted(&url, &clock)? > 0);
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn a_table_is_asked_for_again_when_its_server_has_lost_it() -> Done {
    let database = PrivatePostgres::start(false)?;
    let (one, two) = servers(&database.database()?, Limits::none())?;
    let table = table(&one, SOLO, &[0])?;
    let (here, there) = (client(&one, &table)?, client(&two, &table)?);
    act(&there)?;
    // The database restarts: all leases end, and any server may take the table.
    database.end()?;
    std::thread::sleep(Duration::from_secs(4));
    database.begin()?;
    let reached = |client: &Client| -> Done<Value> {
        let began = Instant::now();
        loop {
            match client.state() {
                Ok(state) => return Ok(state),
                Err(error) if began.elapsed() > FAR => return Err(error.into()),
                Err(_) => std::thread::sleep(Duration::from_millis(50)),
            }
        }
    };
    reached(&there)?;
    reached(&here)?;
    let before = my_turn(&here)?["moves"].as_u64();
    act(&there)?;
    until(&here, |state| state["moves"].as_u64() > before)?;
    Ok(())
}
