//! Checks rule tests of JCloisterZone: messages, then sentences that must be true.

use std::fmt;

use serde_json::Value;

use super::jcz_json::{Facts, items, messages, sorted, text};
use super::mirror::Mirror;
use super::setup::ImportedSetup;
use super::subjects::{Question, question};
use super::trace::Compared;
use super::{Difference, bastide_position, places};

/// Replays a rule test and evaluates its sentences.
///
/// # Errors
/// A message cannot be followed, or a sentence is false or unknown.
pub(super) fn check(test: &Value, setup: &ImportedSetup) -> Result<Compared, Difference> {
    let start = |e: String| Difference { step: "the start".into(), what: e, board: String::new() };
    let mut mirror = Mirror::start(setup).map_err(start)?;
    let messages = messages(test);
    let mut unconfirmed = None;
    for (i, msg) in messages.iter().enumerate() {
        match msg["type"].as_str() {
            Some("PLACE_TILE") => unconfirmed = Some((bastide_position::facts(&mirror), mirror.scored.len())),
            Some("COMMIT") => unconfirmed = None,
            _ => {}
        }
        let done = mirror.perform(msg, &messages[i + 1..]);
        done.map_err(|e| Difference::of(format!("message {}: {msg}", i + 1), e, mirror.game()))?;
    }
    let (mut facts, mut scored) = (bastide_position::facts(&mirror), mirror.scored.clone());
    if let Some((before, so_far)) = unconfirmed.filter(|_| !question(mirror.game()).is_some_and(Question::is_before_confirmation))
    {
        // JCloisterZone scores a tile play at its confirmation. Bastide has scored this one
        // already, so the scores and scorings from before it are restored.
        facts.retain(|name, _| !name.starts_with("offer "));
        facts.insert("offer Confirm".into(), Vec::new());
        facts.insert("phase".into(), vec!["CommitActionPhase".into()]);
        before.get("score").map(|score| facts.insert("score".into(), score.clone()));
        scored.truncate(so_far);
    }
    let names = items(&test["players"]).map(|p| text(&p["name"])).collect();
    let evaluation = Evaluation { names, no_auction: test["setup"]["rules"]["bazaar-no-auction"] == true, facts, scored };
    let mut compared = Compared { messages: messages.len(), ..Compared::default() };
    for sentence in items(&test["test"]["assertions"]).map(text).filter(|s| !is_exempt(s)) {
        let differs = |what: String| Difference::of(format!("\"{sentence}\""), what, mirror.game());
        match evaluation.holds(&sentence) {
            Some(true) => compared.sentences += 1,
            Some(false) => {
                return Err(differs(format!("is false in Bastide:\n{evaluation}")));
            }
            None => return Err(differs("unknown kind of sentence".into())),
        }
    }
    Ok(compared)
}

/// Returns `true` for a sentence that is not compared: undoing is a function of the host in
/// Bastide, and Bastide does not report castles and cities that score 0 points.
fn is_exempt(sentence: &str) -> bool {
    let words: Vec<&str> = sentence.trim_end_matches('.').split_whitespace().collect();
    sentence.starts_with("Undo ") || matches!(words[..], [_, "scored", "castle" | "city", "for", "0", "point" | "points"])
}

/// The values that sentences are evaluated against.
struct Evaluation {
    /// The names of the players, by seat.
    names: Vec<String>,
    /// Whether the tiles of a bazaar are taken without an auction.
    no_auction: bool,
    facts: Facts,
    scored: Vec<String>,
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.facts.iter().try_for_each(|(name, list)| writeln!(f, "  {name}: {}", list.join("; ")))?;
        write!(f, "  scored: {}", self.scored.join("; "))
    }
}

impl Evaluation {
    /// Returns whether a sentence is true, or `None` for an unknown kind of sentence.
    fn holds(&self, sentence: &str) -> Option<bool> {
        let words: Vec<&str> = sentence.trim_end_matches('.').split_whitespace().collect();
        let seat = |name: &str| self.names.iter().position(|n| n == name).unwrap_or(usize::MAX);
        let list = |id: &str| self.facts.get(&format!("offer {id}"));
        let phase = self.facts["phase"].first().map(String::as_str);
        let options = || sentence.split_once("options:").map_or("", |(_, options)| options);
        Some(match words[..] {
            [name, "has", n, "point" | "points"] => self.facts["score"].get(seat(name)).is_some_and(|s| s == n),
            [name, "scored", feature, "for", n, "point" | "points"] => self.has_scored(seat(name), feature, n),
            [name, "has", token, "token", "with", "size" | "count", n] => self.holds_tokens(seat(name), token, n),
            ["Player", "can", "pass"] => self.can_pass(),
            ["Player", "can't", "pass"] => !self.can_pass(),
            ["Phase" | "phase", "is", name] => phase == Some(name),
            ["Bazaar", "noAuction:", no @ ("true" | "false")] => {
                list("BazaarSelectTile").is_some() && self.no_auction == (no == "true")
            }
            ["Available", "action", action, "for", id] => list(&format!("{action} {id}")).is_some(),
            ["Available", "action", action] => self.offers(action),
            ["TilePlacement", id, "options:", ..] => list(&format!("TilePlacement {id}")) == Some(&placements(options())),
            ["Meeple", class, "options:", ..] => list(&format!("Meeple {class}")) == Some(&pointers(options())),
            ["CaptureFollower", "options:", ..] => list("CaptureFollower") == Some(&returned(options())),
            ["Tower", "piece", token, "options:", ..] => list(&format!("TowerPiece {token}")) == Some(&cells(options())),
            ["ReturnMeeple", source, "options:", ..] => list(&format!("ReturnMeeple {source}")) == Some(&returned(options())),
            _ => return None,
        })
    }

    /// Returns `true` if the player can pass. A bidder can always pass; JCloisterZone does not
    /// count that.
    fn can_pass(&self) -> bool {
        self.facts.contains_key("offer Pass") && !self.facts.contains_key("offer BazaarBid")
    }

    /// Returns `true` if an action of this name is offered, for any tile or figure.
    fn offers(&self, action: &str) -> bool {
        self.facts.keys().filter_map(|name| name.strip_prefix("offer ")).any(|name| name.split(' ').next() == Some(action))
    }

    fn has_scored(&self, seat: usize, feature: &str, points: &str) -> bool {
        self.scored.iter().any(|line| {
            let mut parts = line.split(' ');
            let mut next = || parts.next().unwrap_or_default();
            next() == seat.to_string() && next() == points && next().split('.').next() == Some(feature)
        })
    }

    fn holds_tokens(&self, seat: usize, token: &str, n: &str) -> bool {
        let held = self.facts.get(&format!("tokens {seat}"));
        let line = held.and_then(|held| held.iter().find_map(|line| line.strip_prefix(&format!("{token} "))));
        line.unwrap_or("0") == n
    }
}

/// Removes the enclosing brackets and the final full stop.
fn bare(text: &str) -> String {
    text.trim().trim_end_matches('.').trim_matches(['[', ']', '{', '}']).to_owned()
}

/// Converts `[1,-3] - [0]; [2,-2] - [0,180]` to a sorted list of `x,y rotation`.
fn placements(options: &str) -> Vec<String> {
    let pairs = options.split(';').filter_map(|o| o.split_once(" - "));
    let all = pairs.flat_map(|(cell, turns)| {
        let cell = bare(cell);
        bare(turns).split(',').map(|turn| format!("{cell} {}", turn.trim())).collect::<Vec<_>>()
    });
    sorted(all)
}

/// Converts `{City,N,[0,1]}; {Road,WE,[0,1]}` to a sorted list of `x,y Feature Location`.
fn pointers(options: &str) -> Vec<String> {
    sorted(options.split(';').filter_map(pointer))
}

/// Converts `[0,1]; [2,-1]` to a sorted list of `x,y`.
fn cells(options: &str) -> Vec<String> {
    sorted(options.split(';').map(bare))
}

/// Converts `{0.abbot.1,Monastery,I,[0,1]}` to a sorted list of `0.abbot x,y Feature Location`.
fn returned(options: &str) -> Vec<String> {
    let one = |option: &str| {
        let (id, place) = option.trim().trim_start_matches('{').split_once(',')?;
        Some(places::without_number(&format!("{id} {}", pointer(place)?)))
    };
    sorted(options.split(';').filter_map(one))
}

fn pointer(option: &str) -> Option<String> {
    let inner = bare(option);
    let mut parts = inner.splitn(3, ',').map(bare);
    let (feature, location, cell) = (parts.next()?, parts.next()?, parts.next()?);
    Some(format!("{cell} {feature} {location}"))
}
