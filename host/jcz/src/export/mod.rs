//! Converts a Bastide record to a saved game of JCloisterZone.
//!
//! A Bastide game follows the actions of the record. Each action is converted to a JCloisterZone
//! message, which is then performed in the game. If JCloisterZone would act differently from the
//! record, or lacks the action, the export fails with the number of the move. The written file is
//! replayed once more by the rules of JCloisterZone alone.

mod error;
mod harmless;
mod message;
mod numbers;
mod phases;
mod roses;
mod setup;
mod waiting;
mod writer;

use bastide_core::{Expansion, Game, Recorder, Seat, Table, TileType};
use serde_json::{Value, json};

use crate::draws::Draws;
use crate::import::import;
use crate::mirror::Mirror;
use crate::setup::SEVERAL_ABBOTS;
use crate::setup::keys::KEYS;
use crate::verify::follow_with;
use crate::{BASTIDE_KEY, import_setup, names};
use message::CHANCE;
use phases::Phases;
use setup::{export_setup, has_word};
use writer::Writer;

pub use error::NotExported;
pub use setup::differing_options;

/// A saved game of JCloisterZone.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The contents of the file.
    pub game: Value,
    /// The differences when JCloisterZone plays the game, one sentence each.
    pub notes: Vec<String>,
}

/// Converts a record to a saved game of JCloisterZone.
///
/// # Errors
/// JCloisterZone lacks a plugin or a move of the record, or would play the game differently.
pub fn export(recorder: &Recorder, available: &[&dyn Expansion]) -> Result<Exported, NotExported> {
    let table = recorder.table();
    let rules = recorder.game().rules();
    let broken = |e: &dyn std::fmt::Display| NotExported::Game(e.to_string());
    let known = |id: &str| KEYS.iter().any(|k| k.plugin == id);
    if let Some(plugin) = rules.plugins.iter().find(|p| !known(p.id)) {
        return Err(NotExported::Plugin(plugin.id.into()));
    }
    if rules.figure("abbot").is_some_and(|kind| rules.figures.get(kind).per_player > 1) {
        return Err(NotExported::Game(format!("it needs {SEVERAL_ABBOTS}, which Bastide lacks")));
    }
    let opening = table.opening(rules, recorder.seed()).map_err(|e| broken(&e))?;
    let game = Game::new(rules.clone(), &opening).map_err(|e| broken(&e))?;
    let flies_late = has_word(table, rules, available, ("princess-dragon", "dragon_move"), "after_scoring");
    let mut writer = Writer::new(recorder, game, flies_late.map_err(|e| broken(&e))?);
    writer.write()?;
    let setup = export_setup(table, rules, available).map_err(|e| broken(&e))?;
    let mut notes = differing_options(table, rules, available).map_err(|e| broken(&e))?;
    let mut game = file(table, setup, draw_order(&writer.mirror, table), writer.messages);
    notes.extend(replay_exported(&game, recorder, available)?);
    game[BASTIDE_KEY] = json!({"table": table.to_toml(), "seed": recorder.seed(), "actions": recorder.len()});
    let back = import(&game, available).map_err(|e| broken(&e))?;
    match (back.lost.first(), back.recorder.text() == recorder.text()) {
        (None, true) => Ok(Exported { game, notes }),
        (None, false) => Err(NotExported::Game("imported back, it is a different record".into())),
        (Some(lost), _) => Err(NotExported::Game(format!("imported back, it loses this: {lost}"))),
    }
}

/// Returns the whole pack: first the drawn tiles in order, then the tiles that the table lists
/// next, then the others by name.
fn draw_order(mirror: &Mirror, table: &Table) -> Vec<String> {
    let name = |tile: &TileType| mirror.game().rules().tiles.get(*tile).name.clone();
    let mut order: Vec<String> = mirror.draws().iter().map(name).collect();
    let piles = &mirror.game().state().core.piles;
    let mut rest = Vec::new();
    for pile in mirror.game().rules().draw_piles() {
        let mut of_pile: Vec<String> = piles[pile.index()].iter().map(name).collect();
        of_pile.sort();
        rest.append(&mut of_pile);
    }
    // Dragon tiles that cannot be drawn yet come last.
    if let Some((pile, _)) = Draws::waiting(mirror.game().rules()) {
        let mut waiting: Vec<String> = piles[pile.index()].iter().map(name).collect();
        waiting.sort();
        rest.append(&mut waiting);
    }
    for listed in table.draws.iter().skip(order.len()) {
        if let Some(at) = rest.iter().position(|name| name == listed) {
            order.push(rest.remove(at));
        }
    }
    order.append(&mut rest);
    order
}

fn file(table: &Table, setup: Value, order: Vec<String>, replay: Vec<Value>) -> Value {
    let player = |seat: &Seat| json!({"name": seat.name, "slot": names::slot(&seat.color)});
    let players: Vec<Value> = table.players.iter().map(player).collect();
    json!({
        "appVersion": VERSION, "gameId": "1", "name": "", "created": "2000-01-01T00:00:00.000Z", "clock": 0,
        "initialRandom": CHANCE, "setup": setup, "players": players, "chat": [], "replay": replay,
        "gameAnnotations": {"drawOrder": order},
    })
}

/// The version of JCloisterZone whose file format is written. Versions from 5.7.0 on open it.
const VERSION: &str = "6.2.0";

/// Replays the file by the rules of JCloisterZone alone, to its last message, and checks that its engine
/// takes each message. Returns a note if the scores differ from those of the record.
fn replay_exported(game: &Value, recorder: &Recorder, available: &[&dyn Expansion]) -> Result<Option<String>, NotExported> {
    let setup = import_setup(game, available).map_err(|e| NotExported::Game(e.to_string()))?;
    let mut phases = Phases::start(&game["setup"]).map_err(NotExported::Game)?;
    let followed = follow_with(game, &setup, |mirror, msg| phases.take(msg, mirror.phase()));
    let mirror = followed.map_err(|d| NotExported::Game(format!("{}: {}", d.step, d.what)))?;
    let score = |game: &Game| game.state().core.score;
    let (jcz, bastide) = (score(mirror.game()), score(recorder.game()));
    let seats = recorder.game().state().core.seats.into();
    Ok((jcz != bastide)
        .then(|| format!("the scores are {:?} in JCloisterZone and {:?} in Bastide", &jcz[..seats], &bastide[..seats])))
}
