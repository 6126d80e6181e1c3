//! The errors of tables.
//!
//! Reading a table, resolving its options, building its rules and preparing its draws all fail with
//! a
//! [`TableError`]: a location, a [`Problem`], and the other errors that were found with it, so that a file
//! can be corrected in one pass. The message of a problem says what is wrong, what would be right
//! and, for a name, which one is nearest. The head of a record is read with the same errors.

use crate::contract::options::OptionError;
use crate::model::source::Location;
use crate::ruleset::error::BuildError;

/// An error in a table, with its location.
#[derive(Debug, thiserror::Error)]
#[error("{at}: {problem}")]
pub struct TableError {
    /// The location.
    pub at: Box<Location>,
    /// The fault, and the remedy.
    pub problem: Problem,
    /// The next error of the same text, if more were found together with this one; see
    /// [`Self::all`].
    pub next: Option<Box<TableError>>,
}

/// The kinds of errors of a table.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
#[non_exhaustive]
pub enum Problem {
    /// Invalid TOML, with the message of the TOML reader.
    #[error("invalid TOML: {0}")]
    Syntax(String),
    /// A text without quotes.
    #[error("{0} is a text and needs quotes: \"{0}\"")]
    Bare(String),
    /// A key of the table that stands under another table.
    #[error(
        "{within} has no key \"{key}\": it is a key of the whole table and stands above the first line in [brackets]; move it there"
    )]
    Misplaced { within: String, key: String },
    /// Plugins as a list.
    #[error("a table has no key \"{key}\": each plugin is a table of its own; write {tables} instead, each on its own line")]
    PluginList { key: String, tables: String },
    /// A plugin needs one that the table leaves out.
    #[error("{needs} = false leaves out what {plugin} needs; take `{needs} = false` out")]
    LeftOut { plugin: String, needs: String },
    /// An unknown key.
    #[error("{within} has no key \"{key}\"{hint}; its keys are {known}")]
    UnknownKey { within: &'static str, key: String, hint: String, known: String },
    /// A required key is missing.
    #[error("{within} needs the key \"{key}\"")]
    MissingKey { within: &'static str, key: &'static str },
    /// A value of the wrong type or out of range.
    #[error("{key} = {value} is not allowed: it takes {takes}")]
    Value { key: String, value: String, takes: String },
    /// There are no players, or too many.
    #[error("{have} players; a game takes from 1 to {most}")]
    Players { have: usize, most: usize },
    /// Two players have one color.
    #[error("two players are {0}; give one of them another color, or leave it out to get a free one")]
    ColorTwice(String),
    /// An unknown plugin.
    #[error("there is no plugin \"{id}\"{hint}; the plugins are {known}")]
    UnknownPlugin { id: String, hint: String, known: String },
    /// An unknown profile.
    #[error("there is no set of options \"{name}\"{hint}; like takes {known}")]
    UnknownProfile { name: String, hint: String, known: String },
    /// A profile was named, but its options were not put in.
    #[error("like = \"{0}\" names a set of options that cannot be looked up here; write the options of each plugin instead")]
    ProfileLeft(String),
    /// A plugin refuses an option.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// No plugin has a rule by which a player could act.
    #[error("no plugin at this table lets a player place a tile, so there is nothing to play; {0}")]
    NothingToPlay(String),
    /// The rules do not fit together.
    #[error(transparent)]
    Build(#[from] Box<BuildError>),
    /// A tile that does not exist in this game.
    #[error("draws: there is no tile \"{name}\" in this game{hint}")]
    UnknownTile { name: String, hint: String },
    /// A stream of chance that does not exist in this game.
    #[error("chance: there is no stream \"{name}\" in this game{hint}")]
    UnknownStream { name: String, hint: String },
    /// More tiles of a type are to be drawn than the game has.
    #[error("draws: {tile} is to be drawn {wanted} times, but this game has {have}")]
    Shortage { tile: String, wanted: usize, have: usize },
    /// An error of the host, such as an unknown bot.
    #[error("{0}")]
    Other(String),
}

impl TableError {
    pub(crate) fn new(at: Location, problem: Problem) -> TableError {
        TableError { at: Box::new(at), problem, next: None }
    }

    /// Joins errors into one, in the order in which they occur in the text. Returns `None` if there
    /// are none.
    pub fn join(errors: impl IntoIterator<Item = TableError>) -> Option<TableError> {
        let mut all = Vec::new();
        for error in errors {
            let mut next = Some(Box::new(error));
            while let Some(mut error) = next {
                next = error.next.take();
                all.push(error);
            }
        }
        all.sort_by_key(|error| error.at.mark.as_ref().map_or((0, 0), |mark| (mark.line, mark.column)));
        let chain = |next: Option<Box<TableError>>, mut error: Box<TableError>| {
            error.next = next;
            Some(error)
        };
        all.into_iter().rev().fold(None, chain).map(|first| *first)
    }

    /// Returns this error and those that were found with it.
    pub fn all(&self) -> impl Iterator<Item = &TableError> {
        std::iter::successors(Some(self), |error| error.next.as_deref())
    }

    /// Returns the two plugins that cannot be at a table together, if this is the error; not those of
    /// the errors that were found with it.
    pub fn between(&self) -> Option<[&str; 2]> {
        if let Problem::Build(error) = &self.problem { error.between() } else { None }
    }

    /// Returns the location, with the line and a marker below it.
    pub fn snippet(&self) -> String {
        self.at.snippet()
    }

    /// Returns the text for the user: each problem with its snippet, with a blank line between
    /// them.
    pub fn message(&self) -> String {
        let each: Vec<String> = self.all().map(|e| format!("{}\n{}", e.problem, e.snippet())).collect();
        each.join("\n\n")
    }
}
