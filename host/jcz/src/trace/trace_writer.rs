//! Writes Bastide games as traces, so that the comparison can be tested without files of
//! JCloisterZone.

use serde_json::{Map, Value, json};

use super::super::jcz_json::{self, Facts};
use super::super::mirror::Mirror;
use super::super::setup::ImportedSetup;
use super::super::{bastide_position, import_setup};
use bastide_verify::KitError;

/// Converts a saved game that the mirror can follow to a trace.
pub(super) fn trace(file: &Value, setup: &ImportedSetup) -> Result<Value, KitError> {
    let mut mirror = Mirror::start(setup).map_err(KitError::other)?;
    let start = snapshot(&mut mirror);
    let messages = jcz_json::messages(file);
    let mut steps = Vec::new();
    for (i, msg) in messages.iter().enumerate() {
        let by = mirror.jcz_player().map(|p| p.0);
        mirror.perform(msg, &messages[i + 1..]).map_err(|e| KitError::other(format!("{msg}: {e}")))?;
        let waits = msg["type"] != "COMMIT" && messages.get(i + 1).is_some_and(|next| next["type"] == "COMMIT");
        let draws = messages.get(i + 1).is_some_and(|next| next["type"] == "SHEPHERD_CONFIRM");
        let after = match (waits, draws) {
            (true, _) => json!({"phase": "CommitActionPhase"}),
            (_, true) => json!({"phase": "ShepherdPlacementConfirmPhase"}),
            _ => snapshot(&mut mirror),
        };
        steps.push(json!({"msg": msg, "by": by, "after": after}));
    }
    let order = &file["gameAnnotations"]["drawOrder"];
    Ok(json!({
        "setup": file["setup"], "players": file["players"], "initialRandom": file["initialRandom"], "drawOrder": order,
        "start": start, "steps": steps, "final": last(&bastide_position::final_board(mirror.game())),
    }))
}

/// Converts the setup of an exported game.
pub(super) fn setup(file: &Value) -> Result<ImportedSetup, KitError> {
    import_setup(file, &bastide_core::linked()).map_err(KitError::other)
}

fn numbers(list: &[String]) -> Vec<i64> {
    list.iter().filter_map(|n| n.parse().ok()).collect()
}

fn counted(list: &[String]) -> Value {
    let counted_line =
        |line: &String| line.rsplit_once(' ').map(|(name, n)| (name.to_owned(), json!(numbers(&[n.to_owned()])[0])));
    list.iter().filter_map(counted_line).collect::<Map<_, _>>().into()
}

/// Adds a number to the figure id in `0.small x,y Feature Location`.
fn numbered(line: &str) -> String {
    line.replacen(' ', ".1 ", 1)
}

fn snapshot(mirror: &mut Mirror) -> Value {
    let facts = bastide_position::facts(mirror);
    let list = |name: &str| facts.get(name).map(Vec::as_slice).unwrap_or_default();
    let number = |name: &str| numbers(list(name)).first().copied();
    let each = |name: &str| (0..list("score").len()).map(|i| counted(list(&format!("{name} {i}")))).collect::<Vec<_>>();
    let mut offers = Map::new();
    for (name, options) in facts.iter().filter_map(|(name, options)| Some((name.strip_prefix("offer ")?, options))) {
        let returned = name.starts_with("ReturnMeeple");
        let options: Vec<String> = options.iter().map(|o| if returned { numbered(o) } else { o.clone() }).collect();
        offers.insert(name.into(), json!(options));
    }
    let meeples: Vec<String> = list("meeples").iter().map(|m| numbered(m)).collect();
    let (supply, tokens) = (each("supply"), each("tokens"));
    let flock = |line: &String| {
        let (at, sheep) = line.split_once(": ").unwrap_or((line, ""));
        let tokens = sheep.split(' ').map(|n| format!("SHEEP_{n}X"));
        std::iter::once(at.to_owned()).chain(tokens).collect::<Vec<_>>()
    };
    let flocks: Vec<_> = list("flocks").iter().map(flock).collect();
    let sheep = number("bag").map(|bag| json!({"bag": bag, "flocks": flocks}));
    json!({
        "phase": list("phase")[0], "sheep": sheep, "score": numbers(list("score")), "pack": number("pack"), "placed": number("placed"),
        "turn": number("turn"), "player": number("player"), "opt": offers, "meeples": meeples, "supply": supply, "tokens": tokens,
        "scored": std::mem::take(&mut mirror.scored).iter().map(|line| scoring(line)).collect::<Vec<_>>(),
        "events": std::mem::take(&mut mirror.events).iter().map(|line| event(line)).collect::<Vec<_>>(),
    })
}

/// Converts `player points name item:count:points` to the JSON of JCloisterZone.
fn scoring(line: &str) -> Value {
    let words: Vec<&str> = line.split(' ').collect();
    let item = |part: &&str| match part.split(':').collect::<Vec<_>>()[..] {
        [name, n, points] => json!([name, n.parse::<i64>().ok(), points.parse::<i64>().ok()]),
        [name, points] => json!([name, null, points.parse::<i64>().ok()]),
        _ => Value::Null,
    };
    let items: Vec<Value> = words[3..].iter().map(item).collect();
    json!([words[0].parse::<i64>().ok(), words[1].parse::<i64>().ok(), words[2], "", items])
}

fn event(line: &str) -> Value {
    let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
    match what {
        "bridge" => json!({"type": "token-placed", "token": "BRIDGE", "to": rest}),
        "castle" => json!({"type": "castle-created", "positions": rest.split(' ').collect::<Vec<_>>()}),
        "discarded" => json!({"type": "tile-discarded", "tile": rest}),
        _ => {
            let (tile, player) = rest.split_once(" to ").unwrap_or((rest, ""));
            json!({"type": "tile-auctioned", "option": "BUY", "tile": tile, "auctioneer": player.parse::<i64>().ok()})
        }
    }
}

fn last(facts: &Facts) -> Value {
    let features = facts["features"].iter().filter_map(|line| line.split_once(' '));
    let features: Vec<Value> = features.map(|(kind, places)| json!([kind, [places], []])).collect();
    json!({"score": numbers(&facts["score"]), "discarded": facts["discarded"], "board": facts["board"], "features": features})
}
