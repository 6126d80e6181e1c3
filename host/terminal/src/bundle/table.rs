//! The table of a game in a bundle: of a file, of a record, or with all expansions of the bundle.

use std::path::Path;

use bastide_core::Table;
use bastide_core::message::toml_header;
use bastide_core::record::Record;
use bastide_sandbox::Bundle;
use bastide_service::Opening;
use bastide_tables::tables::{self, DEFAULT};

use crate::play::exhibition;
use bastide_console::Error;

/// Reads the table of a file; without one, a person plays with all expansions of the bundle against a bot. The
/// rules are those of the bundle, which checks them when the game is opened.
///
/// # Errors
/// The file cannot be read, or is not a table.
pub(super) fn of_file(path: Option<&Path>, bundle: &Bundle) -> Result<Table, Error> {
    let (name, text) = match path {
        Some(path) => (path.display().to_string(), bastide_files::read::text(path)?),
        None => {
            let added = bundle.manifest().into_iter().flat_map(|manifest| &manifest.expansions);
            let headers: String = added.map(|one| format!("{}\n", toml_header(&one.id))).collect();
            (bundle.name().to_owned(), format!("{DEFAULT}\n{headers}"))
        }
    };
    Ok(Table::parse(&name, &text)?)
}

/// Returns the opening of a game at a table, and the bots of its seats. With `watched`, bots have all seats.
pub(super) fn opening(mut table: Table, seed: Option<u64>, watched: bool) -> (Opening, Vec<Option<String>>) {
    if watched {
        table = exhibition::with_bots(table);
    }
    let seed = seed.or(table.seed).unwrap_or_else(tables::any_seed);
    let bots = table.players.iter().map(|seat| seat.bot.clone()).collect();
    (Opening { toml: table.to_toml(), seed, lines: Vec::new() }, bots)
}

/// Returns the game of a record up to its end, and the bots of its seats.
pub(super) fn of_record(record: Record, watched: bool) -> (Opening, Vec<Option<String>>) {
    let (toml, lines) = (record.table.to_toml(), record.actions().map(str::to_owned).collect());
    let (opening, bots) = opening(record.table, Some(record.seed), watched);
    // The record tells the table as it was; bots do not belong to its rules.
    (Opening { toml, lines, ..opening }, bots)
}
