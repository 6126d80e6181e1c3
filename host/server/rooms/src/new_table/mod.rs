//! Making a table from what a browser sends.

pub(super) mod begun;
mod rematch;

use std::sync::Arc;

use bastide_core::Table;
use bastide_sandbox::Packed;
use bastide_service::{
    Answer, Checked, LONGEST_NAME, MAX_TOML, OpenGame, Opening, Order, Status, Step, Wrong, fixed, messages, printable,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use self::begun::Begun;
use crate::process::Host;
use crate::registry::Rooms;
use crate::seats::{self, players};
use crate::services::unexpected;
use bastide_accounts::own_tables;
use bastide_common::Source;
use bastide_common::{Failure, Why};
use bastide_seats::Settings;
use bastide_store::secret;
use bastide_store::time::now_ms;
use bastide_store::{ActionRow, Change, Phase, SeatRow, TableRow};

/// The most tables that are not over.
const MAX_TABLES: usize = 100_000;

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
    pub begun: Option<Begun>,
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

impl Rooms {
    /// Reads a table that a person sent: one that names no file and no library.
    ///
    /// # Errors
    /// All errors of the text.
    pub fn check(&self, toml: &str) -> Result<Checked, Vec<Wrong>> {
        let compiler = &self.services.compiler;
        let table = compiler.check_text(toml)?;
        if !self.is_apart(toml) {
            return compiler.check_rules(table);
        }
        // The rules of a library are compiled in a process of their own.
        let opening = Opening { toml: toml.to_owned(), ..Opening::default() };
        let opened = Host::open(opening, compiler, self.services.spawner.as_ref());
        let first_line = |text: String| vec![Wrong::from(text.lines().next().unwrap_or_default().to_owned())];
        opened.map(|_| Checked { table, compiled: None }).map_err(first_line)
    }

    /// Reads the table of a request.
    fn checked(&self, new: &NewTable) -> Result<Checked, Failure> {
        if new.settings.bundle.is_empty() {
            return self.check(&new.toml).map_err(|wrong| Failure::Refused(messages(&wrong).into()));
        }
        let read = self.check_in(&new.settings.bundle, &new.toml)?;
        let wrong: Vec<&str> = read["wrong"].as_array().into_iter().flatten().filter_map(|w| w["message"].as_str()).collect();
        if !wrong.is_empty() {
            return Err(Failure::Refused(wrong.join("\n").into()));
        }
        let table = Table::parse("table.toml", &new.toml).map_err(|error| Failure::Refused(error.message().into()))?;
        // The game must begin, whatever the bundle has said of its table.
        let lines = new.begun.iter().flat_map(|begun| &begun.lines).map(|step| step.line.clone()).collect();
        let seed = new.begun.as_ref().map(|begun| begun.seed).or(table.seed).unwrap_or_default();
        let opening = Opening { toml: table.to_toml(), seed, lines };
        let opened = self.services.bundles.open(&*self.services.store, &new.settings.bundle, opening)?;
        if opened.opened().scores.len() != table.players.len() {
            return Err(Failure::Refused("error-engine".into()));
        }
        Ok(Checked { table, compiled: None })
    }

    /// Lets a bundle read the text of a table: what is wrong with it, and its content.
    ///
    /// # Errors
    /// The bundle is missing, or fails.
    pub fn check_in(&self, bundle: &str, toml: &str) -> Result<Value, Failure> {
        if toml.len() > MAX_TOML {
            return Err(Failure::Refused(Why::with("error-table-long", "most", MAX_TOML)));
        }
        let order = Order::Check { toml: toml.to_owned() };
        match self.services.bundles.ask(&*self.services.store, bundle, &order)? {
            Answer::Data(read) => Ok(read),
            other => Err(unexpected(other)),
        }
    }

    /// Returns `true` if the rules of a table are compiled in another process.
    pub fn is_apart(&self, toml: &str) -> bool {
        toml.len() <= MAX_TOML && self.services.needs_process(toml)
    }

    /// Makes a table. `from` is where the request comes from.
    ///
    /// # Errors
    /// The table has errors, or there are too many.
    pub fn create(self: &Arc<Rooms>, new: NewTable, from: Option<Source>) -> Result<Made, Failure> {
        let checked = self.checked(&new)?;
        if self.services.store.open_tables()? >= MAX_TABLES && self.make_room()? == 0 {
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
            player.name = printable(&player.name, LONGEST_NAME);
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
            status = OpenGame::open(&opening, &self.services.compiler).map_err(|why| Failure::Refused(why.into()))?.status();
        }
        let phase = phase.unwrap_or(if begins { Phase::Playing } else { Phase::Waiting });
        if status.over && phase != Phase::Over {
            return Err(Failure::Refused("error-over".into()));
        }
        let scores = if lines.is_empty() { Vec::new() } else { status.scores };
        let plugins = self.services.catalogue.at(&table);
        let added = self.added(&settings.bundle, &table)?;
        let ids: Vec<&str> = plugins.iter().map(|m| m.id).chain(added.iter().map(|one| one.id.as_str())).collect();
        let titles: Vec<&str> = added.iter().map(|one| one.title.as_str()).collect();
        let rules = bastide_core::message::list(plugins.iter().map(|m| m.title).chain(titles.iter().copied()));
        let summary = json!({"title": settings.title, "clock": settings.clocks.kind(), "plugins": ids, "rules": rules, "edition": table.edition.name(),
                             "players": players(&seats), "turn": if lines.is_empty() { 0 } else { status.turn }, "scores": scores, "fixed": fixed, "guide": new.guide, "added": titles});
        let (id, owner) = (secret::id()?, secret::new()?);
        let row = TableRow {
            id: id.clone(),
            created: now_ms(),
            since: now_ms(),
            versions: if begins { self.services.versions(&settings, &toml) } else { String::new() },
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

    /// Returns the expansions of a bundle at a table.
    fn added(&self, bundle: &str, table: &Table) -> Result<Vec<Packed>, Failure> {
        if bundle.is_empty() {
            return Ok(Vec::new());
        }
        let bundle = self.services.bundles.find(&*self.services.store, bundle)?;
        let is_at = |one: &&Packed| table.plugins.get(&one.id).is_some_and(Option::is_some);
        Ok(bundle.expansions().iter().filter(is_at).cloned().collect())
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_store::Memory;

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
        assert_eq!((room.inner().table.phase, rooms.services.compiler.compiled()), (bastide_seats::Phase::Playing, 1));
        rooms.create(new("", &[0]), None)?;
        assert_eq!(rooms.services.compiler.compiled(), 2);
        rooms.create(new("seed = 9\n", &[0]), None)?;
        assert_eq!(rooms.services.compiler.compiled(), 2, "the same rules with another seed");
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
