//! Tables: read from a file or embedded, with their rules compiled and their bots checked.
//!
//! Everything that a command needs to begin a game is a [`ResolvedTable`]: the table as it was written, and its rules. Bots are the
//! host's business, so it is here that a table that names an unknown one is refused, at the place where it does.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use bastide_core::message::list;
use bastide_core::table::{NamedFile, Problem, Profile, Seat, Table, TableError};
use bastide_core::{Document, Expansion, GameSetup, Manifest, Ruleset};

use crate::error::TablesError;
use crate::plugins;
use bastide_files::read as input;
use bastide_session::Names;

/// The table of `bastide play` without a file: a person against a bot.
pub const DEFAULT: &str = include_str!("../default.toml");

/// A table with its rules.
#[derive(Clone, Debug)]
pub struct ResolvedTable {
    /// Where the table comes from, for people.
    pub name: String,
    /// The table.
    pub table: Table,
    /// Its rules.
    pub rules: Arc<Ruleset>,
    /// What it could choose from: the linked plugins and those of its libraries.
    pub manifests: Vec<&'static Manifest>,
}

impl ResolvedTable {
    /// Compiles the rules of a table, whose libraries and documents are looked for from this folder.
    pub fn new(name: &str, mut table: Table, folder: &Path) -> Result<ResolvedTable, TablesError> {
        check_bots(&table)?;
        let available = crate::available(&mut table, folder)?;
        table.adopt_profile(&profiles(), &available)?;
        fetch(&mut table, folder, &available)?;
        let rules = Arc::new(table.rules(&available)?);
        let manifests = available.iter().map(|e| e.manifest()).collect();
        Ok(ResolvedTable { name: name.into(), table, rules, manifests })
    }

    /// How a game at this table begins.
    pub fn opening(&self, seed: u64) -> Result<GameSetup, TablesError> {
        Ok(self.table.opening(&self.rules, seed)?)
    }

    /// The seed to play with: the one that was asked for, else the table's, else any.
    pub fn seed(&self, asked: Option<u64>) -> u64 {
        asked.or(self.table.seed).unwrap_or_else(any_seed)
    }

    /// One line about it: plugins, edition and seats.
    pub fn headline(&self) -> String {
        let plugins = list(self.rules.plugins.iter().map(|p| p.id));
        let seats = list(Names::new(&self.table.players).iter());
        format!("{plugins}, {} edition, with {seats}", self.rules.edition.name())
    }
}

/// Refuses a table that names unknown bots, at each place where it does.
///
/// # Errors
/// There is no such bot.
pub fn check_bots(table: &Table) -> Result<(), TablesError> {
    TableError::join(unknown_bots(table)).map_or(Ok(()), |error| Err(error.into()))
}

/// Returns the sets of options that a table can ask for by `like`.
pub fn profiles() -> Vec<Profile> {
    vec![bastide_jcz::names::profile()]
}

/// The folder of a file.
pub fn folder(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

/// The table of a file.
pub fn load(path: &Path) -> Result<ResolvedTable, TablesError> {
    let name = path.display().to_string();
    let (table, error) = Table::parse_leniently(&name, &input::text(path)?);
    if let Some(error) = all_errors(&table, error) {
        return Err(error.into());
    }
    ResolvedTable::new(&name, table, folder(path))
}

/// Joins what is wrong with the text of a table to what is wrong with the bots and plugins that it names. Libraries are not opened for it.
fn all_errors(table: &Table, of_text: Option<TableError>) -> Option<TableError> {
    let bots = unknown_bots(table);
    if of_text.is_none() && bots.is_empty() {
        return None;
    }
    let of_plugins = table.check(&plugins::available());
    // A plugin of a library may be what another one needs.
    let certain = of_plugins.into_iter().filter(|e| table.libraries.is_empty() || !matches!(e.problem, Problem::Build(_)));
    TableError::join(of_text.into_iter().chain(bots).chain(certain))
}

/// The seats whose bot does not exist.
fn unknown_bots(table: &Table) -> Vec<TableError> {
    let unknown = |(i, seat): (usize, &Seat)| {
        let error = bastide_bots::make(seat.bot.as_deref()?).err()?;
        Some(table.error_at(&format!("players.{i}.bot"), error.to_string()))
    };
    table.players.iter().enumerate().filter_map(unknown).collect()
}

/// Reads the files that a table names for documents, such as a board of one's own; their paths go from its folder. A bare
/// word that is no file is left for the rules to refuse, which know what was meant.
fn fetch(table: &mut Table, folder: &Path, available: &[&dyn Expansion]) -> Result<(), TablesError> {
    for NamedFile { plugin, option, file } in table.files(available) {
        match input::plain_text(&folder.join(&file)) {
            Ok(text) => table.hold(plugin, option, Document { file, text }),
            Err(e) if e.kind() == ErrorKind::NotFound && !file.contains(['.', '/', '\\']) => {}
            Err(e) => {
                let message = format!("cannot read {}: {e}", folder.join(&file).display());
                return Err(table.error_at(&format!("{plugin}.{option}"), message).into());
            }
        }
    }
    Ok(())
}

/// The table to play at: of a file, or the embedded one.
pub fn to_play(path: Option<&Path>) -> Result<ResolvedTable, TablesError> {
    match path {
        Some(path) => load(path),
        None => ResolvedTable::new("the default table", Table::parse("the default table", DEFAULT)?, Path::new("")),
    }
}

/// The table to measure: of a file, or that of an empty file.
pub fn to_measure(path: Option<&Path>) -> Result<ResolvedTable, TablesError> {
    match path {
        Some(path) => load(path),
        None => ResolvedTable::new("an empty table", Table::default(), Path::new("")),
    }
}

/// A seed from the system's chance: short enough to be typed.
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
            "there is no bot \"gredy\"; did you mean \"greedy\"?; the bots are random and greedy\n\
             t.toml:1:43\n  1 | players = [\"red\", { color = \"blue\", bot = \"gredy\" }]\n    |                                           ^^^^^^^",
        );
        assert!(std::fs::write(&path, "[base]\nfarmres = true\n").is_ok());
        let message = load(&path).map_or_else(|e| e.message(), |_| String::new());
        assert!(message.contains("did you mean \"farmers\"?") && message.contains(options), "{message}");
        assert!(message.ends_with("t.toml:2:1\n  2 | farmres = true\n    | ^^^^^^^"), "{message}");
        Ok(())
    }
}
