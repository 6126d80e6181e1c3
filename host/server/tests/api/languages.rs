//! Every viewer of a table reads their own language.

use std::collections::BTreeSet;

use bastide_client::Client;
use bastide_texts::Language;
use serde_json::{Value, json};

use crate::support::{Done, Server, TWO, play, refusal};

const LANGUAGES: [&str; 3] = ["en", "nl", "de"];

fn language(name: &str) -> Language {
    Language::parse(name).unwrap_or_default()
}

/// Returns the log in a message with the whole page.
fn log(client: &Client) -> Done<String> {
    let page: Value = serde_json::from_str(&client.get("state")?)?;
    let rows = page["set"].as_object().into_iter().flatten().filter(|(key, _)| key.starts_with("l/"));
    Ok(rows.filter_map(|(_, row)| row.as_str()).collect())
}

#[test]
fn the_viewers_of_a_table_read_their_own_languages() -> Done {
    let server = Server::new()?;
    let table = server.table(&format!("{TWO}bridges-castles-bazaars = {{}}\nshop = {{}}\n"), &[0, 1])?;
    play(&table.client()?, 30)?;
    let mut prompts = BTreeSet::new();
    for (name, passes, title) in
        [("en", "passes", "Bridges, Castles"), ("nl", "past", "Bruggen, Burchten"), ("de", "passt", "Brücken, Burgen")]
    {
        let client = table.client()?.in_language(language(name));
        let state = client.state()?;
        assert!(state["title"].as_str().is_some_and(|told| told.contains(title)), "{name}: {}", state["title"]);
        prompts.insert(state["prompt"].as_str().unwrap_or_default().to_owned());
        let log = log(&client)?;
        assert!(log.contains(passes) || log.contains("<svg class=\"laid\""), "{name}: {log}");
        let (status, told) = refusal(client.post("act", &json!({"decision": 0, "option": 0})));
        assert_eq!(status, 409);
        let late = match name {
            "nl" => "deze keuze is niet meer open",
            "de" => "diese Entscheidung ist nicht mehr offen",
            _ => "this decision is no longer open",
        };
        assert!(told.starts_with(late), "{told}");
        let scores: Value = serde_json::from_str(&client.get("scores")?)?;
        let words = scores["moves"].to_string();
        assert_eq!(words.contains("\"deploys a "), name == "en", "{name}: {words}");
    }
    assert_eq!(prompts.len(), 3, "{prompts:?}");
    Ok(())
}

/// Returns a page without the time of the server.
fn without_time(page: &str) -> String {
    let mut parts = page.split("\"now\":");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| page + part.trim_start_matches(|c: char| c.is_ascii_digit()))
}

#[test]
fn each_page_is_written_in_the_language_of_the_reader() -> Done {
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    for path in ["/".to_owned(), "/new".into(), format!("/t/{}", table.id), format!("/t/{}/record", table.id), "/nowhere".into()]
    {
        let mut pages = BTreeSet::new();
        for name in LANGUAGES {
            let get = |header: &str, value: &str| -> Done<String> {
                let request = agent.get(format!("{}{path}", server.base)).header("Accept", "text/html").header(header, value);
                Ok(without_time(&request.call()?.body_mut().read_to_string()?))
            };
            let both =
                || -> Done<(String, String)> { Ok((get("Accept-Language", name)?, get("Cookie", &format!("language={name}"))?)) };
            let (mut page, mut chosen) = both()?;
            // Between two requests a page may gain the part that tells who is here.
            for _ in 0..100 {
                if page != chosen {
                    (page, chosen) = both()?;
                }
            }
            assert!(page.contains(&format!("<html lang=\"{name}\" dir=\"ltr\">")), "{path} in {name}");
            // A text that is missing would show its id, as words.
            for id in ["page ", "script ", "error "] {
                assert!(
                    !page.contains(&format!(">{id}")) && !page.contains(&format!("\"{id}")),
                    "{path} in {name}: a text is missing"
                );
            }
            assert_eq!(chosen, page, "{path}: the menu and the browser ask for {name}");
            pages.insert(page);
        }
        assert_eq!(pages.len(), 3, "{path}");
    }
    Ok(())
}
