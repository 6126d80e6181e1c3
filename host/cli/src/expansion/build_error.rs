//! The reasons why the crate of an expansion cannot be built.

use std::path::{Path, PathBuf};

use bastide_core::abi::RECIPE;

/// The variable of the environment that names the folder of the sources of Bastide, if they are not
/// where this program was built.
pub const SOURCES: &str = "BASTIDE_SOURCES";

/// The reason why a crate cannot be built.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum BuildError {
    /// The folder contains no crate.
    #[error("{} has no Cargo.toml; name the folder of a crate, or create one with `bastide expansion new`", .0.display())]
    NoCrate(PathBuf),
    /// Cargo or the compiler cannot be run.
    #[error("cannot run {program}: {source}; building an expansion needs the Rust toolchain, {}", RECIPE.rustc)]
    NoToolchain { program: String, source: std::io::Error },
    /// The compiler differs from the one that built this program.
    #[error("the compiler here is \"{here}\", and this program was built by \"{}\"; their libraries do not fit. Install and choose that one (rustup install, RUSTUP_TOOLCHAIN), or build this program again with the compiler here", RECIPE.rustc)]
    Compiler { here: String },
    /// The folder that the user names does not contain the sources.
    #[error("{} does not contain the sources of Bastide; {SOURCES} must name the folder with its Cargo.toml and core/", .0.display())]
    NoSources(PathBuf),
    /// Cargo failed, and the sources of the engine are not on this machine.
    #[error("cargo could not build {}; its messages are above. The sources of Bastide are not in {}, where this program was built; set {SOURCES} to the folder where they are", .0.display(), Path::new(RECIPE.folder).parent().unwrap_or(Path::new("")).display())]
    FailedWithoutSources(PathBuf),
    /// Cargo failed, and printed the reason.
    #[error("cargo could not build {}; its messages are above", .0.display())]
    Failed(PathBuf),
    /// The crate builds no library.
    #[error("{} builds no library that can be opened; its Cargo.toml needs [lib] crate-type = [\"lib\", \"cdylib\"]", .0.display())]
    NoCdylib(PathBuf),
}
