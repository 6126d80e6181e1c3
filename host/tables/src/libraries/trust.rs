//! The list of libraries that tables and records may open.
//!
//! A library is native code that runs with the user's rights, and a table or a record may come from
//! a stranger. A library is therefore opened for one only if the user allowed it: with
//! `--allow-libraries`, or earlier. An allowed library is identified by its SHA-256, whatever its
//! name and place. The list is a text file with lines `SHA-256 PATH`, as `sha256sum` writes them,
//! in the user's data folder. Bundles, which have no rights, are in the same list, so that a person
//! is asked about each of them once.

use bastide_files::FileError;
use std::collections::BTreeSet;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};

use crate::error::TablesError;
use bastide_files::{self as files, Existing};

/// The file name of the list.
const FILE: &str = "trusted-libraries.txt";

/// The permissions of this process beyond the list.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub struct Permission {
    /// Allow every library.
    pub all: bool,
    /// Allow the libraries with these SHA-256 sums.
    pub these: BTreeSet<String>,
    /// The folder of the list; `None` for the user's data folder.
    pub folder: Option<PathBuf>,
}

static PERMISSION: Mutex<Permission> = Mutex::new(Permission { all: false, these: BTreeSet::new(), folder: None });

fn here() -> MutexGuard<'static, Permission> {
    PERMISSION.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Sets the permissions of this process beyond the list. A program calls this once, at its start.
pub fn permit(permission: Permission) {
    *here() = permission;
}

/// Returns the permissions of this process beyond the list.
pub fn permission() -> Permission {
    here().clone()
}

/// Allows the library with a SHA-256 for this process only.
pub fn allow(sha256: &str) {
    here().these.insert(sha256.to_ascii_lowercase());
}

/// A library in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trusted {
    /// The SHA-256: 64 lower-case digits.
    pub sha256: String,
    /// The path at the time it was allowed.
    pub path: String,
}

/// Returns `true` if the library or bundle with this SHA-256 may be opened. If everything is allowed,
/// adds this one to the list.
pub fn is_allowed(sha256: &str, path: &Path) -> bool {
    let permission = permission();
    let listed = || list().is_ok_and(|all| all.iter().any(|t| t.sha256 == sha256));
    if permission.these.contains(sha256) || listed() {
        return true;
    }
    if permission.all {
        // The library is allowed now, even if it cannot be added to the list.
        _ = remember(sha256, path);
    }
    permission.all
}

/// Adds a library to the list, unless it is there already. Returns the path of the list.
///
/// # Errors
/// The list cannot be read or written.
pub fn remember(sha256: &str, path: &Path) -> Result<PathBuf, TablesError> {
    let file = file()?;
    if !list()?.iter().any(|t| t.sha256 == sha256) {
        let folder = file.parent().unwrap_or(Path::new(""));
        fs::create_dir_all(folder).map_err(|e| FileError::write(folder, e))?;
        let line = format!("{sha256}  {}\n", path.display().to_string().escape_debug());
        // One short write at the end: two programs that write at once do not disturb each other.
        let added = fs::OpenOptions::new().append(true).create(true).open(&file);
        added.and_then(|mut list| list.write_all(line.as_bytes())).map_err(|e| FileError::write(&file, e))?;
    }
    Ok(file)
}

/// Returns the list, in the order in which the libraries were allowed. A list that does not exist
/// is empty.
///
/// # Errors
/// There is no folder for the list, or it cannot be read.
pub fn list() -> Result<Vec<Trusted>, TablesError> {
    let file = file()?;
    let text = match fs::read_to_string(&file) {
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        read => read.map_err(|e| FileError::read(&file, e))?,
    };
    let line = |line: &str| {
        let (sha256, path) = line.split_once("  ")?;
        let hex = sha256.len() == 64 && sha256.bytes().all(|b| b.is_ascii_hexdigit());
        hex.then(|| Trusted { sha256: sha256.to_ascii_lowercase(), path: path.into() })
    };
    Ok(text.lines().filter_map(line).collect())
}

/// Removes libraries from the list: those whose SHA-256 begins with `which`, or all of them for
/// `all`. Returns the removed libraries.
///
/// # Errors
/// No library of the list matches, or the list cannot be read or written.
pub fn forget(which: &str) -> Result<Vec<Trusted>, TablesError> {
    let prefix = which.to_ascii_lowercase();
    let (gone, stay): (Vec<_>, Vec<_>) =
        list()?.into_iter().partition(|t| which == "all" || (prefix.len() >= 4 && t.sha256.starts_with(&prefix)));
    if gone.is_empty() && which != "all" {
        return Err(TablesError::Usage(format!(
            "no allowed library has a SHA-256 that begins with \"{which}\"; give at least 4 of its digits, or \"all\"; \
             `bastide plugins --trusted` lists them"
        )));
    }
    let lines: String = stay.iter().map(|t| format!("{}  {}\n", t.sha256, t.path)).collect();
    if !gone.is_empty() {
        files::write_bytes(&file()?, Existing::Replace, lines.as_bytes())?;
    }
    Ok(gone)
}

/// Returns the path of the list.
fn file() -> Result<PathBuf, TablesError> {
    Ok(folder()?.join(FILE))
}

/// Returns the folder in which this program keeps lists for the user, and what was built from crates that were added.
///
/// # Errors
/// The system tells no folder of the user.
pub fn folder() -> Result<PathBuf, TablesError> {
    if let Some(folder) = permission().folder {
        return Ok(folder);
    }
    let folders = etcetera::choose_base_strategy();
    let folders = folders
        .map_err(|e| TablesError::Usage(format!("there is no folder for the list of allowed libraries: {e}; set HOME")))?;
    Ok(folders.data_dir().join("bastide"))
}
