//! Opens the libraries that a table names, and takes the expansions out of them.
//!
//! A library runs with the rights of this program: who opens one trusts its author. What can be checked is checked before any of its code
//! is called by us: that the file is there, that it has the SHA-256 which the table pins, and that it was made from the same engine by the same
//! compiler in the same way ([`bastide_core::abi`]). Everything else that may be wrong has an error of its own. Libraries are never unloaded.
//! What is opened is a copy of the file, so that an author may build anew while games are played.
#![allow(unsafe_code, reason = "opening a library runs its initialisers, and its declaration is found by a name")]

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bastide_core::abi::{self, Header, Mismatch, RECIPE, Refusal};
use bastide_core::message::{did_you_mean, list};
use bastide_core::table::Library;
use bastide_core::{Expansion, Table};
use sha2::{Digest, Sha256};

use crate::error::Error;
use crate::plugins;

/// Why a library cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum LibraryError {
    /// There is no such file.
    #[error("there is no library {}; a path is seen from the folder of the table file. `bastide expansion build` makes a library and prints its line", .0.display())]
    Missing(PathBuf),
    /// The file cannot be read.
    #[error("cannot read the library {}: {source}", path.display())]
    Read { path: PathBuf, source: std::io::Error },
    /// The file is another one than the table wants.
    #[error("the library {} has the SHA-256 {found}, and {wanted} is wanted: it was changed or built again. Get the file that is wanted, or, if you trust this one, write its SHA-256", path.display())]
    Hash { path: PathBuf, found: String, wanted: String },
    /// The system cannot open it.
    #[error("{} is no library that can be opened on {}: {source}", path.display(), RECIPE.target)]
    NoLibrary { path: PathBuf, source: libloading::Error },
    /// It declares nothing.
    #[error("the library {} has no declaration ({}): it is no expansion of Bastide; its crate has to depend on bastide-core and to say export_expansion!", path.display(), abi::SYMBOL)]
    NoDeclaration { path: PathBuf },
    /// It does not fit this host.
    #[error("the library {} does not fit this host: {mismatch}; `bastide expansion build` does all that by itself", path.display())]
    Mismatch { path: PathBuf, mismatch: Mismatch },
    /// A manifest in it panicked.
    #[error("the library {} failed: it panicked while it told what it brings: {message}. This is a fault of the plugin", path.display())]
    Panic { path: PathBuf, message: String },
    /// It has other expansions.
    #[error("the library {} has no expansion \"{id}\"{hint}; it has {known}", path.display())]
    NotInIt { path: PathBuf, id: String, hint: String, known: String },
    /// A manifest that says what cannot be.
    #[error("the manifest of \"{id}\" in {} is not sound: {}. This is a fault of the plugin", path.display(), problems.join("; "))]
    Manifest { path: PathBuf, id: String, problems: Vec<String> },
    /// An expansion with this id is linked.
    #[error("\"{id}\" {library} of the library {} has the id of \"{id}\" {linked}, which this program has linked; leave out the line `library`, or give the expansion another id", path.display())]
    Duplicate { path: PathBuf, id: String, library: String, linked: String },
}

/// A library that was opened.
pub struct Opened {
    /// Where it is, from the root.
    pub path: PathBuf,
    /// Its SHA-256.
    pub sha256: String,
    /// What it brings.
    pub expansions: Vec<&'static dyn Expansion>,
}

/// Opens a library, if it is the one that is wanted and fits this host.
pub fn open(path: &Path, wanted: Option<&str>) -> Result<Opened, LibraryError> {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.into());
    let bytes = std::fs::read(&path).map_err(|source| match source.kind() {
        std::io::ErrorKind::NotFound => LibraryError::Missing(path.clone()),
        _ => LibraryError::Read { path: path.clone(), source },
    })?;
    let sha256: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    if let Some(wanted) = wanted.filter(|wanted| *wanted != sha256) {
        return Err(LibraryError::Hash { path, found: sha256, wanted: wanted.into() });
    }
    // The same bytes are opened once.
    static OPENED: Mutex<BTreeMap<String, Vec<&'static dyn Expansion>>> = Mutex::new(BTreeMap::new());
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    let expansions = match opened.get(&sha256) {
        Some(known) => known.clone(),
        None => opened.entry(sha256.clone()).or_insert(expansions(&path, &bytes)?).clone(),
    };
    Ok(Opened { path, sha256, expansions })
}

/// Opens a private copy of the bytes: a file that is built anew while it is mapped ends the program, and so the bytes that were
/// hashed are those that run. Where the folder for passing files may not hold programs, the library itself is opened.
fn load(path: &Path, bytes: &[u8]) -> Result<libloading::Library, LibraryError> {
    let copy = tempfile::Builder::new().prefix("bastide-").suffix(std::env::consts::DLL_SUFFIX).tempfile();
    let copy = copy.and_then(|mut file| file.write_all(bytes).map(|()| file.into_temp_path()));
    // SAFETY: initialisers of the library run here. Those of a Rust crate announce expansions and do nothing else; that the file is one
    // which the user trusts is said where libraries are named.
    let open = |path: &Path| unsafe { libloading::Library::new(path) };
    let opened = copy.ok().and_then(|copy| open(&copy).ok());
    opened.map_or_else(|| open(path), Ok).map_err(|source| LibraryError::NoLibrary { path: path.into(), source })
}

fn expansions(path: &Path, bytes: &[u8]) -> Result<Vec<&'static dyn Expansion>, LibraryError> {
    let library = load(path, bytes)?;
    // What it gives out points into it, and unloading is unsound in any case: it stays.
    let library: &'static libloading::Library = Box::leak(Box::new(library));
    // SAFETY: only the address is taken here; what lies there is looked at in steps.
    let symbol = unsafe { library.get::<*const Header>(abi::SYMBOL) };
    let at: *const Header = symbol.map(|s| *s).map_err(|_| LibraryError::NoDeclaration { path: path.into() })?;
    // SAFETY: the library stays, and a symbol of this name has at least a header; where it claims to be a declaration, it has all of it.
    unsafe { abi::expansions(at) }.map_err(|refusal| match refusal {
        Refusal::Mismatch(mismatch) => LibraryError::Mismatch { path: path.into(), mismatch },
        Refusal::Panic(message) => LibraryError::Panic { path: path.into(), message },
    })
}

/// Everything that a table can choose from: what is linked, and the plugins whose libraries it names. Paths are seen from `folder`.
/// The table is told where each library was found and what its SHA-256 is, so that a record of the game says what it needs.
pub fn available(table: &mut Table, folder: &Path) -> Result<Vec<&'static dyn Expansion>, Error> {
    let mut all = plugins::available();
    let linked = all.clone();
    let mut found = Vec::new();
    for (id, library) in &table.libraries {
        let opened = find(folder, library).and_then(|opened| Ok((take(id, &opened, &linked)?, opened)));
        let (expansion, opened) = opened.map_err(|(key, error)| Error::Library {
            at: Box::new(table.place(&format!("{id}.{key}"))),
            error: Box::new(error),
        })?;
        all.push(expansion);
        found.push((id.clone(), Library { file: opened.path.display().to_string(), sha256: Some(opened.sha256) }));
    }
    table.libraries.extend(found);
    Ok(all)
}

/// Opens a library at its place, or, if there is none, beside the file that names it: a record may have moved together with the
/// libraries of its game. An error comes with the key that it concerns.
fn find(folder: &Path, library: &Library) -> Result<Opened, (&'static str, LibraryError)> {
    let path = folder.join(&library.file);
    let beside = path.file_name().map(|name| folder.join(name));
    let path = beside.filter(|beside| !path.exists() && beside.exists()).unwrap_or(path);
    open(&path, library.sha256.as_deref()).map_err(|error| {
        let key = if matches!(error, LibraryError::Hash { .. }) { "sha256" } else { "library" };
        (key, error)
    })
}

/// The expansion with this id out of a library.
fn take(
    id: &str,
    opened: &Opened,
    linked: &[&'static dyn Expansion],
) -> Result<&'static dyn Expansion, (&'static str, LibraryError)> {
    let of = |all: &[&'static dyn Expansion]| all.iter().copied().find(|e| e.manifest().id == id);
    let (path, ids) = (opened.path.clone(), || opened.expansions.iter().map(|e| e.manifest().id));
    let Some(expansion) = of(&opened.expansions) else {
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
