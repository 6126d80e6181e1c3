//! Resolves the options of an expansion from its defaults, a preset and the values of a table.
//!
//! A manifest declares the options and a table file gives values. [`Manifest::resolve`] combines
//! them and refuses what does not fit, with the nearest name. An expansion reads the resolved
//! [`Options`] while it is installed, and never again.

use std::collections::BTreeMap;

use crate::contract::manifest::{InstallError, Manifest};
use crate::contract::option_spec::{Chosen, Document, Edition, Preset, TILES_ONLY};
use crate::model::message::{did_you_mean, list};

/// The reason why an option was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OptionError {
    /// There is no such option.
    #[error("{plugin} has no option \"{name}\"{hint}; its options are {known}")]
    Unknown {
        /// The plugin.
        plugin: String,
        /// The name in the table.
        name: String,
        /// The nearest name.
        hint: String,
        /// All names.
        known: String,
    },
    /// The value is not one that the option may have.
    #[error("{plugin}.{name} = {value} is not allowed: it takes {takes}")]
    Value {
        /// The plugin.
        plugin: String,
        /// The option.
        name: String,
        /// The value in the table.
        value: String,
        /// The values that are allowed.
        takes: String,
    },
    /// The preset belongs to the other edition.
    #[error("{plugin}.preset = \"{preset}\" belongs to the other edition, and this table has edition = \"{edition}\"; {known}")]
    Edition {
        /// The plugin.
        plugin: String,
        /// The preset in the table.
        preset: String,
        /// The edition of the table.
        edition: &'static str,
        /// The presets of that edition.
        known: String,
    },
}

impl OptionError {
    /// Returns the name of the option concerned.
    pub fn name(&self) -> &str {
        match self {
            OptionError::Unknown { name, .. } | OptionError::Value { name, .. } => name,
            OptionError::Edition { .. } => "preset",
        }
    }
}

impl Manifest {
    /// Returns the values of all options: the defaults of the edition, then a preset if one is
    /// named, then the given values.
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

impl Manifest {
    /// Returns every error that [`Self::resolve`] would find.
    pub fn refused(&self, edition: Edition, given: &BTreeMap<String, Chosen>) -> Vec<OptionError> {
        let alone = |(name, chosen): (&String, &Chosen)| {
            let one = BTreeMap::from([(name.clone(), chosen.clone())]);
            self.resolve(edition, &one).err()
        };
        given.iter().filter_map(alone).collect()
    }

    /// Returns the manifest that a short name means: a word of its id or title (`castles`), or the
    /// first letters of its id.
    pub fn named<'m>(name: &str, manifests: impl IntoIterator<Item = &'m Manifest>) -> Option<&'m Manifest> {
        let name = name.to_lowercase();
        let means = |m: &&Manifest| {
            let words = m.id.split('-').map(str::to_owned).chain(m.title.split(' ').map(str::to_lowercase));
            let initials: String = m.id.split('-').filter_map(|word| word.chars().next()).collect();
            let alike = |word: String| word.len() > 3 && (word == name || word.strip_suffix('s') == Some(name.as_str()));
            (initials.len() > 1 && initials == name) || m.id == name || words.map(|w| w.trim_matches(',').to_owned()).any(alike)
        };
        manifests.into_iter().find(means)
    }
}

/// The resolved options of one plugin. They are read in `install` only: a plugin turns them into
/// fields of its own.
#[derive(Clone, Debug)]
pub struct Options {
    /// The number of players.
    pub players: u8,
    /// The edition of the table.
    pub edition: Edition,
    pub(crate) plugin: &'static str,
    pub(crate) values: BTreeMap<String, Chosen>,
}

impl Options {
    /// Creates the options of a plugin with these values.
    pub fn new(plugin: &'static str, players: u8, edition: Edition, values: BTreeMap<String, Chosen>) -> Options {
        Options { players, edition, plugin, values }
    }

    /// Returns `true` if the table takes only the tiles of the plugin, by the option
    /// [`TILES_ONLY`](crate::options::TILES_ONLY).
    pub(crate) fn is_tiles_only(&self) -> bool {
        self.values.get(TILES_ONLY.name) == Some(&Chosen::Switch(true))
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

    /// Returns the value of a switch.
    pub fn switch(&self, name: &'static str) -> Result<bool, InstallError> {
        self.get(name, "a switch", |v| if let Chosen::Switch(b) = v { Some(*b) } else { None })
    }

    /// Returns the value of a number.
    pub fn number(&self, name: &'static str) -> Result<i64, InstallError> {
        self.get(name, "a number", |v| if let Chosen::Number(n) = v { Some(*n) } else { None })
    }

    /// Returns the value of a choice or a text.
    pub fn word(&self, name: &'static str) -> Result<&str, InstallError> {
        self.get(name, "a choice", |v| if let Chosen::Word(w) = v { Some(w.as_str()) } else { None })
    }

    /// Returns the document from the user; `None` for one of the plugin's own, whose name
    /// [`Self::word`] returns.
    pub fn document(&self, name: &'static str) -> Result<Option<&Document>, InstallError> {
        self.get(name, "a document", |v| match v {
            Chosen::Document(d) => Some(Some(d)),
            Chosen::Word(_) => Some(None),
            _ => None,
        })
    }

    /// Returns the value of a list of names.
    pub fn names(&self, name: &'static str) -> Result<&[String], InstallError> {
        self.get(name, "a list of names", |v| if let Chosen::Names(n) = v { Some(n.as_slice()) } else { None })
    }
}
