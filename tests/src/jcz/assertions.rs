//! A rule test of theirs: messages, then sentences that must be true.

use serde_json::Value;

use super::asked::{About, about};
use super::mirror::Mirror;
use super::setup::Seated;
use super::theirs::{Facts, items, messages, sorted, text};
use super::trace::Compared;
use super::{Difference, ours};

/// Plays a rule test and checks its sentences.
pub(super) fn check(test: &Value, seated: &Seated) -> Result<Compared, Difference> {
    let start = |e: String| Difference { step: "the start".into(), what: e, board: String::new() };
    let mut mirror = Mirror::start(seated).map_err(start)?;
    let messages = messages(test);
    for (i, msg) in messages.iter().enumerate() {
        let done = mirror.perform(msg, &messages[i + 1..]);
        done.map_err(|e| Difference::of(format!("message {}: {msg}", i + 1), e, mirror.game()))?;
    }
    let judged = Judged {
        names: items(&test["players"]).map(|p| text(&p["name"])).collect(),
        facts: ours::facts(&mirror),
        confirming: messages.last().is_some_and(|m| m["type"] != "COMMIT") && about(mirror.game()) == Some(About::Tile),
        scored: mirror.scored.clone(),
    };
    let mut compared = Compared { messages: messages.len(), ..Compared::default() };
    for sentence in items(&test["test"]["assertions"]).map(text) {
        let differs = |what: String| Difference::of(format!("\"{sentence}\""), what, mirror.game());
        match judged.holds(&sentence) {
            Some(true) => compared.sentences += 1,
            Some(false) => {
                return Err(differs(format!("does not hold here\n  {:?}\n  scored {:?}", judged.facts, judged.scored)));
            }
            // Undo is no rule of the game: here it is the host's.
            None if sentence.starts_with("Undo ") => {}
            None => return Err(differs("this sentence is not understood here".into())),
        }
    }
    Ok(compared)
}

/// What sentences are held against.
struct Judged {
    /// The players by name.
    names: Vec<String>,
    facts: Facts,
    /// Do they wait for a confirmation where the next tile is drawn here?
    confirming: bool,
    scored: Vec<String>,
}

impl Judged {
    /// Is the sentence true? None if it means nothing here.
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
            ["Player", "can", "pass"] => list("Pass").is_some(),
            ["Player", "can't", "pass"] => list("Pass").is_none(),
            ["Phase" | "phase", "is", "CommitActionPhase"] => self.confirming,
            ["Phase" | "phase", "is", name] => phase == Some(name),
            ["Available", "action", action, "for", id] => list(&format!("{action} {id}")).is_some(),
            ["Available", "action", action] => list(action).is_some(),
            ["TilePlacement", id, "options:", ..] => list(&format!("TilePlacement {id}")) == Some(&placements(options())),
            ["Meeple", class, "options:", ..] => list(&format!("Meeple {class}")) == Some(&pointers(options())),
            _ => return None,
        })
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

/// The options between semicolons, without brackets and the final dot.
fn bare(text: &str) -> String {
    text.trim().trim_end_matches('.').trim_matches(['[', ']', '{', '}']).to_owned()
}

/// `[1,-3] - [0]; [2,-2] - [0,180]` as a list of `x,y rotation`.
fn placements(options: &str) -> Vec<String> {
    let pairs = options.split(';').filter_map(|o| o.split_once(" - "));
    let all = pairs.flat_map(|(cell, turns)| {
        let cell = bare(cell);
        bare(turns).split(',').map(|turn| format!("{cell} {}", turn.trim())).collect::<Vec<_>>()
    });
    sorted(all)
}

/// `{City,N,[0,1]}; {Road,WE,[0,1]}` as a list of `x,y Feature Location`.
fn pointers(options: &str) -> Vec<String> {
    let one = |option: &str| {
        let inner = bare(option);
        let mut parts = inner.splitn(3, ',').map(bare);
        let (feature, location, cell) = (parts.next()?, parts.next()?, parts.next()?);
        Some(format!("{cell} {feature} {location}"))
    };
    sorted(options.split(';').filter_map(one))
}
