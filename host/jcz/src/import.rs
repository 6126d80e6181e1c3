//! Converts a JCloisterZone game to a Bastide record.
//!
//! The import follows the game message by message and records the Bastide actions, with the tiles
//! in the order of their draws. It reports whatever a record cannot contain. The record ends before
//! the first message that Bastide cannot follow.

use bastide_core::{Expansion, Recorder};
use serde_json::Value;

use super::jcz_json::{items, messages};
use super::mirror::Mirror;
use super::names::{ANIMALS, BAG, DIE};
use super::setup::{ImportedSetup, import_setup_partly};
use super::{BASTIDE_KEY, ImportError};

/// A JCloisterZone game as a Bastide record.
#[derive(Debug)]
pub struct Imported {
    /// The game, up to the last message that could be followed.
    pub recorder: Recorder,
    /// The parts that the record does not contain, one phrase each.
    pub lost: Vec<String>,
}

/// Converts a JCloisterZone game to a record, as far as the available expansions permit.
///
/// # Errors
/// The setup is invalid, or Bastide lacks something that the game needs from its start.
pub fn import(game: &Value, available: &[&dyn Expansion]) -> Result<Imported, ImportError> {
    let (setup, missing) = import_setup_partly(game, available)?;
    let mut lost: Vec<String> = missing.iter().map(|needs| format!("it needs {needs}, which Bastide lacks")).collect();
    lost.extend(unrecorded_contents(game, &setup));
    let mut mirror = Mirror::start(&setup).map_err(ImportError::Invalid)?;
    let messages = messages(game);
    for (i, msg) in messages.iter().enumerate() {
        if let Err(why) = mirror.perform(msg, &messages[i + 1..]) {
            lost.push(format!("message {} of {} and those after it: {msg}: {why}", i + 1, messages.len()));
            break;
        }
    }
    let recorder = record(&setup, &mirror, game, &mut lost)?;
    Ok(Imported { recorder, lost })
}

/// Returns the contents of the file that a record cannot contain.
fn unrecorded_contents(game: &Value, setup: &ImportedSetup) -> Vec<String> {
    let mut lost = Vec::new();
    if let Some(limit) = setup.limit {
        lost.push(format!("the end of the game after {limit} draws"));
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

/// Records the actions of the mirror from the start of the game.
fn record(setup: &ImportedSetup, mirror: &Mirror, game: &Value, lost: &mut Vec<String>) -> Result<Recorder, ImportError> {
    let mut table = setup.table.clone();
    let mut actions = mirror.played();
    if let Some(length) = game[BASTIDE_KEY]["actions"].as_u64() {
        // The mirror may have answered questions after the last action of the exported record.
        actions = actions.get(..length as usize).unwrap_or(actions);
    } else {
        let tokens: Vec<u16> = mirror.tokens().iter().map(|drawn| drawn.index).collect();
        if !tokens.is_empty() {
            table.chance.insert(BAG.into(), tokens);
        }
        let animals: Vec<u16> = mirror.animals.iter().map(|(position, _)| *position).collect();
        if !animals.is_empty() {
            table.chance.insert(ANIMALS.into(), animals);
        }
        if !mirror.rolls.is_empty() {
            table.chance.insert(DIE.into(), mirror.rolls.clone());
        }
        table.draws = mirror.draws().iter().map(|t| setup.rules.tiles.get(*t).name.clone()).collect();
    }
    let start = Recorder::start(table, setup.rules.clone(), setup.seed);
    let mut recorder = start.map_err(|e| ImportError::Invalid(e.to_string()))?;
    for action in actions {
        if let Err(refused) = recorder.play(*action) {
            lost.push(format!("the actions after number {} of {}: {refused}", recorder.len(), actions.len()));
            break;
        }
    }
    Ok(recorder)
}
