//! Unpacks the archive of a crate, as `cargo package` and web sites make them.
//!
//! An archive comes from a stranger: only files and folders inside of the target folder are made, and no more than
//! a crate may need.

use std::fs::File;
use std::io::Read;
use std::path::{Component, Path, PathBuf};

use flate2::read::GzDecoder;
use tar::{Archive, EntryType};

use bastide_console::error::build::BuildError;
use bastide_console::language::say;

/// The most files and folders in an archive.
const MAX_FILES: usize = 10_000;
/// The most megabytes of all its files.
const MEGABYTES: u64 = 64;
const MAX_BYTES: u64 = MEGABYTES << 20;

/// Returns `true` if a path has the name of an archive.
pub(crate) fn is_archive(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().to_ascii_lowercase()).unwrap_or_default();
    [".crate", ".tar.gz", ".tgz"].iter().any(|end| name.ends_with(end))
}

/// Unpacks an archive into a folder that exists and is empty, and returns the folder of the crate in it.
///
/// # Errors
/// The archive cannot be read, contains anything but files and folders inside of its folder, is too large, or has no
/// crate.
pub(crate) fn unpack(archive: &Path, into: &Path) -> Result<PathBuf, BuildError> {
    let refused = |why: String| BuildError::Archive { archive: archive.into(), why };
    let failed = |error: std::io::Error| refused(error.to_string());
    let quoted = |path: &Path| format!("{:?}", path.display());
    let file = File::open(archive).map_err(failed)?;
    // Also what the archive says of its files counts, such as very long names.
    let bytes = GzDecoder::new(file).take(MAX_BYTES + (MAX_FILES as u64) * 2048);
    let mut left = MAX_BYTES;
    for (number, entry) in Archive::new(bytes).entries().map_err(failed)?.enumerate() {
        let mut entry = entry.map_err(failed)?;
        if number >= MAX_FILES {
            return Err(refused(say!("build-archive-many", most = MAX_FILES.to_string())));
        }
        let path = entry.path().map_err(failed)?.into_owned();
        let outside = || refused(say!("build-archive-outside", path = quoted(&path)));
        let target = inside(into, &path).ok_or_else(outside)?;
        match entry.header().entry_type() {
            EntryType::XGlobalHeader => {}
            EntryType::Directory => std::fs::create_dir_all(&target).map_err(failed)?,
            EntryType::Regular => {
                std::fs::create_dir_all(target.parent().unwrap_or(into)).map_err(failed)?;
                // A second file at one path is refused.
                let mut written = File::create_new(&target).map_err(|e| refused(format!("{}: {e}", quoted(&path))))?;
                let size = std::io::copy(&mut entry.by_ref().take(left + 1), &mut written).map_err(failed)?;
                let large = || refused(say!("build-archive-large", megabytes = MEGABYTES));
                left = left.checked_sub(size).ok_or_else(large)?;
            }
            _ => return Err(refused(say!("build-archive-kind", path = quoted(&path)))),
        }
    }
    crate_in(into).ok_or_else(|| refused(say("build-archive-no-crate")))
}

/// Returns where a path of an archive is unpacked; `None` if that would be elsewhere.
fn inside(into: &Path, path: &Path) -> Option<PathBuf> {
    let mut target = into.to_path_buf();
    for part in path.components() {
        match part {
            Component::Normal(name) => target.push(name),
            Component::CurDir => {}
            Component::RootDir | Component::ParentDir | Component::Prefix(_) => return None,
        }
    }
    Some(target)
}

/// Returns the folder with the manifest: the unpacked one, or the only one in it.
fn crate_in(folder: &Path) -> Option<PathBuf> {
    let has_manifest = |folder: &Path| folder.join("Cargo.toml").is_file();
    if has_manifest(folder) {
        return Some(folder.into());
    }
    let mut all = std::fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let only = all.next().filter(|only| has_manifest(only))?;
    all.next().is_none().then_some(only)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;
    use tar::{Builder, Header};

    use super::*;

    type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

    /// Writes an archive of these entries and unpacks it. Returns the error, or where the crate is.
    fn unpacked(entries: &[(&str, EntryType, &[u8])]) -> Done<(tempfile::TempDir, Result<PathBuf, String>)> {
        let dir = tempfile::tempdir()?;
        let archive = dir.path().join("x.crate");
        let mut builder = Builder::new(GzEncoder::new(File::create(&archive)?, Compression::fast()));
        for (path, kind, contents) in entries {
            let mut header = Header::new_gnu();
            // The library refuses to write some of these paths, so they are written as bytes.
            header.as_old_mut().name[..path.len()].copy_from_slice(path.as_bytes());
            header.set_entry_type(*kind);
            header.set_mode(0o644);
            header.set_size(contents.len() as u64);
            if *kind == EntryType::Symlink {
                header.set_link_name("/etc/passwd")?;
            }
            header.set_cksum();
            builder.append(&header, *contents)?;
        }
        builder.into_inner()?.finish()?.flush()?;
        let into = dir.path().join("into");
        std::fs::create_dir(&into)?;
        let done = unpack(&archive, &into).map_err(|error| error.to_string());
        let outside = std::fs::read_dir(dir.path())?.count();
        assert_eq!(outside, 2, "something was written elsewhere");
        Ok((dir, done))
    }

    #[test]
    fn a_crate_is_found_in_its_archive() -> Done {
        let file = EntryType::Regular;
        for (path, folder) in [("Cargo.toml", "into"), ("./Cargo.toml", "into"), ("woods-1.0.0/Cargo.toml", "into/woods-1.0.0")] {
            let (dir, done) = unpacked(&[(path, file, b"[package]")])?;
            assert_eq!(done, Ok(dir.path().join(folder)), "{path}");
        }
        Ok(())
    }

    #[test]
    fn an_archive_writes_nothing_elsewhere() -> Done {
        let file = EntryType::Regular;
        for (entries, why) in [
            (&[("../evil", file, &b"x"[..])][..], "outside of its folder"),
            (&[("a/../../evil", file, b"x")], "outside of its folder"),
            (&[("/tmp/evil", file, b"x")], "outside of its folder"),
            (&[("a/link", EntryType::Symlink, b"")], "neither a file nor a folder"),
            (&[("a/link", EntryType::Link, b"")], "neither a file nor a folder"),
            (&[("a/pipe", EntryType::Fifo, b"")], "neither a file nor a folder"),
            (&[("a/Cargo.toml", file, b"x"), ("a/Cargo.toml", file, b"y")], "exists"),
            (&[("a/lib.rs", file, b"x")], "no Cargo.toml"),
            (&[("a/Cargo.toml", file, b"x"), ("b/Cargo.toml", file, b"x")], "no Cargo.toml"),
            (&[], "no Cargo.toml"),
        ] {
            let (_dir, done) = unpacked(entries)?;
            let refused = done.err().unwrap_or_default();
            assert!(refused.contains(why) && refused.contains("x.crate"), "{entries:?}: {refused}");
        }
        Ok(())
    }

    #[test]
    fn an_archive_that_grows_without_end_is_cut_off() -> Done {
        let zeros = vec![0; (MAX_BYTES + 1) as usize];
        let (_dir, done) = unpacked(&[("a/zeros", EntryType::Regular, &zeros)])?;
        assert!(done.is_err_and(|why| why.contains("more than 64 MB")));
        let many: Vec<String> = (0..=MAX_FILES).map(|n| format!("a/{n}")).collect();
        let many: Vec<_> = many.iter().map(|path| (path.as_str(), EntryType::Regular, &b""[..])).collect();
        let (_dir, done) = unpacked(&many)?;
        assert!(done.is_err_and(|why| why.contains("more than 10000 files")));
        let dir = tempfile::tempdir()?;
        let archive = dir.path().join("x.crate");
        std::fs::write(&archive, "no archive")?;
        assert!(unpack(&archive, dir.path()).is_err());
        Ok(())
    }
}
