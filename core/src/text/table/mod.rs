//! A table: the players, the rules and the seed of a game.
//!
//! [`Table::parse`] reads the TOML text of a table file into plain data and checks what needs no
//! knowledge of plugins. [`Table::rules`] then looks up the plugins among the available ones,
//! resolves their options and compiles the [`Ruleset`]. [`Table::opening`] turns the prepared draws
//! into tiles, and takes the prepared outcomes of chance. [`Table::to_toml`] writes the table in a
//! canonical form that reads back equal, which is how a record stores it. Every error has file, line
//! and column, and can show the line. The host reads and writes the files: this module takes text
//! and returns values.

pub use crate::contract::manifest::IMPLIED;
use crate::contract::manifest::Manifest;
use crate::model::source::{Location, Source};

mod error;
mod opening;
mod profile;
mod read;
mod starter;
mod value;
pub(crate) mod write;

#[cfg(test)]
pub(crate) mod fixture;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ops::Range;

pub use error::{Problem, TableError};
pub use profile::{Profile, ProfileOption};
pub use starter::starter;

use crate::api::register::expansion::Expansion;
use crate::contract::manifest::InstallError;
use crate::contract::option_spec::{Chosen, Document, Edition, OptionKind};
use crate::contract::options::{OptionError, Options};
use crate::dispatch::hook::Ruleset;
use crate::model::message::{did_you_mean, list};
use crate::ruleset::build::Selection;
use crate::ruleset::error::BuildError;

/// The colors of seats, in the order in which they are given to players who name none.
pub const COLORS: [&str; 8] = ["red", "blue", "green", "yellow", "black", "pink", "grey", "white"];

/// The keys of a table that are not names of plugins.
const KEYS: [&str; 7] = ["edition", "like", "seed", "draws", "chance", "players", "meeples"];

/// A table, in messages about its keys.
const TABLE: &str = "a table";

/// The settings of a plugin at a table: its options by name, and `preset`.
pub type Settings = BTreeMap<String, Chosen>;

/// A seat and its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The color, which is the name of the seat in records; one of [`COLORS`].
    pub color: String,
    /// The name for people; the color if the player has no other name.
    pub name: String,
    /// The bot that plays; `None` for a human player.
    pub bot: Option<String>,
}

impl Seat {
    /// Returns a seat of this color for a human player without another name.
    pub fn of(color: &str) -> Seat {
        Seat { color: color.into(), name: color.into(), bot: None }
    }
}

/// A file that a table names for an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedFile {
    /// The plugin.
    pub plugin: &'static str,
    /// Its option.
    pub option: &'static str,
    /// The path as written, relative to the folder of the table.
    pub file: String,
}

/// The library that a plugin comes from. The engine only stores it; the host finds and opens the
/// library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Library {
    /// The file, as written.
    pub file: String,
    /// The SHA-256 that the file must have, as 64 digits of 0 to 9 and a to f.
    pub sha256: Option<String>,
}

/// A table as a file describes it. Two tables are equal if they have the same content, wherever it
/// was written.
#[derive(Clone, Debug)]
pub struct Table {
    /// The edition, which sets the defaults of every plugin.
    pub edition: Edition,
    /// The [`Profile`] whose options it asks for, until [`Self::adopt_profile`] replaces it.
    pub like: Option<String>,
    /// The seed of all chance; `None` leaves it to the host.
    pub seed: Option<u64>,
    /// Tiles that are drawn first, in this order.
    pub draws: Vec<String>,
    /// The first outcomes of other streams of chance, by stream and counted from 0, such as the
    /// tokens that are drawn from a bag. In place of one that is out of range the game draws.
    pub chance: BTreeMap<String, Vec<u16>>,
    /// The seats in turn order.
    pub players: Vec<Seat>,
    /// The number of figures of each kind for each player, if the table overrides the plugins.
    pub meeples: BTreeMap<String, u8>,
    /// The plugins by id; `None` leaves one out. [`IMPLIED`] need not be named.
    pub plugins: BTreeMap<String, Option<Settings>>,
    /// The libraries of those plugins that are not linked into the host, by id.
    pub libraries: BTreeMap<String, Library>,
    source: Source,
    places: BTreeMap<String, Written>,
}

/// The positions of a key and its value in the text.
#[derive(Clone, Debug)]
struct Written {
    key: Range<usize>,
    value: Range<usize>,
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        let said = |t: &Table| (t.edition, t.seed);
        said(self) == said(other)
            && self.like == other.like
            && self.draws == other.draws
            && self.chance == other.chance
            && self.players == other.players
            && self.meeples == other.meeples
            && self.plugins == other.plugins
            && self.libraries == other.libraries
    }
}

impl Default for Table {
    /// Returns a table of two human players, red and blue, with the implied plugin.
    fn default() -> Table {
        Table {
            edition: Edition::default(),
            like: None,
            seed: None,
            draws: Vec::new(),
            chance: BTreeMap::new(),
            players: COLORS.iter().take(2).map(|color| Seat::of(color)).collect(),
            meeples: BTreeMap::new(),
            plugins: BTreeMap::new(),
            libraries: BTreeMap::new(),
            source: Source::default(),
            places: BTreeMap::new(),
        }
    }
}

impl Table {
    /// Reads the text of a table file. `file` is its name, for messages.
    ///
    /// # Errors
    /// All errors of the text, see [`TableError::all`].
    pub fn parse(file: &str, text: &str) -> Result<Table, TableError> {
        let (table, error) = Table::parse_leniently(file, text);
        error.map_or(Ok(table), Err)
    }

    /// Reads as much of a text as can be read. Returns the table and all errors of the text, if
    /// there are any, see [`TableError::all`]. A host can find further errors of such a table with
    /// [`Self::check`].
    pub fn parse_leniently(file: &str, text: &str) -> (Table, Option<TableError>) {
        let source = Source::new(file, text);
        match source.parse() {
            Ok(toml) => {
                let (table, errors) = read::table(&source, &toml);
                (table, TableError::join(errors))
            }
            Err(error) => (Table { source, ..Table::default() }, Some(error)),
        }
    }

    /// Reads the table under a key of another TOML text, such as a scenario. Returns the default
    /// table if the key is missing.
    ///
    /// # Errors
    /// The text or the table in it is not valid.
    pub fn nested(file: &str, text: &str, key: &str) -> Result<Table, TableError> {
        let source = Source::new(file, text);
        match source.parse()?.get(key) {
            Some(value) => Table::read(&source, key, value),
            None => Ok(Table { source, ..Table::default() }),
        }
    }

    pub(crate) fn read(source: &Source, key: &str, value: &value::Value) -> Result<Table, TableError> {
        let (table, errors) = read::table(source, source.table(key, value, "a table")?);
        TableError::join(errors).map_or(Ok(table), Err)
    }

    /// Returns the files that this table names for documents ([`OptionKind::Document`]) and does
    /// not hold yet. The host reads them and calls [`Self::set_document`]; [`Self::rules`] refuses
    /// those that are still missing.
    pub fn files(&self, available: &[&dyn Expansion]) -> Vec<NamedFile> {
        let mut files = Vec::new();
        for manifest in available.iter().map(|e| e.manifest()) {
            let Some(Some(settings)) = self.plugins.get(manifest.id) else { continue };
            for option in manifest.options {
                if let (OptionKind::Document(names), Some(Chosen::Word(file))) = (option.kind, settings.get(option.name))
                    && !names.contains(&file.as_str())
                {
                    files.push(NamedFile { plugin: manifest.id, option: option.name, file: file.clone() });
                }
            }
        }
        files
    }

    /// Replaces the path that an option names by its document.
    pub fn set_document(&mut self, plugin: &str, option: &str, document: Document) {
        if let Some(Some(settings)) = self.plugins.get_mut(plugin) {
            settings.insert(option.to_owned(), Chosen::Document(document));
        }
    }

    /// Returns the names of the seats in turn order.
    pub fn seats(&self) -> Vec<String> {
        self.players.iter().map(|seat| seat.color.clone()).collect()
    }

    /// Compiles the rules of this table from those of the available expansions that it names.
    ///
    /// # Errors
    ///
    /// A profile that [`Self::adopt_profile`] has not replaced; everything that [`Self::check`]
    /// finds; else the first reason why the rules do not fit together.
    pub fn rules(&self, available: &[&dyn Expansion]) -> Result<Ruleset, TableError> {
        if let Some(name) = &self.like {
            return Err(TableError::new(self.value_at("like"), Problem::ProfileLeft(name.clone())));
        }
        if let Some(error) = TableError::join(self.check(available)) {
            return Err(error);
        }
        let mut chosen = Vec::new();
        for (id, settings) in self.chosen() {
            let known = available.iter().copied().find(|e| e.manifest().id == id);
            let expansion = known.ok_or_else(|| self.unknown_plugin(id, available))?;
            let manifest = expansion.manifest();
            let values = manifest.resolve(self.edition, &settings).map_err(|error| self.refused_option(manifest.id, error))?;
            let options = Options::new(manifest.id, self.players.len() as u8, self.edition, values);
            chosen.push(Selection { expansion, options });
        }
        let built = Ruleset::build(&self.seats(), self.edition, &self.meeples, chosen);
        let rules = built.map_err(|error| TableError::new(self.place_of(&error), Problem::Build(Box::new(error))))?;
        if rules.is_idle() {
            return Err(self.nothing_to_play());
        }
        Ok(rules)
    }

    /// Returns all errors of the plugins of this table that can be found without compiling their
    /// rules: plugins and options that do not exist, values that an option does not take, plugins
    /// that need or exclude one another. A plugin that comes from a library is skipped unless it is
    /// among the available ones.
    pub fn check(&self, available: &[&dyn Expansion]) -> Vec<TableError> {
        let known = |id: &str| available.iter().map(|e| e.manifest()).find(|m| m.id == id);
        let chosen: Vec<(&str, Settings)> = self.chosen().collect();
        let present = |id: &str| chosen.iter().any(|(other, _)| *other == id);
        // A plugin that is left out has to exist, too.
        let left_out = self.plugins.keys().map(String::as_str).filter(|id| !present(id));
        let named = chosen.iter().map(|(id, _)| *id).chain(left_out);
        let unknown = named.filter(|id| known(id).is_none() && !self.libraries.contains_key(*id));
        let mut errors: Vec<TableError> = unknown.map(|id| self.unknown_plugin(id, available)).collect();
        for (id, settings) in &chosen {
            let Some(manifest) = known(id) else { continue };
            errors.extend(manifest.refused(self.edition, settings).into_iter().map(|error| self.refused_option(id, error)));
            let plugin = || (*id).to_owned();
            let missing = manifest.requires.iter().filter(|needs| !present(needs));
            let missing = missing.map(|needs| self.missing(plugin(), needs));
            let others = manifest.conflicts.iter().filter(|other| present(other));
            let others = others.map(|other| BuildError::Conflict { plugin: plugin(), other: (*other).into() });
            errors.extend(missing);
            errors.extend(others.map(|e| TableError::new(self.place_of(&e), Problem::Build(Box::new(e)))));
        }
        errors
    }

    /// Returns the error that a plugin needs another one, which the table does not name or leaves out.
    fn missing(&self, plugin: String, needs: &str) -> TableError {
        let needs = needs.to_owned();
        if self.plugins.get(&needs).is_some_and(Option::is_none) {
            return TableError::new(self.key_at(&needs), Problem::LeftOut { plugin, needs });
        }
        let error = BuildError::Missing { plugin, needs };
        TableError::new(self.place_of(&error), Problem::Build(Box::new(error)))
    }

    /// Returns the plugins at the table with their settings, the implied one first.
    fn chosen(&self) -> impl Iterator<Item = (&str, Settings)> {
        let implied = (!self.plugins.contains_key(IMPLIED)).then(|| (IMPLIED, Settings::new()));
        let named = self.plugins.iter().filter_map(|(id, settings)| Some((id.as_str(), settings.clone()?)));
        implied.into_iter().chain(named)
    }

    fn refused_option(&self, plugin: &str, error: OptionError) -> TableError {
        let path = format!("{plugin}.{}", error.name());
        if let OptionError::Unknown { name, .. } = &error
            && KEYS.contains(&name.as_str())
        {
            return TableError::new(self.key_at(&path), Problem::Misplaced { within: plugin.into(), key: name.clone() });
        }
        let at = match error {
            OptionError::Unknown { .. } => self.key_at(&path),
            OptionError::Value { .. } | OptionError::Edition { .. } => self.value_at(&path),
        };
        TableError::new(at, error.into())
    }

    /// Returns the error that nothing can be played, most likely since the implied plugin was left
    /// out.
    fn nothing_to_play(&self) -> TableError {
        let left_out = self.plugins.get(IMPLIED).is_some_and(Option::is_none);
        let remedy = match left_out {
            true => format!("take out `{IMPLIED} = false`, or add a plugin that is a game of its own"),
            false => "add a plugin that is a game of its own".to_owned(),
        };
        TableError::new(self.value_at(IMPLIED), Problem::NothingToPlay(remedy))
    }

    /// Returns an error of the host about a value of this table, at its location: `players.1.bot`,
    /// `draws.0`, `base.farmers`. Players and draws are counted from 0. If the value was not
    /// written, the location is that of the table or key that would contain it.
    pub fn error_at(&self, path: &str, message: impl Into<String>) -> TableError {
        TableError::new(self.value_at(path), Problem::Other(message.into()))
    }

    /// Returns the location of a value of this table, named as for [`Self::error_at`].
    pub fn place(&self, path: &str) -> Location {
        self.value_at(path)
    }

    /// Returns the location of the table as a whole.
    pub(crate) fn whole(&self) -> Location {
        self.source.whole()
    }

    fn unknown_plugin(&self, id: &str, available: &[&dyn Expansion]) -> TableError {
        let ids = || available.iter().map(|e| e.manifest().id);
        let meant = Manifest::named(id, available.iter().map(|e| e.manifest())).map(|m| m.id);
        let hint = did_you_mean(meant.unwrap_or(id), ids().chain(KEYS));
        TableError::new(self.key_at(id), Problem::UnknownPlugin { id: id.into(), hint, known: list(ids()) })
    }

    /// Returns the location of the cause of an error.
    fn place_of(&self, error: &BuildError) -> Location {
        match error {
            BuildError::Seats(_) => self.value_at("players"),
            BuildError::Install { source, .. } if let InstallError::Players(_) = source.as_ref() => self.value_at("players"),
            BuildError::Install { source, .. } if let InstallError::Document { at, .. } = source.as_ref() => at.as_ref().clone(),
            BuildError::Missing { plugin, .. }
            | BuildError::Conflict { plugin, .. }
            | BuildError::Install { plugin, .. }
            | BuildError::UnknownSchedule { plugin, .. }
            | BuildError::UnknownPhase { plugin, .. } => self.key_at(plugin),
            BuildError::PhaseTwice { b: plugin, .. } => self.key_at(plugin),
            BuildError::Duplicate { id, .. } => self.key_at(id),
            BuildError::Meeple { name, .. } => self.key_at(&format!("meeples.{name}")),
            _ => self.whole(),
        }
    }

    fn key_at(&self, path: &str) -> Location {
        self.written(path).map_or_else(|| self.whole(), |w| self.source.locate(&w.key))
    }

    fn value_at(&self, path: &str) -> Location {
        self.written(path).map_or_else(|| self.whole(), |w| self.source.locate(&w.value))
    }

    /// Returns where this was written, or what would contain it.
    fn written(&self, path: &str) -> Option<&Written> {
        self.places.get(path).or_else(|| self.written(path.rsplit_once('.')?.0))
    }
}
