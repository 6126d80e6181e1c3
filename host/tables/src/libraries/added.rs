//! The expansions that a person has added to this program: tables may name them without a path.
//!
//! The list is a TOML file in the user's data folder, beside that of the allowed libraries.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use bastide_files::{self as files, Existing, FileError};
use serde::{Deserialize, Serialize};

use super::{LibraryError, Opened, open_if, trust};
use crate::error::TablesError;

/// The file name of the list.
const FILE: &str = "added-expansions.toml";

/// Whether tables of this process find what is in the list.
static FOUND: AtomicBool = AtomicBool::new(true);

/// A crate with expansions that was added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Added {
    /// The name of the crate.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its source: a folder, an archive, or a registry.
    pub source: String,
    /// The ids of its expansions.
    pub expansions: Vec<String>,
    /// The library: its absolute path.
    pub library: PathBuf,
    /// The SHA-256 of the library.
    pub sha256: String,
    /// The bundle, where one was built: its absolute path.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bundle: Option<PathBuf>,
}

#[derive(Default, Serialize, Deserialize)]
struct List {
    #[serde(default, rename = "crate")]
    crates: Vec<Added>,
}

/// Says that no table of this process finds what is in the list. A server offers what was added when it began, and
/// nothing that comes later.
pub fn find_none() {
    FOUND.store(false, Ordering::Relaxed);
}

/// Returns the crates that were added, by their names. A list that does not exist is empty.
///
/// # Errors
/// There is no folder for the list, or it cannot be read.
pub fn list() -> Result<Vec<Added>, TablesError> {
    let file = file()?;
    let text = match fs::read_to_string(&file) {
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        read => read.map_err(|e| FileError::read(&file, e))?,
    };
    let List { crates } = toml::from_str(&text).map_err(|error| {
        let why = error.to_string();
        TablesError::Usage(format!("{}: {why}; correct the list of added expansions, or remove the file", file.display()))
    })?;
    Ok(crates)
}

/// Puts a crate into the list, in place of an older one of the same name.
///
/// # Errors
/// Another crate of the list has an expansion with the same id, or the list cannot be read or written.
pub fn put(new: Added) -> Result<(), TablesError> {
    let mut crates = list()?;
    crates.retain(|old| old.name != new.name);
    if let Some((other, id)) =
        crates.iter().find_map(|old| Some((old, old.expansions.iter().find(|id| new.expansions.contains(id))?)))
    {
        let Added { name, version, .. } = other;
        return Err(TablesError::Usage(format!(
            "{id} is an expansion of {name} {version}, which was added before; remove it with `bastide remove {name}` first"
        )));
    }
    crates.push(new);
    crates.sort_by(|one, other| one.name.cmp(&other.name));
    write(crates)
}

/// Takes a crate out of the list, by its name or the id of one of its expansions.
///
/// # Errors
/// No crate of the list matches, or the list cannot be read or written.
pub fn remove(name: &str) -> Result<Added, TablesError> {
    let mut crates = list()?;
    let at = crates.iter().position(|old| old.name == name || old.expansions.iter().any(|id| id == name));
    let Some(at) = at else {
        let known: Vec<&str> = crates.iter().map(|old| old.name.as_str()).collect();
        let known = if known.is_empty() { "nothing was added".into() } else { format!("added were {}", known.join(", ")) };
        return Err(TablesError::Usage(format!("{name} was not added; {known}")));
    };
    let gone = crates.remove(at);
    write(crates)?;
    Ok(gone)
}

/// The libraries of the list.
#[derive(Default)]
pub struct AllAdded {
    /// Those that fit this program.
    pub opened: Vec<Opened>,
    /// The others, each with the reason.
    pub unfit: Vec<(Added, LibraryError)>,
}

/// Opens the libraries of the list.
///
/// # Errors
/// The list cannot be read.
pub fn open_all() -> Result<AllAdded, TablesError> {
    let mut all = AllAdded::default();
    for added in list()? {
        match open_if(&added.library, Some(&added.sha256), trust::is_allowed) {
            Ok(library) => all.opened.push(library),
            Err(error) => all.unfit.push((added, error)),
        }
    }
    Ok(all)
}

/// Returns the path and the SHA-256 of the library of an expansion that was added.
///
/// # Errors
/// The list cannot be read.
pub(super) fn library_of(id: &str) -> Result<Option<(PathBuf, String)>, TablesError> {
    if !FOUND.load(Ordering::Relaxed) || trust::folder().is_err() {
        return Ok(None);
    }
    let added = list()?.into_iter().find(|added| added.expansions.iter().any(|own| own == id));
    Ok(added.map(|added| (added.library, added.sha256)))
}

fn write(crates: Vec<Added>) -> Result<(), TablesError> {
    let file = file()?;
    let folder = trust::folder()?;
    fs::create_dir_all(&folder).map_err(|e| FileError::write(&folder, e))?;
    let text = toml::to_string(&List { crates }).map_err(|e| TablesError::Usage(e.to_string()))?;
    Ok(files::write_bytes(&file, Existing::Replace, text.as_bytes())?)
}

fn file() -> Result<PathBuf, TablesError> {
    Ok(trust::folder()?.join(FILE))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn added(name: &str, id: &str) -> Added {
        Added {
            name: name.into(),
            version: "1.0.0".into(),
            source: "/crates".into(),
            expansions: vec![id.into()],
            library: "/nowhere/lib.so".into(),
            sha256: "0".repeat(64),
            bundle: None,
        }
    }

    #[test]
    fn a_crate_is_added_once_and_removed_by_its_name_or_its_expansion() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let permission = trust::Permission { folder: Some(folder.path().join("new")), ..trust::permission() };
        trust::permit(permission);
        assert_eq!(list()?, []);
        put(added("woods", "dark-woods"))?;
        put(added("ponds", "ponds"))?;
        put(Added { version: "1.1.0".into(), ..added("woods", "dark-woods") })?;
        let names: Vec<String> = list()?.iter().map(|one| format!("{} {}", one.name, one.version)).collect();
        assert_eq!(names, ["ponds 1.0.0", "woods 1.1.0"]);
        assert_eq!(library_of("dark-woods")?, Some(("/nowhere/lib.so".into(), "0".repeat(64))));
        assert_eq!(library_of("woods")?, None);
        let taken = put(added("forest", "dark-woods")).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(taken.contains("dark-woods is an expansion of woods 1.1.0"), "{taken}");
        assert!(matches!(open_all()?.unfit.as_slice(), [(_, LibraryError::Missing(_)), (_, LibraryError::Missing(_))]));
        assert_eq!(remove("dark-woods")?.name, "woods");
        let unknown = remove("woods").err().map(|e| e.to_string()).unwrap_or_default();
        assert!(unknown.contains("woods was not added; added were ponds"), "{unknown}");
        fs::write(folder.path().join("new").join(FILE), "crate = 3")?;
        let wrong = list().err().map(|e| e.to_string()).unwrap_or_default();
        assert!(wrong.contains(FILE) && wrong.contains("remove the file"), "{wrong}");
        Ok(())
    }
}
