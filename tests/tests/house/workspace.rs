//! The crates of this repository and their manifests.

use std::path::{Path, PathBuf};

use toml::{Table, Value};

/// The function with which build scripts read the list of expansions.
pub(crate) mod list {
    include!("../../../expansions/all/folders.rs");
}

/// The errors of reading files.
pub(crate) type Failure = Box<dyn std::error::Error>;

/// Returns the root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("/")).to_path_buf()
}

/// Reads a TOML file, such as the manifest of a crate.
///
/// # Errors
/// The file cannot be read, or is not TOML.
pub(crate) fn toml(file: &Path) -> Result<Table, Failure> {
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    Ok(text.parse().map_err(|e| format!("{}: {e}", file.display()))?)
}

/// Reads the manifest in a folder.
///
/// # Errors
/// As for [`toml`].
pub(crate) fn manifest(folder: &Path) -> Result<Table, Failure> {
    toml(&folder.join("Cargo.toml"))
}

/// Returns the folders that the workspace lists under a key. A star at the end of a path stands for
/// all folders there.
fn listed(key: &str) -> Result<Vec<PathBuf>, Failure> {
    let whole = manifest(&root())?;
    let list = whole.get("workspace").and_then(|w| w.get(key)).and_then(Value::as_array).into_iter().flatten();
    let mut found = Vec::new();
    for folder in list.filter_map(Value::as_str) {
        match folder.strip_suffix("/*") {
            None => found.push(root().join(folder)),
            Some(parent) => found.append(&mut folders(&root().join(parent))?),
        }
    }
    Ok(found)
}

/// Returns the folders in a folder, by name.
pub(crate) fn folders(parent: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = std::fs::read_dir(parent).map_err(|e| format!("{}: {e}", parent.display()))?;
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?;
    found.retain(|path| path.is_dir());
    found.sort();
    Ok(found)
}

/// Returns the folder of a linked expansion.
///
/// # Errors
/// The list of expansions does not have it, or cannot be read.
pub(crate) fn home(id: &str) -> Result<PathBuf, Failure> {
    let all = root().join("expansions/all");
    let manifest = std::fs::read_to_string(all.join("Cargo.toml"))?;
    let found = list::folders(&manifest).find(|(own, _)| *own == id);
    Ok(all.join(found.ok_or_else(|| format!("expansions/all/Cargo.toml has no line for {id}"))?.1))
}

/// Returns the folders of the crates of the workspace.
///
/// # Errors
/// As for [`toml`].
pub(crate) fn members() -> Result<Vec<PathBuf>, Failure> {
    let excluded = listed("exclude")?;
    Ok(listed("members")?.into_iter().filter(|folder| !excluded.contains(folder)).collect())
}

/// Returns the folders of all crates: those of the workspace, and those that are built on their own.
///
/// # Errors
/// As for [`toml`].
pub(crate) fn crates() -> Result<Vec<PathBuf>, Failure> {
    let alone = listed("exclude")?.into_iter().filter(|folder| folder.join("Cargo.toml").is_file());
    Ok(members()?.into_iter().chain(alone).collect())
}
