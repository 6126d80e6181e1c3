//! The reasons why the crate of an expansion cannot be built.

use std::path::PathBuf;

use bastide_core::abi::RECIPE;

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
    /// Cargo failed, and printed the reason.
    #[error("cargo could not build {}; its messages are above", .0.display())]
    Failed(PathBuf),
    /// The crate builds no library.
    #[error("{} builds no library that can be opened; its Cargo.toml needs [lib] crate-type = [\"lib\", \"cdylib\"]", .0.display())]
    NoCdylib(PathBuf),
}
