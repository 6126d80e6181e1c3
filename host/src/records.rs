//! Records on disk: read whole, and replaced whole or not at all.
//!
//! A record is written to a file beside its place, brought to the disk, and moved into place; so whatever goes wrong, the file holds
//! either the old record or the new one.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use bastide_core::record::{Record, Recorder};

use crate::error::Error;
use crate::input;
use crate::libraries;
use crate::tables;

/// Reads a record.
pub fn read(path: &Path) -> Result<Record, Error> {
    Ok(Record::parse(&path.display().to_string(), &input::text(path)?)?)
}

/// Reads a record and plays it: all of it, or the first `until` actions.
pub fn replay(path: &Path, until: Option<usize>) -> Result<Recorder, Error> {
    let record = read(path)?;
    let actions = record.actions().count();
    if let Some(until) = until.filter(|until| *until > actions) {
        return Err(Error::Usage(format!("{} has {actions} actions; {until} is past its end", path.display())));
    }
    play(record, path, until)
}

/// Reads a record that may be cut off, and plays it up to its last whole action.
pub fn replay_cut(path: &Path) -> Result<Recorder, Error> {
    play(Record::parse_cut(&path.display().to_string(), &input::text(path)?)?, path, None)
}

/// Writes what can be read of a record that is cut off to a new file. The old file stays as it is.
///
/// # Errors
/// The record is not cut off, cannot be played, or the new file exists already.
pub fn repair_to(path: &Path, new: &Path) -> Result<Recorder, Error> {
    match read(path) {
        Err(error) if error.is_cut() => {}
        Err(error) => return Err(error),
        Ok(_) => return Err(Error::Usage(format!("{} is whole; there is nothing to repair", path.display()))),
    }
    let recorder = replay_cut(path)?;
    create(new, &recorder.text())?;
    Ok(recorder)
}

fn play(mut record: Record, path: &Path, until: Option<usize>) -> Result<Recorder, Error> {
    tables::check_bots(&record.table)?;
    let available = libraries::available(&mut record.table, tables::folder(path))?;
    Ok(record.replay(&available, until)?)
}

/// Writes a text to a file: all of it, or nothing.
pub fn save(path: &Path, text: &str) -> Result<(), Error> {
    replace(path, |file| file.write_all(text.as_bytes()).map_err(|e| Error::write(path, e)))
}

/// Writes a text to a file that does not exist yet.
pub fn create(path: &Path, text: &str) -> Result<(), Error> {
    let mut file = File::create_new(path).map_err(|e| match e.kind() {
        std::io::ErrorKind::AlreadyExists => Error::Exists(path.into()),
        _ => Error::write(path, e),
    })?;
    file.write_all(text.as_bytes()).map_err(|e| Error::write(path, e))
}

/// Replaces a file by what `fill` writes. If that fails, the old file stays.
pub fn replace<T>(path: &Path, fill: impl FnOnce(&mut File) -> Result<T, Error>) -> Result<T, Error> {
    let not_written = |e| Error::write(path, e);
    let beside = beside(path).map_err(not_written)?;
    let written = File::create(&beside).map_err(not_written).and_then(|mut file| {
        let filled = fill(&mut file)?;
        file.sync_all().and_then(|()| fs::rename(&beside, path)).and_then(|()| sync_folder(path)).map_err(not_written)?;
        Ok(filled)
    });
    if written.is_err() {
        // What is half done is of no use; that it cannot be removed either is no news.
        _ = fs::remove_file(&beside);
    }
    written
}

/// A file of this process in the same folder, so that it can be moved without copying.
fn beside(path: &Path) -> std::io::Result<PathBuf> {
    let name = path.file_name().ok_or(std::io::ErrorKind::IsADirectory)?;
    Ok(path.with_file_name(format!(".{}.{}.tmp", name.to_string_lossy(), std::process::id())))
}

/// Brings the new name to the disk, where folders can be opened.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match File::open(folder) {
        Ok(folder) if cfg!(unix) => folder.sync_all(),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_save_that_fails_keeps_the_old_file() -> std::io::Result<()> {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("game.record");
        assert!(save(&path, "old").is_ok());
        let failed: Result<(), Error> = replace(&path, |file| {
            file.write_all(b"half of the n")?;
            Err(Error::Output(std::io::Error::other("the disk is full")))
        });
        assert!(failed.is_err_and(|e| e.to_string().contains("the disk is full")));
        assert_eq!(fs::read_to_string(&path)?, "old");
        assert!(save(&path, "new").is_ok());
        assert_eq!(fs::read_to_string(&path)?, "new");
        assert_eq!(fs::read_dir(dir.path())?.count(), 1, "nothing is left beside it");
        Ok(())
    }

    #[test]
    fn a_save_into_a_folder_that_is_not_there_says_so() -> std::io::Result<()> {
        let dir = tempfile::tempdir()?;
        let failed = save(&dir.path().join("no/game.record"), "x");
        assert!(failed.is_err_and(|e| e.to_string().starts_with("cannot write") && e.exit_code() == 2));
        Ok(())
    }
}
