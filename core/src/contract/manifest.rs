//! The manifest of an expansion, and the errors of its installation.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::contract::option_spec::{OptionKind, OptionSpec, Preset, Value};
use crate::error_text;
use crate::model::error_text::{ErrorText, Explained};
use crate::model::source::Location;
use crate::model::symbol::SymbolError;
use crate::model::text_file::TextFile;
use crate::model::tile::SheetError;

/// The id of the game of a table that names no game; see [`Table::implied`](crate::Table::implied).
pub const IMPLIED: &str = "base";

/// What a plugin is: a game, or an expansion of the size in which it was published. Hosts put plugins into groups by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Category {
    /// A game of its own, with a start, a stack and a turn. A table has exactly one.
    Game,
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
    /// Whether it is a game, and else its size.
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
    /// Returns `true` if the plugin is a game of its own, of which a table has exactly one.
    pub const fn is_game(&self) -> bool {
        matches!(self.category, Category::Game)
    }

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
#[derive(Debug)]
#[non_exhaustive]
pub enum InstallError {
    /// The plugin asked for an option that its manifest does not have.
    Option {
        /// The plugin.
        plugin: &'static str,
        /// The option.
        name: &'static str,
        /// The kind of value that it was read as.
        kind: &'static str,
    },
    /// Its tile file is wrong.
    Tiles(SheetError),
    /// Its file of symbols is wrong.
    Symbols(SymbolError),
    /// A document that was given for an option is wrong.
    Document {
        /// The location in the document.
        at: Box<Location>,
        /// The fault, and the remedy.
        message: ErrorText,
    },
    /// It panicked.
    Panic(String),
    /// The plugin cannot be played by this number of players.
    Players(ErrorText),
    /// The plugin cannot be at a table together with another one, as both are set.
    Together {
        /// The other plugin.
        other: &'static str,
        /// The fault, and the remedy.
        message: ErrorText,
    },
    /// The plugin cannot be played at this table.
    Refused(ErrorText),
}

impl InstallError {
    /// Returns the error with its message among the texts of the plugin.
    pub(crate) fn of(self, texts: &'static [TextFile]) -> InstallError {
        match self {
            InstallError::Document { at, message } => InstallError::Document { at, message: message.of(texts) },
            InstallError::Players(message) => InstallError::Players(message.of(texts)),
            InstallError::Together { other, message } => InstallError::Together { other, message: message.of(texts) },
            InstallError::Refused(message) => InstallError::Refused(message.of(texts)),
            other => other,
        }
    }
}

impl Explained for InstallError {
    fn explained(&self) -> ErrorText {
        match self {
            InstallError::Option { plugin, name, kind } => error_text!(
                "install-option",
                "{plugin} reads {kind} \"{name}\", which its manifest does not declare; add it to the manifest",
                plugin = plugin,
                kind = kind,
                name = name
            ),
            // The author of the plugin reads these.
            InstallError::Tiles(error) => error.to_string().into(),
            InstallError::Symbols(error) => error.to_string().into(),
            InstallError::Panic(message) => error_text!(
                "install-panic",
                "it panicked while it was installed: {message}; this is a fault of the plugin",
                message = message
            ),
            InstallError::Document { message, .. }
            | InstallError::Together { message, .. }
            | InstallError::Players(message)
            | InstallError::Refused(message) => message.clone(),
        }
    }
}

impl std::fmt::Display for InstallError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.explained())
    }
}

impl std::error::Error for InstallError {}

impl From<SheetError> for InstallError {
    fn from(error: SheetError) -> InstallError {
        InstallError::Tiles(error)
    }
}

impl From<SymbolError> for InstallError {
    fn from(error: SymbolError) -> InstallError {
        InstallError::Symbols(error)
    }
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
