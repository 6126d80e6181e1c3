//! The analysis on the page of a record has the numbers of `bastide analyze`.

use std::error::Error;

use bastide_accounts::AccountSettings;
use bastide_client::Client;
use bastide_server::{Config, Limits, Storage, start};
use serde_json::{Value, json};

use crate::program;

/// Runs a command line and returns its output.
fn ran(line: &[&str]) -> Result<String, Box<dyn Error>> {
    let output = program().args(line).output()?;
    match output.status.success() {
        true => Ok(String::from_utf8(output.stdout)?),
        false => Err(String::from_utf8_lossy(&output.stderr).into()),
    }
}

#[test]
fn a_server_judges_a_record_as_the_command_does() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let record = folder.path().join("game.record").display().to_string();
    ran(&["play", "--exhibition", "--seed", "7", "--save", &record])?;
    let told: Value = serde_json::from_str(&ran(&["analyze", &record, "--json"])?)?;
    let server = start(&Config {
        listen: ([127, 0, 0, 1], 0).into(),
        storage: Storage::Memory,
        public_url: None,
        trusted_proxies: Vec::new(),
        offered: Vec::new(),
        spawner: None,
        keep: None,
        accounts: AccountSettings::default(),
        bundles: Default::default(),
        notifications: Default::default(),
        limits: Limits::none(),
    })?;
    let base = format!("http://{}", server.address);
    let text = std::fs::read_to_string(&record)?;
    let opened = ureq::post(format!("{base}/api/records")).send_json(json!({"text": text}))?.body_mut().read_to_string()?;
    let opened: Value = serde_json::from_str(&opened)?;
    let client = Client::new(&format!("{base}/t/{}", opened["id"].as_str().unwrap_or_default()))?;
    let mut judged = Vec::new();
    let mut next = json!(0);
    while !next.is_null() {
        let part: Value = serde_json::from_str(&client.get(&format!("analysis?from={next}"))?)?;
        judged.extend(part["moves"].as_array().into_iter().flatten().cloned());
        next = part["next"].clone();
    }
    let numbers = |judged: &[Value], number: &str| -> Vec<Value> {
        let one = |of: &Value| json!([of[number], of["turn"], of["best"], of["lost"], of["error"], of["mistake"], of["chances"]]);
        judged.iter().map(one).collect()
    };
    let command = told["moves"].as_array().ok_or("no moves")?;
    assert!(command.len() > 100);
    assert_eq!(numbers(&judged, "n"), numbers(command, "action"));
    Ok(())
}
