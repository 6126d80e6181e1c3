//! The manifest of an expansion, and the errors of its installation.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::contract::option_spec::{OptionKind, OptionSpec, Preset, Value};
use crate::contract::text_file::TextFile;
use crate::model::source::Location;
use crate::model::symbol::SymbolError;
use crate::model::tile::SheetError;

/// The id of the plugin that is at a table unless the table leaves it out.
pub const IMPLIED: &str = "base";

/// The size in which an expansion was published, by which hosts put expansions into groups.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Category {
    /// A box of its own, or as much as one.
    Large,
    /// A few tiles or pieces with one rule.
    #[default]
    Small,
    /// As small, and given away: with a magazine, at a fair, or for an event.
    Promotional,
}

/// The identity, requirements and options of an expansion.
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
    /// Its size, by which hosts put expansions into groups.
    pub category: Category,
    /// Ids of expansions that have to be at the table too.
    pub requires: &'static [&'static str],
    /// Ids of expansions that must not be at the table.
    pub conflicts: &'static [&'static str],
    /// Its options.
    pub options: &'static [OptionSpec],
    /// Named sets of options.
    pub presets: &'static [Preset],
    /// Its rule ledger, as Markdown: see [`ledger!`](crate::ledger).
    pub rules: &'static str,
    /// Its texts for people, one file for each language: see [`texts!`](crate::texts).
    pub texts: &'static [TextFile],
}

impl Manifest {
    /// Creates the manifest of a small expansion of the base game without options, rule ledger and
    /// texts. The others name what differs:
    ///
    /// ```
    /// use bastide_core::author::prelude::*;
    ///
    /// static MANIFEST: Manifest = Manifest {
    ///     options: &[number("copies", 0, 10, 1, "number of copies of the tiles (DW-01)")],
    ///     ..Manifest::new("dark-woods", "Dark Woods", "0.1.0", "Woods in which nobody sees far.")
    /// };
    /// ```
    pub const fn new(id: &'static str, title: &'static str, version: &'static str, about: &'static str) -> Manifest {
        Manifest {
            id,
            title,
            version,
            about,
            category: Category::Small,
            requires: &[IMPLIED],
            conflicts: &[],
            options: &[],
            presets: &[],
            rules: "",
            texts: &[],
        }
    }
}

impl Manifest {
    /// Returns the values of an option of this manifest that are words: all of a choice, the documents
    /// that the plugin brings, and the names that defaults and presets use. Numbers are left out.
    pub fn words_of(&self, option: &OptionSpec) -> Vec<&'static str> {
        let mut words: Vec<&'static str> = match option.kind {
            OptionKind::Choice(words) | OptionKind::Document(words) => words.to_vec(),
            OptionKind::Names => {
                let presets = self.presets.iter().flat_map(|preset| preset.sets).filter(|(name, _)| *name == option.name);
                let names = |value| if let Value::Names(names) = value { names } else { &[] };
                [option.first, option.new].into_iter().chain(presets.map(|(_, value)| *value)).flat_map(names).copied().collect()
            }
            OptionKind::Switch | OptionKind::Number { .. } | OptionKind::Text => Vec::new(),
        };
        let mut seen = BTreeSet::new();
        words.retain(|word| word.parse::<i64>().is_err() && seen.insert(*word));
        words
    }
}

/// The reason why an expansion could not be installed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InstallError {
    /// The plugin asked for an option that its manifest does not have.
    #[error("{plugin} reads {kind} \"{name}\", which its manifest does not declare; add it to the manifest")]
    Option {
        /// The plugin.
        plugin: &'static str,
        /// The option.
        name: &'static str,
        /// The kind of value that it was read as.
        kind: &'static str,
    },
    /// Its tile file is wrong.
    #[error(transparent)]
    Tiles(#[from] SheetError),
    /// Its file of symbols is wrong.
    #[error(transparent)]
    Symbols(#[from] SymbolError),
    /// A document that was given for an option is wrong.
    #[error("{message}")]
    Document {
        /// The location in the document.
        at: Box<Location>,
        /// The fault, and the remedy.
        message: String,
    },
    /// It panicked.
    #[error("it panicked while it was installed: {0}; this is a fault of the plugin")]
    Panic(String),
    /// The plugin cannot be played by this number of players.
    #[error("{0}")]
    Players(String),
    /// The plugin cannot be at a table together with another one, as both are set.
    #[error("{message}")]
    Together {
        /// The other plugin.
        other: &'static str,
        /// The fault, and the remedy.
        message: String,
    },
    /// The plugin cannot be played at this table.
    #[error("{0}")]
    Refused(String),
}

/// The rule ledger of a crate, for its manifest: the file `RULES.md` beside its folder `src`. It is used in a file of
/// `src` itself.
///
/// Only the checks of an expansion read it. In WebAssembly it is empty, so that pages do not load it: a third of a
/// megabyte for all expansions of Bastide.
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! ledger {
    () => {
        include_str!("../RULES.md")
    };
}

/// The rule ledger of a crate, which is left out of modules.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! ledger {
    () => {
        ""
    };
}
