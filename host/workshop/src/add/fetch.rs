//! Where a crate comes from: a folder, an archive, the index of a group, or the registry.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use semver::Version;
use serde_json::Value;

use super::index;
use crate::expansion::archive;
use bastide_console::Error;
use bastide_console::error::build::BuildError;
use bastide_console::language::say;

/// A crate on this machine that was not built yet.
pub(super) struct Fetched {
    /// Its folder.
    pub(super) folder: PathBuf,
    /// Its name.
    pub(super) name: String,
    /// Its version.
    pub(super) version: String,
    /// Its licence; empty if it names none.
    pub(super) licence: String,
    /// Its description; empty if it has none.
    pub(super) about: String,
    /// Where it comes from, for people.
    pub(super) source: String,
}

/// Gets a crate. Archives and crates of the registry are put into a folder below `home`.
///
/// # Errors
/// Nothing of this name is found, or an archive cannot be unpacked.
pub(super) fn fetch(what: &str, index: Option<&Path>, home: &Path) -> Result<Fetched, Error> {
    let path = Path::new(what);
    if index.is_none() && path.is_dir() {
        let folder = std::fs::canonicalize(path).map_err(|e| Error::read(path, e))?;
        return described(&folder, folder.display().to_string());
    }
    if index.is_none() && path.is_file() {
        if !archive::is_archive(path) {
            return Err(Error::Usage(say!("added-no-crate", what = what)));
        }
        let file = std::fs::canonicalize(path).map_err(|e| Error::read(path, e))?;
        return described(&unpacked(&file, home)?, file.display().to_string());
    }
    let (name, version) = named(what).ok_or_else(|| Error::Usage(say!("added-no-crate", what = what)))?;
    match index {
        Some(folder) => {
            let file = index::find(folder, name, version.as_ref())?;
            described(&unpacked(&file, home)?, folder.display().to_string())
        }
        None => described(&of_registry(name, version.as_ref(), home)?, "crates.io".into()),
    }
}

/// Reads a name with or without a version: `woods`, `woods@1.2.0`.
fn named(what: &str) -> Option<(&str, Option<Version>)> {
    let (name, version) = what.split_once('@').map_or((what, None), |(name, version)| (name, Some(version)));
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(letter) && name.len() <= 64;
    let version = version.map(Version::parse).transpose().ok()?;
    is_name.then_some((name, version))
}

/// Unpacks an archive into a folder of its own, in place of an older one of the same name.
fn unpacked(file: &Path, home: &Path) -> Result<PathBuf, Error> {
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let into = emptied(&home.join(name.trim_end_matches(".crate").trim_end_matches(".gz").trim_end_matches(".tar")))?;
    Ok(archive::unpack(file, &into)?)
}

/// Makes an empty folder.
fn emptied(folder: &Path) -> Result<PathBuf, Error> {
    let failed = |e| Error::write(folder, e);
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(failed)?;
    }
    std::fs::create_dir_all(folder).map_err(failed)?;
    Ok(folder.to_owned())
}

/// Lets cargo download a crate, and returns a copy of its folder. Nothing of it is built.
fn of_registry(name: &str, version: Option<&Version>, home: &Path) -> Result<PathBuf, Error> {
    let around = tempfile::Builder::new().prefix("bastide-add-").tempdir().map_err(|e| Error::write(Path::new("TMPDIR"), e))?;
    let wanted = version.map_or("*".to_owned(), |version| format!("={version}"));
    let manifest = format!(
        "[package]\nname = \"bastide-added\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[lib]\npath = \"lib.rs\"\n\n\
         [dependencies]\n{name} = \"{wanted}\"\n\n[workspace]\n"
    );
    for (file, text) in [("Cargo.toml", manifest.as_str()), ("lib.rs", "")] {
        std::fs::write(around.path().join(file), text).map_err(|e| Error::write(around.path(), e))?;
    }
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["metadata", "--format-version", "1"]).current_dir(around.path()).stderr(Stdio::piped());
    let output = cargo.output().map_err(|source| BuildError::NoToolchain { program: "cargo".into(), source })?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        return Err(Error::Usage(say!("added-not-found", name = name, why = why)));
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let own = |package: &&Value| package["name"] == name;
    let package = metadata["packages"].as_array().into_iter().flatten().find(own);
    let manifest = package.and_then(|package| package["manifest_path"].as_str()).map(Path::new);
    let not_found = || Error::Usage(say!("added-not-found", name = name, why = ""));
    let folder = manifest.and_then(Path::parent).ok_or_else(not_found)?;
    let into = emptied(&home.join(folder.file_name().unwrap_or_default()))?;
    copy(folder, &into)?;
    Ok(into)
}

/// Copies the files of a folder. Links are left out.
fn copy(from: &Path, into: &Path) -> Result<(), Error> {
    for entry in std::fs::read_dir(from).map_err(|e| Error::read(from, e))? {
        let entry = entry.map_err(|e| Error::read(from, e))?;
        let (path, target) = (entry.path(), into.join(entry.file_name()));
        let kind = entry.file_type().map_err(|e| Error::read(&path, e))?;
        if kind.is_dir() {
            std::fs::create_dir_all(&target).map_err(|e| Error::write(&target, e))?;
            copy(&path, &target)?;
        } else if kind.is_file() {
            std::fs::copy(&path, &target).map_err(|e| Error::write(&target, e))?;
        }
    }
    Ok(())
}

/// Reads what the manifest of a crate says.
fn described(folder: &Path, source: String) -> Result<Fetched, Error> {
    let package = build_manifest(folder)?;
    let text = |key: &str| package.get(key).and_then(toml::Value::as_str).unwrap_or_default().to_owned();
    let (name, version) = (text("name"), text("version"));
    if named(&name).is_none() || Version::parse(&version).is_err() {
        return Err(Error::Usage(say!("added-no-package", folder = folder.display().to_string())));
    }
    Ok(Fetched { folder: folder.into(), name, version, licence: text("license"), about: text("description"), source })
}

/// Returns the table `package` of a manifest. Nothing of the crate runs.
fn build_manifest(folder: &Path) -> Result<toml::Table, Error> {
    let file = folder.join("Cargo.toml");
    if !file.is_file() {
        return Err(BuildError::NoCrate(folder.into()).into());
    }
    let text = bastide_files::read::text(&file)?;
    let manifest: toml::Table = toml::from_str(&text)
        .map_err(|error| Error::Usage(say!("index-wrong", file = file.display().to_string(), why = error.to_string())))?;
    Ok(manifest.get("package").and_then(toml::Value::as_table).cloned().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_have_a_version_and_nothing_else() {
        assert_eq!(named("woods"), Some(("woods", None)));
        assert_eq!(named("woods@1.2.0"), Some(("woods", Some(Version::new(1, 2, 0)))));
        for wrong in ["", "../woods", "woods@", "woods@new", "1woods", "woods = \"1\"", &"w".repeat(65)] {
            assert_eq!(named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_folder_is_read_without_running_anything() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let write = |text: &str| std::fs::write(folder.path().join("Cargo.toml"), text);
        let fetched = || fetch(&folder.path().display().to_string(), None, Path::new("/nowhere")).map_err(|e| e.to_string());
        assert!(fetched().is_err_and(|why| why.contains("Cargo.toml")));
        write("[package]\nname = \"woods\"\nversion = \"1.0.0\"\nlicense = \"MIT\"\n")?;
        let woods = fetched()?;
        assert_eq!((woods.name.as_str(), woods.version.as_str(), woods.licence.as_str()), ("woods", "1.0.0", "MIT"));
        write("[package]\nname = \"../woods\"\nversion = \"1.0.0\"\n")?;
        assert!(fetched().is_err());
        let file = folder.path().join("woods.zip");
        std::fs::write(&file, "")?;
        assert!(fetch(&file.display().to_string(), None, Path::new("/nowhere")).is_err());
        Ok(())
    }
}
