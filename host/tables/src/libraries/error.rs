//! Why a library cannot be used.

use std::path::PathBuf;

use bastide_core::abi::{self, Mismatch, RECIPE};

/// Why a library cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum LibraryError {
    /// There is no such file.
    #[error("there is no library {}; a path is seen from the folder of the table file. `bastide expansion build` makes a library and prints its line", .0.display())]
    Missing(PathBuf),
    /// The file cannot be read.
    #[error("cannot read the library {}: {source}", path.display())]
    Read { path: PathBuf, source: std::io::Error },
    /// The file is another one than the table wants.
    #[error("the library {} has the SHA-256 {found}, and {wanted} is wanted: it was changed or built again. Get the file that is wanted, or, if you trust this one, write its SHA-256", path.display())]
    Hash { path: PathBuf, found: String, wanted: String },
    /// The user has not allowed it.
    #[error("the library {} is not one that you have allowed: it is native code, which runs with your rights, and the file that names it may come from somebody else. If you trust its author, allow it once with --allow-libraries; it is remembered by its SHA-256, {sha256}", path.display())]
    NotAllowed { path: PathBuf, sha256: String },
    /// The file is not a library, or not all of one.
    #[error("{} is not a library that can be opened on {}: {why}. Build it again with `bastide expansion build`, or get the whole file", path.display(), RECIPE.target)]
    NotALibrary { path: PathBuf, why: String },
    /// There is no safe way to open it.
    #[error("the library {} cannot be opened safely: {source}", path.display())]
    NoCopy { path: PathBuf, source: std::io::Error },
    /// The system cannot open it.
    #[error("{} cannot be opened on {}: {source}", path.display(), RECIPE.target)]
    CannotOpen { path: PathBuf, source: libloading::Error },
    /// It declares nothing.
    #[error("the library {} has no declaration ({}): it is no expansion of Bastide; its crate has to depend on bastide-core and to say export_expansion!", path.display(), abi::SYMBOL)]
    NoDeclaration { path: PathBuf },
    /// It does not fit this host.
    #[error("the library {} does not fit this host: {mismatch}; `bastide expansion build` does all that by itself", path.display())]
    Mismatch { path: PathBuf, mismatch: Mismatch },
    /// A manifest in it panicked.
    #[error("the library {} failed: it panicked while it listed its expansions: {message}. This is a fault of the plugin", path.display())]
    Panic { path: PathBuf, message: String },
    /// It has other expansions.
    #[error("the library {} has no expansion \"{id}\"{hint}; it has {known}", path.display())]
    NotInIt { path: PathBuf, id: String, hint: String, known: String },
    /// It has two expansions of one id.
    #[error("the library {} has two expansions with the id \"{id}\"; give one of them another id. This is a fault of the plugin", path.display())]
    Twins { path: PathBuf, id: String },
    /// A manifest that says what cannot be.
    #[error("the manifest of \"{id}\" in {} is not sound: {}. This is a fault of the plugin", path.display(), problems.join("; "))]
    Manifest { path: PathBuf, id: String, problems: Vec<String> },
    /// An expansion with this id is linked.
    #[error("\"{id}\" {library} of the library {} has the id of \"{id}\" {linked}, which this program has linked; leave out the line `library`, or give the expansion another id", path.display())]
    Duplicate { path: PathBuf, id: String, library: String, linked: String },
}
