//! The files of a site, and the folder that they are written to.

use std::collections::BTreeMap;
use std::io::{ErrorKind, Write};
use std::path::{Component, Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::error::SiteError;
use bastide_store::secret::hex;

/// The file that tells that a folder was written by this program: its lines are the files that belong to it.
const MARK: &str = ".bastide-site";

/// The size of a site that was written.
#[derive(Clone, Copy, Debug)]
pub struct Written {
    /// The number of files.
    pub files: usize,
    /// Their bytes.
    pub bytes: usize,
    /// The bytes of the compressed module.
    pub module: usize,
}

/// Files by their paths within the site.
#[derive(Default)]
pub(super) struct Files(BTreeMap<String, Vec<u8>>);

impl Files {
    /// Adds a file.
    pub(super) fn put(&mut self, path: &str, contents: Vec<u8>) {
        self.0.insert(path.to_owned(), contents);
    }

    /// Returns the files in the order of their paths.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&String, &Vec<u8>)> {
        self.0.iter()
    }

    /// Writes the files, and removes those of an earlier site that this one does not have.
    pub(super) fn write(self, folder: &Path) -> Result<Written, SiteError> {
        let old = marked(folder).unwrap_or_default();
        // The list names old and new files until all is done, so that a site that breaks off can be replaced.
        let new: Vec<String> = self.0.keys().cloned().collect();
        let list = |names: &[&String]| names.iter().map(|name| format!("{name}\n")).collect::<String>();
        put(&folder.join(MARK), list(&old.iter().chain(&new).collect::<Vec<_>>()).as_bytes())?;
        for name in old.iter().filter(|name| !self.0.contains_key(*name)) {
            let path = folder.join(name);
            match std::fs::remove_file(&path) {
                Err(source) if source.kind() != ErrorKind::NotFound => return Err(SiteError::Disk { path, source }),
                _ => {}
            }
        }
        for (name, contents) in &self.0 {
            put(&folder.join(name), contents)?;
        }
        put(&folder.join(MARK), list(&new.iter().collect::<Vec<_>>()).as_bytes())?;
        let module = self.0.get("assets/bastide.wasm.gz").map_or(0, Vec::len);
        Ok(Written { files: self.0.len(), bytes: self.0.values().map(Vec::len).sum(), module })
    }
}

/// Writes a file, and the folder that it is in.
fn put(path: &Path, contents: &[u8]) -> Result<(), SiteError> {
    let failed = |source| SiteError::Disk { path: path.to_owned(), source };
    path.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(failed)?;
    std::fs::write(path, contents).map_err(failed)
}

/// Returns the files of the site that lies in a folder; `None` if no site does. A line that leads out of the folder
/// is left out.
fn marked(folder: &Path) -> Option<Vec<String>> {
    let text = std::fs::read_to_string(folder.join(MARK)).ok()?;
    let inside = |line: &&str| !line.is_empty() && Path::new(line).components().all(|part| matches!(part, Component::Normal(_)));
    Some(text.lines().filter(inside).map(str::to_owned).collect())
}

/// Checks that a folder may be written to: it does not exist, is empty, or has a site.
///
/// # Errors
/// It has files of somebody else.
pub(super) fn check(folder: &Path) -> Result<(), SiteError> {
    let failed = |source| SiteError::Disk { path: PathBuf::from(folder), source };
    match std::fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(failed(error)),
        Ok(mut entries) => match entries.next() {
            Some(_) if marked(folder).is_none() => Err(SiteError::NotEmpty(folder.into())),
            _ => Ok(()),
        },
    }
}

/// Returns the hash of a file, in hexadecimal digits.
pub(super) fn hash(contents: &[u8]) -> String {
    hex(&Sha256::digest(contents))
}

/// Returns bytes as gzip compresses them best.
pub(super) fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory does not fail.
    _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
