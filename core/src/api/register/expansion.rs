//! The trait of an expansion, and the list of linked expansions.
//!
//! An expansion is a value that implements [`Expansion`]. Its crate announces it with
//! [`export_expansion!`](crate::export_expansion), whether it is linked into the program or loaded
//! from a library. [`linked`] lists all that were announced. The manifest holds id, version,
//! requirements and options. The engine checks a table against it before `install` is called.

use std::sync::OnceLock;

use crate::api::register::Registrar;
use crate::contract::manifest::{InstallError, Manifest};
use crate::contract::option_spec::Document;
use crate::contract::options::Options;
use crate::contract::remark::Remark;

/// An expansion: its manifest, and one method that registers its rules.
pub trait Expansion: Send + Sync {
    /// Returns the manifest.
    fn manifest(&self) -> &'static Manifest;

    /// Registers tiles, kinds, figures, phases and hooks according to the options.
    ///
    /// # Errors
    /// The options or the other plugins at the table do not allow it.
    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError>;

    /// Returns remarks for the author of a document that an option takes: the errors for which
    /// [`install`](Expansion::install) refuses it, and hints. Returns none for an option without documents.
    fn remarks(&self, _option: &str, _document: &Document) -> Vec<Remark> {
        Vec::new()
    }

    /// Returns `true` if it comes from a library that was compiled separately from the host. Then
    /// all plugins of its table are guarded. The engine implements this; an author does not.
    fn in_library(&self) -> bool {
        false
    }
}

/// An announced linked expansion.
pub struct Announced(pub &'static dyn Expansion);

inventory::collect!(Announced);

/// Announces an expansion of this crate to every program that links the crate. If the crate is
/// built as a `cdylib`, also to every host that opens the library (see [`abi`](crate::abi)). A
/// crate may announce several.
///
/// ```
/// use bastide_core::{Category, Expansion, InstallError, Manifest, Options, Registrar};
///
/// struct Mine;
/// bastide_core::export_expansion!(Mine);
///
/// static MANIFEST: Manifest = Manifest {
///     id: "mine",
///     title: "Mine",
///     version: env!("CARGO_PKG_VERSION"),
///     about: "Nothing yet.",
///     category: Category::Small,
///     requires: &["base"],
///     conflicts: &[],
///     options: &[],
///     presets: &[],
///     rules: "",
///     texts: &[],
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
    ($($expansion:expr),+ $(,)?) => {
        $($crate::inventory::submit! { $crate::Announced(&$expansion) })+

        /// The expansions of this crate. The list that crates announce themselves to is empty in WebAssembly.
        #[cfg(target_family = "wasm")]
        pub static BASTIDE_EXPANSIONS: &[&dyn $crate::Expansion] = &[$(&$expansion),+];
    };
}

/// Returns all expansions of this program, by id: those that its crates announced, or, in WebAssembly, those that the
/// program named with [`link`].
pub fn linked() -> Vec<&'static dyn Expansion> {
    let mut all: Vec<&'static dyn Expansion> = match cfg!(target_family = "wasm") {
        // Linkers differ in whether a module finds what its crates announced.
        true => NAMED.get().map(|named| named()).unwrap_or_default(),
        false => inventory::iter::<Announced>.into_iter().map(|a| a.0).collect(),
    };
    all.sort_by_key(|e| e.manifest().id);
    all
}

static NAMED: OnceLock<fn() -> Vec<&'static dyn Expansion>> = OnceLock::new();

/// Names the expansions of a program in WebAssembly, where crates cannot announce theirs. Only the first call has an
/// effect, and none where crates announce them.
pub fn link(expansions: fn() -> Vec<&'static dyn Expansion>) {
    _ = NAMED.set(expansions);
}
