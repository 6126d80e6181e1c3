//! Tables: read from a file or embedded, with their rules compiled and their bots checked.
//!
//! A [`ResolvedTable`] has everything that a command needs to begin a game: the table as written,
//! and its rules. The engine does not know bots, so this module refuses a table that names an
//! unknown bot, with its place in the file.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use bastide_core::message::list;
use bastide_core::table::{NamedFile, Problem, Profile, Seat, Table, TableError};
use bastide_core::{Document, Expansion, GameSetup, Manifest, Ruleset, linked};

use crate::Offered;
use crate::commands::{self, Source};
use crate::error::TablesError;
use bastide_files::read as input;
use bastide_session::Names;

/// The table of `bastide play` without a file: a human player against a bot.
pub const DEFAULT: &str = include_str!("../default.toml");

/// A table with its compiled rules.
#[derive(Clone, Debug)]
pub struct ResolvedTable {
    /// The source of the table, for messages.
    pub name: String,
    /// The table.
    pub table: Table,
    /// The compiled rules.
    pub rules: Arc<Ruleset>,
    /// The manifests of the available plugins: the linked ones and those of the table's libraries.
    pub manifests: Vec<&'static Manifest>,
}

impl ResolvedTable {
    /// Compiles the rules of a table whose libraries and documents are relative to this folder.
    ///
    /// # Errors
    /// A library or document cannot be used, or the rules cannot be compiled.
    pub fn new(name: &str, table: Table, folder: &Path) -> Result<ResolvedTable, TablesError> {
        ResolvedTable::with(name, table, folder, &[])
    }

    /// Compiles the rules of a table as [`ResolvedTable::new`] does, also with the offered
    /// expansions.
    ///
    /// # Errors
    /// As for [`ResolvedTable::new`].
    pub fn with(name: &str, mut table: Table, folder: &Path, offered: &[Offered]) -> Result<ResolvedTable, TablesError> {
        check_bots(&table, Source::Table)?;
        let available = crate::available(&mut table, folder, offered)?;
        table.adopt_profile(&profiles(), &available)?;
        fetch(&mut table, folder, &available)?;
        let rules = Arc::new(table.rules(&available)?);
        let manifests = available.iter().map(|e| e.manifest()).collect();
        Ok(ResolvedTable { name: name.into(), table, rules, manifests })
    }

    /// Returns the setup of a game at this table.
    ///
    /// # Errors
    /// The prepared draws of the table do not fit its rules.
    pub fn opening(&self, seed: u64) -> Result<GameSetup, TablesError> {
        Ok(self.table.opening(&self.rules, seed)?)
    }

    /// Returns the seed to play with: the requested one, or that of the table, or a random one.
    pub fn seed(&self, asked: Option<u64>) -> u64 {
        asked.or(self.table.seed).unwrap_or_else(any_seed)
    }

    /// Returns one line with plugins, edition and seats, in English, as files and programs have it.
    pub fn headline(&self) -> String {
        let plugins = list(self.rules.plugins.iter().map(|p| p.id));
        let seats = list(Names::in_english(&self.table.players).iter());
        format!("{plugins}, {} edition, with {seats}", self.rules.edition.name())
    }
}

/// Refuses a table that names unknown bots, with the place of each.
///
/// # Errors
/// A seat names a bot that does not exist, or a program that may not play.
pub(crate) fn check_bots(table: &Table, source: Source) -> Result<(), TablesError> {
    TableError::join(refused_bots(table, source)).map_or(Ok(()), |error| Err(error.into()))
}

/// Returns the sets of options that a table can select by `like`.
pub fn profiles() -> Vec<Profile> {
    bastide_profiles::all()
}

/// Returns the folder of a file.
pub fn folder(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

/// Reads and resolves the table of a file.
///
/// # Errors
/// The file cannot be read, or the table has errors.
pub fn load(path: &Path) -> Result<ResolvedTable, TablesError> {
    load_with(path, &[])
}

/// Reads and resolves the table of a file, also with the offered expansions.
///
/// # Errors
/// As for [`load`].
pub fn load_with(path: &Path, offered: &[Offered]) -> Result<ResolvedTable, TablesError> {
    let name = path.display().to_string();
    let (table, error) = Table::parse_leniently(&name, &input::text(path)?);
    if let Some(error) = all_errors(&table, error, offered) {
        return Err(error.into());
    }
    ResolvedTable::with(&name, table, folder(path), offered)
}

/// Joins the errors in the text of a table with those of the bots and plugins that it names. Does
/// not open libraries.
fn all_errors(table: &Table, of_text: Option<TableError>, offered: &[Offered]) -> Option<TableError> {
    let bots = refused_bots(table, Source::Table);
    if of_text.is_none() && bots.is_empty() {
        return None;
    }
    let offered = offered.iter().map(|o| o.expansion);
    let of_plugins = table.check(&linked().into_iter().chain(offered).collect::<Vec<_>>());
    // A plugin of a library may be required by another plugin.
    let certain = of_plugins.into_iter().filter(|e| table.libraries.is_empty() || !matches!(e.problem, Problem::Build(_)));
    TableError::join(of_text.into_iter().chain(bots).chain(certain))
}

/// Returns the errors for seats whose bot does not exist or may not play.
fn refused_bots(table: &Table, source: Source) -> Vec<TableError> {
    let error = |(i, seat): (usize, &Seat)| {
        let why = commands::refused(seat.bot.as_deref()?, source)?;
        Some(table.error_at(&format!("players.{i}.bot"), why))
    };
    table.players.iter().enumerate().filter_map(error).collect()
}

/// Returns a path as a record may hold it: without the folders if it is absolute.
fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name().filter(|_| Path::new(path).is_absolute());
    name.map_or_else(|| path.to_owned(), |name| name.to_string_lossy().into_owned())
}

/// Reads the files that a table names for documents, such as a board of the user's own; paths are
/// relative to its folder. A bare word that is not a file is left to the rules, which report it
/// with the known names.
fn fetch(table: &mut Table, folder: &Path, available: &[&dyn Expansion]) -> Result<(), TablesError> {
    for NamedFile { plugin, option, file } in table.files(available) {
        match input::plain_text(&folder.join(&file)) {
            // A record is read on other machines too, where no folder of this one means anything.
            Ok(text) => table.set_document(plugin, option, Document { file: file_name(&file), text }),
            Err(e) if e.kind() == ErrorKind::NotFound && !file.contains(['.', '/', '\\']) => {}
            Err(e) => {
                let message = format!("cannot read {}: {e}", folder.join(&file).display());
                return Err(table.error_at(&format!("{plugin}.{option}"), message).into());
            }
        }
    }
    Ok(())
}

/// Returns the table to play at: of a file, or the embedded one.
pub fn to_play(path: Option<&Path>) -> Result<ResolvedTable, TablesError> {
    match path {
        Some(path) => load(path),
        None => ResolvedTable::new("the default table", Table::parse("the default table", DEFAULT)?, Path::new("")),
    }
}

/// Returns the table to measure: of a file, or the table of an empty file.
pub fn to_measure(path: Option<&Path>) -> Result<ResolvedTable, TablesError> {
    match path {
        Some(path) => load(path),
        None => ResolvedTable::new("an empty table", Table::default(), Path::new("")),
    }
}

/// Returns a random seed that is short enough to type.
pub fn any_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    RandomState::new().build_hasher().finish() % 1_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_table_is_sound_and_seats_one_person() -> Result<(), TablesError> {
        let setting = to_play(None)?;
        let persons = setting.table.players.iter().filter(|s| s.bot.is_none()).count();
        assert_eq!((persons, setting.table.players.len()), (1, 2));
        Ok(())
    }

    #[test]
    fn a_wrong_table_shows_its_line() -> Result<(), std::io::Error> {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("t.toml");
        let check = |text: &str, expected: &str| {
            assert!(std::fs::write(&path, text).is_ok());
            let message = load(&path).map_or_else(|e| e.message(), |_| String::new());
            assert_eq!(message.replace(&path.display().to_string(), "t.toml"), expected);
        };
        let options = "farmers, field_scoring";
        let message = load(&path).map_or_else(|e| e.message(), |_| String::new());
        assert!(message.starts_with("cannot read"), "{message}");
        check(
            "players = [\"red\", { color = \"blue\", bot = \"gredy\" }]\n",
            "there is no bot \"gredy\"; did you mean \"greedy\"?; the bots are random, greedy, greedy-1, search, first-steps, beginner, casual, club, expert, master, easy, normal and hard\n\
             t.toml:1:43\n  1 | players = [\"red\", { color = \"blue\", bot = \"gredy\" }]\n    |                                           ^^^^^^^",
        );
        assert!(std::fs::write(&path, "[base]\nfarmres = true\n").is_ok());
        let message = load(&path).map_or_else(|e| e.message(), |_| String::new());
        assert!(message.contains("did you mean \"farmers\"?") && message.contains(options), "{message}");
        assert!(message.ends_with("t.toml:2:1\n  2 | farmres = true\n    | ^^^^^^^"), "{message}");
        Ok(())
    }
}
