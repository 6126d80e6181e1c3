//! The model of the phases, against games of JCloisterZone and against games that it refuses.

use bastide_needs::list::CONFORMANCE;
use serde_json::{Value, json};

use super::Phases;
use crate::jcz_json::items;
use crate::read;
use crate::verify::{ENDINGS, files, folders_of_games};

/// Takes all messages of a trace in the phases that it records.
fn accepts(trace: &Value) -> Result<usize, String> {
    let mut phases = Phases::start(&trace["setup"])?;
    let mut phase = &trace["start"]["phase"];
    for (i, step) in items(&trace["steps"]).enumerate() {
        let took = phases.take(&step["msg"], phase.as_str().unwrap_or_default());
        took.map_err(|e| format!("step {}, {}: {e}", i + 1, step["msg"]))?;
        phase = &step["after"]["phase"];
    }
    Ok(items(&trace["steps"]).count())
}

/// Every game that JCloisterZone has played passes.
#[test]
#[needs(CONFORMANCE)]
fn games_of_jcloisterzone_pass() -> Result<(), Box<dyn std::error::Error>> {
    let named = CONFORMANCE.path()?;
    let (mut games, mut messages) = (0, 0);
    for path in files(&folders_of_games(named.as_os_str(), "traces")?, &ENDINGS)? {
        messages += accepts(&read(&path)?).map_err(|e| format!("{}: {e}", path.display()))?;
        games += 1;
    }
    println!("{games} games with {messages} messages pass");
    assert!(messages > 1000);
    Ok(())
}

/// A game with all expansions that these tests need.
fn setup() -> Value {
    json!({
        "sets": {"basic:1": 1, "hills-and-sheep:1": 1, "tunnel": 1, "goldmines": 1, "wind-roses": 1},
        "elements": {"small-follower": 7, "shepherd": 1, "tunnel": 1, "gold": true, "wind-rose": true},
        "rules": {}, "start": [{"tile": "RI/s", "x": 0, "y": 0, "rotation": 0}],
    })
}

fn msg(line: &str) -> Value {
    let (kind, about) = line.split_once(' ').unwrap_or((line, ""));
    let payload = match kind {
        "PLACE_TILE" => json!({"tileId": about}),
        "DEPLOY_MEEPLE" => json!({"meepleId": about, "pointer": {"feature": "Field"}}),
        "PLACE_TOKEN" => json!({"token": about}),
        _ => json!({}),
    };
    json!({"type": kind, "payload": payload})
}

/// Returns the answer to messages in their phases.
fn take(setup: &Value, lines: &[(&str, &str)]) -> Result<(), String> {
    let mut phases = Phases::start(setup)?;
    lines.iter().try_for_each(|(phase, line)| phases.take(&msg(line), phase))
}

const TILE: (&str, &str) = ("TilePhase", "PLACE_TILE BA/L");
const SHEPHERD: (&str, &str) = ("ActionPhase", "DEPLOY_MEEPLE 0.shepherd.1");
const TUNNEL: (&str, &str) = ("TunnelPhase", "PASS");
const CONFIRM: (&str, &str) = ("", "SHEPHERD_CONFIRM");
const COMMIT: (&str, &str) = ("", "COMMIT");

#[test]
fn a_shepherd_is_confirmed_after_tunnels() {
    assert_eq!(take(&setup(), &[TILE, SHEPHERD, TUNNEL, CONFIRM, COMMIT, TILE]), Ok(()));
    let refused = |lines: &[(&str, &str)], why: &str| assert_eq!(take(&setup(), lines), Err(why.into()));
    refused(&[TILE, SHEPHERD, CONFIRM, TUNNEL], "TunnelPhase comes before ShepherdPlacementConfirmPhase");
    refused(&[TILE, SHEPHERD, TUNNEL, COMMIT], "SHEPHERD_CONFIRM lacks before COMMIT");
    refused(&[TILE, CONFIRM], "no shepherd is new");
    refused(&[TILE, TILE], "COMMIT lacks before TilePhase");
    refused(&[TILE, COMMIT, COMMIT], "nothing is to be confirmed by COMMIT");
    refused(&[TILE, COMMIT, TUNNEL], "TunnelPhase comes before COMMIT");
    refused(&[TILE, ("ActionPhase", "COMMIT_ALL")], "ActionPhase takes no COMMIT_ALL");
}

/// A figure that walks into a trap is confirmed, and the tile play again if anything is asked then.
#[test]
fn traps_are_confirmed() {
    let mut traps = setup();
    traps["elements"]["russian-trap"] = true.into();
    let deploy = ("ActionPhase", "DEPLOY_MEEPLE 0.small.1");
    assert_eq!(take(&traps, &[TILE, deploy, COMMIT, TUNNEL, COMMIT, TILE]), Ok(()));
    assert_eq!(take(&traps, &[TILE, deploy, COMMIT, TILE]), Ok(()));
    assert_eq!(take(&traps, &[TILE, deploy, COMMIT, TUNNEL, TILE]), Err("COMMIT lacks before TilePhase".into()));
}

#[test]
fn elements_are_needed() {
    let without = |element: &str| {
        let mut setup = setup();
        setup["elements"].as_object_mut().map(|elements| elements.remove(element));
        setup
    };
    let gold = ("GoldPiecePhase", "PLACE_TOKEN GOLD");
    assert_eq!(take(&setup(), &[TILE, gold]), Ok(()));
    assert_eq!(take(&without("gold"), &[TILE, gold]), Err("PLACE_TOKEN needs the element gold".into()));
    assert_eq!(take(&without("tunnel"), &[TILE, TUNNEL]), Err("TunnelPhase needs the element tunnel".into()));
    assert_eq!(take(&without("shepherd"), &[TILE, SHEPHERD]), Err("DEPLOY_MEEPLE needs the element shepherd".into()));
    assert_eq!(take(&without("wind-rose"), &[]), Err("the tiles of wind-roses need the element wind-rose".into()));
    // The engine never looks at the element of the witch.
    let mut mage = setup();
    mage["sets"]["mage-and-witch:2"] = 1.into();
    mage["elements"]["mage"] = 1.into();
    assert_eq!(take(&mage, &[]), Ok(()));
    let mut count = setup();
    count["elements"]["count"] = 1.into();
    assert_eq!(take(&count, &[]), Err("the element count needs the tiles of count".into()));
}

#[test]
fn a_whole_rose_lies_first() {
    let (whole, quarter) = (("TilePhase", "PLACE_TILE WR/Rr"), ("TilePhase", "PLACE_TILE WR/CFc"));
    assert_eq!(take(&setup(), &[whole, COMMIT, quarter]), Ok(()));
    assert!(take(&setup(), &[quarter]).is_err_and(|e| e.contains("whole wind rose")));
}
