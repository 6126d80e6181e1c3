//! The errors of tables.
//!
//! Reading a table, resolving its options, building its rules and preparing its draws all fail with
//! a
//! [`TableError`]: a location, a [`Problem`], and the other errors that were found with it, so that a file
//! can be corrected in one pass. The message of a problem says what is wrong, what would be right
//! and, for a name, which one is nearest. The head of a record is read with the same errors.

use std::fmt;

use crate::contract::options::OptionError;
use crate::error_text;
use crate::model::error_text::{ErrorText, Explained};
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
#[derive(Debug)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
#[non_exhaustive]
pub enum Problem {
    /// Invalid TOML, with the message of the TOML reader.
    Syntax(String),
    /// A text without quotes.
    Bare(String),
    /// A key of the table that stands under another table.
    Misplaced { within: ErrorText, key: String },
    /// Plugins as a list.
    PluginList { key: String, tables: ErrorText },
    /// A plugin needs one that the table leaves out.
    LeftOut { plugin: String, needs: String },
    /// An unknown key.
    UnknownKey { within: ErrorText, key: String, hint: ErrorText, known: ErrorText },
    /// A required key is missing.
    MissingKey { within: ErrorText, key: &'static str },
    /// A value of the wrong type or out of range.
    Value { key: String, value: String, takes: ErrorText },
    /// There are no players, or too many.
    Players { have: usize, most: usize },
    /// Two players have one color.
    ColorTwice(String),
    /// An unknown plugin.
    UnknownPlugin { id: String, hint: ErrorText, known: ErrorText },
    /// An unknown profile.
    UnknownProfile { name: String, hint: ErrorText, known: ErrorText },
    /// A profile was named, but its options were not put in.
    ProfileLeft(String),
    /// A plugin refuses an option.
    Option(OptionError),
    /// No plugin has a rule by which a player could act.
    NothingToPlay(ErrorText),
    /// The rules do not fit together.
    Build(Box<BuildError>),
    /// A tile that does not exist in this game.
    UnknownTile { name: String, hint: ErrorText },
    /// A stream of chance that does not exist in this game.
    UnknownStream { name: String, hint: ErrorText },
    /// More tiles of a type are to be drawn than the game has.
    Shortage { tile: String, wanted: usize, have: usize },
    /// An error of the host, such as an unknown bot.
    Other(ErrorText),
}

impl Explained for Problem {
    fn explained(&self) -> ErrorText {
        match self {
            Problem::Syntax(why) => error_text!("table-syntax", "invalid TOML: {why}", why = why),
            Problem::Bare(word) => {
                error_text!("table-bare", "{word} is a text and needs quotes: \"{word}\"", word = word)
            }
            Problem::Misplaced { within, key } => error_text!(
                "table-misplaced",
                "{within} has no key \"{key}\": it is a key of the whole table and stands above the first line in [brackets]; move it there",
                within = within,
                key = key
            ),
            Problem::PluginList { key, tables } => error_text!(
                "table-plugin-list",
                "a table has no key \"{key}\": each plugin is a table of its own; write {tables} instead, each on its own line",
                key = key,
                tables = tables
            ),
            Problem::LeftOut { plugin, needs } => error_text!(
                "table-left-out",
                "{needs} = false leaves out what {plugin} needs; take `{needs} = false` out",
                needs = needs,
                plugin = plugin
            ),
            Problem::UnknownKey { within, key, hint, known } => error_text!(
                "table-unknown-key",
                "{within} has no key \"{key}\"{hint}; its keys are {known}",
                within = within,
                key = key,
                hint = hint,
                known = known
            ),
            Problem::MissingKey { within, key } => {
                error_text!("table-missing-key", "{within} needs the key \"{key}\"", within = within, key = key)
            }
            Problem::Value { key, value, takes } => error_text!(
                "table-value",
                "{key} = {value} is not allowed: it takes {takes}",
                key = key,
                value = value,
                takes = takes
            ),
            Problem::Players { have, most } => {
                error_text!("table-players", "{have} players; a game takes from 1 to {most}", have = have, most = most)
            }
            Problem::ColorTwice(color) => error_text!(
                "table-color-twice",
                "two players are {color}; give one of them another color, or leave it out to get a free one",
                color = color
            ),
            Problem::UnknownPlugin { id, hint, known } => error_text!(
                "table-unknown-plugin",
                "there is no plugin \"{name}\"{hint}; the plugins are {known}",
                name = id,
                hint = hint,
                known = known
            ),
            Problem::UnknownProfile { name, hint, known } => error_text!(
                "table-unknown-profile",
                "there is no set of options \"{name}\"{hint}; like takes {known}",
                name = name,
                hint = hint,
                known = known
            ),
            Problem::ProfileLeft(name) => error_text!(
                "table-profile-left",
                "like = \"{name}\" names a set of options that cannot be looked up here; write the options of each plugin instead",
                name = name
            ),
            Problem::Option(error) => error.explained(),
            Problem::NothingToPlay(remedy) => error_text!(
                "table-nothing-to-play",
                "no plugin at this table lets a player place a tile, so there is nothing to play; {remedy}",
                remedy = remedy
            ),
            Problem::Build(error) => error.explained(),
            Problem::UnknownTile { name, hint } => {
                error_text!(
                    "table-unknown-tile",
                    "draws: there is no tile \"{name}\" in this game{hint}",
                    name = name,
                    hint = hint
                )
            }
            Problem::UnknownStream { name, hint } => error_text!(
                "table-unknown-stream",
                "chance: there is no stream \"{name}\" in this game{hint}",
                name = name,
                hint = hint
            ),
            Problem::Shortage { tile, wanted, have } => error_text!(
                "table-shortage",
                "draws: {tile} is to be drawn {wanted} times, but this game has {have}",
                tile = tile,
                wanted = wanted,
                have = have
            ),
            Problem::Other(error) => error.clone(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.explained())
    }
}

impl std::error::Error for Problem {}

impl From<OptionError> for Problem {
    fn from(error: OptionError) -> Problem {
        Problem::Option(error)
    }
}

impl From<Box<BuildError>> for Problem {
    fn from(error: Box<BuildError>) -> Problem {
        Problem::Build(error)
    }
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
    pub fn report(&self) -> ErrorText {
        let each = |(n, error): (usize, &TableError)| {
            let before = if n == 0 { "" } else { "\n\n" };
            ErrorText::from(before).then(error.explained()).then(format!("\n{}", error.snippet()).into())
        };
        self.all().enumerate().map(each).fold(ErrorText::default(), ErrorText::then)
    }

    /// Returns [`Self::report`] in English.
    pub fn message(&self) -> String {
        self.report().to_string()
    }
}

impl Explained for TableError {
    fn explained(&self) -> ErrorText {
        self.problem.explained()
    }
}
