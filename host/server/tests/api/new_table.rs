//! What the page for a new table asks about the text: its size, and plugins that do not go together.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::{Done, Server, TWO};

fn parse(server: &Server, more: &str) -> Done<Value> {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut response = agent.post(format!("{}/api/parse", server.base)).send_json(json!({"toml": format!("{TWO}{more}")}))?;
    Ok(serde_json::from_str(&response.body_mut().read_to_string()?)?)
}

#[test]
fn the_size_of_a_table_is_told_and_that_of_a_wrong_one_is_not() -> Done {
    let server = Server::new()?;
    for (more, tiles, minutes) in [
        ("", json!(72), json!(35)),
        ("[rivers]\n", json!(84), json!(40)),
        ("[maps]\ntile_count = 40\n", json!(40), json!(20)),
        ("[towr]\n", Value::Null, Value::Null),
    ] {
        let read = parse(&server, more)?;
        assert_eq!((&read["tiles"], &read["minutes"]), (&tiles, &minutes), "{more}: {}", read["wrong"]);
    }
    Ok(())
}

#[test]
fn all_plugins_that_cannot_be_at_a_table_together_are_named() -> Done {
    let server = Server::new()?;
    let read = parse(&server, "[maps]\n[rivers]\n[count-king-robber]\n")?;
    let wrong = read["wrong"].as_array().ok_or("no errors")?;
    let between: BTreeSet<&str> =
        wrong.iter().flat_map(|w| w["between"].as_array()).flatten().filter_map(Value::as_str).collect();
    assert_eq!(between, BTreeSet::from(["count-king-robber", "maps", "rivers"]), "{read}");
    assert!(wrong.iter().all(|w| w["line"].is_u64()), "{read}");
    // Settings with which they get along end it.
    let read = parse(&server, "[rivers]\ncount_with_river = \"join\"\n[count-king-robber]\n")?;
    assert_eq!(read["wrong"], json!([]));
    // Other errors are of no pair.
    assert_eq!(parse(&server, "[towr]\n")?["wrong"][0]["between"], json!([]));
    Ok(())
}
