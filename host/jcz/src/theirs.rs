//! What a snapshot, a message or a final board of theirs says, as lists of short texts.

use std::collections::BTreeMap;

use bastide_core::Player;
use serde_json::Value;

use super::{names, places};

/// Named lists of a position. Two positions are equal if all lists are.
pub(super) type Facts = BTreeMap<String, Vec<String>>;

/// A list in order.
pub(super) fn sorted(list: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut list: Vec<String> = list.into_iter().collect();
    list.sort();
    list
}

/// The items of an array.
pub(super) fn items(v: &Value) -> impl DoubleEndedIterator<Item = &Value> {
    v.as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

/// A text or number as text, without quotes.
pub(super) fn text(v: &Value) -> String {
    v.as_str().map_or_else(|| v.to_string(), str::to_owned)
}

fn entries(v: &Value) -> impl Iterator<Item = (&String, &Value)> {
    v.as_object().into_iter().flatten()
}

/// Does a position in this phase have nothing to compare? `Confirm` has no counterpart here.
pub(super) fn passing(snapshot: &Value) -> bool {
    snapshot["phase"] == "CommitActionPhase"
}

/// Are the castles of a part being asked about?
pub(super) fn at_castles(snapshot: &Value) -> bool {
    snapshot["phase"] == "CastlePhase"
}

/// What a snapshot says of the position.
pub(super) fn facts(snapshot: &Value) -> Facts {
    let over = snapshot["phase"] == "GameOverPhase";
    let mut facts = Facts::new();
    facts.insert("phase".into(), vec![text(&snapshot["phase"])]);
    facts.insert("score".into(), items(&snapshot["score"]).map(text).collect());
    facts.insert("pack".into(), vec![text(&snapshot["pack"])]);
    facts.insert("placed".into(), vec![text(&snapshot["placed"])]);
    for (player, tokens) in items(&snapshot["tokens"]).enumerate() {
        facts.insert(format!("tokens {player}"), sorted(entries(tokens).map(|(token, n)| format!("{token} {n}"))));
    }
    if over {
        return facts;
    }
    facts.insert("turn".into(), vec![text(&snapshot["turn"])]);
    facts.insert("player".into(), vec![text(&snapshot["player"])]);
    for (action, options) in entries(&snapshot["opt"]) {
        let returned = action.starts_with("ReturnMeeple");
        let option = |o: &Value| if returned { places::without_number(&text(o)) } else { text(o) };
        facts.insert(format!("offer {action}"), sorted(items(options).map(option)));
    }
    facts.insert("meeples".into(), sorted(items(&snapshot["meeples"]).map(|m| places::without_number(&text(m)))));
    for (player, supply) in items(&snapshot["supply"]).enumerate() {
        let left = entries(supply).map(|(class, n)| format!("{class} {n}"));
        facts.insert(format!("supply {player}"), sorted(left));
    }
    facts
}

/// The messages of a saved game, without those that were taken back.
pub(super) fn messages(game: &Value) -> Vec<Value> {
    let steps = items(&game["steps"]).map(|step| &step["msg"]);
    let mut messages: Vec<Value> = Vec::new();
    for msg in items(&game["replay"]).chain(steps) {
        if msg["type"] == "UNDO" {
            messages.pop();
        } else {
            messages.push(msg.clone());
        }
    }
    messages
}

/// What a message scored: `player points name item:count:points`, without the example of a place. What an inn or a cathedral adds is
/// counted with the tiles and pennants that it adds to; a castle that never scored is not told.
pub(super) fn scored(snapshot: &Value) -> Vec<String> {
    let told = |s: &&Value| !(s[2] == "castle" && s[1] == 0);
    let line = |s: &Value| format!("{} {} {} {}", s[0], s[1], text(&s[2]), parts(&s[4])).trim_end().to_owned();
    items(&snapshot["scored"]).filter(told).map(line).collect()
}

fn parts(list: &Value) -> String {
    let added = |name: &str| items(list).any(|i| i[0] == name && i[2] != 0);
    let more = i64::from(added("inn") || added("cathedral"));
    let part = |i: &Value| {
        let (name, count, points) = (text(&i[0]), &i[1], i[2].as_i64().unwrap_or_default());
        match (name.as_str(), count.as_i64()) {
            ("inn" | "cathedral", _) => None,
            ("tiles" | "pennants", Some(n)) => Some(format!("{name}:{n}:{}", points + more * n)),
            (_, Some(n)) => Some(format!("{name}:{n}:{points}")),
            // Of these they tell no number; what set off a castle is not told by us.
            (_, None) => Some(format!("{}:{points}", name.split('.').next().unwrap_or_default())),
        }
    };
    sorted(items(list).filter_map(part)).join(" ")
}

/// What else a message brought about: bridges, castles, tiles auctioned and put aside.
pub(super) fn happened(snapshot: &Value) -> Vec<String> {
    let line = |e: &Value| match e["type"].as_str()? {
        "token-placed" if e["token"] == "BRIDGE" => Some(format!("bridge {}", text(&e["to"]))),
        "castle-created" => Some(format!("castle {}", sorted(items(&e["positions"]).map(text)).join(" "))),
        "tile-discarded" => Some(format!("discarded {}", text(&e["tile"]))),
        "tile-auctioned" => {
            let owner = if e["option"] == "SELL" { &e["bidder"] } else { &e["auctioneer"] };
            Some(format!("auctioned {} to {owner}", text(&e["tile"])))
        }
        _ => None,
    };
    items(&snapshot["events"]).filter_map(line).collect()
}

/// The final board.
pub(super) fn last(last: &Value) -> Facts {
    // A part of a field that two others touch is listed there once for each.
    let places = |f: &Value| {
        let mut places = sorted(items(&f[1]).map(text));
        places.dedup();
        places.join(" ")
    };
    let features = items(&last["features"]).map(|f| format!("{} {}", text(&f[0]), places(f)));
    Facts::from([
        ("score".into(), items(&last["score"]).map(text).collect()),
        ("discarded".into(), sorted(items(&last["discarded"]).map(text))),
        ("board".into(), sorted(items(&last["board"]).map(text))),
        ("features".into(), sorted(features)),
    ])
}

/// Does a piece with this id belong to a player?
pub(super) fn is_of(id: &str, player: Player) -> bool {
    id.split('.').next() == Some(&player.0.to_string())
}

/// A pointer to a feature as `x,y Feature Location`.
pub(super) fn pointer(p: &Value) -> String {
    format!("{},{} {} {}", p["position"][0], p["position"][1], text(&p["feature"]), text(&p["location"]))
}

/// A message as an offer of theirs: the name of the list and the option in it. Bids and confirmations are none.
pub(super) fn message(msg: &Value) -> Result<(String, String), String> {
    let payload = &msg["payload"];
    Ok(match msg["type"].as_str().unwrap_or_default() {
        "PASS" => ("Pass".into(), String::new()),
        "PLACE_TILE" => {
            let (at, turn) = (&payload["position"], text(&payload["rotation"]));
            let place = format!("{},{} {}", at[0], at[1], turn.trim_start_matches('R'));
            (format!("TilePlacement {}", text(&payload["tileId"])), place)
        }
        "DEPLOY_MEEPLE" => {
            let class = names::class_of_id(payload["meepleId"].as_str().unwrap_or_default());
            (format!("Meeple {class}"), pointer(&payload["pointer"]))
        }
        "PLACE_TOKEN" if payload["token"] == "BRIDGE" => ("Bridge".into(), pointer(&payload["pointer"])),
        "PLACE_TOKEN" if payload["token"] == "CASTLE" => ("Castle".into(), pointer(&payload["pointer"])),
        "BAZAAR_BUY_OR_SELL" => ("BazaarSelectBuyOrSell".into(), text(&payload["value"])),
        "RETURN_MEEPLE" => {
            let pointed = &payload["pointer"];
            let piece = places::without_number(&text(&pointed["meepleId"]));
            (format!("ReturnMeeple {}", text(&payload["source"])), format!("{piece} {}", pointer(&pointed["featurePointer"])))
        }
        other => return Err(format!("no action here is known for their message {other}")),
    })
}
