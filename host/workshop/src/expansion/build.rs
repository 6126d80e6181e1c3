//! Builds the crate of an expansion as a library that fits this program.
//!
//! Cargo builds it with the profile and the flags of this program in its environment, where they
//! override the settings of the crate. It takes the engine from the [`engine`](super::engine) of
//! this machine. Then the library is opened as a table would open it, so the printed lines are
//! known to work.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bastide_core::abi::RECIPE;
use bastide_core::linked;
use bastide_core::message::{toml_header, toml_quoted};
use serde::Serialize;
use serde_json::Value;

use super::engine::{Patches, Sources};
use super::owner;
use super::template::LOCK;
use bastide_console::Error;
use bastide_console::error::build::BuildError;
use bastide_console::language::say;
use bastide_console::report::Report;
use bastide_tables::libraries::{self, trust};

/// A built library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Built {
    /// The library.
    pub library: PathBuf,
    /// Its SHA-256.
    pub sha256: String,
    /// The ids of the expansions in it.
    pub expansions: Vec<String>,
    /// The folder of another crate whose library had the same path, so that this build overwrote it.
    pub overwrote: Option<PathBuf>,
}

/// Builds the crate in a folder, opens the library, and allows tables and records to name it.
/// `target` is the target folder of cargo.
///
/// # Errors
/// The crate cannot be built, or its library cannot be used.
pub fn build(folder: &Path, target: Option<&Path>) -> Result<Built, Error> {
    let library = compile(folder, target)?;
    let opened = libraries::open(&library, None)?;
    let expansions: Vec<String> = opened.expansions.iter().map(|e| e.manifest().id.to_owned()).collect();
    let linked = linked();
    if let Some(id) = expansions.iter().find(|id| linked.iter().any(|e| e.manifest().id == id.as_str())) {
        return Err(Error::Usage(say!("built-taken", folder = folder.display().to_string(), id = id.as_str())));
    }
    // The user who builds a library trusts it, so its tables need no further permission.
    trust::remember(&opened.sha256, &opened.path)?;
    let overwrote = owner::claim(&library, folder);
    Ok(Built { library: opened.path, sha256: opened.sha256, expansions, overwrote })
}

/// Builds a crate with cargo, and returns the path of the library.
///
/// # Errors
/// The crate cannot be built.
pub fn compile(folder: &Path, target: Option<&Path>) -> Result<PathBuf, Error> {
    let manifest = folder.join("Cargo.toml");
    if !manifest.is_file() {
        return Err(BuildError::NoCrate(folder.into()).into());
    }
    check_compiler(folder)?;
    let lock = folder.join("Cargo.lock");
    if !lock.exists() {
        std::fs::write(&lock, LOCK).map_err(|e| Error::write(&lock, e))?;
    }
    let sources = Sources::find()?;
    let mut patches = sources.as_ref().map_or_else(|| Ok(Patches::default()), |s| Patches::of(folder, s, cargo(folder)))?;
    patches.share(folder);
    settle(folder, &patches)?;
    let mut cargo = cargo(folder);
    patches.add_to(&mut cargo);
    cargo.args(["build", "--lib", "--message-format", "json-render-diagnostics"]).stderr(Stdio::inherit());
    if RECIPE.release {
        cargo.arg("--release");
    }
    if let Some(target) = target {
        cargo.arg("--target-dir").arg(std::path::absolute(target).map_err(|e| Error::write(target, e))?);
    }
    let output = cargo.output().map_err(|source| BuildError::NoToolchain { program: "cargo".into(), source })?;
    if !output.status.success() {
        let failed = if sources.is_some() { BuildError::Failed } else { BuildError::FailedWithoutSources };
        return Err(failed(folder.into()).into());
    }
    patches.write_to(folder);
    let manifest = std::fs::canonicalize(&manifest).map_err(|e| Error::read(&manifest, e))?;
    let messages = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(messages.lines().find_map(|line| library(line, &manifest)).ok_or_else(|| BuildError::NoCdylib(folder.into()))?)
}

/// Lets cargo write to the lock file that the engine comes from this machine. Asked without the
/// network it takes what is here, while a build that finds no such line in the lock file asks the
/// registry first. If something has to be downloaded, this fails, and the build does it.
fn settle(folder: &Path, patches: &Patches) -> Result<(), BuildError> {
    if patches.is_empty() {
        return Ok(());
    }
    let mut cargo = cargo(folder);
    patches.add_to(&mut cargo);
    cargo.args(["metadata", "--offline", "--format-version", "1"]).stdout(Stdio::null()).stderr(Stdio::null());
    cargo.status().map(drop).map_err(|source| BuildError::NoToolchain { program: "cargo".into(), source })
}

/// Returns a cargo command in a folder, with the profile and the flags of this program.
pub fn cargo(folder: &Path) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let profile = if RECIPE.release { "RELEASE" } else { "DEV" };
    let set = |name: &str| format!("CARGO_PROFILE_{profile}_{name}");
    cargo.current_dir(folder).env("RUSTFLAGS", RECIPE.rustflags).env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo.env(set("OPT_LEVEL"), RECIPE.opt_level).env(set("DEBUG_ASSERTIONS"), RECIPE.debug_assertions.to_string());
    cargo.env(set("PANIC"), "unwind");
    cargo
}

/// Checks that cargo uses the compiler that built this program.
fn check_compiler(folder: &Path) -> Result<(), BuildError> {
    let program = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(&program).arg("-V").current_dir(folder).output();
    let output = output.map_err(|source| BuildError::NoToolchain { program: program.to_string_lossy().into(), source })?;
    let here = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if here == RECIPE.rustc { Ok(()) } else { Err(BuildError::Compiler { here }) }
}

/// Returns the library from a message of cargo, if the message is about the crate with this
/// manifest.
fn library(message: &str, manifest: &Path) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    let own = message["reason"] == "compiler-artifact" && Path::new(message["manifest_path"].as_str()?) == manifest;
    let cdylib = message["target"]["crate_types"].as_array()?.iter().any(|kind| kind == "cdylib");
    if !own || !cdylib {
        return None;
    }
    let files = message["filenames"].as_array()?.iter().filter_map(|f| f.as_str()).map(PathBuf::from);
    files.into_iter().find(|f| f.extension().is_some_and(|e| e == std::env::consts::DLL_EXTENSION))
}

impl Report for Built {
    fn text(&self, out: &mut dyn std::io::Write) -> std::io::Result<()> {
        writeln!(out, "{}\n", say!("built-fits", file = self.library.display().to_string()))?;
        for id in &self.expansions {
            let library = toml_quoted(&self.library.display().to_string());
            writeln!(out, "{}\nlibrary = {library}", toml_header(id))?;
            writeln!(out, "sha256 = \"{}\"   # {}", self.sha256, say("built-optional"))?;
        }
        if let Some(other) = &self.overwrote {
            writeln!(out, "\n{}", owner::overwritten(other))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_core::Table;

    #[test]
    fn the_printed_lines_are_a_table_file_for_any_id_and_path() -> Result<(), Error> {
        let library = PathBuf::from("/home/ana \"\u{301}/lib\u{7f}.so");
        let built = Built {
            library: library.clone(),
            sha256: "0".repeat(64),
            expansions: vec!["ana/dark-woods".into()],
            overwrote: None,
        };
        let mut out = Vec::new();
        built.text(&mut out)?;
        let out = String::from_utf8_lossy(&out).into_owned();
        let lines = out.split_once("\n\n").map_or("", |(_, lines)| lines);
        let table = Table::parse("table.toml", lines)?;
        assert_eq!(table.libraries.get("ana/dark-woods").map(|l| Path::new(&l.file)), Some(&*library));
        Ok(())
    }
}
