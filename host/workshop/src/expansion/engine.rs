//! Tells cargo where the sources of the engine are, for a crate that names them by version.
//!
//! The files of a crate name no folder, so that they are the same on every machine. The folder is
//! that of the sources from which this program was built, or the one in [`SOURCES`]. Cargo gets it
//! as a patch: on its command line, and in `.cargo/config.toml` of the crate, so that cargo works
//! there by itself. That file belongs to this machine alone and is left out by git.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bastide_core::abi::RECIPE;
use etcetera::BaseStrategy;
use serde_json::Value;

use bastide_console::error::build::{BuildError, SOURCES};

/// The first line of a file that this program may replace.
const MARK: &str = "# Written by `bastide expansion build` for this machine; leave it out of what you publish.\n";

/// The sources of the engine and of the crates that belong to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sources {
    /// The folder of each crate, by its name.
    crates: BTreeMap<String, PathBuf>,
}

impl Sources {
    /// Finds the sources in the folder that the user names in [`SOURCES`] or, without one, where
    /// this program was built. Returns `None` if they are no longer there.
    ///
    /// # Errors
    /// The folder that the user names does not contain the sources.
    pub fn find() -> Result<Option<Sources>, BuildError> {
        match std::env::var_os(SOURCES).filter(|folder| !folder.is_empty()) {
            Some(folder) => Sources::at(Path::new(&folder)).map(Some),
            None => Ok(Path::new(RECIPE.folder).parent().and_then(Sources::read)),
        }
    }

    /// Returns what [`Self::find`] finds.
    ///
    /// # Errors
    /// The sources are not there.
    pub fn required() -> Result<Sources, BuildError> {
        let built_from = || Path::new(RECIPE.folder).parent().unwrap_or(Path::new("")).into();
        Sources::find()?.ok_or_else(|| BuildError::NoSources(built_from()))
    }

    /// Returns the folder of a crate of the engine.
    pub fn folder(&self, name: &str) -> Option<&Path> {
        self.crates.get(name).map(PathBuf::as_path)
    }

    /// Returns the sources in a folder.
    ///
    /// # Errors
    /// They are not there.
    fn at(folder: &Path) -> Result<Sources, BuildError> {
        Sources::read(folder).ok_or_else(|| BuildError::NoSources(folder.into()))
    }

    /// Reads the folders of the crates from the manifest of the workspace.
    fn read(folder: &Path) -> Option<Sources> {
        let root = std::fs::canonicalize(folder).ok()?;
        let manifest: toml::Table = std::fs::read_to_string(root.join("Cargo.toml")).ok()?.parse().ok()?;
        let all = manifest.get("workspace")?.get("dependencies")?.as_table()?;
        let folders = all.iter().filter_map(|(name, is)| Some((name.clone(), root.join(is.get("path")?.as_str()?))));
        let crates: BTreeMap<String, PathBuf> = folders.filter(|(_, path)| path.join("Cargo.toml").is_file()).collect();
        crates.contains_key("bastide-core").then_some(Sources { crates })
    }
}

/// The dependencies of a crate that cargo takes from the sources on this machine: lines of its
/// configuration.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Patches(Vec<String>);

impl Patches {
    /// Returns the patches for the crates of a folder and its workspace. A dependency that is named
    /// by its path needs none. `cargo` makes a cargo command in that folder.
    ///
    /// # Errors
    /// Cargo cannot read the manifest.
    pub fn of(folder: &Path, sources: &Sources, mut cargo: Command) -> Result<Patches, BuildError> {
        cargo.args(["metadata", "--no-deps", "--format-version", "1"]).stderr(Stdio::inherit());
        let output = cargo.output().map_err(|source| BuildError::NoToolchain { program: "cargo".into(), source })?;
        let metadata: Value = match serde_json::from_slice(&output.stdout) {
            Ok(metadata) if output.status.success() => metadata,
            _ => return Err(BuildError::Failed(folder.into())),
        };
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let dependencies = list(&metadata["packages"]).into_iter().flat_map(|package| list(&package["dependencies"]));
        let mut lines: Vec<String> = dependencies
            .filter_map(|dependency| {
                let (name, source) = (dependency["name"].as_str()?, dependency["source"].as_str()?);
                Some(line(origin(source)?, name, sources.crates.get(name)?))
            })
            .collect();
        lines.sort();
        lines.dedup();
        Ok(Patches(lines))
    }

    /// Adds the patches of another crate.
    pub(super) fn join(&mut self, other: Patches) {
        self.0.extend(other.0);
        self.0.sort();
        self.0.dedup();
    }

    /// Adds the patches to a cargo command. They take precedence over all files.
    pub fn add_to(&self, cargo: &mut Command) {
        self.0.iter().for_each(|line| _ = cargo.arg("--config").arg(line));
    }

    /// Writes the patches to `.cargo/config.toml`, so that cargo works in the folder by itself. A
    /// file that somebody else wrote stays as it is. The build does not need the file, so one that
    /// cannot be written is not an error.
    pub fn write_to(&self, folder: &Path) {
        let path = folder.join(".cargo/config.toml");
        let old = std::fs::read_to_string(&path);
        let is_own = old.as_ref().map_or_else(|e| e.kind() == std::io::ErrorKind::NotFound, |text| text.starts_with(MARK));
        let text: String = [MARK.to_owned()].into_iter().chain(self.0.iter().map(|line| format!("{line}\n"))).collect();
        if is_own && !self.0.is_empty() && old.ok().as_ref() != Some(&text) {
            _ = std::fs::create_dir_all(folder.join(".cargo")).and_then(|()| std::fs::write(&path, text));
        }
    }

    /// Adds the build folder that all crates of this user share, so that the engine is built once
    /// for all of them. A crate that has none of the patches is built with others of its workspace,
    /// and a folder that the user has chosen stays.
    pub fn share(&mut self, folder: &Path) {
        let chosen = ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"].iter().any(|name| std::env::var_os(name).is_some());
        let own = std::fs::read_to_string(folder.join(".cargo/config.toml")).map_or(true, |text| text.starts_with(MARK));
        if let (false, true, false, Some(shared)) = (self.is_empty(), own, chosen, shared_target()) {
            self.0.push(target_line(&shared));
        }
    }

    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Returns the key under which cargo patches a source: `crates-io`, or the address of a git
/// repository. Returns `None` for other sources.
fn origin(source: &str) -> Option<&str> {
    match source.strip_prefix("git+") {
        Some(git) => git.split(['?', '#']).next(),
        None => source.contains("crates.io-index").then_some("crates-io"),
    }
}

/// Returns the build folder for all crates of this user; `None` if the system names no folder for
/// caches.
pub(super) fn shared_target() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.cache_dir().join("bastide").join("target"))
}

fn target_line(folder: &Path) -> String {
    format!("build.target-dir = {}", toml::Value::String(folder.display().to_string()))
}

/// Returns a line of cargo's configuration.
fn line(origin: &str, name: &str, folder: &Path) -> String {
    let quoted = |text: &str| toml::Value::String(text.into()).to_string();
    let origin = if origin == "crates-io" { origin.into() } else { quoted(origin) };
    format!("patch.{origin}.{name}.path = {}", quoted(&folder.display().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sources_are_found_where_this_program_was_built_and_nowhere_else() -> Result<(), Box<dyn std::error::Error>> {
        let sources = Sources::find()?.ok_or("no sources")?;
        for name in ["bastide-core", "bastide-base", "bastide-testkit"] {
            assert!(sources.crates.get(name).is_some_and(|folder| folder.join("src").is_dir()), "{name}");
        }
        let empty = tempfile::tempdir()?;
        let error = Sources::at(empty.path()).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(error.contains("does not contain the sources of Bastide") && error.contains(SOURCES), "{error}");
        Ok(())
    }

    #[test]
    fn a_patch_names_the_source_that_it_replaces() {
        let path = Path::new("/a \"b\"/core");
        let registry = origin("registry+https://github.com/rust-lang/crates.io-index").unwrap_or_default();
        assert_eq!(line(registry, "bastide-core", path), "patch.crates-io.bastide-core.path = '/a \"b\"/core'");
        let git = origin("git+https://host/bastide?rev=1#abc").unwrap_or_default();
        let line = line(git, "bastide-core", Path::new("/core"));
        assert_eq!(line, "patch.\"https://host/bastide\".bastide-core.path = \"/core\"");
        assert_eq!(origin("registry+https://elsewhere/index"), None);
    }

    #[test]
    fn crates_share_a_build_folder_unless_the_author_chose_one() -> std::io::Result<()> {
        let (dir, shared) = (tempfile::tempdir()?, shared_target().unwrap_or_default());
        let of = |patched: bool| {
            let mut patches =
                Patches(patched.then(|| line("crates-io", "bastide-core", Path::new("/core"))).into_iter().collect());
            patches.share(dir.path());
            patches.0.contains(&target_line(&shared))
        };
        // A test runs in an environment of cargo, which may name a folder.
        let chosen = std::env::var_os("CARGO_TARGET_DIR").is_some();
        assert_eq!((of(true), of(false)), (!chosen, false));
        std::fs::create_dir(dir.path().join(".cargo"))?;
        std::fs::write(dir.path().join(".cargo/config.toml"), "[build]\ntarget-dir = \"mine\"\n")?;
        assert!(!of(true));
        Ok(())
    }

    #[test]
    fn a_configuration_that_the_author_wrote_is_kept() -> std::io::Result<()> {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join(".cargo/config.toml");
        let patches = |folder: &str| Patches(vec![line("crates-io", "bastide-core", Path::new(folder))]);
        for folder in ["/one", "/two"] {
            patches(folder).write_to(dir.path());
            assert!(std::fs::read_to_string(&path)?.contains(folder));
        }
        std::fs::write(&path, "[alias]\n")?;
        patches("/three").write_to(dir.path());
        assert_eq!(std::fs::read_to_string(&path)?, "[alias]\n");
        Ok(())
    }
}
