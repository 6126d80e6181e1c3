//! The reasons why a bundle cannot be used.

/// The reason why a bundle cannot be used. Each message names the bundle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BundleError {
    /// The file is too long.
    #[error("the bundle {bundle} has {bytes} bytes; {most} are the most")]
    TooLong {
        /// The bundle.
        bundle: String,
        /// Its length.
        bytes: usize,
        /// The longest.
        most: usize,
    },
    /// The file is no module of WebAssembly.
    #[error("{bundle} is not a module of WebAssembly: {why}")]
    NoModule {
        /// The bundle.
        bundle: String,
        /// The fault.
        why: String,
    },
    /// The module asks for rights.
    #[error("the bundle {bundle} imports {import:?}; a bundle imports nothing, so build it with `bastide expansion bundle`")]
    Imports {
        /// The bundle.
        bundle: String,
        /// The import.
        import: String,
    },
    /// The module does not export what a host calls.
    #[error("the bundle {bundle} has no {export}; build it with `bastide expansion bundle`")]
    NoExport {
        /// The bundle.
        bundle: String,
        /// The missing export.
        export: &'static str,
    },
    /// The module has no manifest, or one that cannot be read.
    #[error("the manifest of the bundle {bundle} cannot be used: {why}; build it with `bastide expansion bundle`")]
    Manifest {
        /// The bundle.
        bundle: String,
        /// The fault.
        why: String,
    },
    /// The bundle was made for other messages.
    #[error("the bundle {bundle} speaks version {theirs} of the messages, and this program version {ours}; build it again")]
    Protocol {
        /// The bundle.
        bundle: String,
        /// Its version.
        theirs: u32,
        /// The version of this program.
        ours: u32,
    },
    /// The module could not be started.
    #[error("the bundle {bundle} cannot be started: {why}")]
    Start {
        /// The bundle.
        bundle: String,
        /// The fault.
        why: String,
    },
    /// The module is not what its manifest says.
    #[error("the bundle {bundle} is not what its manifest says: {why}")]
    Lies {
        /// The bundle.
        bundle: String,
        /// The difference.
        why: String,
    },
}
