//! Builds the engine as a WebAssembly module, from the sources of this program.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use bastide_console::Error;
use bastide_console::error::build::BuildError;
use bastide_console::language::say;
use bastide_workshop::expansion::engine::Sources;
use bastide_workshop::expansion::wasm::{TARGET, built, check_target};

/// The crate of the module.
const PACKAGE: &str = "bastide-module";
/// The example of the crate that is the module.
const EXAMPLE: &str = "bastide";
/// The profile of a small module.
const PROFILE: &str = "module";

/// Builds the module with cargo, and returns its path.
///
/// # Errors
/// The sources, cargo or the target of the compiler are not there, or the build fails. The message says what to do.
pub(super) fn build() -> Result<PathBuf, Error> {
    module().map_err(|why| Error::Usage(say!("site-no-module", why = why.to_string())))
}

fn module() -> Result<PathBuf, BuildError> {
    let sources = Sources::required()?;
    let folder = sources.folder(PACKAGE).ok_or(BuildError::NoModule)?;
    check_target(folder)?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(folder).args(["build", "--example", EXAMPLE, "--profile", PROFILE, "--target", TARGET]);
    cargo.args(["--message-format", "json-render-diagnostics"]).stderr(Stdio::inherit());
    let output = cargo.output().map_err(|source| BuildError::NoToolchain { program: "cargo".into(), source })?;
    let module = output.status.success().then(|| built(&output, EXAMPLE)).flatten();
    module.ok_or_else(|| BuildError::Failed(folder.into()))
}
