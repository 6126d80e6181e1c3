//! Records on disk: read as a whole, and replaced completely or not at all.

use std::path::Path;

use bastide_core::record::{Record, Recorder};

use crate::commands::Source;
use crate::error::TablesError;
use crate::{Offered, tables};
use bastide_files::read as input;
use bastide_files::{self as files, Existing};

/// Reads a record.
///
/// # Errors
/// The file cannot be read, or is not a record.
pub fn read(path: &Path) -> Result<Record, TablesError> {
    Ok(Record::parse(&path.display().to_string(), &input::text(path)?)?)
}

/// Reads a record and replays it: all of it, or the first `until` actions.
///
/// # Errors
/// The record cannot be read or replayed, or has fewer than `until` actions.
pub fn replay(path: &Path, until: Option<usize>) -> Result<Recorder, TablesError> {
    replay_with(path, until, &[])
}

/// Reads a record and replays it as [`replay`] does, also with the offered expansions.
///
/// # Errors
/// As for [`replay`].
pub fn replay_with(path: &Path, until: Option<usize>, offered: &[Offered]) -> Result<Recorder, TablesError> {
    let record = read(path)?;
    let actions = record.actions().count();
    if let Some(until) = until.filter(|until| *until > actions) {
        return Err(TablesError::Usage(format!("{} has {actions} actions; {until} is beyond its end", path.display())));
    }
    play(record, path, until, offered)
}

/// Reads a record that may be cut off, and replays it up to its last whole action.
///
/// # Errors
/// The file cannot be read, or the whole part cannot be replayed.
pub fn replay_cut(path: &Path) -> Result<Recorder, TablesError> {
    play(Record::parse_cut(&path.display().to_string(), &input::text(path)?)?, path, None, &[])
}

/// Writes the readable part of a cut-off record to a new file. The old file stays unchanged.
///
/// # Errors
/// The record is not cut off, cannot be replayed, or the new file exists already.
pub fn repair_to(path: &Path, new: &Path) -> Result<Recorder, TablesError> {
    match read(path) {
        Err(error) if error.is_cut() => {}
        Err(error) => return Err(error),
        Ok(_) => {
            let path = path.display();
            let text = format!(
                "{path} is not cut off, and nothing else is repaired; `bastide replay {path}` checks whether it can be played"
            );
            return Err(TablesError::Usage(text));
        }
    }
    let recorder = replay_cut(path)?;
    create(new, &recorder.text())?;
    Ok(recorder)
}

fn play(mut record: Record, path: &Path, until: Option<usize>, offered: &[Offered]) -> Result<Recorder, TablesError> {
    tables::check_bots(&record.table, Source::Record)?;
    let available = crate::available(&mut record.table, tables::folder(path), offered)?;
    Ok(record.replay(&available, until)?)
}

/// Writes a text to a file completely or not at all, and replaces an existing file.
///
/// # Errors
/// The file cannot be written.
pub fn save(path: &Path, text: &str) -> Result<(), TablesError> {
    Ok(files::write_bytes(path, Existing::Replace, text.as_bytes())?)
}

/// Writes a text to a file that does not exist yet, completely or not at all.
///
/// # Errors
/// The file exists or cannot be written.
pub fn create(path: &Path, text: &str) -> Result<(), TablesError> {
    Ok(files::write_bytes(path, Existing::Keep, text.as_bytes())?)
}
