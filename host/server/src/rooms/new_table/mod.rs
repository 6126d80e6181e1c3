//! Making a table from what a browser sends.

pub(super) mod begun;
mod rematch;
pub mod size;
pub mod whole_tables;

use std::sync::Arc;

use bastide_core::table::Profile;
use bastide_core::{Expansion, Table, TableError};
use bastide_engine::{Compiled, Engine, Opening, Status, Step};
use bastide_tables::{TablesError, tables};
use bastide_texts::{Args, Language};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use self::begun::Begun;
use crate::accounts::own_tables;
use crate::error::Failure;
use crate::process::{Host, uses_libraries};
use crate::rooms::registry::Rooms;
use crate::rooms::seats::{self, NAME, players};
use crate::secret;
use crate::settings::{Settings, printable};
use crate::source::Source;
use crate::store::{ActionRow, Change, Phase, SeatRow, TableRow};
use crate::texts;
use crate::time::now_ms;

/// The plugin that is at every table unless it is left out.
const IMPLIED: &str = bastide_core::table::IMPLIED;
/// The longest text of a table.
const MOST_TOML: usize = 32 * 1024;
/// The most names that do not exist of which each gets its own message.
const MOST_UNKNOWN: usize = 20;
/// The most plugins that are left out to find others that cannot be at a table together.
const MOST_BETWEEN: usize = 8;
/// The most tables that are not over.
const MOST_TABLES: usize = 100_000;

/// The request of a browser for a new table.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NewTable {
    /// The table as TOML.
    pub toml: String,
    /// The settings that are not rules.
    pub settings: Settings,
    /// The seats that the sender takes at once.
    pub sit: Vec<u8>,
    /// The accounts of the people on seats.
    #[serde(skip)]
    pub accounts: Vec<(u8, String)>,
    /// The account of the owner.
    #[serde(skip)]
    pub owner_account: Option<String>,
    /// The hash of the secret of the owner; `None` for a new secret.
    #[serde(skip)]
    pub owner: Option<Vec<u8>>,
    /// Whether the table is for those who learn the game.
    #[serde(skip)]
    pub guide: bool,
    /// The part of its game that was played elsewhere.
    #[serde(skip)]
    pub(crate) begun: Option<Begun>,
}

/// The answer to a new table.
#[derive(Debug, Serialize)]
pub struct Made {
    /// The id.
    pub id: String,
    /// The key of the link for players of a private table.
    pub join: Option<String>,
    /// The secrets of the seats that the sender has taken.
    pub secrets: Vec<String>,
    /// The secret with which the sender may close the table, free a seat and renew its link.
    pub owner: String,
}

/// A table without errors.
pub struct Checked {
    /// The table.
    pub table: Table,
    /// Its compiled rules; `None` for a table with libraries, whose rules are compiled elsewhere.
    pub compiled: Option<Arc<Compiled>>,
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

/// The name of a table in messages.
const TABLE: &str = "table.toml";

impl Rooms {
    /// Reads a table that a person sent: one that names no file and no library.
    ///
    /// # Errors
    /// All errors of the text.
    pub fn check(&self, toml: &str) -> Result<Checked, Vec<Wrong>> {
        if toml.len() > MOST_TOML {
            return Err(one(format!("the table is longer than {MOST_TOML} characters")));
        }
        let (table, error) = Table::parse_leniently(TABLE, toml);
        let linked = bastide_tables::plugins::available();
        let all: Vec<_> = linked.into_iter().chain(self.services.compiler.offered().iter().map(|o| o.expansion)).collect();
        if let Some(why) = unknown(&table, &all) {
            return Err(one(why));
        }
        let mut wrong: Vec<Wrong> = Vec::new();
        wrong.extend(error.iter().flat_map(|e| e.all()).map(of_table));
        if !table.libraries.is_empty() {
            wrong.extend(one("a table that is set up here cannot name a library; the operator of the server can".into()));
        }
        for file in table.files(&all) {
            let message = format!(
                "{}.{} names the file {:?}; a table that is set up here cannot name files",
                file.plugin, file.option, file.file
            );
            wrong.extend(one(message));
        }
        wrong.extend(super::bots::refused_of(&table).flat_map(|why| one(why.to_string())));
        if wrong.is_empty() {
            wrong.extend(table.check(&all).iter().flat_map(|e| e.all().map(of_table).collect::<Vec<_>>()));
        }
        if wrong.is_empty() { self.compile(toml, table) } else { Err(wrong) }
    }

    /// Returns `true` if the rules of a table are compiled in another process.
    pub fn is_apart(&self, toml: &str) -> bool {
        let offered = self.services.compiler.offered();
        self.services.spawner.is_some() && !offered.is_empty() && toml.len() <= MOST_TOML && uses_libraries(toml, offered)
    }

    /// Compiles the rules of a table that has no other errors.
    fn compile(&self, toml: &str, table: Table) -> Result<Checked, Vec<Wrong>> {
        let first_line = |text: String| one(text.lines().next().unwrap_or_default().to_owned());
        let spawner = self.services.spawner.as_ref();
        if self.is_apart(toml) {
            // The rules of a library are compiled in a process of their own, too.
            let opening = Opening { toml: toml.to_owned(), ..Opening::default() };
            let opened = Host::open(opening, &self.services.compiler, spawner);
            return opened.map(|_| Checked { table, compiled: None }).map_err(first_line);
        }
        let asked = table.clone();
        let (table, compiled) = self.services.compiler.compile(table).map_err(|error| match error {
            TablesError::Table(error) => self.all_between(asked.clone(), &error),
            other => first_line(other.message()),
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
        for _ in 0..MOST_BETWEEN {
            let Some([plugin, _]) = wrong.last().and_then(|last| last.between.first_chunk::<2>()) else { break };
            table.plugins.remove(plugin);
            match self.services.compiler.compile(table.clone()) {
                Err(TablesError::Table(next)) if next.between().is_some() => wrong.push(of_table(&next)),
                _ => break,
            }
        }
        wrong
    }

    /// Makes a table. `from` is where the request comes from.
    ///
    /// # Errors
    /// The table has errors, or there are too many.
    pub fn create(self: &Arc<Rooms>, new: NewTable, from: Option<Source>) -> Result<Made, Failure> {
        let checked = self.check(&new.toml).map_err(|wrong| Failure::Refused(messages(&wrong).into()))?;
        if self.services.store.open_tables()? >= MOST_TABLES && self.make_room()? == 0 {
            return Err(Failure::TooMany("error-server-full".into()));
        }
        let mut settings = new.settings.limited();
        let join = if settings.private { Some(secret::new()?) } else { None };
        settings.join = join.as_deref().map_or_else(String::new, |key| secret::hex(&secret::hash(key)));
        let mut table = checked.table;
        // Libraries are found by the server, and a seed that everybody knows decides the draws.
        table.libraries.clear();
        // Who learns the game is told nothing of draws that were chosen.
        let fixed = match &new.begun {
            Some(begun) => begun.told.clone(),
            None if new.guide => Value::Null,
            None => fixed(&table),
        };
        let seed = match (table.seed.take(), &new.begun) {
            (_, Some(begun)) => begun.seed,
            (Some(seed), None) => seed,
            (None, None) => secret::seed()?,
        };
        let Begun { lines, phase, .. } = new.begun.unwrap_or_default();
        for player in &mut table.players {
            player.name = printable(&player.name, NAME);
        }
        let mut seats: Vec<SeatRow> = (0u8..)
            .zip(&table.players)
            .map(|(seat, p)| SeatRow { seat, name: p.name.clone(), bot: p.bot.clone(), ..SeatRow::default() })
            .collect();
        let account = |seat: u8| new.accounts.iter().find(|(held, _)| *held == seat).map(|(_, account)| account.as_str());
        let secrets: Vec<String> =
            new.sit.iter().map(|seat| seats::take(&mut seats, *seat, "", account(*seat))).collect::<Result<_, _>>()?;
        let begins = phase.is_some() || seats.iter().all(seats::is_taken);
        let toml = if begins { seats::named(&table.to_toml(), &seats)? } else { table.to_toml() };
        let mut status = Status::default();
        if checked.compiled.is_some() {
            // A game that cannot begin is refused before anything is stored.
            let opening = Opening { toml: toml.clone(), seed, lines: lines.iter().map(|step| step.line.clone()).collect() };
            status = Engine::open(&opening, &self.services.compiler).map_err(|why| Failure::Refused(why.into()))?.status();
        }
        let phase = phase.unwrap_or(if begins { Phase::Playing } else { Phase::Waiting });
        if status.over && phase != Phase::Over {
            return Err(Failure::Refused("error-over".into()));
        }
        let scores = if lines.is_empty() { Vec::new() } else { status.scores };
        let plugins = self.plugins(&table);
        let (ids, rules) =
            (plugins.iter().map(|m| m.id).collect::<Vec<_>>(), bastide_core::message::list(plugins.iter().map(|m| m.title)));
        let summary = json!({"title": settings.title, "clock": settings.clocks.kind(), "plugins": ids, "rules": rules, "edition": table.edition.name(),
                             "players": players(&seats, &[]), "turn": if lines.is_empty() { 0 } else { status.turn }, "scores": scores, "fixed": fixed, "guide": new.guide});
        let (id, owner) = (secret::id()?, secret::new()?);
        let row = TableRow {
            id: id.clone(),
            created: now_ms(),
            since: now_ms(),
            versions: if begins { self.services.versions(&toml) } else { String::new() },
            owner: new.owner.or_else(|| Some(secret::hash(&owner))),
            toml,
            seed,
            settings: json!(settings),
            phase,
            decision: lines.len() as u64,
            summary,
            fence: 0,
        };
        for account in new.accounts.iter().map(|(_, account)| account).chain(&new.owner_account) {
            let held = new.accounts.iter().filter(|(_, holder)| holder == account).map(|(seat, _)| *seat);
            let owner = new.owner_account.as_ref() == Some(account);
            own_tables::note(&*self.services.store, account, &id, &held.collect::<Vec<_>>(), owner)?;
        }
        self.services.store.create(row, seats)?;
        self.append(&id, lines)?;
        if !secrets.is_empty() {
            let room = self.room(&id)?;
            if begins {
                room.begin_clock()?;
            }
            if let Some(from) = from {
                room.acted_from(from);
            }
        }
        self.lobby.note(&id);
        Ok(Made { id, join, secrets, owner })
    }

    /// Adds the actions that a game begins with to its table.
    fn append(&self, id: &str, lines: Vec<Step>) -> Result<(), Failure> {
        let Some(stored) = (!lines.is_empty()).then(|| self.services.store.take(id)).transpose()?.flatten() else {
            return Ok(());
        };
        let row = |at: usize, step: Step| ActionRow { decision: at as u64, option: None, player: step.player, line: step.line };
        let append = |(at, step)| Change::Append { at, action: row(at, step) };
        Ok(self.services.store.write(id, stored.table.fence, lines.into_iter().enumerate().map(append).collect())?)
    }

    /// Returns the plugins of a table.
    fn plugins(&self, table: &Table) -> Vec<&'static bastide_core::Manifest> {
        let left_out = |id: &str| table.plugins.get(id).is_some_and(Option::is_none);
        let named = |id: &str| id == IMPLIED || table.plugins.contains_key(id);
        self.services.catalogue.manifests().iter().copied().filter(|m| named(m.id) && !left_out(m.id)).collect()
    }

    /// Returns the named sets of options of a table.
    pub fn profiles(&self) -> Vec<Profile> {
        tables::profiles()
    }
}

/// Returns what of the chance at a table the person who set it up may know.
fn fixed(table: &Table) -> Value {
    let outcomes: usize = table.chance.values().map(Vec::len).sum();
    json!({"seed": table.seed.is_some(), "tiles": table.draws.len(), "outcomes": outcomes})
}

/// Returns what everybody is told about it in a language.
pub(super) fn told_fixed(language: &Language, fixed: &Value) -> Vec<String> {
    // Tables of earlier versions have the texts themselves.
    if let Some(told) = fixed.as_array() {
        return told.iter().filter_map(Value::as_str).map(str::to_owned).collect();
    }
    if let Some(at) = fixed["at"].as_u64() {
        return vec![texts::say_with(language, "fixed-begun", &Args::new().with("n", at))];
    }
    if fixed["file"] == true {
        return told_of_file(language, fixed);
    }
    let number = |key: &str| fixed[key].as_u64().unwrap_or_default();
    let (tiles, outcomes) = (number("tiles"), number("outcomes"));
    let seed = (fixed["seed"] == true).then(|| texts::say(language, "fixed-seed"));
    let args = || Args::new().with("tiles", tiles).with("outcomes", outcomes);
    let draws = (tiles + outcomes > 0).then(|| texts::say_with(language, "fixed-draws", &args()));
    seed.into_iter().chain(draws).collect()
}

/// Returns what everybody is told about a game that was opened from a file.
fn told_of_file(language: &Language, fixed: &Value) -> Vec<String> {
    let say = |id| texts::say(language, id);
    let lost = fixed["lost"].as_array().map(Vec::as_slice).unwrap_or_default().iter().filter_map(Value::as_str);
    let lost = lost.map(|what| texts::say_with(language, "fixed-lost", &Args::new().with("what", what)));
    let open = (fixed["open"] == true).then(|| say("fixed-file-open"));
    std::iter::once(say("fixed-file")).chain(open).chain(lost).collect()
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
    (more >= MOST_UNKNOWN).then(|| format!("the table has {} names that do not exist; the first is {first:?}", more + 1))
}

fn of_table(error: &bastide_core::TableError) -> Wrong {
    let file = Some(error.at.file.clone()).filter(|file| !file.is_empty() && file != TABLE);
    let between = error.between().into_iter().flatten().map(str::to_owned).collect();
    Wrong { message: error.problem.to_string(), line: error.at.mark.as_ref().map(|mark| mark.line), file, between }
}

/// Returns an error without a place.
fn one(message: String) -> Vec<Wrong> {
    vec![Wrong { message, line: None, file: None, between: Vec::new() }]
}

/// Joins the messages of errors.
fn messages(wrong: &[Wrong]) -> String {
    wrong.iter().map(|w| w.message.as_str()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Memory;

    const TABLE: &str =
        "players = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"greedy\" }]\n";

    fn rooms() -> std::io::Result<Arc<Rooms>> {
        Rooms::new(Arc::new(Memory::default()), Vec::new(), None, 1)
    }

    fn new(more: &str, sit: &[u8]) -> NewTable {
        NewTable { toml: format!("{more}{TABLE}"), sit: sit.to_vec(), ..NewTable::default() }
    }

    #[test]
    fn a_new_table_whose_game_begins_is_compiled_once() -> Result<(), Box<dyn std::error::Error>> {
        let rooms = rooms()?;
        let made = rooms.create(new("shop = true\n", &[]), None)?;
        let room = rooms.room(&made.id)?;
        room.sit(0, "Carl", None, None)?;
        assert_eq!((room.inner().phase, rooms.services.compiler.compiled()), (Phase::Playing, 1));
        rooms.create(new("", &[0]), None)?;
        assert_eq!(rooms.services.compiler.compiled(), 2);
        rooms.create(new("seed = 9\n", &[0]), None)?;
        assert_eq!(rooms.services.compiler.compiled(), 2, "the same rules with another seed");
        Ok(())
    }

    #[test]
    fn very_many_names_that_do_not_exist_get_one_message() -> Result<(), Box<dyn std::error::Error>> {
        let rooms = rooms()?;
        let of = |n: usize, each: &dyn Fn(usize) -> String| (0..n).map(each).collect::<String>();
        let draws = |n: usize| format!("draws = [{}]\n", of(n, &|i| format!("\"BA/none{i}\",")));
        let options = |n: usize| format!("[shop]\n{}", of(n, &|i| format!("none{i} = 1\n")));
        let plugins = |n: usize| of(n, &|i| format!("none{i} = true\n"));
        let streams = |n: usize| format!("[chance]\n{}", of(n, &|i| format!("none{i} = [1]\n")));
        for table in [&draws as &dyn Fn(usize) -> String, &options, &plugins, &streams] {
            let wrong = |n: usize| rooms.check(&table(n)).err().unwrap_or_default();
            assert_eq!((wrong(20).len(), wrong(21).len()), (20, 1), "{}", table(1));
            assert!(wrong(1000).iter().all(|w| w.message.contains("1000 names that do not exist; the first is")), "{}", table(1));
        }
        Ok(())
    }

    #[test]
    fn a_table_that_cannot_begin_or_a_seat_that_cannot_be_taken_leaves_nothing() -> Result<(), Box<dyn std::error::Error>> {
        let rooms = rooms()?;
        for (more, sit, why) in [
            ("", &[0, 9][..], "no such seat"),
            ("", &[0, 0], "taken"),
            ("", &[1], "taken"),
            ("draws = [\"BA/none\"]\n", &[0], "BA/none"),
            ("draws = [\"BA/none\"]\n", &[], "BA/none"),
        ] {
            let refused = rooms.create(new(more, sit), None).err().map(|e| e.to_string()).unwrap_or_default();
            assert!(refused.contains(why), "{sit:?}: {refused}");
        }
        assert_eq!(rooms.services.store.open_tables()?, 0);
        let made = rooms.create(new("", &[0]), None)?;
        assert_eq!((made.secrets.len(), rooms.services.store.open_tables()?), (1, 1));
        Ok(())
    }
}
