//! The reasons why the crate of an expansion cannot be built.

use std::path::{Path, PathBuf};

use bastide_core::abi::RECIPE;

use crate::language::say;

/// The variable of the environment that names the folder of the sources of Bastide, if they are not
/// where this program was built.
pub const SOURCES: &str = "BASTIDE_SOURCES";

/// The reason why a crate cannot be built.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum BuildError {
    /// The folder contains no crate.
    #[error("{}", about("build-no-crate", .0))]
    NoCrate(PathBuf),
    /// Cargo or the compiler cannot be run.
    #[error("{}", no_toolchain(.program, .source))]
    NoToolchain { program: String, source: std::io::Error },
    /// The compiler differs from the one that built this program.
    #[error("{}", compiler(.here))]
    Compiler { here: String },
    /// A folder does not contain the sources: the one that the user names, or the one where this program was built.
    #[error("{}", about("build-no-sources", .0))]
    NoSources(PathBuf),
    /// Cargo failed, and the sources of the engine are not on this machine.
    #[error("{}", about("build-failed-without-sources", .0))]
    FailedWithoutSources(PathBuf),
    /// Cargo failed, and printed the reason.
    #[error("{}", about("build-failed", .0))]
    Failed(PathBuf),
    /// The crate builds no library.
    #[error("{}", about("build-no-library", .0))]
    NoCdylib(PathBuf),
    /// The crate has no library that other crates can use.
    #[error("{}", about("build-no-lib", .0))]
    NoLib(PathBuf),
    /// The compiler has no standard library for WebAssembly.
    #[error("{}", say("build-no-target"))]
    NoTarget,
    /// The sources of Bastide that were found are too old for bundles.
    #[error("{}", about("build-no-module", Path::new("")))]
    NoModule,
    /// The crate announces no expansion.
    #[error("{}", about("build-nothing-exported", .0))]
    NothingExported(PathBuf),
    /// Two of the expansions have the same id.
    #[error("{}", twins(.id, .sources))]
    Twins { id: String, sources: [String; 2] },
    /// An expansion has the id of one of Bastide.
    #[error("{}", taken(.id, .source_crate))]
    Taken { id: String, source_crate: String },
    /// An archive cannot be unpacked.
    #[error("{}", unpacked(.archive, .why))]
    Archive { archive: PathBuf, why: String },
    /// The file that the bundle would overwrite is something else.
    #[error("{}", about("build-not-a-bundle", .0))]
    NotABundle(PathBuf),
}

/// Returns a message about the folder of a crate, or of the sources.
fn about(id: &str, folder: &Path) -> String {
    let sources = Path::new(RECIPE.folder).parent().unwrap_or(Path::new("")).display().to_string();
    let (folder, lines) = (folder.display().to_string(), "[lib] crate-type = [\"lib\", \"cdylib\"]");
    say!(id, folder = folder, sources = sources, variable = SOURCES, lines = lines)
}

fn no_toolchain(program: &str, why: &std::io::Error) -> String {
    say!("build-no-toolchain", program = program, why = why.to_string(), rustc = RECIPE.rustc)
}

fn twins(id: &str, [one, other]: &[String; 2]) -> String {
    say!("build-twins", id = id, one = one.as_str(), other = other.as_str())
}

fn taken(id: &str, source: &str) -> String {
    say!("build-taken", id = id, source = source)
}

fn unpacked(archive: &Path, why: &str) -> String {
    say!("build-archive", file = archive.display().to_string(), why = why)
}

fn compiler(here: &str) -> String {
    say!("build-compiler", here = here, rustc = RECIPE.rustc)
}
