//! The engine as a WebAssembly module: the one in this program, or one that is built from its sources.

use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use bastide_console::Error;
use bastide_console::error::build::BuildError;
use bastide_console::language::say;
use bastide_workshop::expansion::engine::Sources;
use bastide_workshop::expansion::wasm::{TARGET, built, check_target};
use flate2::read::GzDecoder;

/// The crate of the module.
const PACKAGE: &str = "bastide-module";
/// The example of the crate that is the module.
const EXAMPLE: &str = "bastide";
/// The profile of a small module.
const PROFILE: &str = "module";

/// The module that a released program has in it, compressed with gzip. `BASTIDE_SITE_MODULE` names its file when the program
/// is built.
#[cfg(feature = "site")]
const INSIDE: Option<&[u8]> = Some(include_bytes!(env!(
    "BASTIDE_SITE_MODULE",
    "the feature `site` needs BASTIDE_SITE_MODULE, the file of a module compressed with gzip"
)));
#[cfg(not(feature = "site"))]
const INSIDE: Option<&[u8]> = None;

/// Returns the module that this program has in it; `None` if it was built without one.
///
/// # Errors
/// The file that was put in is not compressed with gzip.
pub(super) fn inside() -> Result<Option<Vec<u8>>, std::io::Error> {
    INSIDE.map(unpacked).transpose()
}

fn unpacked(compressed: &[u8]) -> Result<Vec<u8>, std::io::Error> {
    let mut bytes = Vec::new();
    GzDecoder::new(compressed).read_to_end(&mut bytes)?;
    Ok(bytes)
}

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

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::unpacked;

    #[test]
    fn a_module_is_unpacked_and_what_is_not_compressed_is_an_error() -> Result<(), std::io::Error> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(b"a module")?;
        assert_eq!(unpacked(&packed.finish()?)?, b"a module");
        assert!(unpacked(b"a module").is_err());
        Ok(())
    }
}
