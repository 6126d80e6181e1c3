//! Reads the text of a file: a record of Bastide, or a saved game of JCloisterZone.
//!
//! What a stranger sends may name no file, no library and no program, and is limited in size.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bastide_core::record::{Record, Recorder};
use bastide_core::table::Table;
use bastide_engine::Step;
use serde_json::{Value, json};

use super::problem::{self, At};
use crate::error::{Failure, Why};
use crate::rooms::bots;
use crate::rooms::new_table::NewTable;
use crate::rooms::new_table::begun::Begun;
use crate::rooms::registry::Rooms;
use crate::settings::{Settings, printable};
use crate::store::Phase;

/// The longest text of a file, in bytes.
pub(crate) const MOST_FILE: usize = 1 << 20;
/// The most actions of a game. The longest games with all expansions have some thousands.
const MOST_ACTIONS: usize = 20_000;
/// The most parts that are named which could not be taken over, and the most letters of each.
const MOST_LOST: (usize, usize) = (10, 200);
/// The name of a file in messages.
const FILE: &str = "";

impl Rooms {
    /// Returns the table of a game in a file, whose game has ended as far as this server is concerned:
    /// it can be looked at and played on.
    ///
    /// # Errors
    /// The text is not a game that this server can replay. The message says where and why.
    pub(crate) fn read_file(&self, text: &str) -> Result<NewTable, Failure> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.len() > MOST_FILE {
            return Err(Failure::Refused(Why::with("error-file-large", "kilobytes", MOST_FILE / 1024)));
        }
        // A fault in a reader must not look like one of the server.
        let read = catch_unwind(AssertUnwindSafe(|| match text.trim_start().chars().next() {
            Some('{') => self.saved_game(text),
            Some('<') => Err("error-file-xml".into()),
            Some('#') => self.record(text).map(|recorder| (recorder, Vec::new())),
            _ => Err("error-file-unknown".into()),
        }));
        let (recorder, lost) = read.unwrap_or_else(|_| Err("error-file-breaks".into())).map_err(Failure::Refused)?;
        let mut table = recorder.table().clone();
        for player in &mut table.players {
            // A game that is over needs none, and one that is played on chooses others.
            player.bot = player.bot.take().filter(|bot| bots::refused(bot).is_none());
        }
        let lines = recorder.played().map(|(player, _, line)| Step { line: line.to_owned(), player: player.0 }).collect();
        let lost: Vec<String> = lost.iter().take(MOST_LOST.0).map(|lost| printable(lost, MOST_LOST.1)).collect();
        let told = json!({"file": true, "open": !recorder.game().is_over(), "lost": lost});
        let begun = Begun { seed: recorder.seed(), lines, phase: Some(Phase::Over), told };
        let settings = Settings { private: true, chat: false, ..Settings::default() };
        Ok(NewTable { toml: table.to_toml(), settings, begun: Some(begun), ..NewTable::default() })
    }

    /// Replays a record.
    fn record(&self, text: &str) -> Result<Recorder, Why> {
        let record = Record::parse(FILE, text).map_err(|e| problem::of_record(&e))?;
        if record.actions().count() > MOST_ACTIONS {
            return Err(Why::with("error-file-long", "n", MOST_ACTIONS));
        }
        self.may_be_played(&record.table)?;
        record.replay(&bastide_tables::plugins::available(), None).map_err(|e| problem::of_record(&e))
    }

    /// Converts a saved game of JCloisterZone. Returns also what the record does not contain.
    fn saved_game(&self, text: &str) -> Result<(Recorder, Vec<String>), Why> {
        let game: Value = serde_json::from_str(text).map_err(|e| {
            let why = Why::with("error-file-json", "why", problem::without_place(&e));
            At { line: e.line(), column: e.column() }.tell(why)
        })?;
        if game["replay"].as_array().is_some_and(|replay| replay.len() > MOST_ACTIONS) {
            return Err(Why::with("error-file-long", "n", MOST_ACTIONS));
        }
        let imported = bastide_jcz::import(&game, &bastide_tables::plugins::available()).map_err(|e| problem::of_import(&e))?;
        self.may_be_played(imported.recorder.table())?;
        Ok((imported.recorder, imported.lost))
    }

    /// Checks that a table names nothing that a stranger may not name.
    fn may_be_played(&self, table: &Table) -> Result<(), Why> {
        if !table.libraries.is_empty() {
            return Err("error-file-library".into());
        }
        let all = bastide_tables::plugins::available();
        match table.files(&all).first() {
            Some(file) => Err(Why::Text("error-file-names", vec![("file", file.file.clone())])),
            None => Ok(()),
        }
    }
}
