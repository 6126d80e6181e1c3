//! The messages to everybody at a table about a chosen seed or draws, and about a game that began elsewhere.

use bastide_core::Table;
use bastide_texts::{Args, Language};
use serde_json::{Value, json};

use crate::texts::{say, say_with};

/// Returns what the person who set up a table chose of its chance: the seed, and the numbers of tiles and outcomes.
pub fn fixed(table: &Table) -> Value {
    let outcomes: usize = table.chance.values().map(Vec::len).sum();
    json!({"seed": table.seed.is_some(), "tiles": table.draws.len(), "outcomes": outcomes})
}

/// Returns the messages about it in a language. `fixed` is what [`fixed`] returns, `{"at": N}` for a
/// game that goes on from a move of another one, or `{"file": true, "open": …, "lost": […]}` for one from a file.
pub fn told_fixed(language: &Language, fixed: &Value) -> Vec<String> {
    // Tables of earlier versions have the texts themselves.
    if let Some(told) = fixed.as_array() {
        return told.iter().filter_map(Value::as_str).map(str::to_owned).collect();
    }
    if let Some(at) = fixed["at"].as_u64() {
        return vec![say_with(language, "fixed-begun", &Args::new().with("n", at))];
    }
    if fixed["file"] == true {
        return told_of_file(language, fixed);
    }
    let number = |key: &str| fixed[key].as_u64().unwrap_or_default();
    let (tiles, outcomes) = (number("tiles"), number("outcomes"));
    let seed = (fixed["seed"] == true).then(|| say(language, "fixed-seed"));
    let args = || Args::new().with("tiles", tiles).with("outcomes", outcomes);
    let draws = (tiles + outcomes > 0).then(|| say_with(language, "fixed-draws", &args()));
    seed.into_iter().chain(draws).collect()
}

/// Returns the messages about a game that was opened from a file.
fn told_of_file(language: &Language, fixed: &Value) -> Vec<String> {
    let lost = fixed["lost"].as_array().map(Vec::as_slice).unwrap_or_default().iter().filter_map(Value::as_str);
    let lost = lost.map(|what| say_with(language, "fixed-lost", &Args::new().with("what", what)));
    let open = (fixed["open"] == true).then(|| say(language, "fixed-file-open"));
    std::iter::once(say(language, "fixed-file")).chain(open).chain(lost).collect()
}
