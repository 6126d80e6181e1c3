//! Attacks: wrong seats, foreign cookies, foreign origins, replays, floods, and names that are
//! scripts.

use std::io::{Read, Write};
use std::net::TcpStream;

use bastide_client::{Client, make_table};
use bastide_server::Limits;
use serde_json::json;

use crate::support::{Done, FAR, SOLO, Server, TWO, my_turn, play, refusal, wait_for};

/// Sends a request as text and returns the answer.
fn raw(base: &str, request: &str) -> Done<String> {
    let mut stream = TcpStream::connect(base.trim_start_matches("http://"))?;
    stream.set_read_timeout(Some(FAR))?;
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// Posts JSON with these headers, and returns the answer.
fn post(base: &str, path: &str, headers: &str, body: &str) -> Done<String> {
    let host = base.trim_start_matches("http://");
    let host = if headers.contains("Host:") { String::new() } else { format!("Host: {host}\r\n") };
    raw(
        base,
        &format!(
            "POST {path} HTTP/1.1\r\n{host}Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{headers}\r\n{body}",
            body.len()
        ),
    )
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

#[test]
fn only_the_seat_that_is_asked_may_answer_and_a_secret_of_another_table_is_none() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0])?;
    let mut bert = Client::new(&table.url)?;
    bert.sit(1, "Bert", None)?;
    let anna = table.client()?;
    let decision = my_turn(&anna)?["decision"].as_u64().unwrap_or_default();
    assert_eq!(refusal(bert.act(decision, 0)).0, 403, "it is Anna's turn");
    assert_eq!(refusal(Client::new(&table.url)?.act(decision, 0)).0, 403, "an onlooker");
    let other = server.table(SOLO, &[0])?;
    let thief = Client::new(&table.url)?.with_secret(&other.secrets[0]);
    assert_eq!(refusal(thief.act(decision, 0)).0, 403, "the cookie of another table");
    let guess = Client::new(&table.url)?.with_secret("00000000000000000000000000000000");
    assert_eq!(refusal(guess.act(decision, 0)).0, 403);
    assert_eq!(refusal(Client::new(&table.url)?.sit(0, "Eve", None)).0, 422, "the seat is taken");
    anna.act(decision, 0)?;
    Ok(())
}

#[test]
fn an_answer_sent_twice_counts_once_and_a_late_one_gets_a_clear_answer() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let client = table.client()?;
    let decision = my_turn(&client)?["decision"].as_u64().unwrap_or_default();
    client.act(decision, 0)?;
    client.act(decision, 0)?;
    client.act(decision, 0)?;
    assert_eq!(client.state()?["moves"], 1);
    let (code, message) = refusal(client.act(decision, 1));
    assert_eq!(code, 409);
    assert!(message.contains("no longer open"), "{message}");
    assert_eq!(refusal(client.act(decision + 5, 0)).0, 409, "a decision that is not open yet");
    let now = my_turn(&client)?["decision"].as_u64().unwrap_or_default();
    assert_eq!(refusal(client.act(now, 99_999)).0, 422, "no such option");
    assert_eq!(client.state()?["moves"], 1);
    Ok(())
}

#[test]
fn a_page_of_another_site_cannot_make_a_browser_act_or_read() -> Done {
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let path = format!("/t/{}/act", table.id);
    let body = r#"{"decision":0,"option":0}"#;
    let cookie = format!("Cookie: seats={}\r\n", table.secrets[0]);
    let own = format!("Origin: {}\r\n", server.base);
    assert_eq!(status(&post(&server.base, &path, &format!("{cookie}Origin: http://evil.example\r\n"), body)?), "403");
    assert_eq!(status(&post(&server.base, &path, &format!("{cookie}Origin: null\r\n"), body)?), "403");
    assert_eq!(status(&post(&server.base, &path, &cookie, body)?), "403", "a cookie without an origin");
    let rebound = format!("{cookie}Host: evil.example\r\nOrigin: http://evil.example\r\n");
    assert_eq!(status(&post(&server.base, &path, &rebound, body)?), "403", "a name that was made to point here");
    assert_eq!(status(&post(&server.base, &path, &format!("{cookie}{own}"), body)?), "200");
    let page = raw(&server.base, &format!("GET /t/{} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", table.id))?;
    for header in [
        "content-security-policy: default-src 'none'; script-src 'self'",
        "x-content-type-options: nosniff",
        "x-frame-options: DENY",
    ] {
        assert!(page.to_lowercase().contains(&header.to_lowercase()), "{header}");
    }
    Ok(())
}

#[test]
fn the_cookie_of_a_seat_is_hidden_from_scripts_and_other_sites() -> Done {
    let server = Server::new()?;
    let body = json!({"toml": SOLO, "sit": [0]}).to_string();
    let answer = post(&server.base, "/api/tables", "", &body)?;
    let cookie = answer.lines().find(|l| l.to_lowercase().starts_with("set-cookie:")).unwrap_or_default();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/t/"), "{cookie}");
    Ok(())
}

#[test]
fn huge_and_malformed_bodies_are_refused() -> Done {
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let path = format!("/t/{}/act", table.id);
    let huge = format!("{{\"decision\":0,\"line\":\"{}\"}}", "x".repeat(200_000));
    assert_eq!(status(&post(&server.base, &path, "", &huge)?), "413");
    for body in ["", "{", "[]", r#"{"decision":-1,"option":0}"#, r#"{"decision":0,"option":0,"extra":1}"#, r#"{"decision":0}"#] {
        let answer = post(&server.base, &path, &format!("Authorization: Bearer {}\r\n", table.secrets[0]), body)?;
        assert!(["400", "422"].contains(&status(&answer)), "{body}: {answer}");
    }
    assert_eq!(my_turn(&table.client()?)?["moves"], 0);
    Ok(())
}

#[test]
fn a_script_in_a_name_or_title_is_text() -> Done {
    let server = Server::new()?;
    let script = "<script>alert(1)</script>";
    let toml = format!(
        "players = [{{ name = \"{script}\", color = \"green\" }}, {{ name = \"B\\u202Eob\", color = \"red\", bot = \"random\" }}]\n"
    );
    let table = server.table_with(&toml, &[0], json!({"title": script, "pace": 0}))?;
    let client = table.client()?;
    for path in ["", "record"] {
        let page = client.get(path)?;
        assert!(!page.contains("<script>alert"), "{path}");
        assert!(!page.contains('\u{202e}'), "{path}");
    }
    let lobby = raw(&server.base, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    assert!(lobby.contains("&lt;script&gt;") && !lobby.contains("<script>alert"));
    Ok(())
}

#[test]
fn a_table_that_is_set_up_by_a_stranger_names_no_file_and_no_library() -> Done {
    let server = Server::new()?;
    for (toml, word) in [
        ("[beacons]\nlibrary = \"/tmp/libbeacons.so\"\n", "library"),
        ("[maps]\nmap = \"/etc/passwd\"\n", "file"),
        ("[maps]\nmap = \"../../secret.toml\"\n", "file"),
    ] {
        let (code, message) = refusal(make_table(&server.base, &json!({"toml": toml})));
        assert_eq!(code, 422);
        assert!(message.contains(word) && !message.contains("root:"), "{message}");
    }
    let (code, _) = refusal(make_table(&server.base, &json!({"toml": "x".repeat(40_000)})));
    assert_eq!(code, 422);
    Ok(())
}

#[test]
fn one_address_makes_a_limited_number_of_tables_and_requests() -> Done {
    let server = Server::with(Limits { burst: 500.0, table_burst: 5.0, ..Limits::default() })?;
    let made = (0..1000).map_while(|_| make_table(&server.base, &json!({"toml": SOLO})).ok()).count();
    assert_eq!(made, 5);
    let server = Server::with(Limits { burst: 20.0, requests: 0.1, ..Limits::default() })?;
    let answers: Vec<u16> = (0..40).map(|_| refusal(make_table(&server.base, &json!({"toml": "?"}))).0).collect();
    assert_eq!(answers.iter().filter(|code| **code == 429).count(), 20);
    Ok(())
}

#[test]
fn streams_of_one_address_are_limited_and_one_that_never_reads_holds_up_nobody() -> Done {
    let server = Server::with(Limits { streams: 3, ..Limits::none() })?;
    let table = server.table(SOLO, &[0])?;
    let open = || -> Done<(TcpStream, String)> {
        let mut stream = TcpStream::connect(server.base.trim_start_matches("http://"))?;
        stream.set_read_timeout(Some(FAR))?;
        write!(stream, "GET /t/{}/events HTTP/1.1\r\nHost: localhost\r\n\r\n", table.id)?;
        let mut start = [0; 12];
        stream.read_exact(&mut start)?;
        Ok((stream, String::from_utf8_lossy(&start).into_owned()))
    };
    // These three never read what follows.
    let kept: Vec<_> = (0..3).map(|_| open()).collect::<Done<_>>()?;
    assert!(kept.iter().all(|(_, start)| start.ends_with("200")));
    assert!(open()?.1.ends_with("429"));
    let over = crate::support::play(&table.client()?, 1000)?;
    assert_eq!(over["phase"], "over");
    drop(kept);
    wait_for("streams that are closed are still counted", || Ok(open()?.1.ends_with("200").then_some(())))
}

#[test]
fn a_private_table_is_not_listed_and_its_seats_need_the_key() -> Done {
    let server = Server::new()?;
    let table = server.table_with(TWO, &[0], json!({"private": true}))?;
    let lobby = raw(&server.base, "GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    assert!(!lobby.contains(&table.id));
    assert_eq!(refusal(Client::new(&table.url)?.sit(1, "Eve", None)).0, 403);
    assert_eq!(refusal(Client::new(&table.url)?.sit(1, "Eve", Some("wrong"))).0, 403);
    Client::new(&table.url)?.sit(1, "Bert", table.join.as_deref())?;
    assert_eq!(table.client()?.state()?["phase"], "playing");
    Ok(())
}

#[test]
fn a_client_that_sends_its_headers_too_slowly_is_cut_off() -> Done {
    let server = Server::new()?;
    let mut stream = TcpStream::connect(server.base.trim_start_matches("http://"))?;
    stream.set_read_timeout(Some(FAR))?;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")?;
    let mut rest = Vec::new();
    // The server ends the connection; without that, reading would fail.
    stream.read_to_end(&mut rest)?;
    assert!(!String::from_utf8_lossy(&rest).contains(" 200 "));
    Ok(())
}

#[test]
fn the_key_of_a_private_table_is_told_once_and_nobody_chooses_it() -> Done {
    let server = Server::new()?;
    let hash = |text: &str| -> String {
        ring::digest::digest(&ring::digest::SHA256, text.as_bytes()).as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
    };
    let chosen = "0123456789abcdef0123456789abcdef";
    let private = || server.table_with(TWO, &[0], json!({"private": true, "join": hash(chosen)}));
    let (table, other) = (private()?, private()?);
    let [key, foreign] = [&table, &other].map(|table| table.join.clone().unwrap_or_default());
    assert!(key.len() == 32 && key != foreign, "128 random bits");
    let get = |path: &str, secret: Option<&str>| {
        let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
        raw(&server.base, &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{bearer}\r\n"))
    };
    // The hash, since a server that shows it shows what it keeps of a secret.
    let secrets = [key.as_str(), &hash(&key), table.secrets[0].as_str(), &hash(&table.secrets[0])].map(str::to_owned);
    for who in [None, Some(table.secrets[0].as_str())] {
        for path in ["", "/state", "/record", "/rules", "/notifications", "/file/record.txt", "?join=KEY"] {
            let answer = get(&format!("/t/{}{}", table.id, path.replace("KEY", &key)), who)?;
            assert!(!secrets.iter().any(|secret| answer.contains(secret)), "{path} tells a secret: {answer}");
            assert!(
                answer.to_lowercase().contains("referrer-policy: same-origin"),
                "{path} lets links tell its address: {answer}"
            );
        }
        for path in ["/", "/api/tables"] {
            let answer = get(path, who)?;
            assert!(!answer.contains(&table.id) && !secrets.iter().any(|secret| answer.contains(secret)), "{path}: {answer}");
        }
    }
    let taken = get(&format!("/t/{}/s/{}", table.id, table.secrets[0]), None)?;
    assert_eq!((status(&taken), taken.to_lowercase().contains("referrer-policy: same-origin")), ("303", true));
    for wrong in [chosen, &foreign, &hash(&key), "", &key[1..], &key.to_uppercase(), &table.secrets[0], &table.id] {
        assert_eq!(refusal(Client::new(&table.url)?.sit(1, "Eve", Some(wrong))).0, 403, "{wrong}");
    }
    Client::new(&table.url)?.sit(1, "Bert", Some(&key))?;
    assert_eq!(refusal(Client::new(&table.url)?.sit(1, "Eve", Some(&key))).0, 422, "a seat is taken once");
    Ok(())
}

#[test]
fn keys_are_tried_as_seldom_as_other_requests() -> Done {
    let server = Server::with(Limits { burst: 20.0, requests: 0.0, ..Limits::none() })?;
    let table = server.table_with(TWO, &[0], json!({"private": true}))?;
    let tried: Vec<u16> = (0..40)
        .map(|n| Ok(refusal(Client::new(&table.url)?.sit(1, "Eve", Some(&format!("{n:032x}")))).0))
        .collect::<Done<_>>()?;
    assert_eq!([403, 429].map(|code| tried.iter().filter(|tried| **tried == code).count()), [19, 21], "{tried:?}");
    Ok(())
}

#[test]
fn a_stream_is_compressed_for_those_who_read_it_and_each_event_comes_at_once() -> Done {
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let address = server.base.trim_start_matches("http://");
    let open = |accepts: &str| -> Done<(TcpStream, Vec<u8>)> {
        let mut stream = TcpStream::connect(address)?;
        let request = format!("GET /t/{}/events HTTP/1.1\r\nHost: {address}\r\nAccept-Encoding: {accepts}\r\n\r\n", table.id);
        stream.write_all(request.as_bytes())?;
        let bytes = until_chunks(&mut stream, 1 + usize::from(accepts.contains("gzip")))?;
        Ok((stream, bytes))
    };
    let (_, plain) = open("br")?;
    let plain = String::from_utf8(plain)?;
    assert!(plain.contains("data: {") && !plain.to_lowercase().contains("content-encoding"), "{plain}");
    let (mut stream, packed) = open("gzip, br")?;
    let head = String::from_utf8_lossy(&packed).to_lowercase();
    assert!(head.contains("content-encoding: gzip") && head.contains("content-type: text/event-stream"), "{head}");
    assert!(packed.len() * 3 < plain.len(), "{} bytes of {}", packed.len(), plain.len());
    // An action comes as a chunk of its own, which waits for nothing.
    play(&table.client()?, 1)?;
    assert!(!until_chunks(&mut stream, 1)?.is_empty());
    Ok(())
}

/// Reads until this many chunks of a body have come whole.
fn until_chunks(stream: &mut TcpStream, wanted: usize) -> Done<Vec<u8>> {
    let (mut all, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let read = stream.read(&mut part)?;
        if read == 0 {
            return Err("the stream has ended".into());
        }
        all.extend_from_slice(&part[..read]);
        let begins = all.windows(4).position(|four| four == b"\r\n\r\n").map_or(0, |at| at + 4);
        if chunks(&all[begins..]) >= wanted {
            return Ok(all);
        }
    }
}

/// Returns the number of whole chunks at the beginning of a body.
fn chunks(mut body: &[u8]) -> usize {
    let mut count = 0;
    while let Some(line) = body.windows(2).position(|two| two == b"\r\n") {
        let size = std::str::from_utf8(&body[..line]).ok().and_then(|text| usize::from_str_radix(text, 16).ok());
        let Some(rest) = size.and_then(|size| body.get(line + 2 + size + 2..)) else { break };
        (count, body) = (count + 1, rest);
    }
    count
}
