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

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use bastide_core::message::{did_you_mean, list};
use bastide_core::table::Library;
use bastide_core::{Expansion, Table, linked};

use crate::Offered;
use crate::error::TablesError;

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
    /// Returns the library as tables and records name it, by its SHA-256. Its path is a hint for those who
    /// have the file beside theirs: the name of the file, since the folder is one of this machine.
    pub fn library(&self) -> Library {
        self.library_at(None)
    }

    /// Returns the library as a record in `folder` names it: by a relative path if the library lies in the parent of
    /// `folder`, otherwise by the name of its file. A relative path names no folder above the parent, so a record in the
    /// target folder of a build reveals no folder of the user.
    pub fn library_from(&self, folder: &Path) -> Library {
        let inside = folder.parent().and_then(|above| self.path.strip_prefix(above).ok());
        let file = inside.map(|inside| Path::new("..").join(inside).to_string_lossy().into_owned());
        let named = self.library();
        Library { file: file.unwrap_or(named.file), sha256: named.sha256 }
    }

    /// Returns the library as a record names it whose table gave this path. A path inside of the folder of
    /// the table is kept.
    fn library_at(&self, given: Option<&str>) -> Library {
        let inside = given.filter(|path| Path::new(path).components().all(|part| matches!(part, Component::Normal(_))));
        let name = || self.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        Library { file: inside.map_or_else(name, str::to_owned), sha256: Some(self.sha256.clone()) }
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
    let linked = linked();
    let mut offered: Vec<Offered> = Vec::new();
    for opened in all {
        for id in opened.expansions.iter().map(|e| e.manifest().id) {
            let expansion = take(id, opened, &linked).map_err(|(_, error)| error)?;
            if offered.iter().any(|o| o.expansion.manifest().id == id) {
                let other = all.iter().find(|other| other.expansions.iter().any(|e| e.manifest().id == id));
                let (path, other) = (opened.path.clone(), other.map_or_else(PathBuf::new, |other| other.path.clone()));
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
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = match opened.entry(sha256.clone()) {
        Entry::Occupied(known) => known.into_mut(),
        Entry::Vacant(new) => {
            let (all, copy) = load::expansions(&path, &bytes)?;
            new.insert(Known { path: path.clone(), copy, expansions: once_each(&path, all)? })
        }
    };
    Ok(Opened { path, sha256, expansions: known.expansions.clone() })
}

/// A library that this process has opened.
struct Known {
    /// The path from which it was opened first.
    path: PathBuf,
    /// The copy of its bytes from which it runs.
    copy: PathBuf,
    expansions: Vec<&'static dyn Expansion>,
}

/// The libraries that this process has opened, by their SHA-256.
static OPENED: Mutex<BTreeMap<String, Known>> = Mutex::new(BTreeMap::new());

/// Returns the path at which other processes of the user read the bytes of a library that this process has
/// opened. It stays what it is until this process ends, whatever becomes of the file from which the library
/// was opened.
pub fn kept(sha256: &str) -> Option<PathBuf> {
    OPENED.lock().unwrap_or_else(PoisonError::into_inner).get(sha256).map(|known| known.copy.clone())
}

/// Returns a library that this process has opened before.
fn opened(sha256: &str) -> Option<Opened> {
    let opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = opened.get(sha256)?;
    Some(Opened { path: known.path.clone(), sha256: sha256.to_owned(), expansions: known.expansions.clone() })
}

/// Refuses a library without expansions and two expansions with one id, and wraps each expansion.
fn once_each(path: &Path, all: Vec<&'static dyn Expansion>) -> Result<Vec<&'static dyn Expansion>, LibraryError> {
    let mut ids = BTreeSet::new();
    if all.is_empty() {
        return Err(LibraryError::Empty { path: path.into() });
    }
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
/// SHA-256 of each library to the table, so that a record of the game identifies them, with a path that names no
/// folder of this machine.
///
/// # Errors
/// A library cannot be used.
pub fn available(table: &mut Table, folder: &Path, offered: &[Offered]) -> Result<Vec<&'static dyn Expansion>, TablesError> {
    let mut all = linked();
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
        let opened = find(id, folder, library).and_then(|opened| Ok((take(id, &opened, &linked)?, opened)));
        let (expansion, opened) = opened.map_err(|(key, error)| TablesError::Library {
            at: Box::new(table.place(&format!("{id}.{key}"))),
            error: Box::new(error),
        })?;
        all.push(expansion);
        found.push((id.clone(), opened.library_at(Some(&library.file))));
    }
    let is_here = |id: &str| all.iter().any(|e| e.manifest().id == id);
    let chosen = table.plugins.iter().filter(|(_, options)| options.is_some()).map(|(id, _)| id);
    let unknown: Vec<String> = chosen.filter(|id| !is_here(id)).cloned().collect();
    for id in unknown {
        let Some((path, sha256)) = added::library_of(&id)? else { continue };
        let opened = open_if(&path, Some(&sha256), trust::is_allowed).and_then(|opened| {
            let expansion = take(&id, &opened, &linked).map_err(|(_, error)| error)?;
            Ok((expansion, opened))
        });
        let (expansion, opened) =
            opened.map_err(|error| TablesError::Library { at: Box::new(table.place(&id)), error: Box::new(error) })?;
        all.push(expansion);
        found.push((id, opened.library()));
    }
    table.libraries.extend(found);
    Ok(all)
}

/// Opens a library. An error comes with the key that it concerns.
///
/// The SHA-256 identifies a library, if the table or record has one. The path is a hint: the file may have
/// moved together with the file that names it, and a person who has added the same expansion, or allowed the same library,
/// has it elsewhere.
fn find(id: &str, folder: &Path, library: &Library) -> Result<Opened, (&'static str, LibraryError)> {
    let path = folder.join(&library.file);
    let beside = path.file_name().map(|name| folder.join(name));
    let here = beside.filter(|beside| !path.exists() && beside.exists()).unwrap_or(path);
    let error = match open_if(&here, library.sha256.as_deref(), trust::is_allowed) {
        Ok(opened) => return Ok(opened),
        Err(error) => error,
    };
    let elsewhere = matches!(error, LibraryError::Missing(_) | LibraryError::Hash { .. });
    let Some(sha256) = library.sha256.as_deref().filter(|_| elsewhere) else { return Err(("library", error)) };
    if let Some(found) = opened(sha256).or_else(|| known_to_user(id, sha256)) {
        return Ok(found);
    }
    Err(match error {
        LibraryError::Missing(path) => ("library", LibraryError::Nowhere { path, id: id.into(), sha256: sha256.into() }),
        error => ("sha256", error),
    })
}

/// Opens the library with this SHA-256 where the user has it: among what was [`added`], or at the place where it was when
/// it was allowed.
fn known_to_user(id: &str, sha256: &str) -> Option<Opened> {
    // A list that cannot be read names no library; commands that are about the list tell why.
    let added = added::library_of(id).ok().flatten().filter(|(_, known)| known == sha256).map(|(path, _)| path);
    let allowed = trust::list().unwrap_or_default().into_iter().filter(|known| known.sha256 == sha256);
    let places = added.into_iter().chain(allowed.map(|known| known.path.into()));
    places.into_iter().find_map(|path: PathBuf| open_if(&path, Some(sha256), trust::is_allowed).ok())
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
