//! Differences for which no option of Bastide does what JCloisterZone does. `tests/CONFORMANCE.md` lists
//! them with their reasons.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Differs, Facts};
use crate::mirror::Mirror;
use crate::subjects::{Question, question};

/// Several wagons of one player are scored at once.
const SEVERAL_WAGONS: &str = "JCloisterZone moves several wagons of one player in the order of a hash table (AM-58)";
/// A lake and a tree reach the same figure, or a bridge lies on the tile of a tree.
const TRAPS: &str = "in JCloisterZone a hash table decides between lake and tree, and a tree takes a bridge on its tile for its road (RP-18, RP-24)";
/// A ferry completes a road away from the new tile.
const FERRY: &str =
    "in JCloisterZone a road that a moved ferry completes opens no quarter, and counts for the Robber Baron (FR-16)";
/// A wagon of the first edition is scored on an abbey.
const ABBEY_WAGON: &str = "in JCloisterZone a wagon of the first edition does not leave an abbey (AM-63)";
/// Figures of one kind stand in several quarters at the end.
const QUARTERS: &str = "in JCloisterZone a player chooses from which quarter a figure leaves at the end (CR-85)";
/// Players place their last abbeys in another order.
const ABBEYS: &str = "in JCloisterZone players who passed place their last abbeys in another order (AM-38)";

/// A flock is driven home about which its player is still to be asked.
const FLOCKS: &str = "JCloisterZone drives a flock home about which it then asks, and stops at the answer (HS-39)";

/// Returns the reason for a difference after a message, if it is a known one. `tile_play` contains the
/// messages since the last tile.
pub(super) fn known(mirror: &Mirror, snapshot: &Value, tile_play: &[&Value], differs: &Differs) -> Option<&'static str> {
    let (phase, asked) = (snapshot["phase"].as_str().unwrap_or_default(), question(mirror.game()));
    let Differs::Lists { jcz, bastide } = differs else {
        return (asked == Some(Question::LastAbbey)).then_some(ABBEYS);
    };
    let names = differing(jcz, bastide);
    let only = |name: &str| names.iter().all(|other| other.starts_with(name));
    let rules = mirror.game().rules();
    let wagons = rules.figure("wagon").map_or(0, |kind| rules.figures.get(kind).per_player);
    let moves_ferry = tile_play.iter().any(|msg| msg["payload"]["token"] == "FERRY");
    if phase == "WagonPhase" && only("offer Meeple Wagon") && wagons > 1 {
        return Some(SEVERAL_WAGONS);
    }
    if moves_ferry && (asked == Some(Question::Join) || only("tokens")) {
        return Some(FERRY);
    }
    if asked == Some(Question::Wagon) && phase != "WagonPhase" && leaves_abbey(bastide) {
        return Some(ABBEY_WAGON);
    }
    if phase == "CocFinalScoringPhase" && only("meeples") && alone(jcz, bastide, "meeples").all(|line| line.contains(" Quarter "))
    {
        return Some(QUARTERS);
    }
    let of_flocks = |name: &str| ["bag", "flocks", "meeples", "score"].contains(&name) || name.starts_with("supply ");
    if phase == "ShepherdPhase" && names.iter().all(|name| of_flocks(name) || *name == "scored") {
        let home = alone(jcz, bastide, "scored").any(|line| line.contains(" flock "));
        return home.then_some(FLOCKS);
    }
    let caught = |line: &str| line.ends_with(" Vodyanoy I") || line.ends_with(" SoloveiRazboynik I");
    let traps = alone(jcz, bastide, "meeples").next().is_some() && alone(jcz, bastide, "meeples").all(caught);
    (traps && names.iter().all(|name| *name == "meeples" || name.starts_with("offer "))).then_some(TRAPS)
}

/// Returns `true` if a monastery was scored, of which a wagon came.
fn leaves_abbey(bastide: &Facts) -> bool {
    bastide.get("scored").is_some_and(|lines| lines.iter().any(|line| line.contains(" monastery ")))
}

/// Returns the names of the lists that differ.
fn differing<'f>(jcz: &'f Facts, bastide: &'f Facts) -> BTreeSet<&'f str> {
    let names = jcz.keys().chain(bastide.keys()).filter(|name| jcz.get(*name) != bastide.get(*name));
    names.map(String::as_str).collect()
}

/// Returns the lines of a list that JCloisterZone alone has, each as often as it has more of them.
fn alone<'f>(jcz: &'f Facts, bastide: &'f Facts, name: &str) -> impl Iterator<Item = &'f str> {
    let mut others: Vec<&String> = bastide.get(name).into_iter().flatten().collect();
    let lines = jcz.get(name).into_iter().flatten();
    lines
        .filter(move |line| match others.iter().position(|other| other == line) {
            Some(at) => {
                others.swap_remove(at);
                false
            }
            None => true,
        })
        .map(String::as_str)
}
