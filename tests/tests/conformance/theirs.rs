//! What a snapshot, a message or a final board of theirs says, as lists of short texts.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::words;

/// Named lists of a position. Two positions are equal if all lists are.
pub(crate) type Facts = BTreeMap<String, Vec<String>>;

/// A list in order.
pub(crate) fn sorted(list: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut list: Vec<String> = list.into_iter().collect();
    list.sort();
    list
}

/// The items of an array.
pub(crate) fn items(v: &Value) -> impl Iterator<Item = &Value> {
    v.as_array().into_iter().flatten()
}

/// A text or number as text, without quotes.
pub(crate) fn text(v: &Value) -> String {
    v.as_str().map_or_else(|| v.to_string(), str::to_owned)
}

fn entries(v: &Value) -> impl Iterator<Item = (&String, &Value)> {
    v.as_object().into_iter().flatten()
}

/// Does a position in this phase have nothing to compare? `Confirm` has no counterpart here.
pub(crate) fn passing(snapshot: &Value) -> bool {
    snapshot["phase"] == "CommitActionPhase"
}

/// What a snapshot says of the position.
pub(crate) fn facts(snapshot: &Value) -> Facts {
    let over = snapshot["phase"] == "GameOverPhase";
    let mut facts = Facts::new();
    facts.insert("score".into(), items(&snapshot["score"]).map(text).collect());
    facts.insert("pack".into(), vec![text(&snapshot["pack"])]);
    facts.insert("placed".into(), vec![text(&snapshot["placed"])]);
    facts.insert("over".into(), vec![over.to_string()]);
    if over {
        return facts;
    }
    facts.insert("turn".into(), vec![text(&snapshot["turn"])]);
    facts.insert("player".into(), vec![text(&snapshot["player"])]);
    for (action, options) in entries(&snapshot["opt"]) {
        let returned = action.starts_with("ReturnMeeple");
        let option = |o: &Value| if returned { words::without_number(&text(o)) } else { text(o) };
        facts.insert(format!("offer {action}"), sorted(items(options).map(option)));
    }
    facts.insert("meeples".into(), sorted(items(&snapshot["meeples"]).map(|m| words::without_number(&text(m)))));
    for (player, supply) in items(&snapshot["supply"]).enumerate() {
        let left = entries(supply).map(|(class, n)| format!("{class} {n}"));
        facts.insert(format!("supply {player}"), sorted(left));
    }
    facts
}

/// What a message scored: `player points name item:count:points`, without the example of a place.
pub(crate) fn scored(snapshot: &Value) -> Vec<String> {
    let line = |s: &Value| {
        let parts = sorted(items(&s[4]).map(|i| format!("{}:{}:{}", text(&i[0]), i[1], i[2])));
        format!("{} {} {} {}", s[0], s[1], text(&s[2]), parts.join(" ")).trim_end().to_owned()
    };
    items(&snapshot["scored"]).map(line).collect()
}

/// The final board.
pub(crate) fn last(last: &Value) -> Facts {
    let features = items(&last["features"]).map(|f| format!("{} {}", text(&f[0]), sorted(items(&f[1]).map(text)).join(" ")));
    Facts::from([
        ("score".into(), items(&last["score"]).map(text).collect()),
        ("discarded".into(), sorted(items(&last["discarded"]).map(text))),
        ("board".into(), sorted(items(&last["board"]).map(text))),
        ("features".into(), sorted(features)),
    ])
}

/// A message as an offer of ours: the name of the list and the option in it. None for a message without counterpart.
pub(crate) fn message(msg: &Value) -> Result<Option<(String, String)>, String> {
    let payload = &msg["payload"];
    let at = |p: &Value| format!("{},{}", p[0], p[1]);
    let feature = |p: &Value| format!("{} {} {}", at(&p["position"]), text(&p["feature"]), text(&p["location"]));
    Ok(Some(match msg["type"].as_str().unwrap_or_default() {
        "COMMIT" => return Ok(None),
        "PASS" => ("Pass".into(), String::new()),
        "PLACE_TILE" => {
            let turn = text(&payload["rotation"]);
            let place = format!("{} {}", at(&payload["position"]), turn.trim_start_matches('R'));
            (format!("TilePlacement {}", text(&payload["tileId"])), place)
        }
        "DEPLOY_MEEPLE" => {
            let class = words::class_of_id(payload["meepleId"].as_str().unwrap_or_default()).to_owned();
            (format!("Meeple {class}"), feature(&payload["pointer"]))
        }
        "RETURN_MEEPLE" => {
            let pointer = &payload["pointer"];
            let piece = words::without_number(&text(&pointer["meepleId"]));
            (format!("ReturnMeeple {}", text(&payload["source"])), format!("{piece} {}", feature(&pointer["featurePointer"])))
        }
        other => return Err(format!("no action here is known for their message {other}")),
    }))
}
