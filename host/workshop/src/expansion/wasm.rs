//! The target of modules: whether the compiler has it, and what cargo built for it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

use bastide_console::error::build::BuildError;

/// The target of a module.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// The variable with which cargo builds the standard library itself, where that of the target is not installed.
const BUILD_STD: &str = "CARGO_UNSTABLE_BUILD_STD";

/// Checks that the compiler that is used in a folder has the target.
///
/// # Errors
/// There is no compiler, or its library for the target is not installed.
pub fn check_target(folder: &Path) -> Result<(), BuildError> {
    if std::env::var_os(BUILD_STD).is_some() {
        return Ok(());
    }
    let program = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(&program).args(["--print", "target-libdir", "--target", TARGET]).current_dir(folder).output();
    let output = output.map_err(|source| BuildError::NoToolchain { program: program.to_string_lossy().into(), source })?;
    let libraries = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    if output.status.success() && libraries.is_dir() { Ok(()) } else { Err(BuildError::NoTarget) }
}

/// Returns the messages that cargo wrote as JSON.
pub(super) fn messages(output: &Output) -> impl Iterator<Item = Value> {
    output.stdout.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice::<Value>(line).ok())
}

/// Returns the module of a target of cargo, such as a library or an example, from the messages of the build.
pub fn built(output: &Output, name: &str) -> Option<PathBuf> {
    let own = |message: &Value| message["reason"] == "compiler-artifact" && message["target"]["name"] == name;
    let files = messages(output).filter(own).flat_map(|message| message["filenames"].as_array().cloned().unwrap_or_default());
    let mut files = files.filter_map(|file| file.as_str().map(PathBuf::from));
    files.find(|file| file.extension().is_some_and(|end| end == "wasm"))
}
