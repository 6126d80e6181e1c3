//! What can be chosen of an expansion: its options with their kinds, defaults by edition and presets.
//!
//! A manifest declares them; a table file gives values; [`Manifest::resolve`] puts them together and refuses what does not
//! fit, with the nearest name. An expansion reads the resolved [`Options`] when it installs itself, and never again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::plugin::{InstallError, Manifest};
use crate::text::{did_you_mean, list};

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
    /// As in table files.
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
    /// What it may be.
    pub kind: OptionKind,
    /// The default of the first edition.
    pub first: Value,
    /// The default of the new edition.
    pub new: Value,
    /// What it does, with the rule ids.
    pub about: &'static str,
}

impl OptionSpec {
    /// An option with the same default in both editions.
    pub const fn new(name: &'static str, kind: OptionKind, default: Value, about: &'static str) -> OptionSpec {
        OptionSpec { name, kind, first: default, new: default, about }
    }

    /// The default of an edition.
    pub const fn default(&self, edition: Edition) -> Value {
        match edition {
            Edition::First => self.first,
            Edition::New => self.new,
        }
    }
}

/// A switch with the same default in both editions.
pub const fn switch(name: &'static str, default: bool, about: &'static str) -> OptionSpec {
    OptionSpec::new(name, OptionKind::Switch, Value::Switch(default), about)
}

/// A whole number with the same default in both editions.
pub const fn number(name: &'static str, min: i64, max: i64, default: i64, about: &'static str) -> OptionSpec {
    OptionSpec::new(name, OptionKind::Number { min, max }, Value::Number(default), about)
}

/// A choice with the same default in both editions.
pub const fn choice(
    name: &'static str,
    words: &'static [&'static str],
    default: &'static str,
    about: &'static str,
) -> OptionSpec {
    OptionSpec::new(name, OptionKind::Choice(words), Value::Word(default), about)
}

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// true or false.
    Switch,
    /// A whole number.
    Number {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// One of some words.
    Choice(&'static [&'static str]),
    /// A list of names.
    Names,
    /// Any text.
    Text,
    /// A [`Document`]: one of these that the plugin brings, by name, or one of somebody else's.
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

/// A value of an option that is written in a manifest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// true or false.
    Switch(bool),
    /// A whole number.
    Number(i64),
    /// One of some words, or any text.
    Word(&'static str),
    /// A list of names.
    Names(&'static [&'static str]),
}

/// A named set of choices.
#[derive(Debug)]
pub struct Preset {
    /// Its name in table files.
    pub name: &'static str,
    /// The edition that it belongs to; with the other one it is refused. `None` for one of both editions. Two presets may share a name,
    /// one an edition.
    pub edition: Option<Edition>,
    /// What it sets.
    pub sets: &'static [(&'static str, Value)],
    /// Where it comes from.
    pub about: &'static str,
}

impl Preset {
    /// Returns `true` if the preset may be chosen at a table of this edition.
    pub fn is_of(&self, edition: Edition) -> bool {
        self.edition.is_none_or(|e| e == edition)
    }
}

/// A value of an option as it is for this game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Chosen {
    /// true or false.
    Switch(bool),
    /// A whole number.
    Number(i64),
    /// One of some words, or any text.
    Word(String),
    /// A list of names.
    Names(Vec<String>),
    /// A document that the plugin does not bring.
    Document(Document),
}

/// A text in a format of the plugin's own: a board, say. In a table file it is the path of a file; the host reads that file
/// and puts the text into the table ([`Table::hold`](crate::Table::hold)), so that a record is complete without it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Document {
    /// The name of the file, for messages.
    pub file: String,
    /// What is in it.
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

/// Why an option was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// There is no such option.
    #[error("{plugin} has no option \"{name}\"{hint}; its options are {known}")]
    Unknown {
        /// The plugin.
        plugin: String,
        /// What was written.
        name: String,
        /// The nearest name.
        hint: String,
        /// All names.
        known: String,
    },
    /// The value is not one that it may have.
    #[error("{plugin}.{name} = {value} is not allowed: it takes {takes}")]
    Value {
        /// The plugin.
        plugin: String,
        /// The option.
        name: String,
        /// What was written.
        value: String,
        /// What would be right.
        takes: String,
    },
    /// The preset belongs to the other edition.
    #[error("{plugin}.preset = \"{preset}\" belongs to the other edition, and this table has edition = \"{edition}\"; {known}")]
    Edition {
        /// The plugin.
        plugin: String,
        /// What was written.
        preset: String,
        /// The edition of the table.
        edition: &'static str,
        /// The presets of that edition.
        known: String,
    },
}

impl OptionError {
    /// The option that is meant.
    pub fn name(&self) -> &str {
        match self {
            OptionError::Unknown { name, .. } | OptionError::Value { name, .. } => name,
            OptionError::Edition { .. } => "preset",
        }
    }
}

impl Manifest {
    /// The values of all options: the edition's defaults, then a preset if one is named, then what was given.
    pub fn resolve(&self, edition: Edition, given: &BTreeMap<String, Chosen>) -> Result<BTreeMap<String, Chosen>, OptionError> {
        let mut values: BTreeMap<String, Chosen> =
            self.options.iter().map(|o| (o.name.to_owned(), o.default(edition).into())).collect();
        if let Some(chosen) = given.get("preset") {
            let named = |p: &&Preset| matches!(chosen, Chosen::Word(name) if p.name == name);
            self.check_preset(edition, chosen)?;
            for preset in self.presets.iter().filter(named).filter(|p| p.is_of(edition)) {
                values.extend(preset.sets.iter().map(|(name, value)| ((*name).to_owned(), Chosen::from(*value))));
            }
        }
        for (name, chosen) in given.iter().filter(|(name, _)| *name != "preset") {
            let spec = self.options.iter().find(|o| o.name == name).ok_or_else(|| OptionError::Unknown {
                plugin: self.id.into(),
                name: name.clone(),
                hint: did_you_mean(name, self.options.iter().map(|o| o.name)),
                known: list(self.options.iter().map(|o| o.name)),
            })?;
            if !spec.kind.allows(chosen) {
                return Err(OptionError::Value {
                    plugin: self.id.into(),
                    name: name.clone(),
                    value: chosen.to_string(),
                    takes: spec.kind.to_string() + &spec.kind.hint(chosen),
                });
            }
            values.insert(name.clone(), chosen.clone());
        }
        Ok(values)
    }
}

impl OptionKind {
    /// May an option of this kind have this value?
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

    /// The word that may have been meant.
    fn hint(&self, chosen: &Chosen) -> String {
        match (self, chosen) {
            (OptionKind::Choice(words) | OptionKind::Document(words), Chosen::Word(w)) => did_you_mean(w, words.iter().copied()),
            _ => String::new(),
        }
    }
}

/// The resolved options of one plugin. Read in `install` only: a plugin turns them into fields of its own.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// The edition of the table.
    pub edition: Edition,
    pub(crate) plugin: &'static str,
    pub(crate) values: BTreeMap<String, Chosen>,
}

impl Options {
    /// Options with these values, for a plugin.
    pub fn new(plugin: &'static str, players: u8, edition: Edition, values: BTreeMap<String, Chosen>) -> Options {
        Options { players, edition, plugin, values }
    }

    fn get<'a, T>(
        &'a self,
        name: &'static str,
        kind: &'static str,
        read: impl Fn(&'a Chosen) -> Option<T>,
    ) -> Result<T, InstallError> {
        let value = self.values.get(name).and_then(read);
        value.ok_or(InstallError::Option { plugin: self.plugin, name, kind })
    }

    /// The value of a switch.
    pub fn switch(&self, name: &'static str) -> Result<bool, InstallError> {
        self.get(name, "a switch", |v| if let Chosen::Switch(b) = v { Some(*b) } else { None })
    }

    /// The value of a number.
    pub fn number(&self, name: &'static str) -> Result<i64, InstallError> {
        self.get(name, "a number", |v| if let Chosen::Number(n) = v { Some(*n) } else { None })
    }

    /// The value of a choice or a text.
    pub fn word(&self, name: &'static str) -> Result<&str, InstallError> {
        self.get(name, "a choice", |v| if let Chosen::Word(w) = v { Some(w.as_str()) } else { None })
    }

    /// The document that was given; none if it is one that the plugin brings, whose name [`Self::word`] tells.
    pub fn document(&self, name: &'static str) -> Result<Option<&Document>, InstallError> {
        self.get(name, "a document", |v| match v {
            Chosen::Document(d) => Some(Some(d)),
            Chosen::Word(_) => Some(None),
            _ => None,
        })
    }

    /// The value of a list of names.
    pub fn names(&self, name: &'static str) -> Result<&[String], InstallError> {
        self.get(name, "a list of names", |v| if let Chosen::Names(n) = v { Some(n.as_slice()) } else { None })
    }
}
