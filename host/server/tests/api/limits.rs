//! One address cannot keep the others out: silent connections, pictures, bots, and addresses that a
//! client invents.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use bastide_client::Client;
use bastide_server::{IpNet, Limits};
use serde_json::{Value, json};

use crate::support::{Done, FAR, SOLO, Server, TWO, my_turn, play, refusal, wait_for};

/// Connects from an address of this machine.
fn connect(from: [u8; 4], to: SocketAddr) -> Done<TcpStream> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        socket.connect(to).await?.into_std()
    })?;
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(FAR))?;
    Ok(stream)
}

/// Sends a request and returns the whole answer.
fn ask(mut stream: TcpStream, request: &str) -> Done<String> {
    stream.write_all(request.as_bytes())?;
    rest(stream)
}

fn rest(mut stream: TcpStream) -> Done<String> {
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

const GET: &str = "GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

#[test]
#[cfg(target_os = "linux")]
fn silent_connections_of_one_address_keep_nobody_out() -> Done {
    let never = Limits { connections: 40, connections_each: 20, head: Duration::from_secs(3600), ..Limits::none() };
    let server = Server::with(never)?;
    let address = server.running.as_ref().ok_or("no server")?.address;
    let silent: Vec<TcpStream> = (0..30).map(|_| connect([127, 0, 0, 1], address)).collect::<Done<_>>()?;
    assert!(ask(connect([127, 0, 0, 2], address)?, GET)?.starts_with("HTTP/1.1 200"), "another address is served");
    silent.iter().try_for_each(|stream| stream.set_nonblocking(true))?;
    let told = |stream: &TcpStream| {
        let mut start = [0; 12];
        stream.peek(&mut start).is_ok_and(|read| start[..read] == *b"HTTP/1.1 503")
    };
    let refused = || silent.iter().filter(|stream| told(stream)).count();
    wait_for("ten are refused", || Ok((refused() >= 10).then_some(())))?;
    assert_eq!(refused(), 10);
    Ok(())
}

#[test]
fn a_connection_on_which_no_request_comes_is_closed() -> Done {
    let server = Server::with(Limits { connections_each: 3, head: Duration::from_millis(100), ..Limits::none() })?;
    let address = server.running.as_ref().ok_or("no server")?.address;
    let connect = || -> Done<TcpStream> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(FAR))?;
        Ok(stream)
    };
    // Nothing is sent; a part of a head; nothing more after an answer.
    let silent = connect()?;
    let mut slow = connect()?;
    slow.write_all(b"GET / HTTP/1.1\r\nHost: loc")?;
    let mut kept = connect()?;
    kept.write_all(GET.replace("Connection: close\r\n", "").as_bytes())?;
    assert_eq!(rest(silent)?, "");
    assert!(!rest(slow)?.contains(" 200 "));
    assert!(rest(kept)?.starts_with("HTTP/1.1 200"));
    assert!(ask(connect()?, GET)?.starts_with("HTTP/1.1 200"), "their places are free again");
    Ok(())
}

#[test]
fn pictures_of_one_address_do_not_stop_tables() -> Done {
    let server = Server::new()?;
    let (table, other) = (server.table(TWO, &[0, 1])?, server.table(TWO, &[0, 1])?);
    play(&table.client()?, 30)?;
    let address = server.running.as_ref().ok_or("no server")?.address;
    let ask = |at: usize| -> Done<TcpStream> {
        let mut stream = TcpStream::connect(address)?;
        let id = &table.id;
        write!(stream, "GET /t/{id}/file/board.png?at={at} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        Ok(stream)
    };
    let waiting: Vec<TcpStream> = (0..120).map(|n| ask(n % 30)).collect::<Done<_>>()?;
    // Both tables go on while the pictures are made.
    play(&table.client()?, 3)?;
    play(&other.client()?, 3)?;
    let open = waiting.iter().filter(|stream| {
        let nothing = |e: std::io::Error| e.kind() == std::io::ErrorKind::WouldBlock;
        stream.set_nonblocking(true).is_ok() && stream.peek(&mut [0]).is_err_and(nothing)
    });
    assert!(open.count() > 0, "all pictures were made before the tables went on, so this shows nothing");
    // A client that waits no longer gets no picture, and others do.
    drop(waiting);
    assert!(table.client()?.get("file/board.svg?at=7")?.starts_with("<svg"));
    Ok(())
}

#[test]
fn pictures_are_paid_for_by_their_time_and_cached() -> Done {
    let server = Server::with(Limits { work: 0.0, work_burst: 1e-6, ..Limits::none() })?;
    let table = server.table(TWO, &[0, 1])?;
    let client = table.client()?;
    assert!(client.get("file/board.svg")?.starts_with("<svg"));
    for path in ["file/board.svg", "file/board.png", "moment/0", "help", "scores", "explain?x=1&y=1"] {
        let many = "too many pictures and moments for your address; wait some seconds";
        assert_eq!(refusal(client.get(path)), (429, many.into()), "{path}");
    }
    play(&client, 2)?;
    Ok(())
}

#[test]
fn a_search_ends_when_nobody_waits_for_it() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let client = table.client()?;
    let decision = my_turn(&client)?["decision"].as_u64().unwrap_or_default();
    let mut left = TcpStream::connect(server.running.as_ref().ok_or("no server")?.address)?;
    let body = json!({"decision": decision, "bot": "search:5s"}).to_string();
    write!(
        left,
        "POST /t/{}/bot HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        table.id,
        table.secrets.join("."),
        body.len()
    )?;
    // Once the search has begun, another bot is refused.
    wait_for("the search has not begun", || match refusal(client.let_bot_answer(decision + 1_000_000, "random")).0 {
        429 => Ok(Some(())),
        409 => Ok(None),
        code => Err(format!("the answer to a decision that is not open is {code}").into()),
    })?;
    drop(left);
    let code = wait_for("the search goes on", || {
        Ok(Some(refusal(client.let_bot_answer(decision, "random")).0).filter(|code| *code != 429))
    })?;
    // A search that went on would have answered the decision itself.
    assert_eq!((code, client.state()?["moves"].as_u64()), (200, Some(1)));
    Ok(())
}

/// Asks a server behind a proxy, and returns the status.
fn through(server: &Server, lines: &[&str], host: &str) -> Done<String> {
    let stream = TcpStream::connect(server.running.as_ref().ok_or("no server")?.address)?;
    stream.set_read_timeout(Some(FAR))?;
    let lines: String = lines.iter().map(|line| format!("X-Forwarded-For: {line}\r\n")).collect();
    let answer = ask(stream, &format!("GET /api/tables HTTP/1.1\r\nHost: {host}\r\n{lines}Connection: close\r\n\r\n"))?;
    Ok(answer.split(' ').nth(1).unwrap_or_default().to_owned())
}

fn behind_a_proxy(trusted: &[&str], connections_each: usize) -> Done<Server> {
    let trusted: Vec<IpNet> = trusted.iter().map(|network| network.parse()).collect::<Result<_, _>>()?;
    Server::adjusted(move |config| {
        config.limits = Limits { burst: 2.0, requests: 0.0, connections_each, ..Limits::none() };
        config.public_url = "https://Games.example.org".parse().ok();
        config.trusted_proxies.clone_from(&trusted);
    })
}

#[test]
fn behind_a_proxy_each_client_has_its_own_limits() -> Done {
    const HOST: &str = "games.EXAMPLE.org";
    let server = behind_a_proxy(&["127.0.0.0/8", "10.0.0.0/8"], 1)?;
    let held = TcpStream::connect(server.running.as_ref().ok_or("no server")?.address)?;
    for (lines, status) in [
        (&["198.51.100.1"][..], "200"),
        (&["203.0.113.7, 198.51.100.1"], "200"),
        (&["203.0.113.8", "198.51.100.1", "10.0.0.5"], "429"),
        (&["198.51.100.2"], "200"),
        (&["2001:db8:1:2::1"], "200"),
        (&["2001:db8:1:2:ffff::2, 10.0.0.5"], "200"),
        (&["2001:db8:1:2:1::3"], "429"),
        (&["2001:db8:1:3::1"], "200"),
    ] {
        assert_eq!(through(&server, lines, HOST)?, status, "{lines:?}");
    }
    assert_eq!(through(&server, &["198.51.100.9"], "evil.example")?, "403");
    drop(held);
    Ok(())
}

#[test]
fn who_is_no_trusted_proxy_cannot_name_another_address() -> Done {
    let server = behind_a_proxy(&["10.0.0.0/8"], 100)?;
    let statuses: Vec<String> =
        (1..=3).map(|n| through(&server, &[&format!("198.51.100.{n}")], "games.example.org")).collect::<Done<_>>()?;
    assert_eq!(statuses, ["200", "200", "429"]);
    Ok(())
}

#[test]
fn every_error_is_json() -> Done {
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let id = &table.id;
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let get = |path: &str| agent.get(format!("{}{path}", server.base)).call();
    let post =
        |path: &str, kind: &str, body: &str| agent.post(format!("{}{path}", server.base)).header("Content-Type", kind).send(body);
    let json = "application/json";
    let long = "x".repeat(100_000);
    for (what, answer, status) in [
        ("a page", get("/nothing")?, 404),
        ("a table", get("/t/0123456789")?, 404),
        ("a file", get("/assets/nothing.js")?, 404),
        ("a moment", get(&format!("/t/{id}/moment/first"))?, 400),
        ("a query", get(&format!("/t/{id}/explain?x=left"))?, 400),
        ("a stream", get(&format!("/t/{id}/events?since=never"))?, 422),
        ("a method", agent.delete(format!("{}/api/tables", server.base)).call()?, 405),
        ("a body", post("/api/tables", json, "{")?, 400),
        ("a field", post("/api/tables", json, "{\"tomml\": 1}")?, 422),
        ("a kind", post("/api/tables", "text/plain", "{}")?, 415),
        ("a length", post("/api/tables", json, &long)?, 413),
        ("a board", post("/api/map", json, "{\"text\": \"?\"}")?, 422),
        ("an action", post(&format!("/t/{id}/act"), json, "{\"decision\": 0}")?, 422),
    ] {
        let mut answer = answer;
        assert_eq!(answer.status().as_u16(), status, "{what}");
        let kind = answer.headers().get("content-type").and_then(|v| v.to_str().ok()).unwrap_or_default().to_owned();
        assert!(kind.starts_with(json), "{what}: {kind}");
        let body: Value = serde_json::from_str(&answer.body_mut().read_to_string()?)?;
        assert!(body["error"].is_string() || body["wrong"].is_array(), "{what}: {body}");
    }
    Ok(())
}

#[test]
fn the_secret_of_a_seat_is_in_no_page_but_in_its_links() -> Done {
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let client = table.client()?;
    for path in ["", "record", "state", "help"] {
        assert!(!client.get(path)?.contains(&table.secrets[0]), "{path}");
    }
    let links: Value = serde_json::from_str(&client.get("links")?)?;
    assert_eq!(links["links"], json!([format!("/t/{}/s/{}", table.id, table.secrets[0])]));
    let onlooker: Value = serde_json::from_str(&Client::new(&table.url)?.get("links")?)?;
    assert_eq!(onlooker["links"], json!([]));
    Ok(())
}

#[test]
fn a_fixed_seed_and_draws_are_shown_to_all() -> Done {
    let server = Server::new()?;
    for (toml, fixed) in [
        ("", &[][..]),
        ("seed = 5\n", &["chose its seed"]),
        ("draws = [\"BA/RCr\", \"BA/L\"]\n", &["tiles: 2, other outcomes: 0"]),
        ("seed = 5\ndraws = [\"BA/RCr\"]\n", &["chose its seed", "tiles: 1, other outcomes: 0"]),
    ] {
        let table = server.table(&format!("{toml}players = [{{ color = \"green\" }}, {{ color = \"red\" }}]\n"), &[])?;
        let mut client = Client::new(&table.url)?;
        for phase in ["waiting", "playing"] {
            let state = client.state()?;
            let told: Vec<&str> = state["fixed"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            assert_eq!((state["phase"].as_str(), told.len()), (Some(phase), fixed.len()), "{toml}: {told:?}");
            assert!(fixed.iter().zip(&told).all(|(word, told)| told.contains(word)), "{toml}: {told:?}");
            client
                .sit(0, "Anna", None)
                .and_then(|()| client.sit(1, "Bert", None))
                .or_else(|e| if phase == "playing" { Ok(()) } else { Err(e) })?;
        }
    }
    Ok(())
}
