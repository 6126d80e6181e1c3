//! Bundles of strangers on a server: what is allowed, what is kept, and what harms nobody else.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bastide_client::Client;
use bastide_needs::list::BUNDLES;
use bastide_rooms::BundleSettings;
use bastide_sandbox::Bundle;
use bastide_server::Limits;
use serde_json::{Value, json};

use crate::records::open;
use crate::support::{Done, Server, TWO, until};

/// Reads one of the bundles in `tests/fixtures/bundles`.
fn fixture(name: &str) -> Done<Vec<u8>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/bundles").join(format!("{name}.wat"));
    Ok(wat::parse_str(std::fs::read_to_string(path)?)?)
}

/// A table with the expansion of the fixtures.
fn table() -> String {
    format!("{TWO}[evil]\n")
}

/// Work that suffices for every good order, and that is soon used up by one without an end.
const WORK: u64 = 20_000_000;

fn files() -> Done<Server> {
    Server::adjusted(|config| config.bundles.files = true)
}

/// A server on which an order may take little work, so that the test is quick.
fn files_for_little_work() -> Done<Server> {
    Server::adjusted(|config| config.bundles = BundleSettings { files: true, work: WORK, ..Default::default() })
}

/// Sends a bundle. Returns the status and the answer.
fn bring(server: &Server, name: &str, bytes: &[u8]) -> Done<(u16, Value)> {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut answer =
        agent.post(format!("{}/api/bundles?name={name}.wasm", server.base)).content_type("application/wasm").send(bytes)?;
    Ok((answer.status().as_u16(), serde_json::from_str(&answer.body_mut().read_to_string()?)?))
}

/// Returns what a server says of a bundle that is brought.
pub(crate) fn brought() -> Done<Value> {
    Ok(bring(&files()?, "good", &fixture("good")?)?.1)
}

fn settings(bundle: &Value) -> Value {
    json!({"pace": 0, "undo": "alone", "confirm": "never", "bundle": bundle})
}

#[test]
fn nobody_brings_a_bundle_unless_the_operator_allows_it() -> Done {
    let server = Server::new()?;
    assert_eq!(bring(&server, "good", &fixture("good")?)?.0, 404);
    let refused = server.table_with(&table(), &[0, 1], settings(&json!("0".repeat(64)))).err().map(|e| e.to_string());
    assert!(refused.is_some_and(|why| why.contains("is no longer here")));
    Ok(())
}

#[test]
fn a_bundle_is_brought_once_and_its_table_goes_on_after_a_restart() -> Done {
    let mut server = files()?;
    let (status, brought) = bring(&server, "good", &fixture("good")?)?;
    assert_eq!((status, &brought["expansions"][0]["id"]), (200, &json!("evil")), "{brought}");
    assert_eq!(bring(&server, "again", &fixture("good")?)?.1["sha256"], brought["sha256"]);
    let made = server.table_with(&table(), &[0, 1], settings(&brought["sha256"]))?;
    server.restart()?;
    let client = Client::new(&format!("{}/t/{}/s/{}", server.base, made.id, made.secrets[0]))?;
    assert_eq!(client.state()?["turn"], 1);
    Ok(())
}

#[test]
fn a_bundle_gives_no_advice_and_its_table_goes_on() -> Done {
    let server = files()?;
    let (_, brought) = bring(&server, "good", &fixture("good")?)?;
    let client = server.table_with(&table(), &[0, 1], settings(&brought["sha256"]))?.client()?;
    let state = crate::support::my_turn(&client)?;
    assert_eq!(state["help"]["advice"], false, "the page has no button");
    assert_eq!(crate::support::refusal(client.get("advice")).0, 422);
    assert_eq!(client.state()?["broken"], Value::Null);
    Ok(())
}

#[test]
fn a_server_that_was_started_without_a_bundle_says_which_one_a_table_misses() -> Done {
    let bundle = Arc::new(Bundle::read("good.wasm", &fixture("good")?)?);
    let sha256 = bundle.sha256().to_owned();
    let has_it = Arc::new(AtomicBool::new(true));
    let has = has_it.clone();
    let mut server = Server::adjusted(move |config| {
        let own = if has.load(Ordering::Relaxed) { vec![bundle.clone()] } else { Vec::new() };
        config.bundles = BundleSettings { own, ..Default::default() };
    })?;
    let made = server.table_with(&table(), &[0, 1], settings(&json!(sha256)))?;
    let state = |server: &Server| Client::new(&format!("{}/t/{}/s/{}", server.base, made.id, made.secrets[0]))?.state();
    assert_eq!(state(&server)?["turn"], 1);
    has_it.store(false, Ordering::Relaxed);
    server.restart()?;
    let told = state(&server).map_or_else(|error| error.to_string(), |state| state.to_string());
    assert!(told.contains("is no longer here") && told.contains(&sha256), "{told}");
    has_it.store(true, Ordering::Relaxed);
    server.restart()?;
    assert_eq!(state(&server)?["turn"], 1, "the game goes on");
    Ok(())
}

#[test]
fn what_is_no_good_bundle_is_not_kept() -> Done {
    let server = files_for_little_work()?;
    for name in ["imports", "no-manifest", "two-manifests", "lies-id", "lies-protocol", "endless-room", "table-of-a-billion"] {
        let (status, told) = bring(&server, name, &fixture(name)?)?;
        assert!(
            status == 422 && told["error"].as_str().is_some_and(|why| why.contains(&format!("{name}.wasm"))),
            "{name}: {told}"
        );
    }
    assert_eq!(bring(&server, "large", &vec![0; 17 << 20])?.0, 413);
    Ok(())
}

#[test]
fn a_bundle_that_means_harm_ends_its_own_table_and_no_other() -> Done {
    let server = files_for_little_work()?;
    let other = server.table(TWO, &[0, 1])?;
    for name in ["trap", "endless-answer", "huge-answer", "script", "repeats", "not-json", "stack-overflow"] {
        let (_, brought) = bring(&server, name, &fixture(name)?)?;
        let made = server.table_with(&table(), &[0, 1], settings(&brought["sha256"]))?;
        let client = Client::new(&format!("{}/s/{}", made.url, made.secrets[0]))?;
        let told = client.state().map_or_else(|error| error.to_string(), |state| state.to_string());
        assert!(told.contains(&format!("{name}.wasm")), "{name}: {told}");
        let client = Client::new(&format!("{}/s/{}", other.url, other.secrets[0]))?;
        assert_eq!(client.state()?["your_turn"], true, "{name} has ended another game");
    }
    Ok(())
}

#[test]
fn bundles_are_few_for_each_address() -> Done {
    let server = Server::adjusted(|config| {
        config.bundles.files = true;
        config.limits = Limits { bundles: 0.0, bundle_burst: 2.0, ..Limits::none() };
    })?;
    let good = fixture("good")?;
    let each = (0..3).map(|_| Ok(bring(&server, "good", &good)?.0)).collect::<Done<Vec<_>>>()?;
    assert_eq!(each, [200, 200, 429]);
    Ok(())
}

#[test]
fn a_bundle_of_the_operator_is_on_the_page() -> Done {
    let bundle = Arc::new(Bundle::read("good.wasm", &fixture("good")?)?);
    let sha256 = bundle.sha256().to_owned();
    let server =
        Server::adjusted(move |config| config.bundles = BundleSettings { own: vec![bundle.clone()], ..Default::default() })?;
    let page = ureq::get(format!("{}/new", server.base)).call()?.body_mut().read_to_string()?;
    assert!(page.contains(&format!("/new?bundle={sha256}")) && !page.contains("bundle-file"));
    Ok(())
}

#[test]
#[needs(BUNDLES)]
fn a_record_names_its_bundle_and_opens_with_it() -> Done {
    let folder = BUNDLES.path()?;
    let server = files()?;
    let (_, brought) = bring(&server, "beacons", &std::fs::read(folder.join("beacons.wasm"))?)?;
    let bots = "players = [{ color = \"red\", bot = \"random\" }, { color = \"blue\", bot = \"random\" }]\n[beacons]\n";
    let made = server.table_with(bots, &[], settings(&brought["sha256"]))?;
    let played = made.client()?;
    until(&played, |state| state["phase"] == "over")?;
    let record = played.get("file/record.txt")?;
    let name = format!("# Played with the bundle beacons.wasm, SHA-256 {}", brought["sha256"].as_str().unwrap_or_default());
    assert_eq!(record.lines().nth(1), Some(name.as_str()));
    assert!(!played.get("file/board.svg")?.contains(&name), "only records name it");

    let (status, answer) = open(&server, &record, "en")?;
    assert_eq!(status, 200, "{answer}");
    let again = Client::new(&format!("{}/t/{}", server.base, answer["id"].as_str().unwrap_or_default()))?;
    assert_eq!(again.get("file/record.txt")?, record);
    let players = json!([{"name": "Ana"}, {"name": "Ben", "bot": "random"}]);
    let on = again.post("play-on", &json!({"at": 20, "players": players}))?;
    let on = Client::new(&format!("{}{}", server.base, on["url"].as_str().unwrap_or_default()))?;
    assert_eq!(on.state()?["moves"], 20);

    let (status, answer) = open(&files()?, &record, "en")?;
    assert_eq!(status, 422);
    assert!(answer["error"].as_str().is_some_and(|why| why.contains("the bundle beacons.wasm")), "{answer}");
    Ok(())
}
