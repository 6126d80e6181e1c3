//! Compiled rules and pictures of tiles, shared by all tables with the same rules.

use std::collections::{HashMap, VecDeque};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use bastide_core::{Expansion, Ruleset, Table};
use bastide_render::Studio;
use bastide_tables::{Offered, ResolvedTable, TablesError};

use crate::options::questions::Questions;

/// The number of rules that are kept while no game uses them.
const RECENT: usize = 16;
/// The number of known rules at which those that no game uses are dropped.
const MANY: usize = 256;
/// A folder that holds no files: a table of a server names none.
const NO_FOLDER: &str = "/nonexistent";

/// Compiles the rules of tables, each rules once.
pub struct Compiler {
    offered: Vec<Offered>,
    known: Mutex<Known>,
    compiled: AtomicU64,
}

#[derive(Default)]
struct Known {
    by_text: HashMap<String, Weak<Compiled>>,
    recent: VecDeque<Arc<Compiled>>,
}

/// The data that all tables with the same rules share.
pub struct Compiled {
    /// A table with these rules; its names, seed and draws are those of the first request.
    table: Table,
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// The pictures of the tiles.
    pub(super) pictures: Studio,
    /// The verbs of its questions.
    pub(super) questions: Questions,
}

impl Compiled {
    /// Returns the data of tables with these rules.
    pub(crate) fn new(table: Table, rules: Arc<Ruleset>) -> Compiled {
        let questions = Questions::of(&rules);
        Compiled { table, rules, pictures: Studio::default(), questions }
    }
}

impl Compiler {
    /// Creates a compiler for the linked expansions and these.
    pub fn new(offered: Vec<Offered>) -> Compiler {
        Compiler { offered, known: Mutex::default(), compiled: AtomicU64::new(0) }
    }

    /// Returns the expansions of libraries that tables may choose.
    pub fn offered(&self) -> &[Offered] {
        &self.offered
    }

    /// Returns all expansions that tables may choose: the linked ones, then those of libraries.
    pub(crate) fn expansions(&self) -> Vec<&'static dyn Expansion> {
        let linked = bastide_core::linked().into_iter();
        linked.chain(self.offered.iter().map(|offered| offered.expansion)).collect()
    }

    /// Returns how many rules were compiled so far.
    pub fn compiled(&self) -> u64 {
        self.compiled.load(Ordering::Relaxed)
    }

    /// Returns a table without profile and paths of libraries, and its rules, which are compiled if
    /// no table had the same before.
    ///
    /// # Errors
    /// The rules of the table do not fit together.
    pub fn compile(&self, table: Table) -> Result<(Table, Arc<Compiled>), TablesError> {
        let text = rules_of(&table);
        if let Some(known) = self.find(&text) {
            return Ok((with_rules_of(table, &known), known));
        }
        let resolved = ResolvedTable::with("table.toml", table, Path::new(NO_FOLDER), &self.offered)?;
        self.compiled.fetch_add(1, Ordering::Relaxed);
        let mut table = resolved.table;
        // Records that people download must not tell the paths of the server.
        table.libraries.clear();
        let compiled = Arc::new(Compiled::new(table.clone(), resolved.rules));
        self.keep([text, rules_of(&table)], &compiled);
        Ok((table, compiled))
    }

    fn find(&self, text: &str) -> Option<Arc<Compiled>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).by_text.get(text)?.upgrade()
    }

    fn keep(&self, texts: [String; 2], compiled: &Arc<Compiled>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.by_text.len() > MANY {
            known.by_text.retain(|_, compiled| compiled.strong_count() > 0);
        }
        known.by_text.extend(texts.map(|text| (text, Arc::downgrade(compiled))));
        known.recent.push_back(compiled.clone());
        if known.recent.len() > RECENT {
            known.recent.pop_front();
        }
    }
}

/// Returns the text of a table without what changes no rule: names, bots, seed, draws and outcomes.
fn rules_of(table: &Table) -> String {
    let mut rules = table.clone();
    rules.seed = None;
    rules.draws.clear();
    rules.chance.clear();
    rules.libraries.clear();
    for player in &mut rules.players {
        (player.name, player.bot) = (String::new(), None);
    }
    rules.to_toml()
}

/// Returns a table whose rules are known, as if it had been resolved.
fn with_rules_of(table: Table, known: &Compiled) -> Table {
    let mut resolved = known.table.clone();
    resolved.seed = table.seed;
    resolved.draws = table.draws;
    resolved.chance = table.chance;
    resolved.players = table.players;
    resolved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_compiled_once_however_tables_name_players_seeds_and_draws() -> Result<(), Box<dyn std::error::Error>> {
        let compiler = Compiler::new(Vec::new());
        let compile =
            |toml: &str| compiler.compile(Table::parse("table.toml", toml)?).map_err(Box::<dyn std::error::Error>::from);
        let of_anna =
            "like = \"jcloisterzone\"\nplayers = [{ color = \"green\", name = \"Anna\" }, { color = \"red\" }]\n[shop]\n";
        let (table, first) = compile(of_anna)?;
        let (again, _) = compile(&table.to_toml())?;
        assert_eq!((&again, compiler.compiled()), (&table, 1));
        let of_another = "like = \"jcloisterzone\"\nseed = 4\ndraws = [\"BA/L\"]\n\
                          players = [{ color = \"green\" }, { color = \"red\", bot = \"greedy\" }]\n[shop]\n";
        let (other, same) = compile(of_another)?;
        assert!(Arc::ptr_eq(&same, &first));
        assert_eq!((other.seed, other.draws.len(), other.players[0].name.as_str()), (Some(4), 1, "green"));
        assert_eq!(other.plugins, table.plugins);
        for different in ["", "players = [{ color = \"green\" }, { color = \"blue\" }]\n[shop]\n", "edition = \"new\"\n[shop]\n"]
        {
            let before = compiler.compiled();
            assert!(!Arc::ptr_eq(&compile(different)?.1, &first), "{different}");
            assert_eq!(compiler.compiled(), before + 1, "{different}");
        }
        Ok(())
    }
}
