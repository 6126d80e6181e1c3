//! A rule test of theirs: messages, then sentences that must be true.

use serde_json::Value;

use crate::ours;
use crate::replay::{Compared, perform};
use crate::setup::Seated;
use crate::theirs::{items, text};

/// Plays a rule test and checks its sentences.
pub(crate) fn check(test: &Value, seated: &Seated) -> Result<Compared, String> {
    let mut game = seated.game()?;
    let mut scored = Vec::new();
    for (i, msg) in items(&test["replay"]).enumerate() {
        let acts = perform(&mut game, msg).map_err(|e| format!("message {i}: {e}"))?;
        if acts {
            scored.extend(ours::scored(&game, seated.tiny));
        }
    }
    let names: Vec<String> = items(&test["players"]).map(|p| text(&p["name"])).collect();
    let facts = ours::facts(&game);
    let mut compared = Compared::file();
    for sentence in items(&test["test"]["assertions"]).map(text) {
        let words: Vec<&str> = sentence.trim_end_matches('.').split_whitespace().collect();
        let seat = |name: &str| names.iter().position(|n| n == name).unwrap_or(usize::MAX);
        let list = |id: &str| facts.get(&format!("offer TilePlacement {id}"));
        let holds = match words[..] {
            [name, "has", n, "point" | "points"] => facts["score"].get(seat(name)).is_some_and(|s| s == n),
            [name, "scored", feature, "for", n, "point" | "points"] => scored.iter().any(|line| {
                let mut parts = line.split(' ');
                let mut next = || parts.next().unwrap_or_default();
                next() == seat(name).to_string() && next() == n && next().split('.').next() == Some(feature)
            }),
            ["Player", "can", "pass"] => facts.contains_key("offer Pass"),
            ["Player", "can't", "pass"] => !facts.contains_key("offer Pass"),
            ["Phase" | "phase", "is", "TilePhase"] => facts.keys().any(|k| k.starts_with("offer TilePlacement")),
            ["Phase" | "phase", "is", "ActionPhase"] => ours::asks_more(&game),
            ["Phase" | "phase", "is", "GameOverPhase"] => game.over(),
            ["Available", "action", "TilePlacement", "for", id] => list(id).is_some(),
            ["TilePlacement", id, "options:", ..] => {
                let (_, options) = sentence.split_once("options:").unwrap_or_default();
                list(id) == Some(&placements(options))
            }
            // Undo is no rule of the game: here it is the host's.
            ["Undo", ..] => continue,
            _ => return Err(format!("this sentence is not understood here: {sentence}")),
        };
        if !holds {
            return Err(format!("does not hold here: {sentence}\n  {facts:?}\n  scored {scored:?}"));
        }
        compared.sentence();
    }
    Ok(compared)
}

/// `[1,-3] - [0]; [2,-2] - [0,180]` as a list of `x,y rotation`.
fn placements(options: &str) -> Vec<String> {
    let bare = |t: &str| t.trim().trim_end_matches('.').trim_matches(['[', ']']).to_owned();
    let pairs = options.split(';').filter_map(|o| o.split_once(" - "));
    let all = pairs.flat_map(|(cell, turns)| {
        let cell = bare(cell);
        bare(turns).split(',').map(|turn| format!("{cell} {}", turn.trim())).collect::<Vec<_>>()
    });
    crate::theirs::sorted(all)
}
