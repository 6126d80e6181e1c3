//! Records on disk: read whole, and replaced whole or not at all.

use std::path::Path;

use bastide_core::record::{Record, Recorder};

use crate::error::Error;
use crate::files::{self, Existing};
use crate::libraries;
use crate::tables;

/// Reads a record.
pub fn read(path: &Path) -> Result<Record, Error> {
    Ok(Record::parse(&path.display().to_string(), &tables::read(path)?)?)
}

/// Reads a record and plays it: all of it, or the first `until` actions.
pub fn replay(path: &Path, until: Option<usize>) -> Result<Recorder, Error> {
    let mut record = read(path)?;
    let actions = record.actions().count();
    if let Some(until) = until.filter(|until| *until > actions) {
        return Err(Error::Usage(format!("{} has {actions} actions; {until} is past its end", path.display())));
    }
    let available = libraries::available(&mut record.table, tables::folder(path))?;
    Ok(record.replay(&available, until)?)
}

/// Writes a text to a file, and replaces what is there: all of it, or nothing.
pub fn save(path: &Path, text: &str) -> Result<(), Error> {
    files::write_bytes(path, Existing::Replace, text.as_bytes())
}

/// Writes a text to a file that does not exist yet: all of it, or nothing.
pub fn create(path: &Path, text: &str) -> Result<(), Error> {
    files::write_bytes(path, Existing::Keep, text.as_bytes())
}
