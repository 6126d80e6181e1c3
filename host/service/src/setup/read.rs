//! Reads the text of a file: a record of Bastide, or a saved game of JCloisterZone.
//!
//! A text from a stranger may name no file, no library and no program, and is limited in size.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bastide_core::Expansion;
use bastide_core::record::{Record, Recorder};
use bastide_core::table::Table;
use bastide_texts::{Args, Language};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::bots::refused_bot;
use super::printable::printable;
use super::problem::{self, At};
use crate::protocol::Step;
use crate::texts::{say, say_with};

/// The longest text of a file, in bytes.
pub const MAX_FILE: usize = 1 << 20;
/// The most actions of a game. The longest games with all expansions have some thousands.
const MAX_ACTIONS: usize = 20_000;
/// The most messages about parts that could not be taken over, and the most characters of each.
const MAX_LOST: (usize, usize) = (10, 200);
/// The name of a file in messages.
const FILE: &str = "";

/// A game that was read from a file.
#[derive(Debug, Serialize, Deserialize)]
pub struct Read {
    /// The table as TOML.
    pub toml: String,
    /// The seed of all chance. In JSON it is a text, since it has more digits than a number of JavaScript.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub seed: u64,
    /// The actions.
    pub lines: Vec<Step>,
    /// The names of the players.
    pub names: Vec<String>,
    /// Whether the game is over.
    pub over: bool,
    /// The parts of the file that could not be imported, in words.
    pub lost: Vec<String>,
}

fn as_text<S: Serializer>(seed: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seed)
}

fn from_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

/// Returns the message about a file that is too large.
pub fn too_large(language: &Language) -> String {
    say_with(language, "error-file-large", &Args::new().with("kilobytes", MAX_FILE / 1024))
}

/// Reads a game from the text of a file. A record may have these expansions, a saved game of JCloisterZone the
/// linked ones.
///
/// # Errors
/// The text is not a game that can be replayed here. The message says where and why, in the language.
pub fn read_file(text: &str, language: &Language, expansions: &[&'static dyn Expansion]) -> Result<Read, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > MAX_FILE {
        return Err(too_large(language));
    }
    // A fault in a reader must not look like one of the host.
    let read = catch_unwind(AssertUnwindSafe(|| match text.trim_start().chars().next() {
        Some('{') => saved_game(text, language),
        Some('<') => Err(say(language, "error-file-xml")),
        Some('#') => record(text, language, expansions).map(|recorder| (recorder, Vec::new())),
        _ => Err(say(language, "error-file-unknown")),
    }));
    let (recorder, lost) = read.unwrap_or_else(|_| Err(say(language, "error-file-breaks")))?;
    let mut table = recorder.table().clone();
    for player in &mut table.players {
        // A game that is over needs no bot, and whoever plays on chooses the bots anew.
        player.bot = player.bot.take().filter(|bot| refused_bot(bot).is_none());
    }
    Ok(Read {
        toml: table.to_toml(),
        seed: recorder.seed(),
        lines: recorder.played().map(|(player, _, line)| Step { line: line.to_owned(), player: player.0, fault: None }).collect(),
        names: table.players.iter().map(|player| player.name.clone()).collect(),
        over: recorder.game().is_over(),
        lost: lost.iter().take(MAX_LOST.0).map(|lost| printable(lost, MAX_LOST.1)).collect(),
    })
}

/// Returns the message about a game with too many actions.
fn too_long(language: &Language) -> String {
    say_with(language, "error-file-long", &Args::new().with("n", MAX_ACTIONS))
}

/// Replays a record.
fn record(text: &str, language: &Language, expansions: &[&'static dyn Expansion]) -> Result<Recorder, String> {
    let record = Record::parse(FILE, text).map_err(|e| problem::of_record(language, &e))?;
    if record.actions().count() > MAX_ACTIONS {
        return Err(too_long(language));
    }
    may_be_played(&record.table, language, expansions)?;
    record.replay(expansions, None).map_err(|e| problem::of_record(language, &e))
}

/// Converts a saved game of JCloisterZone. Returns also what the record does not contain.
fn saved_game(text: &str, language: &Language) -> Result<(Recorder, Vec<String>), String> {
    let game: Value = serde_json::from_str(text).map_err(|e| {
        let why = say_with(language, "error-file-json", &Args::new().with("why", problem::without_place(&e)));
        At { line: e.line(), column: e.column() }.tell(language, why)
    })?;
    if game["replay"].as_array().is_some_and(|replay| replay.len() > MAX_ACTIONS) {
        return Err(too_long(language));
    }
    let all = bastide_core::linked();
    let imported = bastide_jcz::import(&game, &all).map_err(|e| problem::of_import(language, &e))?;
    may_be_played(imported.recorder.table(), language, &all)?;
    Ok((imported.recorder, imported.lost))
}

/// Checks that a table names nothing that a stranger may not name.
fn may_be_played(table: &Table, language: &Language, expansions: &[&'static dyn Expansion]) -> Result<(), String> {
    if !table.libraries.is_empty() {
        return Err(say(language, "error-file-library"));
    }
    match table.files(expansions).first() {
        Some(file) => Err(say_with(language, "error-file-names", &Args::new().with("file", file.file.clone()))),
        None => Ok(()),
    }
}
