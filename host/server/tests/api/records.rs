//! Games that come from files, their analysis, and games that go on from a move of another one.

use std::collections::BTreeSet;

use bastide_client::Client;
use bastide_texts::Language;
use serde_json::{Value, json};

use crate::support::{Done, Server, TWO, Table, my_turn, play, refusal};

/// A game of a few tiles.
const SHORT: &str = "seed = 3\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\n\
    [maps]\ntile_count = 12\n";
/// A game in which much is drawn, rolled and hidden.
const LUCKY: &str = "seed = 5\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\n\
    bath-houses = {}\nbridges-castles-bazaars = {}\nflier = {}\nhills-sheep = {}\nrivers = {}\nwheel-of-fortune = {}\n";

/// Plays a game to its end, and returns its table and a file of it.
fn finished(server: &Server, toml: &str, file: &str) -> Done<(Table, String)> {
    let table = server.table(toml, &[0, 1])?;
    let client = table.client()?;
    assert_eq!(play(&client, 2000)?["phase"], "over");
    let text = client.get(&format!("file/{file}"))?;
    Ok((table, text))
}

/// Sends a file. Returns the status and the answer.
pub(crate) fn open(server: &Server, text: &str, language: &str) -> Done<(u16, Value)> {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let request = agent.post(format!("{}/api/records", server.base)).header("accept-language", language);
    let mut response = request.send_json(json!({"text": text}))?;
    let status = response.status().as_u16();
    Ok((status, serde_json::from_str(&response.body_mut().read_to_string()?)?))
}

/// Opens a file, and returns the id of its table and a client.
fn opened(server: &Server, text: &str) -> Done<(String, Client)> {
    let (status, answer) = open(server, text, "en")?;
    assert_eq!(status, 200, "{answer}");
    let id = answer["id"].as_str().unwrap_or_default().to_owned();
    let client = Client::new(&format!("{}/t/{id}", server.base))?;
    Ok((id, client))
}

fn json(client: &Client, path: &str) -> Done<Value> {
    Ok(serde_json::from_str(&client.get(path)?)?)
}

#[test]
fn a_record_opens_as_the_game_that_it_was_and_only_by_its_link() -> Done {
    let server = Server::new()?;
    let (table, text) = finished(&server, SHORT, "record.txt")?;
    let (played, (id, again)) = (table.client()?, opened(&server, &text)?);
    let (was, is) = (json(&played, "scores")?, json(&again, "scores")?);
    assert_eq!((&is["moves"], &is["standings"], &is["chances"]), (&was["moves"], &was["standings"], &was["chances"]));
    assert!(was["moves"].as_array().is_some_and(|moves| moves.len() > 10));
    assert_eq!(again.get("file/record.txt")?, text, "the same record can be taken from there");
    assert!(again.get("record")?.contains("This game was opened from a file."));
    let state = again.state()?;
    assert_eq!((&state["phase"], &state["moves"]), (&json!("over"), &played.state()?["moves"]));
    let list = ureq::get(format!("{}/api/tables", server.base)).call()?.body_mut().read_to_string()?;
    assert!(!list.contains(&id), "the lobby does not have it: {list}");
    let decision = state["decision"].as_u64().unwrap_or_default();
    assert_eq!(refusal(again.act(decision, 0)).0, 422, "nobody plays there");
    Ok(())
}

#[test]
fn a_saved_game_of_jcloisterzone_opens_and_its_losses_are_told() -> Done {
    let server = Server::new()?;
    let (played, text) = finished(&server, TWO, "game.jcz")?;
    let mut game: Value = serde_json::from_str(&text)?;
    game["chat"] = json!([{"text": "well played"}]);
    let (_, again) = opened(&server, &game.to_string())?;
    assert_eq!(again.state()?["scores"], played.client()?.state()?["scores"]);
    assert!(again.get("record")?.contains("Not taken over from the file: the chat"));
    // A game that breaks off opens up to its last move, and can be played on.
    let replay = game["replay"].as_array_mut().ok_or("no replay")?;
    replay.truncate(20);
    game.as_object_mut().ok_or("no object")?.remove("bastide");
    let (_, part) = opened(&server, &game.to_string())?;
    let moves = json(&part, "scores")?["moves"].as_array().map_or(0, Vec::len);
    assert!((10..=20).contains(&moves), "{moves} moves");
    assert!(part.get("record")?.contains("The game is not over."));
    let players = json!([{"name": "Carl"}, {"name": "Dora", "bot": "beginner"}]);
    let on = part.post("play-on", &json!({"at": moves, "players": players}))?;
    assert_eq!(on["secrets"].as_array().map(Vec::len), Some(1));
    Ok(())
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place_in_the_language_of_the_reader() -> Done {
    let server = Server::new()?;
    let (_, text) = finished(&server, SHORT, "record.txt")?;
    let line = text.lines().position(|line| line.starts_with("red: place")).ok_or("no such line")? + 1;
    let first = text.lines().nth(line - 1).unwrap_or_default().to_owned();
    let cut = text.lines().filter(|line| !line.starts_with("end ")).map(|line| format!("{line}\n")).collect::<String>();
    let many = format!("{}{}", text, "# more\n".repeat(200_000));
    let cases = [
        (text.replace(&first, "red: place BA/L 90,90 0"), "de", format!("Zeile {line}, Spalte 1: \"place BA/L 90,90 0\"")),
        (text.replace(&first, "blah blah!"), "en", format!("line {line}, column 1:")),
        (cut, "nl", "het verslag breekt hier af".to_owned()),
        (text.replace("engine = \"", "engine = \"9"), "en", "this Bastide has".to_owned()),
        (text.replace("maps = ", "towr = "), "en", "line ".to_owned()),
        (text.replace("maps = { ", "maps = { library = \"/bin/x.so\", "), "de", "Bibliothek".to_owned()),
        (text.replace("tile_count = 12", "map = { file = \"/etc/passwd\" }"), "en", "passwd".to_owned()),
        ("{\"setup\": {\n  \"sets\": }".to_owned(), "nl", "regel 2, kolom 11: het bestand is geen geldige JSON".to_owned()),
        ("{}".to_owned(), "de", "das ist kein lesbares gespeichertes Spiel".to_owned()),
        ("<?xml version=\"1.0\"?><savegame/>".to_owned(), "en", "an XML file".to_owned()),
        (String::new(), "en", "not a saved game".to_owned()),
        ("hello".to_owned(), "de", "kein gespeichertes Spiel".to_owned()),
        (many, "en", "too large".to_owned()),
    ];
    for (file, language, wanted) in cases {
        let (status, answer) = open(&server, &file, language)?;
        let error = answer["error"].as_str().unwrap_or_default();
        assert!(status == 422 && error.contains(&wanted), "{wanted}: {status} {answer}");
        assert!(!error.contains("error-"), "{error}");
    }
    Ok(())
}

/// Numbers that look random.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % below.max(1)
    }
}

/// Changes a text somewhere: cut, a part left out, a part twice, other letters.
fn spoilt(text: &str, dice: &mut Dice) -> String {
    const LETTERS: [&str; 8] = ["0", "9", "-", "\"", " ", "é", "\u{0}", "99999999999"];
    let letters: Vec<char> = text.chars().collect();
    let (from, length) = (dice.roll(letters.len()), dice.roll(60));
    let to = (from + length).min(letters.len());
    let part = |range: std::ops::Range<usize>| letters.get(range).unwrap_or_default().iter().collect::<String>();
    match dice.roll(4) {
        0 => part(0..from),
        1 => part(0..from) + &part(to..letters.len()),
        2 => part(0..to) + &part(from..letters.len()),
        _ => part(0..from) + LETTERS[dice.roll(LETTERS.len())] + &part((from + 1).min(letters.len())..letters.len()),
    }
}

/// Changes a value somewhere in JSON.
fn changed(value: &mut Value, dice: &mut Dice) {
    let other = || [json!(null), json!(-1), json!(1u64 << 40), json!("x"), json!([]), json!({}), json!(true), json!(0.5)];
    match value {
        Value::Array(items) if !items.is_empty() && dice.roll(8) > 0 => {
            let n = dice.roll(items.len());
            changed(&mut items[n], dice);
        }
        Value::Object(fields) if !fields.is_empty() && dice.roll(8) > 0 => {
            let n = dice.roll(fields.len());
            if let Some((_, field)) = fields.iter_mut().nth(n) {
                changed(field, dice);
            }
        }
        _ => *value = other()[dice.roll(8)].clone(),
    }
}

#[test]
fn a_spoilt_file_opens_or_gets_a_clear_error_and_never_breaks_the_server() -> Done {
    let server = Server::new()?;
    let (_, record) = finished(&server, SHORT, "record.txt")?;
    let (_, saved) = finished(&server, TWO, "game.jcz")?;
    // Without the own table of Bastide in it, all is converted.
    let mut game: Value = serde_json::from_str(&saved)?;
    game.as_object_mut().ok_or("no object")?.remove("bastide");
    let mut dice = Dice(44);
    let mut files: Vec<String> = (0..250).map(|_| spoilt(&record, &mut dice)).collect();
    files.extend((0..60).map(|_| spoilt(&saved, &mut dice)));
    files.extend((0..120).map(|_| {
        let mut game = game.clone();
        changed(&mut game, &mut dice);
        game.to_string()
    }));
    let mut told = BTreeSet::new();
    for file in &files {
        let (status, answer) = open(&server, file, "de")?;
        let error = answer["error"].as_str().unwrap_or_default();
        assert!(status == 200 || status == 422, "{status} {answer}\n{file}");
        assert!(status == 200 || error.len() > 10, "{answer}\n{file}");
        assert!(!error.contains("Werte, die kein gespeichertes Spiel hat"), "a reader panics: {file}");
        told.insert(error.split(':').take(2).collect::<String>());
    }
    assert!(told.len() > 20, "{told:?}");
    Ok(())
}

#[test]
fn a_game_goes_on_from_any_move_of_another_one_by_new_chance() -> Done {
    let server = Server::new()?;
    let (table, _) = finished(&server, LUCKY, "record.txt")?;
    let over = table.client()?;
    let all = over.state()?["moves"].as_u64().ok_or("no moves")?;
    let players = json!([{"name": "Carl"}, {"name": "Dora"}]);
    let on = |at: u64| -> Done<Client> {
        let made = over.post("play-on", &json!({"at": at, "players": players}))?;
        let secrets: Vec<&str> = made["secrets"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        Ok(Client::new(&format!("{}/t/{}", server.base, made["id"].as_str().unwrap_or_default()))?
            .with_secret(&secrets.join(".")))
    };
    let mut tried = 0;
    for at in (0..all).step_by(23) {
        let moment = json(&over, &format!("moment/{at}"))?;
        let client = on(at)?;
        let state = my_turn(&client)?;
        assert_eq!((&state["moves"], &state["phase"]), (&json!(at), &json!("playing")));
        assert_eq!(state["scores"], moment["state"]["scores"], "after {at} moves");
        assert_eq!(state["names"], json!(["Carl", "Dora"]));
        assert_eq!(state["turn"], moment["state"]["turn"], "after {at} moves");
        let known = state["fixed"][0].as_str().unwrap_or_default();
        assert!(known.contains("shuffled again") && known.contains(&at.to_string()), "{state}");
        tried += 1;
    }
    assert!(tried > 8, "{all} moves");
    // Two games from the same move begin alike and go apart.
    let began = |client: &Client, most: usize| -> Done<Vec<String>> {
        let moves = json(client, "scores")?["moves"].take();
        let words = |played: &Value| played["words"].as_str().unwrap_or_default().to_owned();
        Ok(moves.as_array().into_iter().flatten().take(most).map(words).collect())
    };
    let (one, two) = (on(40)?, on(40)?);
    play(&one, 25)?;
    play(&two, 25)?;
    for client in [&one, &two] {
        assert_eq!(began(client, 40)?, began(&over, 40)?);
        assert_ne!(began(client, 65)?, began(&over, 65)?, "what comes is not known");
    }
    assert_ne!(began(&one, 65)?, began(&two, 65)?, "what comes differs");
    Ok(())
}

#[test]
fn the_record_of_a_game_that_went_on_is_an_ordinary_one() -> Done {
    let server = Server::new()?;
    let (table, text) = finished(&server, SHORT, "record.txt")?;
    let players = json!([{"name": "Carl"}, {"name": "Dora"}]);
    let made = table.client()?.post("play-on", &json!({"at": 9, "players": players}))?;
    let secrets: Vec<&str> = made["secrets"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let url = format!("{}/t/{}", server.base, made["id"].as_str().unwrap_or_default());
    let client = Client::new(&url)?.with_secret(&secrets.join("."));
    assert_eq!(play(&client, 2000)?["phase"], "over");
    let record = client.get("file/record.txt")?;
    let moves = |text: &str| -> Vec<String> {
        text.lines().skip_while(|line| *line != "[moves]").skip(1).take(9).map(str::to_owned).collect()
    };
    assert_eq!(moves(&record), moves(&text));
    opened(&server, &record)?;
    Ok(())
}

#[test]
fn only_a_game_that_is_over_is_judged_and_played_on_and_only_by_people() -> Done {
    let server = Server::new()?;
    let table = server.table(SHORT, &[0, 1])?;
    let client = table.client()?;
    play(&client, 6)?;
    let two = json!([{"name": "Carl"}, {"name": "Dora"}]);
    let refused = |at: u64, players: &Value| refusal(client.post("play-on", &json!({"at": at, "players": players})));
    assert_eq!(refusal(client.get("analysis?from=0")).0, 422);
    assert_eq!(refused(2, &two), (422, "the game is not over".into()));
    let end = play(&client, 2000)?["moves"].as_u64().ok_or("no moves")?;
    assert_eq!(refused(2, &json!([{"name": "Carl"}])).0, 422);
    assert_eq!(refused(2, &json!([{"name": "A", "bot": "casual"}, {"name": "B", "bot": "casual"}])).0, 422);
    let program = json!([{"name": "Carl"}, {"name": "B", "bot": "command:/bin/sh"}]);
    assert!(refused(2, &program).1.contains("programs do not play here"));
    assert_eq!(refused(end, &two), (422, "the game is over".into()), "nothing is left to play");
    assert_eq!(refused(9999, &two).0, 422);
    assert_eq!(refused(2, &two).0, 200);
    Ok(())
}

#[test]
fn the_words_of_a_record_and_its_analysis_have_no_coordinates_and_no_ids() -> Done {
    let server = Server::new()?;
    let (table, _) = finished(&server, LUCKY, "record.txt")?;
    for language in ["en", "nl", "de"] {
        let over = Client::new(&table.url)?.in_language(Language::parse(language).ok_or("no language")?);
        let mut words: Vec<String> = Vec::new();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        for played in json(&over, "scores")?["moves"].as_array().into_iter().flatten() {
            words.push(text(&played["words"]));
            words.extend(played["notes"].as_array().into_iter().flatten().map(text));
        }
        let part = json(&over, "analysis?from=6")?;
        for judged in part["moves"].as_array().into_iter().flatten().filter(|judged| judged["mistake"] == true) {
            words.extend([text(&judged["better"]["played"]), text(&judged["better"]["words"])]);
        }
        let is_code = |word: &str| {
            let number = |part: &str| !part.is_empty() && part.trim_start_matches('-').chars().all(|c| c.is_ascii_digit());
            word.split_once(',').is_some_and(|(x, y)| number(x) && number(y))
                || word.split_once('/').is_some_and(|(set, _)| set.len() > 1 && set.chars().all(|c| c.is_ascii_uppercase()))
        };
        let codes: Vec<&String> = words.iter().filter(|text| text.split([' ', '(', ')']).any(is_code)).collect();
        assert!(codes.is_empty(), "{language}: {codes:#?}");
    }
    Ok(())
}
