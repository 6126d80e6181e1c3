//! Locks that keep two programs from writing the same record.
//!
//! The writer of a record holds a lock on a file beside it, `.NAME.lock`. The record itself cannot
//! carry the lock: saving replaces the record, and the lock would stay with the old file. The
//! system releases a lock when its program ends, also after a crash. At most the empty lock file
//! stays.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Error as IoError, ErrorKind, Result as IoResult};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use same_file::Handle;

use crate::error::FileError;

/// The number of tries when the previous holder removes the lock file at the same moment.
const MAX_TRIES: usize = 100;

/// The lock files that this program holds.
static HELD: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn held() -> MutexGuard<'static, Vec<PathBuf>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the lock files of this program, for an end of the program at which nothing is dropped.
pub fn remove_all() {
    for beside in std::mem::take(&mut *held()) {
        _ = std::fs::remove_file(beside);
    }
}

/// The records that this program writes, each with its lock. Dropping the value releases all locks.
#[derive(Debug, Default)]
pub struct Locks(Vec<Lock>);

#[derive(Debug)]
struct Lock {
    record: PathBuf,
    beside: PathBuf,
    /// `None` if the file system does not support locks.
    file: Option<File>,
}

impl Locks {
    /// Locks a record for this program; the record need not exist yet. Does nothing if these
    /// `Locks` hold it already, or if the path is not a regular file, such as a device.
    ///
    /// # Errors
    /// Another program or another game writes the record, or the lock file cannot be created.
    pub fn hold(&mut self, record: &Path) -> Result<(), FileError> {
        let record = resolved(record).map_err(|e| FileError::write(record, e))?;
        if std::fs::metadata(&record).is_ok_and(|found| !found.is_file()) {
            return Ok(());
        }
        if self.0.iter().all(|lock| lock.record != record) {
            self.0.push(Lock::take(record)?);
        }
        Ok(())
    }
}

impl Lock {
    fn take(record: PathBuf) -> Result<Lock, FileError> {
        let name = record.file_name().unwrap_or_default().to_string_lossy();
        let beside = record.with_file_name(format!(".{name}.lock"));
        for _ in 0..MAX_TRIES {
            let file = open(&beside).map_err(|e| FileError::write(&beside, e))?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(FileError::Locked(record)),
                Err(TryLockError::Error(e)) if e.kind() == ErrorKind::Unsupported => {
                    return Ok(Lock { record, beside, file: None });
                }
                Err(TryLockError::Error(e)) => return Err(FileError::write(&beside, e)),
            }
            // The previous holder may have removed the file since it was opened. The lock would
            // then be on a file that no other program sees.
            if is_at(&file, &beside).map_err(|e| FileError::write(&beside, e))? {
                held().push(beside.clone());
                return Ok(Lock { record, beside, file: Some(file) });
            }
        }
        Err(FileError::Locked(record))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.file.is_some() {
            held().retain(|beside| *beside != self.beside);
            // An empty file that stays does no harm.
            _ = std::fs::remove_file(&self.beside);
        }
    }
}

fn open(path: &Path) -> IoResult<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

/// Returns `true` if `path` still names this file.
fn is_at(file: &File, path: &Path) -> IoResult<bool> {
    match Handle::from_path(path) {
        Ok(there) => Ok(Handle::from_file(file.try_clone()?)? == there),
        Err(e) if e.kind() == ErrorKind::NotFound => Ok(false),
        Err(e) => Err(e),
    }
}

/// Returns the canonical path of a file, with links resolved.
fn resolved(path: &Path) -> IoResult<PathBuf> {
    match path.canonicalize() {
        Err(e) if e.kind() == ErrorKind::NotFound => {}
        found => return found,
    }
    let name = path.file_name().ok_or_else(|| IoError::from(ErrorKind::IsADirectory))?;
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok(folder.canonicalize()?.join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(folder: &Path) -> IoResult<usize> {
        Ok(std::fs::read_dir(folder)?.count())
    }

    #[test]
    fn a_record_is_locked_until_its_locks_are_dropped_and_nothing_stays() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        let record = dir.path().join("game.record");
        let (mut first, mut second) = (Locks::default(), Locks::default());
        first.hold(&record)?;
        first.hold(&dir.path().join("./game.record"))?;
        let refused = second.hold(&record);
        assert!(matches!(&refused, Err(FileError::Locked(path)) if path.ends_with("game.record")), "{refused:?}");
        crate::write_bytes(&record, crate::Existing::Replace, b"replaced as a whole")?;
        assert!(second.hold(&record).is_err(), "the lock outlives the file");
        second.hold(&dir.path().join("other.record"))?;
        drop(first);
        second.hold(&record)?;
        drop(second);
        assert_eq!(count(dir.path())?, 1, "only the record is left");
        Ok(())
    }

    #[test]
    fn a_lock_file_that_a_crash_left_locks_nobody_out() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        std::fs::write(dir.path().join(".game.record.lock"), "")?;
        Ok(Locks::default().hold(&dir.path().join("game.record"))?)
    }

    #[test]
    fn a_lock_on_a_file_that_was_removed_is_not_taken_for_one() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        let beside = dir.path().join(".game.record.lock");
        let old = open(&beside)?;
        std::fs::remove_file(&beside)?;
        assert!(!is_at(&old, &beside)?);
        let new = open(&beside)?;
        assert!(is_at(&new, &beside)? && !is_at(&old, &beside)?);
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_a_record_is_the_record() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        let (record, link) = (dir.path().join("game.record"), dir.path().join("link.record"));
        std::fs::write(&record, "x")?;
        std::os::unix::fs::symlink(&record, &link)?;
        let (mut first, mut second) = (Locks::default(), Locks::default());
        first.hold(&record)?;
        assert!(matches!(second.hold(&link), Err(FileError::Locked(_))));
        Ok(())
    }
}
