//! Builds the engine as a WebAssembly module, from the sources of this program.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bastide_core::abi::RECIPE;

use crate::error::Error;
use crate::expansion::build_error::SOURCES;
use crate::language::say;

/// What cargo builds the module for.
const TARGET: &str = "wasm32-unknown-unknown";
/// The profile of a small module.
const PROFILE: &str = "module";

/// Builds the module with cargo, and returns its path.
///
/// # Errors
/// The sources, cargo or the target of the compiler are not there, or the build fails. The message says what to do.
pub(super) fn build() -> Result<PathBuf, Error> {
    let chosen = std::env::var_os(SOURCES).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let sources = chosen.or_else(|| Path::new(RECIPE.folder).parent().map(Path::to_path_buf)).unwrap_or_default();
    let shown = sources.display().to_string();
    let lacks = |id: &str| Error::Usage(say!(id, sources = shown.as_str(), variable = SOURCES, target = TARGET));
    if !sources.join("host/module/Cargo.toml").is_file() {
        return Err(lacks("site-no-sources"));
    }
    let mut cargo = Command::new("cargo");
    cargo.current_dir(&sources).args(["build", "-p", "bastide-module", "--example", "bastide"]);
    cargo.args(["--profile", PROFILE, "--target", TARGET]).stdout(Stdio::inherit()).stderr(Stdio::inherit());
    match cargo.status() {
        Err(_) => return Err(lacks("site-no-cargo")),
        Ok(status) if !status.success() => return Err(lacks("site-no-build")),
        Ok(_) => {}
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| sources.join("target"), PathBuf::from);
    Ok(target.join(TARGET).join(PROFILE).join("examples/bastide.wasm"))
}
