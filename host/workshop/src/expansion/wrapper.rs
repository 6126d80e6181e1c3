//! The crate that joins the crates of authors with the engine to one module.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::build::cargo;
use super::engine::{Patches, Sources};
use super::template::LOCK;
use super::wasm::{TARGET, built, check_target, messages};
use bastide_console::Error;
use bastide_console::error::build::BuildError;

/// The list of expansions that the macro `export_expansion!` makes in each crate.
const EXPORTED: &str = "BASTIDE_EXPANSIONS";

/// The crate of an author.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Author {
    /// Its folder.
    pub(super) folder: PathBuf,
    /// The name of the package.
    pub(super) name: String,
    /// Its version.
    version: String,
    /// Its licence; empty if it names none.
    pub(super) licence: String,
}

impl Author {
    /// Reads the manifest of a crate.
    ///
    /// # Errors
    /// The folder has no manifest, cargo cannot read the manifest, or the crate has no library.
    pub(super) fn of(folder: &Path) -> Result<Author, Error> {
        let manifest = folder.join("Cargo.toml");
        if !manifest.is_file() {
            return Err(BuildError::NoCrate(folder.into()).into());
        }
        let folder = std::fs::canonicalize(folder).map_err(|e| Error::read(folder, e))?;
        let mut cargo = cargo(&folder);
        cargo.args(["metadata", "--no-deps", "--format-version", "1"]).stderr(Stdio::inherit());
        let output = cargo.output().map_err(|source| BuildError::NoToolchain { program: "cargo".into(), source })?;
        let metadata: Value = match serde_json::from_slice(&output.stdout) {
            Ok(metadata) if output.status.success() => metadata,
            _ => return Err(BuildError::Failed(folder).into()),
        };
        let own = |package: &&Value| package["manifest_path"].as_str().map(Path::new) == Some(&folder.join("Cargo.toml"));
        let package = metadata["packages"].as_array().into_iter().flatten().find(own);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let is_library = |target: &&Value| target["kind"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == "lib"));
        let has_library =
            |package: &&Value| package["targets"].as_array().into_iter().flatten().any(|target| is_library(&target));
        let Some(package) = package.filter(has_library) else { return Err(BuildError::NoLib(folder).into()) };
        let [name, version, licence] = ["name", "version", "license"].map(|key| text(&package[key]));
        Ok(Author { folder, name, version, licence })
    }

    /// Returns the name and the version, as a module tells them.
    pub(super) fn source(&self) -> String {
        format!("{} {}", self.name, self.version)
    }
}

/// Writes the crate into a folder, builds it, and returns the module. `target` is the target folder of cargo.
///
/// # Errors
/// The target is not installed, the sources of the engine are not on this machine, or the crates do not build.
pub(super) fn build(authors: &[Author], folder: &Path, target: Option<&Path>) -> Result<Vec<u8>, Error> {
    let first = authors.first().map(|author| author.folder.as_path()).unwrap_or(folder);
    let sources = Sources::required()?;
    let engine = sources.folder("bastide-module").ok_or(BuildError::NoModule)?;
    check_target(first)?;
    let mut patches = Patches::default();
    for author in authors {
        patches.join(Patches::of(&author.folder, &sources, cargo(&author.folder))?);
    }
    let name = name(authors);
    let write = |file: &str, text: &str| {
        let path = folder.join(file);
        std::fs::write(&path, text).map_err(|e| Error::write(&path, e))
    };
    write("Cargo.toml", &manifest(&name, engine, authors))?;
    write("lib.rs", &code(authors))?;
    write("Cargo.lock", LOCK)?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    patches.add_to(&mut cargo);
    cargo.current_dir(folder).args(["build", "--lib", "--release", "--target", TARGET, "--message-format", "json"]);
    cargo.env("RUSTFLAGS", remapped()).env_remove("CARGO_ENCODED_RUSTFLAGS").stderr(Stdio::inherit());
    if let Some(target) = target.map(Path::to_owned).or_else(super::engine::shared_target) {
        cargo.arg("--target-dir").arg(std::path::absolute(&target).map_err(|e| Error::write(&target, e))?);
    }
    let output = cargo.output().map_err(|source| BuildError::NoToolchain { program: "cargo".into(), source })?;
    if !output.status.success() {
        return Err(failed(authors, messages(&output)).into());
    }
    let module = built(&output, &name).ok_or_else(|| BuildError::Failed(first.into()))?;
    std::fs::read(&module).map_err(|e| Error::read(&module, e))
}

/// Returns a name for the crate that no other bundle has, since all are built in one folder.
fn name(authors: &[Author]) -> String {
    let of = |author: &Author| format!("{}\n", author.folder.display());
    let digest = Sha256::digest(authors.iter().map(of).collect::<String>());
    let digits: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    format!("bundle_{digits}")
}

/// Returns the manifest of the crate.
fn manifest(name: &str, engine: &Path, authors: &[Author]) -> String {
    let quoted = |text: &str| toml::Value::String(text.into()).to_string();
    let path = |path: &Path| quoted(&path.display().to_string());
    let dependency = |(n, author): (usize, &Author)| {
        format!("author-{n} = {{ package = {}, path = {} }}\n", quoted(&author.name), path(&author.folder))
    };
    let dependencies: String = authors.iter().enumerate().map(dependency).collect();
    format!(
        "[package]\nname = {}\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n\
         [lib]\npath = \"lib.rs\"\ncrate-type = [\"cdylib\"]\n\n\
         [dependencies]\nbastide-module = {{ path = {} }}\n{dependencies}\n\
         [profile.release]\ncodegen-units = 1\npanic = \"abort\"\nstrip = true\n\n[workspace]\n",
        quoted(name),
        path(engine)
    )
}

/// Returns the code of the crate.
fn code(authors: &[Author]) -> String {
    let one = |(n, author): (usize, &Author)| format!("    {:?} => author_{n}::{EXPORTED},\n", author.source());
    format!("bastide_module::module!(\n{});\n", authors.iter().enumerate().map(one).collect::<String>())
}

/// Returns the flags of the compiler: the folder of the user is left out of the names of files in the module.
fn remapped() -> String {
    let home = std::env::var("HOME").ok().filter(|home| home.len() > 1 && !home.contains(char::is_whitespace));
    home.map_or_else(String::new, |home| format!("--remap-path-prefix={home}=home"))
}

/// Prints what the compiler said, and returns the error.
fn failed(authors: &[Author], messages: impl Iterator<Item = Value>) -> BuildError {
    let mut lacking = None;
    for message in messages.filter(|message| message["reason"] == "compiler-message") {
        let message = &message["message"];
        let text = message["message"].as_str().unwrap_or_default();
        if text.contains(EXPORTED) {
            let rendered = message["rendered"].as_str().unwrap_or_default();
            lacking = (0..authors.len()).find(|n| rendered.contains(&format!("author_{n}::")));
        }
        if message["level"] == "error" {
            eprint!("{}", message["rendered"].as_str().unwrap_or_default());
        }
    }
    match lacking.and_then(|n| authors.get(n)) {
        Some(author) => BuildError::NothingExported(author.folder.clone()),
        None => BuildError::Failed(authors.first().map(|author| author.folder.clone()).unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_with_any_path_and_version_is_joined_with_the_engine() -> Result<(), toml::de::Error> {
        let author =
            Author { folder: "/a \"b\"/woods".into(), name: "dark-woods".into(), version: "1.0.0".into(), licence: "MIT".into() };
        let one = std::slice::from_ref(&author);
        let manifest: toml::Table = manifest(&name(one), Path::new("/engine"), one).parse()?;
        assert_eq!(manifest["dependencies"]["author-0"]["path"].as_str(), Some("/a \"b\"/woods"));
        assert_eq!(code(&[author]), "bastide_module::module!(\n    \"dark-woods 1.0.0\" => author_0::BASTIDE_EXPANSIONS,\n);\n");
        Ok(())
    }
}
