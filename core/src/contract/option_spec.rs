//! The options that a manifest declares: kinds, defaults by edition, presets, and values.

use serde::{Deserialize, Serialize};

use crate::model::message::did_you_mean;

/// The editions, which set the defaults of every plugin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The prints of 2000 to 2013.
    #[default]
    First,
    /// The prints from 2014 on.
    New,
}

impl Edition {
    /// Returns the name in table files.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::New => "new",
        }
    }
}

/// An option of an expansion.
#[derive(Debug)]
pub struct OptionSpec {
    /// Its name in table files.
    pub name: &'static str,
    /// The kind of its values.
    pub kind: OptionKind,
    /// The default for the first edition.
    pub first: Value,
    /// The default for the new edition.
    pub new: Value,
    /// A description of its effect, with the rule ids.
    pub about: &'static str,
}

impl OptionSpec {
    /// Creates an option with the same default in both editions.
    pub const fn new(name: &'static str, kind: OptionKind, default: Value, about: &'static str) -> OptionSpec {
        OptionSpec { name, kind, first: default, new: default, about }
    }

    /// Returns the default for an edition.
    pub const fn default(&self, edition: Edition) -> Value {
        match edition {
            Edition::First => self.first,
            Edition::New => self.new,
        }
    }
}

/// Creates a switch with the same default in both editions.
pub const fn switch(name: &'static str, default: bool, about: &'static str) -> OptionSpec {
    OptionSpec::new(name, OptionKind::Switch, Value::Switch(default), about)
}

/// Creates a whole number with the same default in both editions.
pub const fn number(name: &'static str, min: i64, max: i64, default: i64, about: &'static str) -> OptionSpec {
    OptionSpec::new(name, OptionKind::Number { min, max }, Value::Number(default), about)
}

/// Creates a choice with the same default in both editions.
pub const fn choice(
    name: &'static str,
    words: &'static [&'static str],
    default: &'static str,
    about: &'static str,
) -> OptionSpec {
    OptionSpec::new(name, OptionKind::Choice(words), Value::Word(default), about)
}

/// The option of every plugin with tiles that has no switches of its own for its rules: `true` takes
/// its land tiles and nothing else. The engine reads it; the plugin lists it among its options, and
/// [`Preset::TILES_ONLY`] among its presets.
pub const TILES_ONLY: OptionSpec = switch("tiles_only", false, "the tiles alone, without rules, figures and tokens (MP-06)");

/// The kinds of values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// `true` or `false`.
    Switch,
    /// A whole number.
    Number {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// One of several words.
    Choice(&'static [&'static str]),
    /// A list of names.
    Names,
    /// Any text.
    Text,
    /// A [`Document`]: one of the plugin's own by its name, or one from the user.
    Document(&'static [&'static str]),
}

impl std::fmt::Display for OptionKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionKind::Switch => write!(f, "true or false"),
            OptionKind::Number { min, max } => write!(f, "a whole number from {min} to {max}"),
            OptionKind::Choice(words) => write!(f, "one of \"{}\"", words.join("\", \"")),
            OptionKind::Names => write!(f, "a list of names"),
            OptionKind::Text => write!(f, "a text"),
            OptionKind::Document(names) => write!(f, "one of \"{}\", or the path of a file", names.join("\", \"")),
        }
    }
}

/// A value of an option in a manifest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// `true` or `false`.
    Switch(bool),
    /// A whole number.
    Number(i64),
    /// One of several words, or any text.
    Word(&'static str),
    /// A list of names.
    Names(&'static [&'static str]),
}

/// A named set of options.
#[derive(Debug)]
pub struct Preset {
    /// Its name in table files.
    pub name: &'static str,
    /// The edition that it belongs to; it is refused at a table of the other one. `None` if it
    /// belongs to both. Two presets may share a name if they belong to different editions.
    pub edition: Option<Edition>,
    /// The options that it sets.
    pub sets: &'static [(&'static str, Value)],
    /// Its origin.
    pub about: &'static str,
}

impl Preset {
    /// The tiles alone, for a plugin with the option [`TILES_ONLY`].
    pub const TILES_ONLY: Preset = Preset {
        name: TILES_ONLY.name,
        edition: None,
        sets: &[(TILES_ONLY.name, Value::Switch(true))],
        about: "the tiles alone, without rules, figures and tokens",
    };

    /// Returns `true` if the preset may be chosen at a table of this edition.
    pub fn is_of(&self, edition: Edition) -> bool {
        self.edition.is_none_or(|e| e == edition)
    }
}

/// The value of an option in this game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Chosen {
    /// `true` or `false`.
    Switch(bool),
    /// A whole number.
    Number(i64),
    /// One of several words, or any text.
    Word(String),
    /// A list of names.
    Names(Vec<String>),
    /// A document from the user.
    Document(Document),
}

/// A text in a format of the plugin's own, such as a board. In a table file it is the path of a
/// file. The host reads that file and puts the text into the table
/// ([`Table::set_document`](crate::Table::set_document)), so that a record is complete without it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Document {
    /// The name of the file, for messages.
    pub file: String,
    /// The content of the file.
    pub text: String,
}

impl From<Value> for Chosen {
    fn from(value: Value) -> Chosen {
        match value {
            Value::Switch(b) => Chosen::Switch(b),
            Value::Number(n) => Chosen::Number(n),
            Value::Word(w) => Chosen::Word(w.into()),
            Value::Names(n) => Chosen::Names(n.iter().map(|n| (*n).into()).collect()),
        }
    }
}

impl std::fmt::Display for Chosen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Chosen::Switch(b) => write!(f, "{b}"),
            Chosen::Number(n) => write!(f, "{n}"),
            Chosen::Word(w) => write!(f, "{w:?}"),
            Chosen::Names(n) => write!(f, "{n:?}"),
            Chosen::Document(d) => write!(f, "{:?}", d.file),
        }
    }
}

impl OptionKind {
    /// Returns `true` if an option of this kind may have this value.
    pub fn allows(&self, chosen: &Chosen) -> bool {
        match (self, chosen) {
            (OptionKind::Switch, Chosen::Switch(_))
            | (OptionKind::Names, Chosen::Names(_))
            | (OptionKind::Text, Chosen::Word(_)) => true,
            (OptionKind::Number { min, max }, Chosen::Number(n)) => (min..=max).contains(&n),
            (OptionKind::Choice(words) | OptionKind::Document(words), Chosen::Word(w)) => words.contains(&w.as_str()),
            (OptionKind::Document(_), Chosen::Document(_)) => true,
            _ => false,
        }
    }

    /// Returns a suggestion for a misspelled word.
    pub(crate) fn hint(&self, chosen: &Chosen) -> String {
        match (self, chosen) {
            (OptionKind::Choice(words) | OptionKind::Document(words), Chosen::Word(w)) => did_you_mean(w, words.iter().copied()),
            _ => String::new(),
        }
    }
}

/// The keys of a plugin's table that are not options: a preset, and the library that the plugin
/// comes from.
pub(crate) const PLUGIN_KEYS: [&str; 3] = ["preset", "library", "sha256"];
