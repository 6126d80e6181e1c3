//! What an expansion says of itself, and why it could not be installed.

use crate::model::source::Location;
use crate::model::tile::SheetError;
use crate::plugin::option_spec::{OptionSpec, Preset};

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
