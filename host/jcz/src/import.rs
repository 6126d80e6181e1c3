//! A game of theirs as a record of ours.
//!
//! The game is followed message by message, and what was done here becomes the record, with the tiles in the order in which they were
//! drawn. What a record cannot hold, or needs an expansion that is not here, is told; the record then ends before the first
//! message that needs it.

use bastide_core::{Expansion, Recorder};
use serde_json::Value;

use super::mirror::Mirror;
use super::setup::{Seated, seat_as_far};
use super::theirs::{items, messages};
use super::{KEPT, Not};

/// A record of a game of theirs.
#[derive(Debug)]
pub struct Imported {
    /// The game up to where it could be followed.
    pub recorder: Recorder,
    /// What is not in the record, a sentence each.
    pub lost: Vec<String>,
}

/// Makes a record of a game of theirs, as far as its expansions are here.
pub fn import(game: &Value, available: &[&dyn Expansion]) -> Result<Imported, Not> {
    let (seated, missing) = seat_as_far(game, available)?;
    let mut lost: Vec<String> = missing.iter().map(|needs| format!("it needs {needs}, which is not here")).collect();
    lost.extend(untold(game, &seated));
    let mut mirror = Mirror::start(&seated).map_err(Not::Read)?;
    let messages = messages(game);
    for (i, msg) in messages.iter().enumerate() {
        if let Err(why) = mirror.perform(msg, &messages[i + 1..]) {
            lost.push(format!("message {} of {} and those after it: {msg}: {why}", i + 1, messages.len()));
            break;
        }
    }
    let recorder = record(&seated, &mirror, game, &mut lost)?;
    Ok(Imported { recorder, lost })
}

/// What their file tells besides the game, and a record does not.
fn untold(game: &Value, seated: &Seated) -> Vec<String> {
    let mut lost = Vec::new();
    if let Some(limit) = seated.limit {
        lost.push(format!("the game ends after {limit} draws there; here it goes on"));
    }
    match items(&game["test"]["assertions"]).count() {
        0 => {}
        n => lost.push(format!("the {n} sentences of the rule test; `bastide verify` checks them")),
    }
    if items(&game["chat"]).next().is_some() {
        lost.push("the chat".into());
    }
    if !game["setup"]["timer"].is_null() {
        lost.push("the timer".into());
    }
    lost
}

/// What was done here, recorded from the start.
fn record(seated: &Seated, mirror: &Mirror, game: &Value, lost: &mut Vec<String>) -> Result<Recorder, Not> {
    let mut table = seated.table.clone();
    let mut actions = mirror.played();
    if let Some(kept) = game[KEPT]["actions"].as_u64() {
        // What they do unasked after the last recorded action is not in the record that this one came from.
        actions = actions.get(..kept as usize).unwrap_or(actions);
    } else {
        table.draws = mirror.draws().iter().map(|t| seated.rules.tiles.get(*t).name.clone()).collect();
    }
    let start = Recorder::start(table, seated.rules.clone(), seated.seed);
    let mut recorder = start.map_err(|e| Not::Read(e.to_string()))?;
    for action in actions {
        if let Err(refused) = recorder.play(*action) {
            lost.push(format!("what comes after action {} of {}: {refused}", recorder.len(), actions.len()));
            break;
        }
    }
    Ok(recorder)
}
