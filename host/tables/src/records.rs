//! Records on disk: read whole, and replaced whole or not at all.

use std::path::Path;

use bastide_core::record::{Record, Recorder};

use crate::error::TablesError;
use crate::tables;
use bastide_files::read as input;
use bastide_files::{self as files, Existing};

/// Reads a record.
pub fn read(path: &Path) -> Result<Record, TablesError> {
    Ok(Record::parse(&path.display().to_string(), &input::text(path)?)?)
}

/// Reads a record and plays it: all of it, or the first `until` actions.
pub fn replay(path: &Path, until: Option<usize>) -> Result<Recorder, TablesError> {
    let record = read(path)?;
    let actions = record.actions().count();
    if let Some(until) = until.filter(|until| *until > actions) {
        return Err(TablesError::Usage(format!("{} has {actions} actions; {until} is past its end", path.display())));
    }
    play(record, path, until)
}

/// Reads a record that may be cut off, and plays it up to its last whole action.
pub fn replay_cut(path: &Path) -> Result<Recorder, TablesError> {
    play(Record::parse_cut(&path.display().to_string(), &input::text(path)?)?, path, None)
}

/// Writes what can be read of a record that is cut off to a new file. The old file stays as it is.
///
/// # Errors
/// The record is not cut off, cannot be played, or the new file exists already.
pub fn repair_to(path: &Path, new: &Path) -> Result<Recorder, TablesError> {
    match read(path) {
        Err(error) if error.is_cut() => {}
        Err(error) => return Err(error),
        Ok(_) => {
            let path = path.display();
            let text =
                format!("{path} is not cut off, and nothing else is repaired; `bastide replay {path}` tells if it can be played");
            return Err(TablesError::Usage(text));
        }
    }
    let recorder = replay_cut(path)?;
    create(new, &recorder.text())?;
    Ok(recorder)
}

fn play(mut record: Record, path: &Path, until: Option<usize>) -> Result<Recorder, TablesError> {
    tables::check_bots(&record.table)?;
    let available = crate::available(&mut record.table, tables::folder(path))?;
    Ok(record.replay(&available, until)?)
}

/// Writes a text to a file, and replaces what is there: all of it, or nothing.
pub fn save(path: &Path, text: &str) -> Result<(), TablesError> {
    Ok(files::write_bytes(path, Existing::Replace, text.as_bytes())?)
}

/// Writes a text to a file that does not exist yet: all of it, or nothing.
pub fn create(path: &Path, text: &str) -> Result<(), TablesError> {
    Ok(files::write_bytes(path, Existing::Keep, text.as_bytes())?)
}
