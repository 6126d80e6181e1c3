//! Feeds.

use bastide_notifications::{NotificationSettings, PushKey};
use serde_json::{Value, json};

use super::push_service::{PushService, Subscriber};
use super::{one_turn, pair, pair_at, settings};
use crate::support::{Done, Server, refusal, wait_for};

fn get(url: &str) -> Done<(u16, String, String)> {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut answer = agent.get(url).call()?;
    let tag = answer.headers().get("etag").and_then(|tag| tag.to_str().ok()).unwrap_or_default().to_owned();
    Ok((answer.status().as_u16(), tag, answer.body_mut().read_to_string()?))
}

/// Returns the titles and summaries of the entries, and checks what Atom asks for.
fn entries(text: &str) -> Done<Vec<(String, String)>> {
    let document = roxmltree::Document::parse(text)?;
    let feed = document.root_element();
    assert_eq!(feed.tag_name().namespace(), Some("http://www.w3.org/2005/Atom"));
    let of = |node: roxmltree::Node, name: &str| -> String {
        let found = node.children().find(|child| child.tag_name().name() == name);
        found.and_then(|child| child.text()).unwrap_or_default().to_owned()
    };
    let mut ids = std::collections::BTreeSet::new();
    let mut all = Vec::new();
    for node in feed.children().filter(|child| child.tag_name().name() == "entry").chain([feed]) {
        for name in ["title", "id", "updated"] {
            assert!(!of(node, name).is_empty(), "{name}: {text}");
        }
        assert!(ids.insert(of(node, "id")), "an id comes twice: {text}");
        assert!(node.children().any(|child| child.tag_name().name() == "link" && child.attribute("href").is_some()));
        if node != feed {
            all.push((of(node, "title"), of(node, "summary")));
        }
    }
    Ok(all)
}

#[test]
fn a_feed_has_the_turns_and_the_end_and_gives_no_seat() -> Done {
    let mut server = Server::new()?;
    let table = pair(&server)?;
    let id = table.bert.post("notifications/feed", &json!({}))?["id"].clone();
    assert_eq!(table.bert.post("notifications/feed", &json!({}))?["id"], id, "a second one is the same");
    let known: Value = serde_json::from_str(&table.bert.get("notifications")?)?;
    let path = known["mine"][0]["feed"].as_str().ok_or("no feed")?.to_owned();
    let url = format!("{}{path}", server.base);
    let (status, empty, text) = get(&url)?;
    assert_eq!((status, entries(&text)?.len()), (200, 0));
    for _ in 0..2 {
        one_turn(&table.anna)?;
        one_turn(&table.bert)?;
    }
    let (_, tag, text) = get(&url)?;
    assert_ne!(tag, empty);
    let turn = ("Your turn at Sunday".to_owned(), "Anna has moved.".to_owned());
    assert_eq!(entries(&text)?, [turn.clone(), turn]);
    assert_eq!(ureq::get(&url).header("If-None-Match", &tag).call()?.status().as_u16(), 304);
    assert_eq!(get(&url.replace(".atom", "0.atom"))?.0, 404);
    assert_eq!(get(&url.replace(".atom", ""))?.0, 404);
    let secret = path.rsplit('/').next().unwrap_or_default().trim_end_matches(".atom").to_owned();
    let reader = bastide_client::Client::new(&format!("{}/t/{}", server.base, table.id))?.with_secret(&secret);
    assert_eq!(refusal(reader.post("resign", &json!({}))).0, 403, "the secret of a feed gives no seat");
    server.restart()?;
    let url = format!("{}{path}", server.base);
    assert_eq!(entries(&get(&url)?.2)?.len(), 2);
    Ok(())
}

#[test]
#[needs(built_with!("push"))]
fn the_end_of_a_game_is_told_and_ends_pushes() -> Done {
    let (key, service) = (PushKey::new()?, PushService::new()?);
    let server = Server::adjusted(move |config| {
        config.notifications = NotificationSettings { push: Some(key.clone()), ..settings() };
    })?;
    let short = "seed = 3\nmeeples = { follower = 1 }\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\n[maps]\ntile_count = 4\n";
    let table = pair_at(&server, short, json!({"title": "Sunday", "confirm": "never"}))?;
    table.bert.post("notifications/feed", &json!({}))?;
    let known: Value = serde_json::from_str(&table.bert.get("notifications")?)?;
    let url = format!("{}{}", server.base, known["mine"][0]["feed"].as_str().ok_or("no feed")?);
    let browser = Subscriber::new(&service.url, "anna")?;
    table.anna.post("notifications/push", &browser.subscription())?;
    while table.anna.state()?["phase"] != "over" {
        one_turn(&table.anna)?;
        one_turn(&table.bert)?;
    }
    let last = entries(&get(&url)?.2)?.into_iter().next();
    assert_eq!(last, Some(("The game at Sunday is over".into(), "The result is on the page of the table.".into())));
    loop {
        if browser.read(&service.next()?)?["title"] == "The game at Sunday is over" {
            break;
        }
    }
    wait_for("the browser is still known", || {
        let known: Value = serde_json::from_str(&table.anna.get("notifications")?)?;
        Ok((known["mine"] == json!([])).then_some(()))
    })
}
