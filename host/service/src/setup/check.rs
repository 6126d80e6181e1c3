//! The problems of a table from a stranger, which may name no file and no library.

use std::sync::Arc;

use bastide_core::{Expansion, Table, TableError};
use bastide_tables::TablesError;
use serde::Serialize;
use serde_json::{Value, json};

use super::bots::refused_bot;
use super::catalogue::{content, players};
use super::size;
use crate::compiled::{Compiled, Compiler};

/// The longest text of a table, in bytes.
pub const MAX_TOML: usize = 32 * 1024;
/// The most names that do not exist of which each gets its own message.
const MAX_UNKNOWN: usize = 20;
/// The most plugins that are left out to find others that cannot be at a table together.
const MAX_BETWEEN: usize = 8;
/// The name of a table in messages.
const TABLE: &str = "table.toml";

/// A table without errors.
pub struct Checked {
    /// The table.
    pub table: Table,
    /// Its compiled rules; `None` for a table whose rules are compiled elsewhere.
    pub compiled: Option<Arc<Compiled>>,
}

impl Checked {
    /// Returns the number of tiles of a game at this table: those that lie there when it begins, the one
    /// that was drawn for the first question, and those that can be drawn. `None` if its rules are
    /// compiled elsewhere.
    pub fn tiles(&self) -> Option<usize> {
        size::tiles(&self.table, &self.compiled.as_ref()?.rules)
    }
}

/// An error of a table, at its place.
#[derive(Debug, Serialize)]
pub struct Wrong {
    /// The message.
    pub message: String,
    /// The line, from 1, if known.
    pub line: Option<usize>,
    /// The document in the table that has the error, such as a board; `None` for the table itself.
    pub file: Option<String>,
    /// The two plugins that cannot be at a table together; empty for other errors.
    pub between: Vec<String>,
}

/// An error without a place.
impl From<String> for Wrong {
    fn from(message: String) -> Wrong {
        Wrong { message, line: None, file: None, between: Vec::new() }
    }
}

/// Joins the messages of errors.
pub fn messages(wrong: &[Wrong]) -> String {
    wrong.iter().map(|w| w.message.as_str()).collect::<Vec<_>>().join("\n")
}

impl Compiler {
    /// Reads a table that a stranger wrote and compiles its rules.
    ///
    /// # Errors
    /// All errors of the text.
    pub fn check(&self, toml: &str) -> Result<Checked, Vec<Wrong>> {
        self.check_rules(self.check_text(toml)?)
    }

    /// Reads a table that a stranger wrote, without compiling its rules.
    ///
    /// # Errors
    /// All errors of the text that show without its rules.
    pub fn check_text(&self, toml: &str) -> Result<Table, Vec<Wrong>> {
        if toml.len() > MAX_TOML {
            return Err(one(format!("the table is longer than {MAX_TOML} characters")));
        }
        let (table, error) = Table::parse_leniently(TABLE, toml);
        let all = self.expansions();
        if let Some(why) = unknown(&table, &all) {
            return Err(one(why));
        }
        let mut wrong: Vec<Wrong> = error.iter().flat_map(|e| e.all()).map(of_table).collect();
        if !table.libraries.is_empty() {
            wrong.extend(one(
                "a table that is set up here cannot name a library; play it with the program bastide on your computer".into(),
            ));
        }
        for file in table.files(&all) {
            let message = format!(
                "{}.{} names the file {:?}; a table that is set up here cannot name files; put the text of the file into the table",
                file.plugin, file.option, file.file
            );
            wrong.extend(one(message));
        }
        let refused = table.players.iter().filter_map(|player| refused_bot(player.bot.as_deref()?));
        wrong.extend(refused.flat_map(|why| one(why.to_string())));
        if wrong.is_empty() {
            wrong.extend(table.check(&all).iter().flat_map(|e| e.all().map(of_table).collect::<Vec<_>>()));
        }
        if wrong.is_empty() { Ok(table) } else { Err(wrong) }
    }

    /// Compiles the rules of a table that has no other errors.
    ///
    /// # Errors
    /// Its rules do not fit together, or its first draws do not fit its rules.
    pub fn check_rules(&self, table: Table) -> Result<Checked, Vec<Wrong>> {
        let asked = table.clone();
        let (table, compiled) = self.compile(table).map_err(|error| match error {
            TablesError::Table(error) => self.all_between(asked.clone(), &error),
            other => one(other.message().lines().next().unwrap_or_default().to_owned()),
        })?;
        let rules = &compiled.rules;
        let tiles = asked.draws.iter().filter(|name| rules.tiles.find(name).is_none()).map(String::as_str);
        let streams = asked.chance.keys().filter(|name| rules.names.streams.index(name).is_none()).map(String::as_str);
        if let Some(why) = too_many(tiles.chain(streams)) {
            return Err(one(why));
        }
        match asked.opening(rules, 0) {
            Ok(_) => Ok(Checked { table, compiled: Some(compiled) }),
            Err(error) => Err(error.all().map(of_table).collect()),
        }
    }

    /// Returns the errors of a table that does not compile. The rules report the first two plugins that
    /// cannot be at a table together, so one of them is left out to find those that it hides.
    fn all_between(&self, mut table: Table, error: &TableError) -> Vec<Wrong> {
        let mut wrong: Vec<Wrong> = error.all().map(of_table).collect();
        for _ in 0..MAX_BETWEEN {
            let Some([plugin, _]) = wrong.last().and_then(|last| last.between.first_chunk::<2>()) else { break };
            table.plugins.remove(plugin);
            match self.compile(table.clone()) {
                Err(TablesError::Table(next)) if next.between().is_some() => wrong.push(of_table(&next)),
                _ => break,
            }
        }
        wrong
    }

    /// Reads a table for the form of a page: its content, what `check` says is wrong with it, and its size.
    pub fn parsed(&self, toml: &str, check: impl FnOnce(&str) -> Result<Checked, Vec<Wrong>>) -> Value {
        let (tiles, wrong) = match check(toml) {
            Ok(checked) => (checked.tiles(), Vec::new()),
            Err(wrong) => (None, wrong),
        };
        let (table, _) = Table::parse_leniently(TABLE, toml);
        let mut read = content(&table);
        read["wrong"] = json!(wrong);
        read["tiles"] = json!(tiles);
        read["minutes"] = json!(tiles.map(size::minutes));
        read["seed"] = json!(table.seed);
        read["players"] = json!(players(&table));
        read
    }
}

/// Returns what is wrong with a table that names very many plugins and options that do not exist.
fn unknown(table: &Table, all: &[&dyn Expansion]) -> Option<String> {
    let manifest = |id: &str| all.iter().map(|e| e.manifest()).find(|m| m.id == id);
    let plugins = table.plugins.keys().filter(|id| manifest(id).is_none()).map(String::as_str);
    let options = table.plugins.iter().filter_map(|(id, settings)| Some((manifest(id)?, settings.as_ref()?)));
    let options = options.flat_map(|(manifest, settings)| {
        let known = |name: &&String| manifest.options.iter().any(|option| option.name == name.as_str());
        settings.keys().filter(move |name| !known(name)).map(String::as_str)
    });
    too_many(plugins.chain(options))
}

/// Returns a message if there are more unknown names than are looked at one by one: the names nearest
/// to each take time to find.
fn too_many<'a>(mut unknown: impl Iterator<Item = &'a str>) -> Option<String> {
    let first = unknown.next()?.to_owned();
    let more = unknown.count();
    (more >= MAX_UNKNOWN).then(|| format!("the table has {} names that do not exist; the first is {first:?}", more + 1))
}

fn of_table(error: &TableError) -> Wrong {
    let file = Some(error.at.file.clone()).filter(|file| !file.is_empty() && file != TABLE);
    let between = error.between().into_iter().flatten().map(str::to_owned).collect();
    Wrong { message: error.problem.to_string(), line: error.at.mark.as_ref().map(|mark| mark.line), file, between }
}

fn one(message: String) -> Vec<Wrong> {
    vec![message.into()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn very_many_names_that_do_not_exist_get_one_message() {
        let compiler = Compiler::new(Vec::new());
        let of = |n: usize, each: &dyn Fn(usize) -> String| (0..n).map(each).collect::<String>();
        let draws = |n: usize| format!("draws = [{}]\n", of(n, &|i| format!("\"BA/none{i}\",")));
        let options = |n: usize| format!("[shop]\n{}", of(n, &|i| format!("none{i} = 1\n")));
        let plugins = |n: usize| of(n, &|i| format!("none{i} = true\n"));
        let streams = |n: usize| format!("[chance]\n{}", of(n, &|i| format!("none{i} = [1]\n")));
        for table in [&draws as &dyn Fn(usize) -> String, &options, &plugins, &streams] {
            let wrong = |n: usize| compiler.check(&table(n)).err().unwrap_or_default();
            assert_eq!((wrong(20).len(), wrong(21).len()), (20, 1), "{}", table(1));
            assert!(wrong(1000).iter().all(|w| w.message.contains("1000 names that do not exist; the first is")), "{}", table(1));
        }
    }
}
