//! A scripted client: it waits for its turn, and takes the option in the middle.

use std::error::Error;
use std::time::{Duration, Instant};

use bastide_client::{Client, ClientError, make_table};
use serde_json::{Value, json};

const TABLE: &str =
    "players = [{ name = \"Script\", color = \"green\" }, { name = \"Bot\", color = \"red\", bot = \"greedy\" }]\n";

/// A client at a table of its own.
pub(crate) struct Scripted {
    pub(crate) client: Client,
    pub(crate) url: String,
    /// The decisions that the server has acknowledged.
    pub(crate) acknowledged: u64,
}

impl Scripted {
    /// Makes a table and takes a seat.
    pub(crate) fn new(base: &str) -> Result<Scripted, Box<dyn Error>> {
        let made = make_table(base, &json!({"toml": TABLE, "sit": [0], "settings": {"pace": 0}}))?;
        let url = format!("{base}{}", made["url"].as_str().unwrap_or_default());
        let client = Client::new(&url)?.with_secret(made["secrets"][0].as_str().unwrap_or_default());
        Ok(Scripted { client, url, acknowledged: 0 })
    }

    /// Answers if it is asked. Returns how long the answer to the action took, or `None` if it is
    /// not asked. `Err` says that the game is over or the server gone.
    pub(crate) fn step(&mut self) -> Result<Option<Duration>, ClientError> {
        let state = self.client.state()?;
        let (Some(decision), Some(option)) = (state["decision"].as_u64(), middle(&state)) else {
            return match state["phase"] == "over" {
                true => Err(ClientError::Refused { status: 0, message: "over".into() }),
                false => Ok(None),
            };
        };
        let start = Instant::now();
        self.client.act(decision, option)?;
        self.acknowledged += 1;
        Ok(Some(start.elapsed()))
    }
}

fn middle(state: &Value) -> Option<u64> {
    let options = state["options"].as_array().filter(|_| state["your_turn"] == true)?;
    options.get(options.len() / 2)?["n"].as_u64()
}
