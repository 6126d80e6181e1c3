//! The reasons why a library cannot be used.

use std::path::PathBuf;

use bastide_core::abi::{self, Mismatch, RECIPE};

/// The reason why a library cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum LibraryError {
    /// The file does not exist.
    #[error("there is no library {}; paths are relative to the folder of the table file. `bastide expansion build` builds a library and prints its line", .0.display())]
    Missing(PathBuf),
    /// No file with the SHA-256 that a table or a record names was found.
    #[error("the library of \"{id}\" with the SHA-256 {sha256} was found nowhere: not at {}, not among the added expansions and not among the allowed libraries. Add the expansion with `bastide add`, or put its library there; `--library FILE` opens a record with another one", path.display())]
    Nowhere { path: PathBuf, id: String, sha256: String },
    /// The file cannot be read.
    #[error("cannot read the library {}: {source}", path.display())]
    Read { path: PathBuf, source: std::io::Error },
    /// The file differs from the one that the table pins.
    #[error("the library {} has the SHA-256 {found}, but {wanted} is expected: it was changed or built again. Get the expected file or, if you trust this one, write its SHA-256; `--library {}` opens a record with it", path.display(), path.display())]
    Hash { path: PathBuf, found: String, wanted: String },
    /// The user has not allowed it.
    #[error("the library {} is not one that you have allowed: it is native code, which runs with your rights, and the file that names it may come from another person. If you trust its author, allow it once with --allow-libraries; it is remembered by its SHA-256, {sha256}", path.display())]
    NotAllowed { path: PathBuf, sha256: String },
    /// The file is not a library, or is incomplete.
    #[error("{} is not a library that can be opened on {}: {why}. Build it again with `bastide expansion build`, or get the whole file", path.display(), RECIPE.target)]
    NotALibrary { path: PathBuf, why: String },
    /// The library cannot be opened safely on this system.
    #[error("the library {} cannot be opened safely: {source}", path.display())]
    NoCopy { path: PathBuf, source: std::io::Error },
    /// The system cannot open it.
    #[error("{} cannot be opened on {}: {source}", path.display(), RECIPE.target)]
    CannotOpen { path: PathBuf, source: libloading::Error },
    /// The library has no declaration.
    #[error("the library {} has no declaration ({}): it is not an expansion of Bastide; its crate must depend on bastide-core and call export_expansion!", path.display(), abi::SYMBOL)]
    NoDeclaration { path: PathBuf },
    /// The library exports no expansion.
    #[error("the library {} exports no expansion; write `bastide_core::export_expansion!(NAME);` in its crate, with the static that is the expansion, and build it again", path.display())]
    Empty { path: PathBuf },
    /// The library does not fit this host.
    #[error("the library {} does not fit this host: {mismatch}; build it again with `bastide expansion build`, which chooses matching settings", path.display())]
    Mismatch { path: PathBuf, mismatch: Mismatch },
    /// A manifest in the library panicked.
    #[error("the library {} failed: it panicked while it listed its expansions: {message}. This is a fault of the plugin", path.display())]
    Panic { path: PathBuf, message: String },
    /// The library does not contain the wanted expansion.
    #[error("the library {} has no expansion \"{id}\"{hint}; it has {known}", path.display())]
    NotInIt { path: PathBuf, id: String, hint: String, known: String },
    /// The library contains two expansions with one id.
    #[error("the library {} has two expansions with the id \"{id}\"; give one of them another id. This is a fault of the plugin", path.display())]
    Twins { path: PathBuf, id: String },
    /// Two libraries contain expansions with one id.
    #[error("the libraries {} and {} both have an expansion \"{id}\"; name one of them only", other.display(), path.display())]
    InBoth { path: PathBuf, other: PathBuf, id: String },
    /// A manifest in the library is invalid.
    #[error("the manifest of \"{id}\" in {} is not valid: {}. This is a fault of the plugin", path.display(), problems.join("; "))]
    Manifest { path: PathBuf, id: String, problems: Vec<String> },
    /// An expansion with this id is linked.
    #[error("\"{id}\" {library} of the library {} has the id of \"{id}\" {linked}, which this program has linked; leave out the line `library`, or give the expansion another id", path.display())]
    Duplicate { path: PathBuf, id: String, library: String, linked: String },
}
