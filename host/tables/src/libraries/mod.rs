//! Opens the libraries that a table names, and takes the expansions from them.
//!
//! A library runs with the rights of this program: opening one means to trust its author.
//! Everything is therefore checked before any of its code runs: that the file exists and is
//! complete, that it has the SHA-256 that the table pins, that it was built from the same engine
//! with the same compiler and settings ([`bastide_core::abi`]), and that the user has allowed it
//! ([`trust`]). The system opens a private copy of the checked bytes. Each possible failure has an
//! error of its own. Libraries are never unloaded.

pub mod added;
pub(crate) mod error;
mod file;
mod load;
pub mod trust;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use bastide_core::message::{did_you_mean, list};
use bastide_core::table::Library;
use bastide_core::{Expansion, Table};

use crate::error::TablesError;
use crate::{Offered, plugins};

pub use error::LibraryError;

/// An opened library.
pub struct Opened {
    /// The absolute path.
    pub path: PathBuf,
    /// Its SHA-256.
    pub sha256: String,
    /// The expansions in the library.
    pub expansions: Vec<&'static dyn Expansion>,
}

/// A function that wraps each expansion of an opened library.
pub type Wrap = fn(&'static dyn Expansion) -> &'static dyn Expansion;

impl Opened {
    /// Returns the library as a table names it, by its absolute path and its SHA-256.
    pub fn library(&self) -> Library {
        Library { file: self.path.display().to_string(), sha256: Some(self.sha256.clone()) }
    }
}

static WRAP: OnceLock<Wrap> = OnceLock::new();

/// Sets the wrapper for every expansion of the libraries that are opened from now on, so that its
/// hooks can be observed. Only the first call has an effect.
pub fn wrap_each(wrap: Wrap) {
    _ = WRAP.set(wrap);
}

/// Opens a library that the user names, if it has the wanted SHA-256 and fits this host.
///
/// # Errors
/// The reason why the library cannot be used.
pub fn open(path: &Path, wanted: Option<&str>) -> Result<Opened, LibraryError> {
    open_if(path, wanted, |_, _| true)
}

/// Opens the libraries that a command names, each only if the user allowed it, and returns their
/// expansions.
///
/// # Errors
/// A library cannot be used, or two of the expansions, or a linked one, have the same id.
pub fn offer(paths: &[PathBuf]) -> Result<Vec<Offered>, LibraryError> {
    let opened = paths.iter().map(|path| open_if(path, None, trust::is_allowed)).collect::<Result<Vec<_>, _>>()?;
    offered(&opened)
}

/// Returns the expansions of opened libraries.
///
/// # Errors
/// A manifest is invalid, or two of the expansions, or a linked one, have the same id.
pub fn offered(all: &[Opened]) -> Result<Vec<Offered>, LibraryError> {
    let linked = plugins::available();
    let mut offered: Vec<Offered> = Vec::new();
    for opened in all {
        for id in opened.expansions.iter().map(|e| e.manifest().id) {
            let expansion = take(id, opened, &linked).map_err(|(_, error)| error)?;
            if let Some(other) = offered.iter().find(|o| o.expansion.manifest().id == id) {
                let (path, other) = (opened.path.clone(), other.library.file.clone().into());
                return Err(LibraryError::InBoth { path, other, id: plain(id) });
            }
            offered.push(Offered { expansion, library: opened.library() });
        }
    }
    Ok(offered)
}

/// Returns the SHA-256 of a file as 64 lower-case digits.
///
/// # Errors
/// The file cannot be read.
pub fn sha256(path: &Path) -> Result<String, LibraryError> {
    Ok(file::read(path)?.1)
}

/// Opens a library if it has the wanted SHA-256, `allowed` accepts its SHA-256 and path, and it
/// fits this host. All checks come before any of its code runs.
fn open_if(path: &Path, wanted: Option<&str>, allowed: fn(&str, &Path) -> bool) -> Result<Opened, LibraryError> {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.into());
    let (bytes, sha256) = file::read(&path)?;
    if let Some(wanted) = wanted.filter(|wanted| *wanted != sha256) {
        return Err(LibraryError::Hash { path, found: sha256, wanted: wanted.into() });
    }
    file::check(&path, &bytes)?;
    if !allowed(&sha256, &path) {
        return Err(LibraryError::NotAllowed { path, sha256 });
    }
    // The same bytes are opened once.
    static OPENED: Mutex<BTreeMap<String, Vec<&'static dyn Expansion>>> = Mutex::new(BTreeMap::new());
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    let expansions = match opened.get(&sha256) {
        Some(known) => known.clone(),
        None => opened.entry(sha256.clone()).or_insert(once_each(&path, load::expansions(&path, &bytes)?)?).clone(),
    };
    Ok(Opened { path, sha256, expansions })
}

/// Refuses two expansions with one id, and wraps each expansion.
fn once_each(path: &Path, all: Vec<&'static dyn Expansion>) -> Result<Vec<&'static dyn Expansion>, LibraryError> {
    let mut ids = BTreeSet::new();
    match all.iter().map(|e| e.manifest().id).find(|id| !ids.insert(*id)) {
        Some(id) => Err(LibraryError::Twins { path: path.into(), id: plain(id) }),
        None => Ok(all.into_iter().map(|expansion| WRAP.get().map_or(expansion, |wrap| wrap(expansion))).collect()),
    }
}

/// Returns the id of an expansion, made safe for printing.
fn plain(id: &str) -> String {
    id.escape_debug().to_string()
}

/// Returns the expansions that a table can choose from: the linked ones, those that are offered,
/// those of the libraries that the table names, and those that were [`added`]. Paths are relative to `folder`. Writes the
/// absolute path and the SHA-256 of each library to the table, so that a record of the game
/// identifies them.
///
/// # Errors
/// A library cannot be used.
pub fn available(table: &mut Table, folder: &Path, offered: &[Offered]) -> Result<Vec<&'static dyn Expansion>, TablesError> {
    let mut all = plugins::available();
    let linked = all.clone();
    let mut found = Vec::new();
    for Offered { expansion, library } in offered {
        let id = expansion.manifest().id;
        all.push(*expansion);
        if table.plugins.get(id).is_some_and(Option::is_some) {
            found.push((id.to_owned(), library.clone()));
        }
    }
    for (id, library) in &table.libraries {
        if offered.iter().any(|o| o.expansion.manifest().id == id) {
            continue;
        }
        let opened = find(folder, library).and_then(|opened| Ok((take(id, &opened, &linked)?, opened)));
        let (expansion, opened) = opened.map_err(|(key, error)| TablesError::Library {
            at: Box::new(table.place(&format!("{id}.{key}"))),
            error: Box::new(error),
        })?;
        all.push(expansion);
        found.push((id.clone(), opened.library()));
    }
    let is_here = |id: &str| all.iter().any(|e| e.manifest().id == id);
    let chosen = table.plugins.iter().filter(|(_, options)| options.is_some()).map(|(id, _)| id);
    let unknown: Vec<String> = chosen.filter(|id| !is_here(id)).cloned().collect();
    for id in unknown {
        let Some(library) = added::library_of(&id)? else { continue };
        let opened = find(folder, &library).and_then(|opened| Ok((take(&id, &opened, &linked)?, opened)));
        let (expansion, opened) =
            opened.map_err(|(_, error)| TablesError::Library { at: Box::new(table.place(&id)), error: Box::new(error) })?;
        all.push(expansion);
        found.push((id, opened.library()));
    }
    table.libraries.extend(found);
    Ok(all)
}

/// Opens a library at its path or, if the file does not exist, beside the file that names it: a
/// record may have moved together with the libraries of its game. An error comes with the key that
/// it concerns.
fn find(folder: &Path, library: &Library) -> Result<Opened, (&'static str, LibraryError)> {
    let path = folder.join(&library.file);
    let beside = path.file_name().map(|name| folder.join(name));
    let path = beside.filter(|beside| !path.exists() && beside.exists()).unwrap_or(path);
    open_if(&path, library.sha256.as_deref(), trust::is_allowed).map_err(|error| {
        let key = if matches!(error, LibraryError::Hash { .. }) { "sha256" } else { "library" };
        (key, error)
    })
}

/// Returns the expansion with this id from a library.
fn take(
    id: &str,
    opened: &Opened,
    linked: &[&'static dyn Expansion],
) -> Result<&'static dyn Expansion, (&'static str, LibraryError)> {
    let of = |all: &[&'static dyn Expansion]| all.iter().copied().find(|e| e.manifest().id == id);
    let (path, ids) = (opened.path.clone(), || opened.expansions.iter().map(|e| e.manifest().id));
    let Some(expansion) = of(&opened.expansions) else {
        let ids: Vec<String> = ids().map(plain).collect();
        let ids = || ids.iter().map(String::as_str);
        let (hint, known) = (did_you_mean(id, ids()), list(ids()));
        return Err(("library", LibraryError::NotInIt { path, id: id.into(), hint, known }));
    };
    if let Some(other) = of(linked) {
        let (library, linked) = (expansion.manifest().version.into(), other.manifest().version.into());
        return Err(("library", LibraryError::Duplicate { path, id: id.into(), library, linked }));
    }
    let problems = expansion.manifest().problems();
    if !problems.is_empty() {
        return Err(("library", LibraryError::Manifest { path, id: id.into(), problems }));
    }
    Ok(expansion)
}
