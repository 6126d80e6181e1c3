//! What an expansion says of itself, and how it is found.
//!
//! An expansion is a value that implements [`Expansion`]. Its crate announces it with [`export_expansion!`](crate::export_expansion), whether it is
//! linked into the program or loaded from a library; [`linked`] lists all that were announced. The manifest tells id, version, what it needs and which options it takes;
//! the engine checks a table against it before `install` is called.

use crate::options::{OptionSpec, Options, Preset};
use crate::registrar::Registrar;
use crate::table::Location;
use crate::tile::SheetError;

/// An expansion: data about itself, and one method.
pub trait Expansion: Send + Sync {
    /// Who it is.
    fn manifest(&self) -> &'static Manifest;

    /// Registers tiles, kinds, figures, phases and hooks, as the options want them.
    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError>;

    /// Does it come from a library that was compiled apart from the host? Then all plugins of its table are guarded. The engine answers this; an
    /// author does not.
    fn in_library(&self) -> bool {
        false
    }
}

/// Who an expansion is.
#[derive(Debug)]
pub struct Manifest {
    /// Its id: lower-case words joined by hyphens, as in table files.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Its version.
    pub version: &'static str,
    /// One sentence about it.
    pub about: &'static str,
    /// Ids of expansions that have to be at the table too.
    pub requires: &'static [&'static str],
    /// Ids of expansions that must not be at the table.
    pub conflicts: &'static [&'static str],
    /// What can be chosen.
    pub options: &'static [OptionSpec],
    /// Named sets of choices.
    pub presets: &'static [Preset],
    /// Its rule ledger, as Markdown.
    pub rules: &'static str,
}

/// Why an expansion could not be installed.
#[derive(Debug, thiserror::Error)]
pub enum InstallError {
    /// The plugin asked for an option that its manifest does not have.
    #[error("{plugin} reads {kind} \"{name}\" that its manifest does not declare")]
    Option {
        /// The plugin.
        plugin: &'static str,
        /// The option.
        name: &'static str,
        /// As what it was read.
        kind: &'static str,
    },
    /// Its tile file is wrong.
    #[error(transparent)]
    Tiles(#[from] SheetError),
    /// A document that an option gave it is wrong.
    #[error("{message}")]
    Document {
        /// Where in the document.
        at: Box<Location>,
        /// What is wrong, and what would be right.
        message: String,
    },
    /// It panicked.
    #[error("it panicked while it installed itself: {0}; this is a fault of the plugin")]
    Panic(String),
    /// The table is one that it cannot serve.
    #[error("{0}")]
    Refused(String),
}

/// An announcement of a linked expansion.
pub struct Announced(pub &'static dyn Expansion);

inventory::collect!(Announced);

/// Announces an expansion of this crate: to every program that links the crate, and, if the crate is built as a `cdylib`, to every host
/// that opens the library (see [`abi`](crate::abi)). A crate may announce several.
///
/// ```
/// use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};
///
/// struct Mine;
/// bastide_core::export_expansion!(Mine);
///
/// static MANIFEST: Manifest = Manifest {
///     id: "mine",
///     title: "Mine",
///     version: env!("CARGO_PKG_VERSION"),
///     about: "Nothing yet.",
///     requires: &["base"],
///     conflicts: &[],
///     options: &[],
///     presets: &[],
///     rules: "",
/// };
///
/// impl Expansion for Mine {
///     fn manifest(&self) -> &'static Manifest {
///         &MANIFEST
///     }
///
///     fn install(&self, _options: &Options, _reg: &mut Registrar) -> Result<(), InstallError> {
///         Ok(())
///     }
/// }
/// # assert!(bastide_core::linked().iter().any(|e| e.manifest().id == "mine"));
/// ```
#[macro_export]
macro_rules! export_expansion {
    ($expansion:expr) => {
        $crate::inventory::submit! { $crate::Announced(&$expansion) }
    };
}

/// All expansions that were announced by linked crates, by id.
pub fn linked() -> Vec<&'static dyn Expansion> {
    let mut all: Vec<&'static dyn Expansion> = inventory::iter::<Announced>.into_iter().map(|a| a.0).collect();
    all.sort_by_key(|e| e.manifest().id);
    all
}
