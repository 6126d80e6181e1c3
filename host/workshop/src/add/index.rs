//! The index of a group: the crates that it keeps in a folder, with their versions and SHA-256 sums.
//!
//! The file is `index.toml`:
//!
//! ```toml
//! [[crate]]
//! name = "woods"
//! version = "1.2.0"
//! file = "woods-1.2.0.crate"   # in the folder of the index
//! sha256 = "…"                 # of the file
//! engine = "0.1.0"             # the version of Bastide that it needs
//! about = "Woods in which nobody sees far."
//! ```

use std::path::{Component, Path, PathBuf};

use bastide_core::message::{did_you_mean, list};
use bastide_core::record::ENGINE;
use bastide_tables::{TablesError, libraries};
use semver::Version;
use serde::Deserialize;

use bastide_console::Error;
use bastide_console::language::say;

/// The name of the file in the folder.
const FILE: &str = "index.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    #[serde(default, rename = "crate")]
    crates: Vec<Entry>,
}

/// A version of a crate in an index.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name of the crate.
    pub name: String,
    /// Its version.
    pub version: Version,
    /// Its archive, in the folder of the index.
    pub file: PathBuf,
    /// The SHA-256 of the archive.
    pub sha256: String,
    /// The version of Bastide that it needs.
    pub engine: Version,
    /// One sentence about it.
    #[serde(default)]
    pub about: String,
}

/// Returns the archive of a crate in an index: the wanted version, or the newest one that this program can build.
///
/// # Errors
/// The index cannot be read, has no such crate, or its archive has another SHA-256.
pub fn find(folder: &Path, name: &str, version: Option<&Version>) -> Result<PathBuf, Error> {
    let file = folder.join(FILE);
    let text = bastide_files::read::text(&file)?;
    let wrong = |why: String| Error::Usage(say!("index-wrong", file = file.display().to_string(), why = why));
    let Index { crates } = toml::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    let mut named: Vec<&Entry> = crates.iter().filter(|entry| entry.name == name).collect();
    if named.is_empty() {
        let names = || crates.iter().map(|entry| entry.name.as_str());
        let (hint, known) = (did_you_mean(name, names()), list(names()));
        return Err(wrong(say!("index-no-crate", name = name, hint = hint, known = known)));
    }
    named.sort_by(|one, other| other.version.cmp(&one.version));
    let fits = |entry: &&&Entry| match version {
        Some(version) => entry.version == *version,
        None => Version::parse(ENGINE).is_ok_and(|engine| entry.engine <= engine),
    };
    let Some(entry) = named.iter().find(fits) else {
        let versions: Vec<String> = named.iter().map(|entry| format!("{} (Bastide {})", entry.version, entry.engine)).collect();
        let versions = list(versions.iter().map(String::as_str));
        return Err(wrong(say!("index-no-version", name = name, engine = ENGINE, list = versions)));
    };
    let inside = entry.file.components().all(|part| matches!(part, Component::Normal(_)));
    if !inside {
        return Err(wrong(say!("index-outside", path = entry.file.display().to_string())));
    }
    let archive = folder.join(&entry.file);
    let found = libraries::sha256(&archive).map_err(TablesError::from)?;
    if found != entry.sha256.to_ascii_lowercase() {
        let archive = archive.display().to_string();
        return Err(wrong(say!("index-hash", file = archive, found = found, wanted = entry.sha256.as_str())));
    }
    Ok(archive)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Done = Result<(), Box<dyn std::error::Error>>;

    const EMPTY: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

    fn entry(name: &str, version: &str, file: &str, engine: &str) -> String {
        format!(
            "[[crate]]\nname = \"{name}\"\nversion = \"{version}\"\nfile = \"{file}\"\nsha256 = \"{EMPTY}\"\nengine = \"{engine}\"\n"
        )
    }

    #[test]
    fn the_newest_version_that_fits_is_found_and_everything_else_is_refused() -> Done {
        let folder = tempfile::tempdir()?;
        for file in ["woods-1.0.0.crate", "woods-1.10.0.crate", "woods-2.0.0.crate"] {
            std::fs::write(folder.path().join(file), "")?;
        }
        std::fs::write(folder.path().join("other.crate"), "x")?;
        let text = [
            entry("woods", "1.0.0", "woods-1.0.0.crate", "0.1.0"),
            entry("woods", "1.10.0", "woods-1.10.0.crate", "0.1.0"),
            entry("woods", "2.0.0", "woods-2.0.0.crate", "99.0.0"),
            entry("ponds", "1.0.0", "../ponds.crate", "0.1.0"),
            entry("lakes", "1.0.0", "other.crate", "0.1.0"),
        ];
        std::fs::write(folder.path().join(FILE), text.concat())?;
        let found = |name: &str, version: Option<&str>| {
            let version = version.and_then(|version| Version::parse(version).ok());
            find(folder.path(), name, version.as_ref()).map_err(|e| e.to_string())
        };
        assert_eq!(found("woods", None)?, folder.path().join("woods-1.10.0.crate"));
        assert_eq!(found("woods", Some("1.0.0"))?, folder.path().join("woods-1.0.0.crate"));
        for (name, version, says) in [
            ("wood", None, "did you mean \"woods\"?"),
            ("woods", Some("3.0.0"), "1.10.0 (Bastide 0.1.0)"),
            ("ponds", None, "../ponds.crate"),
            ("lakes", None, EMPTY),
        ] {
            let why = found(name, version).err().unwrap_or_default();
            assert!(why.contains(says) && why.contains(FILE), "{name}: {why}");
        }
        std::fs::write(folder.path().join(FILE), "[[crate]]\nname = 3\n")?;
        assert!(found("woods", None).is_err_and(|why| why.contains("index.toml") && why.contains("line 2")));
        Ok(())
    }
}
