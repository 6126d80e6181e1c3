//! Reads the JSON of JCloisterZone: snapshots, messages and final boards, as lists of short texts.

use std::collections::BTreeMap;

use bastide_core::Player;
use serde_json::Value;

use super::questions::CIRCLE;
use super::{names, places};

/// The named lists of a position. Two positions are equal if all their lists are equal.
pub(super) type Facts = BTreeMap<String, Vec<String>>;

/// Returns a list in ascending order.
pub(super) fn sorted(list: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut list: Vec<String> = list.into_iter().collect();
    list.sort();
    list
}

/// Returns the items of an array; no items for any other value.
pub(super) fn items(v: &Value) -> impl DoubleEndedIterator<Item = &Value> {
    v.as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

/// Returns a string without quotes, and any other value as JSON text.
pub(super) fn text(v: &Value) -> String {
    v.as_str().map_or_else(|| v.to_string(), str::to_owned)
}

fn entries(v: &Value) -> impl Iterator<Item = (&String, &Value)> {
    v.as_object().into_iter().flatten()
}

/// Returns `true` if JCloisterZone waits for a confirmation. Bastide has no such position, so it is
/// not compared.
pub(super) fn awaits_commit(snapshot: &Value) -> bool {
    let confirms = |options: &serde_json::Map<String, Value>| options.len() == 1 && options.contains_key("Confirm");
    snapshot["phase"] == "CommitActionPhase" || snapshot["opt"].as_object().is_some_and(confirms)
}

/// Returns `true` if JCloisterZone waits for a confirmation before a trap catches a figure. Bastide has
/// caught it already.
pub(super) fn awaits_trap(snapshot: &Value) -> bool {
    snapshot["phase"] == "CommitPhase"
}

/// Returns `true` if JCloisterZone waits before it draws the token of a new shepherd. Bastide has
/// drawn it already.
pub(super) fn awaits_shepherd(snapshot: &Value) -> bool {
    snapshot["phase"] == "ShepherdPlacementConfirmPhase"
}

/// Returns `true` if JCloisterZone asks about castles.
pub(super) fn at_castles(snapshot: &Value) -> bool {
    snapshot["phase"] == "CastlePhase"
}

/// Returns the facts of a snapshot.
pub(super) fn facts(snapshot: &Value) -> Facts {
    let over = snapshot["phase"] == "GameOverPhase";
    let mut facts = Facts::new();
    facts.insert("phase".into(), vec![text(&snapshot["phase"])]);
    facts.insert("score".into(), items(&snapshot["score"]).map(text).collect());
    facts.insert("pack".into(), vec![text(&snapshot["pack"])]);
    facts.insert("placed".into(), vec![text(&snapshot["placed"])]);
    for (player, tokens) in items(&snapshot["tokens"]).enumerate() {
        facts.insert(format!("tokens {player}"), sorted(entries(tokens).map(|(token, n)| format!("{token} {}", number(n)))));
    }
    if over {
        return facts;
    }
    facts.insert("turn".into(), vec![text(&snapshot["turn"])]);
    facts.insert("player".into(), vec![text(&snapshot["player"])]);
    for (action, options) in entries(&snapshot["opt"]) {
        let of_figures = ["ReturnMeeple", "MoveFairyNextTo", "CaptureFollower", "SelectPrisonerToExchange"]
            .iter()
            .any(|list| action.starts_with(list));
        let option = |o: &Value| match action.as_str() {
            "PayRansom" => format!("{} {}", places::without_number(&text(o)), captor(snapshot, &text(o))),
            _ if of_figures => places::without_number(&text(o)),
            _ => text(o),
        };
        let mut options = sorted(items(options).map(option));
        // Knights of one kind on one segment are one option in Bastide.
        if action.ends_with("SIEGE_ESCAPE") {
            options.dedup();
        }
        facts.insert(format!("offer {action}"), options);
    }
    facts.insert("meeples".into(), sorted(items(&snapshot["meeples"]).map(|m| places::without_number(&text(m)))));
    facts.insert(
        "neutral".into(),
        sorted(entries(&snapshot["neutral"]).map(|(figure, at)| format!("{figure} {}", neutral(figure, at)))),
    );
    let gold = &snapshot["board"]["GOLD"];
    if gold.is_array() {
        facts.insert("gold".into(), sorted(items(gold).map(text)));
    }
    if snapshot["sheep"].is_object() {
        facts.insert("bag".into(), vec![text(&snapshot["sheep"]["bag"])]);
        let sheep = |token: &Value| text(token).chars().filter(char::is_ascii_digit).collect::<String>();
        let flock = |f: &Value| format!("{}: {}", text(&f[0]), sorted(items(f).skip(1).map(sheep)).join(" "));
        facts.insert("flocks".into(), sorted(items(&snapshot["sheep"]["flocks"]).map(flock)));
    }
    for (player, prisoners) in items(&snapshot["captured"]).enumerate() {
        let held = sorted(items(prisoners).map(|held| places::without_number(&text(held))));
        if !held.is_empty() {
            facts.insert(format!("captured {player}"), held);
        }
    }
    for (player, supply) in items(&snapshot["supply"]).enumerate() {
        let left = entries(supply).map(|(class, n)| format!("{class} {n}"));
        facts.insert(format!("supply {player}"), sorted(left));
    }
    facts
}

/// The figures without an owner that stand on segments.
const MAGIC: [&str; 2] = ["mage", "witch"];

/// Returns the cell of a figure without an owner, or the quarter of the Count. The place of the fairy is a cell, or the place of
/// the follower beside whom she was set. That of the mage and the witch is a segment.
fn neutral(figure: &str, at: &Value) -> String {
    let place = at.as_str().map_or_else(|| text(&at["placement"]), str::to_owned);
    if figure == "count" || MAGIC.contains(&figure) {
        return place;
    }
    place.split(' ').find(|word| word.contains(',')).unwrap_or_default().to_owned()
}

/// Returns the number of tokens of a player, or the size of the feature that brought the token.
fn number(held: &Value) -> &Value {
    if held.is_object() { &held["size"] } else { held }
}

/// Returns the player who holds the prisoner with this id, as a number; empty if nobody does. A
/// snapshot lists the first prisoner of each kind with their number.
fn captor(snapshot: &Value, id: &str) -> String {
    let holds = |prisoners: &Value| items(prisoners).any(|held| text(held).split(' ').next() == Some(id));
    items(&snapshot["captured"]).position(holds).map_or(String::new(), |player| player.to_string())
}

/// Returns the message of a step of a trace, with its player.
pub(super) fn message_of(step: &Value) -> Value {
    let mut msg = step["msg"].clone();
    if let Some(fields) = msg.as_object_mut() {
        fields.insert("player".into(), step["by"].clone());
    }
    msg
}

/// Returns the messages of a saved game or a trace, without those that were undone.
pub(super) fn messages(game: &Value) -> Vec<Value> {
    let steps = items(&game["steps"]).map(message_of);
    let mut messages: Vec<Value> = Vec::new();
    for msg in items(&game["replay"]).cloned().chain(steps) {
        if msg["type"] == "UNDO" {
            messages.pop();
        } else {
            messages.push(msg);
        }
    }
    messages
}

/// The scorings that are compared by their points, without their arithmetic.
pub(super) const BY_NUMBER: [&str; 8] =
    ["acrobats", "church", "gold", "ringmaster", "vodyanoy", "watchtower", "wind-rose", "yaga-hut"];

/// Returns the scorings of a snapshot as `player points name item:count:points`, without the
/// location. Points of an inn, a cathedral or a siege are added to the tiles and pennants that they
/// change. Castles and lost challenges with 0 points are left out, and so are cities that bring nobody
/// anything. The City of Carcassonne counts as a city.
pub(super) fn scored(snapshot: &Value) -> Vec<String> {
    let nothing = |name: &str| name.starts_with("castle") || name.ends_with(".challenged");
    let compared = |s: &&Value| !(s[1] == 0 && nothing(&text(&s[2]))) && s[2] != "city.empty";
    // Without a city, nothing tells one scoring because of a barn from the other.
    let counts_cities =
        |s: &Value| items(&s[4]).any(|part| ["cities", "castles", "coc", "besieged"].iter().any(|of| part[0] == *of));
    let name = |s: &Value| match text(&s[2]).split_once('-') {
        Some((barn @ "field.barn", _)) if !counts_cities(s) => barn.to_owned(),
        _ => text(&s[2]),
    };
    // The points of King and Robber Baron are those of their only line.
    let by_number = |s: &Value| text(&s[2]).contains("king") || s[2] == "robber" || BY_NUMBER.iter().any(|name| s[2] == *name);
    let parts = |s: &Value| if by_number(s) { String::new() } else { parts(&s[4]) };
    let line = |s: &Value| format!("{} {} {} {}", s[0], s[1], name(s), parts(s)).trim_end().to_owned();
    items(&snapshot["scored"]).filter(compared).map(line).collect()
}

/// Returns `true` for the points that a city loses because it is besieged. A field has a number of
/// besieged cities instead.
fn besieges(part: &Value) -> bool {
    part[0] == "besieged" && part[1].is_null()
}

/// Returns `true` for the points of tokens with sheep.
fn is_sheep(part: &Value) -> bool {
    text(&part[0]).starts_with("sheep.")
}

fn parts(list: &Value) -> String {
    let added = |name: &str| items(list).any(|i| i[0] == name && i[2] != 0);
    let more = i64::from(added("inn") || added("cathedral")) - i64::from(items(list).any(besieges));
    let part = |i: &Value| {
        let (name, count, points) = (text(&i[0]), &i[1], i[2].as_i64().unwrap_or_default());
        match (name.as_str(), count.as_i64()) {
            ("inn" | "cathedral", _) | ("besieged", None) => None,
            // The witch takes nothing from a single point.
            ("witch", _) if points == 0 => None,
            // A besieged city that brings nothing has no arithmetic.
            ("tiles" | "pennants", Some(n)) if points + more * n == 0 => None,
            ("coc", _) if items(list).any(|i| i[0] == "cities") => None,
            ("coc", _) => Some(format!("cities:1:{points}")),
            ("cities", Some(n)) if added("coc") => {
                let city: i64 = items(list).filter(|i| i[0] == "coc").filter_map(|i| i[2].as_i64()).sum();
                Some(format!("{name}:{}:{}", n + 1, points + city))
            }
            ("tiles" | "pennants", Some(n)) => Some(format!("{name}:{n}:{}", points + more * n)),
            // A prior without a tile on a side.
            (name, Some(0)) if name.starts_with("tiles.") => None,
            (_, Some(n)) => Some(format!("{name}:{n}:{points}")),
            // JCloisterZone gives no number for these. The suffix names the feature that triggered
            // a castle, which Bastide does not report.
            (_, None) => Some(format!("{}:{points}", name.split('.').next().unwrap_or_default())),
        }
    };
    // JCloisterZone lists the tokens of a flock, Bastide its sheep.
    let sheep: i64 = items(list).filter(|i| is_sheep(i)).filter_map(|i| i[2].as_i64()).sum();
    let flock = (sheep > 0).then(|| format!("sheep:{sheep}:{sheep}"));
    sorted(items(list).filter(|i| !is_sheep(i)).filter_map(part).chain(flock)).join(" ")
}

/// Returns the other events of a snapshot: bridges, castles, and tiles auctioned or set aside.
pub(super) fn events(snapshot: &Value) -> Vec<String> {
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

/// The features of the final board that JCloisterZone lists with their tiles, and the elements by which
/// they are played.
const PLAYED_BY: [(&str, &str); 3] = [("Acrobats", "acrobats"), ("Quarter", "count"), ("Tower", "tower")];

/// Leaves features out of the facts of a final board that are on its tiles, but not played.
pub(super) fn leave_out_unplayed(setup: &Value, facts: &mut Facts) {
    let unplayed = |feature: &str| PLAYED_BY.iter().any(|(of, by)| *of == feature && setup["elements"].get(by).is_none());
    let is_played = |line: &String| !line.split(' ').next().is_some_and(unplayed);
    facts.get_mut("features").into_iter().for_each(|features| features.retain(is_played));
}

/// Returns the facts of the final board.
pub(super) fn final_board(last: &Value) -> Facts {
    // JCloisterZone lists a field segment once for each of its neighbouring segments.
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

/// Returns `true` if the figure with this id belongs to a player.
pub(super) fn belongs_to(id: &str, player: Player) -> bool {
    id.split('.').next() == Some(&player.0.to_string())
}

/// Formats a pointer to a feature as `x,y Feature Location`.
pub(super) fn pointer(p: &Value) -> String {
    format!("{},{} {} {}", p["position"][0], p["position"][1], text(&p["feature"]), text(&p["location"]))
}

/// Formats a pointer to a figure as `0.small x,y Feature Location`.
fn of_figure(pointed: &Value) -> String {
    format!("{} {}", places::without_number(&text(&pointed["meepleId"])), pointer(&pointed["featurePointer"]))
}

/// Returns the id of the figure that a message points at, if it points at one.
pub(super) fn figure_in(msg: &Value) -> Option<String> {
    let payload = &msg["payload"];
    let ids = [&payload["pointer"]["meepleId"], &payload["to"]["meepleId"], &payload["meepleId"]];
    ids.into_iter().find_map(|id| id.as_str().map(str::to_owned))
}

/// Converts a message to the name of a JCloisterZone list and the option in it.
///
/// # Errors
/// The message is not an option of a list: a bid, a confirmation, or an unknown type.
pub(super) fn message_option(msg: &Value) -> Result<(String, String), String> {
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
        "PLACE_TOKEN" if payload["token"] == "FERRY" => ("Ferries".into(), pointer(&payload["pointer"])),
        "PLACE_TOKEN" if text(&payload["token"]).starts_with("TUNNEL_") => {
            (format!("Tunnel {}", text(&payload["token"])), pointer(&payload["pointer"]))
        }
        "PLACE_TOKEN" if payload["token"] == "GOLD" => {
            let at = &payload["pointer"];
            ("GoldPiece".into(), format!("{},{}", at[0], at[1]))
        }
        "PLACE_TOKEN" if payload["token"] == "TOWER_PIECE" => {
            let at = &payload["pointer"]["position"];
            ("TowerPiece TOWER_PIECE".into(), format!("{},{}", at[0], at[1]))
        }
        "PLACE_TOKEN" if text(&payload["token"]).starts_with("LB_") => {
            let at = &payload["pointer"];
            (format!("LittleBuilding {},{}", at[0], at[1]), text(&payload["token"]))
        }
        "CIRCLE_REMOVE_OR_DEPLOY" => (CIRCLE.into(), text(&payload["value"])),
        "MOVE_NEUTRAL_FIGURE" => {
            let (figure, to) = (text(&payload["figureId"]), &payload["to"]);
            match (figure.split('.').next().unwrap_or_default(), to["meepleId"].as_str()) {
                ("fairy", Some(id)) => {
                    let at = pointer(&to["featurePointer"]);
                    (format!("MoveFairyNextTo {figure}"), format!("{} {at}", places::without_number(id)))
                }
                ("fairy", None) => (format!("MoveFairyOnTile {figure}"), format!("{},{}", to[0], to[1])),
                ("mage" | "witch", _) if to.is_null() => (format!("RemoveMageOrWitch {figure}"), String::new()),
                ("count" | "mage" | "witch", _) => (format!("NeutralFigure {figure}"), pointer(to)),
                ("dragon", _) => (format!("MoveDragon {figure}"), format!("{},{}", to[0], to[1])),
                _ => return Err(format!("unknown figure {figure}")),
            }
        }
        "CAPTURE_FOLLOWER" => ("CaptureFollower".into(), of_figure(&payload["pointer"])),
        "EXCHANGE_FOLLOWER" => ("SelectPrisonerToExchange".into(), places::without_number(&text(&payload["meepleId"]))),
        "SCORE_ACROBATS" => ("ScoreAcrobats".into(), pointer(&payload["pointer"])),
        "PAY_RANSOM" => ("PayRansom".into(), places::without_number(&text(&payload["meepleId"]))),
        "FLOCK_EXPAND_OR_SCORE" => ("Flock".into(), text(&payload["value"])),
        "BAZAAR_BUY_OR_SELL" => ("BazaarSelectBuyOrSell".into(), text(&payload["value"])),
        "RETURN_MEEPLE" => (format!("ReturnMeeple {}", text(&payload["source"])), of_figure(&payload["pointer"])),
        other => return Err(format!("unknown JCloisterZone message {other}")),
    })
}
