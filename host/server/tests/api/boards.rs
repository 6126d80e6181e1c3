//! A board of one's own in a new table: only its text is read.

use bastide_client::make_table;
use serde_json::{Value, json};

use crate::support::{Done, Server, TWO, play, refusal};

/// A board that the program has, as if a person had written it.
const BOARD: &str = include_str!("../../../../maps/boards/iberia.toml");

fn table(board: &str) -> String {
    format!("{TWO}[maps]\nmap = {{ file = \"mine.toml\", text = '''\n{board}''' }}\n")
}

/// Sends JSON and returns the status and the body of the answer.
fn post(server: &Server, path: &str, body: &Value) -> Done<(u16, String)> {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut response = agent.post(format!("{}{path}", server.base)).send_json(body)?;
    Ok((response.status().as_u16(), response.body_mut().read_to_string()?))
}

#[test]
fn a_board_of_ones_own_is_drawn_and_played() -> Done {
    let server = Server::new()?;
    let (code, svg) = post(&server, "/api/map", &json!({"text": BOARD}))?;
    assert!(code == 200 && svg.starts_with("<svg"), "{code}: {}", &svg[..svg.len().min(200)]);
    let made = server.table(&table(BOARD), &[0, 1])?;
    let client = made.client()?;
    assert_eq!(play(&client, 8)?["moves"], 8);
    assert!(client.get("file/record.txt")?.contains("mine.toml"), "the record has the board");
    Ok(())
}

#[test]
fn an_error_of_a_board_is_told_with_its_line_in_the_board() -> Done {
    let server = Server::new()?;
    let wrong = BOARD.replace("grid = \"\"\"", "tles = 3\ngrid = \"\"\"");
    let line = wrong.lines().position(|line| line == "tles = 3").map(|at| at + 1);
    for (path, body) in [("/api/map", json!({"text": wrong})), ("/api/parse", json!({"toml": table(&wrong)}))] {
        let answer: Value = serde_json::from_str(&post(&server, path, &body)?.1)?;
        let first = &answer["wrong"][0];
        assert!(first["message"].as_str().is_some_and(|text| text.contains("tles")), "{path}: {answer}");
        assert_eq!(first["line"].as_u64(), line.map(|n| n as u64), "{path}: {answer}");
        assert!(first["file"].is_string(), "{path}: {answer}");
    }
    Ok(())
}

#[test]
fn a_board_that_is_too_long_or_names_a_file_is_refused() -> Done {
    let server = Server::new()?;
    let long = format!("{BOARD}# {}\n", "x".repeat(40_000));
    assert_eq!(post(&server, "/api/map", &json!({"text": long}))?.0, 422);
    assert_eq!(refusal(make_table(&server.base, &json!({"toml": table(&long)}))).0, 422);
    for file in ["/etc/hostname", "../../etc/hostname", "maps/boards/iberia.toml"] {
        let (code, message) = refusal(make_table(&server.base, &json!({"toml": format!("{TWO}[maps]\nmap = {file:?}\n")})));
        assert!(code == 422 && message.contains("cannot name files"), "{code}: {message}");
        let (code, body) = post(&server, "/api/map", &json!({"text": file}))?;
        assert!(code == 422 && !body.contains("root"), "{code}: {body}");
    }
    Ok(())
}

#[test]
fn the_lobby_has_a_small_picture_of_a_running_game_and_of_no_other() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let waits = server.table(TWO, &[0])?;
    let get = |path: &str| -> Done<(u16, String)> {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let mut response = agent.get(format!("{}{path}", server.base)).call()?;
        Ok((response.status().as_u16(), response.body_mut().read_to_string()?))
    };
    let cells = |picture: &str| {
        picture.split("<path d=\"").nth(1).map_or(0, |path| path.split('"').next().unwrap_or_default().matches('M').count())
    };
    let picture = format!("/t/{}/picture.svg", table.id);
    let (code, before) = get(&picture)?;
    assert_eq!((code, cells(&before)), (200, 1), "{before}");
    play(&table.client()?, 12)?;
    let (code, after) = get(&picture)?;
    let state = table.client()?.state()?;
    let placed = 72 - state["left"].as_u64().unwrap_or_default() as usize;
    assert!(code == 200 && after.len() < 6000 && (cells(&after) == placed || cells(&after) + 1 == placed), "{placed}: {after}");
    let lobby = get("/")?.1;
    assert_eq!(lobby.matches("/picture.svg?turn=").count(), 1, "{lobby}");
    assert!(lobby.contains(&picture), "{lobby}");
    assert_eq!(get(&format!("/t/{}/picture.svg", "0".repeat(waits.id.len())))?.0, 404);
    Ok(())
}

#[test]
fn a_drawn_board_is_read_filled_and_printed_and_what_is_wrong_is_refused() -> Done {
    let server = Server::new()?;
    let document = |text: &str| json!({"plugin": "maps", "option": "map", "text": text});
    let (code, read) = post(&server, "/api/document", &document(BOARD))?;
    let read: Value = serde_json::from_str(&read)?;
    assert_eq!((code, &read["content"]["name"]), (200, &json!("Iberia")));
    let toml = table(BOARD);
    let (code, games) = post(&server, "/api/random-games", &json!({"toml": toml, "first": 0, "games": 1}))?;
    assert!(code == 200 && games.contains("\"games\":1"), "{code}: {games}");
    let (code, sheet) = post(&server, "/api/map-sheet", &json!({"text": BOARD, "paper": "a4", "sheet": 0}))?;
    assert!(code == 200 && sheet.contains("\"name\":\"A1\""), "{code}");
    let file = format!("{TWO}[maps]\nmap = \"/etc/hostname\"\n");
    for (path, body) in [
        ("/api/document", document(&"x".repeat(40_000))),
        ("/api/document", json!({"plugin": "base", "option": "map", "text": ""})),
        ("/api/random-games", json!({"toml": file, "first": 0, "games": 1})),
        ("/api/random-games", json!({"toml": toml, "first": -1, "games": 1})),
        ("/api/map-sheet", json!({"text": BOARD, "paper": "a4", "sheet": 1000})),
        ("/api/map-sheet", json!({"text": BOARD, "paper": "a5", "sheet": 0})),
        ("/api/map-sheet", json!({"text": "grid", "paper": "a4", "sheet": 0})),
    ] {
        let (code, answer) = post(&server, path, &body)?;
        assert!(code == 422 && answer.contains("\"error\""), "{path}: {code}: {answer}");
    }
    Ok(())
}

#[test]
fn only_the_drawing_board_may_show_pictures_from_the_disk() -> Done {
    let server = Server::new()?;
    for (path, may) in [("/draw", true), ("/new", false), ("/", false)] {
        let answer = ureq::get(format!("{}{path}", server.base)).call()?;
        let policy = answer.headers().get("content-security-policy").and_then(|policy| policy.to_str().ok()).unwrap_or_default();
        assert_eq!(policy.contains("blob:"), may, "{path}: {policy}");
        assert!(policy.contains("default-src 'none'") && policy.contains("img-src"), "{path}: {policy}");
    }
    Ok(())
}
