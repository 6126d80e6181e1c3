//! What people hear who do not see the page: names of tiles and cells, and the board in words.

use std::collections::BTreeSet;

use bastide_client::Client;
use bastide_texts::Language;
use serde_json::{Value, json};

use crate::support::{Done, Server, TWO, Table, play};

/// Each language with its words for a city, a road, the start, and points.
const WORDS: [(&str, [&str; 4]); 3] = [
    ("en", ["city north", "road east to west", "of the start", "point"]),
    ("nl", ["stad in het noorden", "weg van oost naar west", "van de start", "punt"]),
    ("de", ["Stadt im Norden", "Straße von Ost nach West", "vom Start", "Punkt"]),
];

fn reader(client: Client, language: &str) -> Client {
    client.in_language(Language::parse(language).unwrap_or_default())
}

/// Returns the board in words.
fn board(client: &Client) -> Done<Vec<(String, String)>> {
    let data: Value = serde_json::from_str(&client.get("words")?)?;
    let section = |section: &Value| {
        let lines = section["lines"].as_array().into_iter().flatten().filter_map(Value::as_str);
        (section["title"].as_str().unwrap_or_default().to_owned(), lines.collect::<Vec<_>>().join("\n"))
    };
    Ok(data["sections"].as_array().into_iter().flatten().map(section).collect())
}

/// Returns a client with the seat that is asked.
fn asked(table: &Table) -> Done<Client> {
    let seat = table.client()?.state()?["asked"].as_u64().unwrap_or_default() as usize;
    Ok(Client::new(&table.url)?.with_secret(&table.secrets[seat]))
}

#[test]
fn the_tile_in_hand_and_the_marked_cells_have_names_in_three_languages() -> Done {
    let server = Server::new()?;
    let table = server.table(&format!("draws = [\"BA/RCr\"]\n{TWO}"), &[0, 1])?;
    for (language, [city, road, start, _]) in WORDS {
        let state = reader(asked(&table)?, language).state()?;
        let ear = &state["ear"];
        let hand = state["hand"][0].as_str().unwrap_or_default();
        assert_eq!(ear["tiles"][hand], format!("{city}, {road}"), "{ear}");
        assert_eq!(ear["tiles"].as_object().map(serde_json::Map::len), Some(4), "a name for each turn: {ear}");
        let places = state["options"].as_array().into_iter().flatten().filter(|option| option["k"] == "place");
        let mut names = BTreeSet::new();
        let mut cells = BTreeSet::new();
        for option in places {
            let key = format!("{},{}", option["cell"][0], option["cell"][1]);
            let name = ear["cells"][&key].as_str().ok_or_else(|| format!("{key} has no name"))?;
            assert!(name.contains(start) && !name.contains(&key), "{name}");
            names.insert(name.to_owned());
            cells.insert(key);
            assert!(ear["tiles"][option["tile"].as_str().unwrap_or_default()].is_string(), "{option}");
        }
        assert!(cells.len() > 2 && names.len() == cells.len(), "each cell has a name of its own: {names:?}");
        let onlooker = reader(Client::new(&table.url)?, language).state()?;
        assert_eq!(onlooker["ear"]["cells"], json!({}), "an onlooker has nothing to choose");
        assert_eq!(onlooker["ear"]["tiles"][hand], ear["tiles"][hand], "and hears the tile");
    }
    Ok(())
}

#[test]
fn the_board_is_told_in_three_languages_to_whom_it_may_concern() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    play(&table.client()?, 24)?;
    for (language, [.., start, points]) in WORDS {
        let told = board(&reader(asked(&table)?, language))?;
        let titles: BTreeSet<&str> = told.iter().map(|(title, _)| title.as_str()).collect();
        assert!(told.len() >= 3 && titles.len() == told.len(), "{told:?}");
        let text = format!("{told:?}");
        for wrong in ["BA/", "ear-", "ear ", "{", "@"] {
            assert!(!text.contains(wrong), "{language}: {wrong} in {text}");
        }
        let owned = told[1].1.contains("Anna 1") || told[1].1.contains("Bert 1");
        assert!(text.contains(start) && told[1].1.contains(points) && owned, "{language}: {text}");
        // The log names the tiles as they lie.
        let page: Value = serde_json::from_str(&reader(table.client()?, language).get("state")?)?;
        let rows = page["set"].as_object().into_iter().flatten().filter(|(key, _)| key.starts_with("l/"));
        let log: String = rows.filter_map(|(_, row)| row.as_str()).collect();
        assert!(log.contains(start), "{language}: {log}");
    }
    let fits =
        |client: &Client| Ok::<_, Box<dyn std::error::Error>>(board(client)?.iter().any(|(t, _)| t.starts_with("Places for")));
    let state = asked(&table)?.state()?;
    if state["options"][0]["k"] == "place" {
        assert!(fits(&asked(&table)?)?);
    }
    assert!(!fits(&Client::new(&table.url)?)?, "an onlooker places nothing");
    Ok(())
}

#[test]
fn a_table_without_help_on_features_tells_no_points() -> Done {
    let server = Server::new()?;
    let help = json!({"features": false, "fields": false, "dead": false, "standing": false, "tiles": false});
    let table = server.table_with(TWO, &[0, 1], json!({"pace": 0, "confirm": "never", "help": help}))?;
    play(&table.client()?, 12)?;
    for (language, [.., points]) in WORDS {
        let told = board(&reader(asked(&table)?, language))?;
        assert!(told.len() >= 2 && !format!("{told:?}").contains(points), "{language}: {told:?}");
    }
    Ok(())
}

#[test]
fn names_are_a_small_part_of_what_is_sent() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    for moves in 0..8 {
        play(&table.client()?, 8)?;
        let client = asked(&table)?;
        let (whole, state) = (client.get("state")?.len(), client.state()?);
        let ear = state["ear"].to_string().len();
        println!("{moves}: {whole} bytes, names {ear}, all state {}", state.to_string().len());
        assert!(ear * 20 < whole, "{ear} of {whole} bytes");
    }
    Ok(())
}
