//! Writing of files: each file is written completely or not at all, and an existing file is
//! replaced only on request.
//!
//! A regular file is written to a temporary file beside it, synced to the disk, and renamed. After
//! a failure it therefore holds either the old bytes or the new ones. A symbolic link stays, and
//! the file that it points to is replaced. A device, a pipe or a terminal is opened and written to.

use std::fs::{self, File, Permissions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::NamedTempFile;

use crate::error::FileError;

/// The prefix and suffix of the name of a temporary file.
const UNFINISHED: (&str, &str) = (".bastide-", ".tmp");
/// The age from which a temporary file counts as left behind by a program that ended.
const STALE: Duration = Duration::from_secs(60);
/// The longest chain of links that is followed, as in the operating system.
const MAX_LINKS: usize = 40;

/// The treatment of a regular file that exists already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// The file stays as it is, and nothing is written.
    Keep,
    /// The file is replaced.
    Replace,
}

impl Existing {
    /// Returns the treatment that `--force` selects.
    pub fn forced(force: bool) -> Existing {
        if force { Existing::Replace } else { Existing::Keep }
    }
}

/// The destination of a write.
enum Target {
    /// A regular file with all links resolved; it may not exist yet.
    Regular { path: PathBuf, old: Option<Permissions> },
    /// A file that is opened and written to, such as a device.
    Open(File),
}

/// Checks that [`write()`] could write a file, as far as this is known in advance. Does not touch
/// the file.
///
/// # Errors
/// [`FileError::Exists`] if the file exists and may not be replaced.
pub fn check(path: &Path, existing: Existing) -> Result<(), FileError> {
    let regular = fs::metadata(path).is_ok_and(|found| found.is_file()) && own_output(path).is_none();
    if regular && existing == Existing::Keep { Err(FileError::Exists(path.into())) } else { Ok(()) }
}

/// Writes the output of `fill` to a file, completely or not at all.
///
/// # Errors
/// [`FileError::Exists`] if the file exists and may not be replaced, the error of `fill`, and
/// [`FileError::Write`] if the system refuses. A regular file is then unchanged.
pub fn write<T, E: From<FileError>>(
    path: &Path,
    existing: Existing,
    fill: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    match target(path).map_err(|e| FileError::write(path, e))? {
        Target::Open(mut file) => {
            let filled = fill(&mut file)?;
            file.flush().map_err(|e| FileError::write(path, e))?;
            Ok(filled)
        }
        Target::Regular { old: Some(_), .. } if existing == Existing::Keep => Err(FileError::Exists(path.into()).into()),
        Target::Regular { path: place, old } => replace(path, &place, old, existing, fill),
    }
}

/// Writes bytes to a file. See [`write()`].
pub fn write_bytes(path: &Path, existing: Existing, bytes: &[u8]) -> Result<(), FileError> {
    write(path, existing, |file| file.write_all(bytes).map_err(|e| FileError::write(path, e)))
}

/// Returns `true` if two paths lead to the same existing file.
pub fn is_same(a: &Path, b: &Path) -> bool {
    matches!((fs::canonicalize(a), fs::canonicalize(b)), (Ok(a), Ok(b)) if a == b)
}

/// Fills a temporary file beside `place` and renames it to `place`. `path` is the user's name for
/// the file.
fn replace<T, E: From<FileError>>(
    path: &Path,
    place: &Path,
    old: Option<Permissions>,
    existing: Existing,
    fill: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    let not_written = |e| FileError::write(path, e);
    let folder = place.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    clear_stale(folder);
    let mut file = unfinished(folder).map_err(not_written)?;
    let filled = fill(&mut file)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old).map_err(not_written)?;
    }
    file.as_file().sync_all().map_err(not_written)?;
    let moved = match existing {
        Existing::Replace => file.persist(place),
        Existing::Keep => file.persist_noclobber(place),
    };
    match moved {
        Ok(_) => {}
        Err(e) if e.error.kind() == ErrorKind::AlreadyExists => return Err(FileError::Exists(path.into()).into()),
        Err(e) => return Err(not_written(e.error).into()),
    }
    sync_folder(folder).map_err(not_written)?;
    Ok(filled)
}

/// Creates a temporary file with an unused name, locked while it is written. It is removed when it
/// is dropped.
fn unfinished(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED.0).suffix(UNFINISHED.1);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder)?;
    // On systems without file locks, no file counts as stale.
    _ = file.as_file().try_lock();
    Ok(file)
}

/// Removes temporary files left behind by a program that ended while it wrote. Ignores failures.
fn clear_stale(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(UNFINISHED.0) && name.ends_with(UNFINISHED.1) && is_stale(&entry) {
            _ = fs::remove_file(entry.path());
        }
    }
}

/// Returns `true` if a file is old and no program holds a lock on it.
fn is_stale(entry: &fs::DirEntry) -> bool {
    // Metadata of the entry itself: does not follow a link or open a pipe.
    let Ok(found) = entry.metadata() else { return false };
    let old = found.modified().is_ok_and(|at| at.elapsed().is_ok_and(|age| age > STALE));
    found.is_file() && old && File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok())
}

/// Returns the destination that a path leads to.
fn target(path: &Path) -> io::Result<Target> {
    if let Some(output) = own_output(path) {
        return output.map(Target::Open);
    }
    let mut place = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        match fs::symlink_metadata(&place) {
            Ok(found) if found.is_symlink() => {
                // The target of a link in /proc may have no path of its own, such as a pipe.
                if fs::metadata(&place).is_ok_and(|found| !found.is_file()) {
                    return open(&place);
                }
                let to = fs::read_link(&place)?;
                place = place.parent().unwrap_or(Path::new("")).join(to);
            }
            Ok(found) if found.is_file() => {
                return Ok(Target::Regular { path: place, old: Some(found.permissions()) });
            }
            Ok(_) => return open(&place),
            Err(e) if e.kind() == ErrorKind::NotFound && place.file_name().is_some() => {
                return Ok(Target::Regular { path: place, old: None });
            }
            Err(e) => return Err(e),
        }
    }
    Err(io::Error::other("it is a link that leads to too many links; name the file itself"))
}

/// Opens an existing file that is not regular: a device, a pipe, a terminal. The system refuses a
/// folder.
fn open(path: &Path) -> io::Result<Target> {
    File::options().write(true).open(path).map(Target::Open)
}

/// Returns the standard output or standard error of this program if the path names it. Both then
/// share one position, so that printed text does not overwrite the file.
#[cfg(unix)]
fn own_output(path: &Path) -> Option<io::Result<File>> {
    use std::os::fd::AsFd;
    match path.to_str()? {
        "/dev/stdout" | "/dev/fd/1" | "/proc/self/fd/1" => Some(io::stdout().as_fd().try_clone_to_owned().map(File::from)),
        "/dev/stderr" | "/dev/fd/2" | "/proc/self/fd/2" => Some(io::stderr().as_fd().try_clone_to_owned().map(File::from)),
        _ => None,
    }
}

/// Returns `None`: on this system no path names the output.
#[cfg(not(unix))]
fn own_output(_: &Path) -> Option<io::Result<File>> {
    None
}

/// Syncs the folder to the disk, where the system can open folders.
fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder) {
        Ok(folder) if cfg!(unix) => folder.sync_all(),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Check = Result<(), Box<dyn std::error::Error>>;

    fn names(folder: &Path) -> io::Result<Vec<String>> {
        let names = fs::read_dir(folder)?.map(|entry| entry.map(|e| e.file_name().to_string_lossy().into_owned()));
        let mut names: Vec<String> = names.collect::<Result<_, _>>()?;
        names.sort();
        Ok(names)
    }

    #[test]
    fn a_write_that_fails_leaves_the_old_file_or_none() -> Check {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("game.record");
        let half = || {
            write(&path, Existing::Replace, |file| {
                file.write_all(b"half of the n").map_err(|e| FileError::write(&path, e))?;
                Err::<(), _>(FileError::write(&path, io::Error::other("the disk is full")))
            })
        };
        assert!(half().is_err_and(|e| e.to_string().contains("the disk is full")));
        assert!(names(dir.path())?.is_empty());
        write_bytes(&path, Existing::Keep, b"old")?;
        assert!(half().is_err());
        assert_eq!((fs::read_to_string(&path)?, names(dir.path())?.len()), ("old".to_owned(), 1));
        Ok(())
    }

    #[test]
    fn a_file_that_exists_is_replaced_only_if_that_was_asked_for() -> Check {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("picture.svg");
        write_bytes(&path, Existing::Keep, b"old")?;
        assert!(matches!(check(&path, Existing::Keep), Err(FileError::Exists(_))));
        assert!(matches!(write_bytes(&path, Existing::Keep, b"new"), Err(FileError::Exists(_))));
        assert_eq!(fs::read_to_string(&path)?, "old");
        check(&path, Existing::Replace)?;
        write_bytes(&path, Existing::Replace, b"new")?;
        assert_eq!(fs::read_to_string(&path)?, "new");
        Ok(())
    }

    #[test]
    fn a_file_that_comes_into_being_meanwhile_stays() -> Check {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("rows.csv");
        let done =
            write(&path, Existing::Keep, |_| fs::write(&path, "of another program").map_err(|e| FileError::write(&path, e)));
        assert!(matches!(done, Err(FileError::Exists(_))));
        assert_eq!((fs::read_to_string(&path)?.as_str(), names(dir.path())?.len()), ("of another program", 1));
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_link_keeps_pointing_where_it_points_and_the_mode_stays() -> Check {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let dir = tempfile::tempdir()?;
        let at = |name: &str| dir.path().join(name);
        fs::create_dir(at("elsewhere"))?;
        fs::write(at("elsewhere/real"), "old")?;
        fs::set_permissions(at("elsewhere/real"), Permissions::from_mode(0o640))?;
        symlink("elsewhere/real", at("link"))?;
        assert!(matches!(write_bytes(&at("link"), Existing::Keep, b"new"), Err(FileError::Exists(_))));
        write_bytes(&at("link"), Existing::Replace, b"new")?;
        assert!(fs::symlink_metadata(at("link"))?.is_symlink());
        assert_eq!(fs::read_to_string(at("elsewhere/real"))?, "new");
        assert_eq!(fs::metadata(at("elsewhere/real"))?.permissions().mode() & 0o777, 0o640);
        // The target of a dangling link is created.
        symlink("elsewhere/none-yet", at("dangling"))?;
        write_bytes(&at("dangling"), Existing::Keep, b"first")?;
        assert_eq!(fs::read_to_string(at("elsewhere/none-yet"))?, "first");
        assert!(fs::symlink_metadata(at("dangling"))?.is_symlink());
        symlink("round", at("round"))?;
        assert!(write_bytes(&at("round"), Existing::Replace, b"x").is_err_and(|e| e.to_string().contains("links")));
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_somebody_planted_is_not_followed() -> Check {
        let dir = tempfile::tempdir()?;
        let victim = dir.path().join("victim");
        fs::write(&victim, "precious")?;
        // The former name of the temporary file, which was predictable.
        let planted = dir.path().join(format!(".game.record.{}.tmp", std::process::id()));
        std::os::unix::fs::symlink(&victim, planted)?;
        write_bytes(&dir.path().join("game.record"), Existing::Keep, b"a game")?;
        assert_eq!(fs::read_to_string(&victim)?, "precious");
        assert_eq!(fs::read_to_string(dir.path().join("game.record"))?, "a game");
        assert!(!fs::symlink_metadata(dir.path().join("game.record"))?.is_symlink());
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_new_file_has_the_mode_that_any_program_gives_it() -> Check {
        use std::os::unix::fs::PermissionsExt;
        let dir = tempfile::tempdir()?;
        let (ours, plain) = (dir.path().join("ours"), dir.path().join("plain"));
        write_bytes(&ours, Existing::Keep, b"x")?;
        fs::write(&plain, "x")?;
        assert_eq!(fs::metadata(ours)?.permissions().mode(), fs::metadata(plain)?.permissions().mode());
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_and_a_device_are_written_to_and_stay_what_they_are() -> Check {
        use std::io::Read;
        use std::os::unix::fs::FileTypeExt;
        let dir = tempfile::tempdir()?;
        let pipe = dir.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status()?;
        assert!(made.success());
        let reader = std::thread::spawn({
            let pipe = pipe.clone();
            move || {
                let mut text = String::new();
                File::open(pipe).and_then(|mut file| file.read_to_string(&mut text)).map(|_| text)
            }
        });
        check(&pipe, Existing::Keep)?;
        write_bytes(&pipe, Existing::Keep, b"through the pipe")?;
        let heard = reader.join().map_err(|_| "the reader panicked")??;
        assert_eq!((heard.as_str(), fs::metadata(&pipe)?.file_type().is_fifo()), ("through the pipe", true));
        let null = Path::new("/dev/null");
        write_bytes(null, Existing::Keep, b"nowhere")?;
        assert!(fs::metadata(null)?.file_type().is_char_device());
        assert!(write_bytes(Path::new("/dev/full"), Existing::Replace, b"x").is_err());
        assert!(write_bytes(dir.path(), Existing::Replace, b"x").is_err());
        Ok(())
    }

    #[test]
    fn files_that_an_ended_program_left_behind_are_cleared() -> Check {
        let dir = tempfile::tempdir()?;
        let at = |name: &str| dir.path().join(name);
        let old = std::time::SystemTime::now() - 2 * STALE;
        for name in [".bastide-left.tmp", ".bastide-held.tmp", ".bastide-young.tmp", "mine.tmp"] {
            fs::write(at(name), "half")?;
        }
        for name in [".bastide-left.tmp", ".bastide-held.tmp", "mine.tmp"] {
            File::options().write(true).open(at(name))?.set_modified(old)?;
        }
        let held = File::open(at(".bastide-held.tmp"))?;
        held.lock()?;
        write_bytes(&at("game.record"), Existing::Keep, b"x")?;
        assert_eq!(names(dir.path())?, [".bastide-held.tmp", ".bastide-young.tmp", "game.record", "mine.tmp"]);
        Ok(())
    }

    #[test]
    fn a_file_in_a_folder_that_is_not_there_says_so() -> Check {
        let dir = tempfile::tempdir()?;
        let failed = write_bytes(&dir.path().join("no/game.record"), Existing::Keep, b"x");
        assert!(failed.is_err_and(|e| e.to_string().starts_with("cannot write")));
        assert!(is_same(dir.path(), &dir.path().join(".")) && !is_same(&dir.path().join("a"), &dir.path().join("a")));
        Ok(())
    }
}
