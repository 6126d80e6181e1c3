//! A tournament as it is kept: a document with all but the rounds, and one for each round.
//!
//! Each write raises the number of changes in the first document, so two servers that change a tournament at the same time do
//! not lose each other's work, whichever documents they change.

use bastide_common::Failure;
use bastide_seats::Settings as TableSettings;
use bastide_store::time::now_ms;
use bastide_store::{Document, Put, Store};
use bastide_tournament::Tournament;
use bastide_tournament::entrants::{Entrant, EntrantKind, PlayerKind};
use bastide_tournament::ids::{DuelId, EntrantId, GameId};
use bastide_tournament::opened::{SealedGame, SealedRound, Seals, seed_of};
use bastide_tournament::rounds::Round;
use bastide_tournament::seal::Secret;
use bastide_tournament::settings::Settings;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::failure::{refused, unread};

/// The kind of the documents of tournaments, by id.
const TOURNAMENT: &str = "tournament";
/// The kind of the documents of rounds, under `TOURNAMENT/NUMBER`.
const ROUND: &str = "tournament-round";
/// The kind of the documents that name the tournaments that run.
const RUNNING: &str = "tournament-running";
/// The most tournaments that are listed.
const LISTED: usize = 1000;
/// The most rounds that are read.
const ROUNDS: usize = 1000;

/// The state of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// The organizer alone sees it.
    Draft,
    /// People enter.
    Announced,
    /// Rounds are played.
    Running,
    /// It is over, or was called off.
    Over,
}

impl State {
    /// Returns the name in data.
    pub fn name(self) -> &'static str {
        match self {
            State::Draft => "draft",
            State::Announced => "announced",
            State::Running => "running",
            State::Over => "over",
        }
    }
}

/// The state of the table of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TableState {
    /// It is noted, and perhaps not made yet.
    Planned,
    /// It is made.
    Made,
    /// Its game is over, and its result is entered.
    Done,
    /// It was closed or deleted before its end, and the organizer has to decide.
    Lost,
    /// It counts nothing: the organizer has decided, or a player has left.
    Void,
}

impl TableState {
    /// Returns `true` if the game of the table has neither a result nor a decision.
    pub fn is_current(self) -> bool {
        matches!(self, TableState::Planned | TableState::Made | TableState::Lost)
    }
}

/// The table of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableOf {
    /// The game.
    #[serde(flatten)]
    pub game: GameId,
    /// Which time the game is played, from 1.
    pub attempt: u16,
    /// The id of the table.
    pub table: String,
    /// Its state.
    pub state: TableState,
}

/// A round with the tables of its games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct RoundPart {
    round: Round,
    tables: Vec<TableOf>,
    over: bool,
}

/// A line of the log, for all to read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The name of the person; empty for the server.
    pub by: String,
    /// What was done: the key of a text of the pages.
    pub what: String,
    /// The entrant whom it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrant: Option<EntrantId>,
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The duel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duel: Option<DuelId>,
    /// The reason in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl Entry {
    /// Makes a line that says who did what.
    pub fn new(by: &str, what: &str) -> Entry {
        Entry { at: now_ms(), by: by.into(), what: what.into(), entrant: None, round: None, duel: None, reason: String::new() }
    }
}

/// All but the rounds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The id.
    pub id: String,
    /// The number of changes.
    pub changes: u64,
    /// The state.
    pub state: State,
    /// The name.
    pub name: String,
    /// What the organizer says of it.
    pub about: String,
    /// The account of the organizer.
    pub organizer: String,
    /// The name of the organizer.
    pub organizer_name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The table of each game as TOML, without players, seed and draws.
    pub toml: String,
    /// The ids of the expansions at the tables.
    pub plugins: Vec<String>,
    /// The settings of the tables that are not rules.
    pub table: TableSettings,
    /// The settings of the tournament.
    pub settings: Settings,
    /// The secret from which all draws follow. It leaves the server when the tournament is over.
    secret: String,
    /// The entrants.
    pub entrants: Vec<Entrant>,
    /// The number for the next entrant.
    pub next: u32,
    /// What happened, the oldest first.
    pub log: Vec<Entry>,
}

/// A tournament with the documents that it was read from.
pub struct Kept {
    /// All but the rounds.
    pub head: Head,
    /// The rounds as `bastide-tournament` has them; without entrants until the first round.
    pub rounds: Vec<Round>,
    /// The tables, by round.
    pub tables: Vec<Vec<TableOf>>,
    /// Which rounds are over.
    pub over: Vec<bool>,
    /// More changes that are written with the next write.
    pub more: Vec<Put>,
    read: Option<Document>,
    read_rounds: Vec<Document>,
}

impl Kept {
    /// Makes a new tournament, which is not stored yet.
    pub fn new(head: Head) -> Kept {
        let (rounds, tables, over) = (Vec::new(), Vec::new(), Vec::new());
        Kept { head, rounds, tables, over, more: Vec::new(), read: None, read_rounds: Vec::new() }
    }

    /// Returns the document of a new tournament with this secret.
    pub fn head(
        id: String,
        secret: String,
        name: String,
        about: String,
        organizer: (String, String),
        table: (String, Vec<String>, TableSettings),
        settings: Settings,
    ) -> Head {
        let ((organizer, organizer_name), (toml, plugins, table)) = (organizer, table);
        Head {
            id,
            changes: 0,
            state: State::Draft,
            name,
            about,
            organizer,
            organizer_name,
            created: now_ms(),
            toml,
            plugins,
            table,
            settings,
            secret,
            entrants: Vec::new(),
            next: 1,
            log: Vec::new(),
        }
    }

    /// Reads a tournament; `None` if there is none with this id.
    ///
    /// # Errors
    /// The store fails, or a document cannot be read.
    pub fn read(store: &dyn Store, id: &str) -> Result<Option<Kept>, Failure> {
        let (read, read_rounds) = loop {
            let Some(read) = store.document(TOURNAMENT, id)? else { return Ok(None) };
            let rounds = store.documents(ROUND, &format!("{id}/"), ROUNDS)?;
            // Nothing was written between the two.
            if store.document(TOURNAMENT, id)?.is_some_and(|again| again.version == read.version) {
                break (read, rounds);
            }
        };
        let head: Head = serde_json::from_value(read.value.clone()).map_err(unread)?;
        let (mut rounds, mut tables, mut over) = (Vec::new(), Vec::new(), Vec::new());
        for document in &read_rounds {
            let part: RoundPart = serde_json::from_value(document.value.clone()).map_err(unread)?;
            rounds.push(part.round);
            tables.push(part.tables);
            over.push(part.over);
        }
        Ok(Some(Kept { head, rounds, tables, over, more: Vec::new(), read: Some(read), read_rounds }))
    }

    /// Returns the documents of all tournaments without their rounds, the newest first.
    ///
    /// # Errors
    /// The store fails, or a document cannot be read.
    pub fn heads(store: &dyn Store) -> Result<Vec<Head>, Failure> {
        let read = |document: Document| serde_json::from_value(document.value).map_err(unread);
        let mut all: Vec<Head> = store.documents(TOURNAMENT, "", LISTED)?.into_iter().map(read).collect::<Result<_, _>>()?;
        all.sort_by_key(|head| std::cmp::Reverse(head.created));
        Ok(all)
    }

    /// Returns the ids of the tournaments that run.
    ///
    /// # Errors
    /// The store fails.
    pub fn running(store: &dyn Store) -> Result<Vec<String>, Failure> {
        Ok(store.documents(RUNNING, "", LISTED)?.into_iter().map(|document| document.key).collect())
    }

    /// Returns the number of changes of a tournament, without reading its rounds.
    ///
    /// # Errors
    /// The store fails.
    pub fn changes(store: &dyn Store, id: &str) -> Result<Option<u64>, Failure> {
        Ok(store.document(TOURNAMENT, id)?.and_then(|document| document.value["changes"].as_u64()))
    }

    /// Stores what has changed. Returns `false` if somebody else has changed the tournament meanwhile.
    ///
    /// # Errors
    /// The store fails.
    pub fn write(mut self, store: &dyn Store) -> Result<bool, Failure> {
        self.head.changes += 1;
        let head = serde_json::to_value(&self.head).map_err(unread)?;
        let id = self.head.id.clone();
        let was_running = self.read.as_ref().is_some_and(|read| read.value["state"] == State::Running.name());
        let is_running = self.head.state == State::Running;
        // It is written once, so its version is the first one.
        let version = i64::from(was_running);
        let value = is_running.then(|| json!({}));
        let running = Put { kind: RUNNING, key: id.clone(), version, value };
        let mut puts = vec![match self.read {
            Some(read) => Put::replace(TOURNAMENT, read, head),
            None => Put::new(TOURNAMENT, id.clone(), head),
        }];
        let mut read = self.read_rounds.into_iter();
        for (number, ((round, tables), over)) in (1..).zip(self.rounds.into_iter().zip(self.tables).zip(self.over)) {
            let value: Value = json!(RoundPart { round, tables, over });
            match read.next() {
                Some(old) if old.value == value => {}
                Some(old) => puts.push(Put::replace(ROUND, old, value)),
                None => puts.push(Put::new(ROUND, format!("{id}/{number:05}"), value)),
            }
        }
        puts.extend(self.more);
        puts.extend((was_running != is_running).then_some(running));
        Ok(store.put(puts)?)
    }

    /// Returns the tournament as `bastide-tournament` has it.
    ///
    /// # Errors
    /// There are too few entrants, or a setting does not fit their number.
    pub fn tournament(&self) -> Result<Tournament, Failure> {
        let Head { name, settings, entrants, .. } = &self.head;
        let mut made = Tournament::new(name.as_str(), settings.clone(), entrants.clone()).map_err(refused)?;
        made.rounds.clone_from(&self.rounds);
        Ok(made)
    }

    /// Takes the entrants and the rounds of a tournament. A round that is new has no tables.
    pub fn take(&mut self, tournament: Tournament) {
        self.head.entrants = tournament.entrants;
        self.rounds = tournament.rounds;
        self.tables.resize_with(self.rounds.len(), Vec::new);
        self.over.resize(self.rounds.len(), false);
    }

    /// Returns the secret. It must not leave the server before the tournament is over.
    pub fn secret(&self) -> Secret {
        Secret::new(self.head.secret.as_str())
    }

    /// Returns the hash of the secret of a round, and the secret if the round is over.
    pub fn seal(&self, round: u32) -> (String, Option<String>) {
        let own = self.secret().of_round(round);
        let over = (round as usize).checked_sub(1).and_then(|at| self.over.get(at)) == Some(&true);
        (own.hash(), over.then(|| own.open().to_owned()))
    }

    /// Returns the hash of the secret of the tournament, and the secret if the tournament is over.
    pub fn whole_seal(&self) -> (String, Option<String>) {
        let secret = self.secret();
        (secret.hash(), (self.head.state == State::Over).then(|| secret.open().to_owned()))
    }

    /// Returns the seals, open as far as rounds are over.
    pub fn seals(&self) -> Seals {
        let duplicate = self.head.settings.duplicate;
        let round = |(round, tables): (u32, &Vec<TableOf>)| {
            let (hash, secret) = self.seal(round);
            let own = secret.as_deref().map(Secret::new);
            let sealed = |one: &TableOf| {
                let seed = seed_of(own.as_ref()?, one.game, one.attempt, duplicate).to_string();
                Some(SealedGame { game: one.game, attempt: one.attempt, table: one.table.clone(), seed })
            };
            SealedRound { round, hash, games: tables.iter().filter_map(sealed).collect(), secret }
        };
        let (hash, secret) = self.whole_seal();
        Seals { duplicate, hash, secret, rounds: (1..).zip(&self.tables).map(round).collect() }
    }

    /// Returns the entrant of an account.
    pub fn entrant_of(&self, account: Option<&str>) -> Option<&Entrant> {
        let account = account?;
        self.head.entrants.iter().find(|entrant| account_of(entrant) == Some(account))
    }

    /// Notes what happened.
    pub fn note(&mut self, entry: Entry) {
        self.head.log.push(entry);
    }
}

/// Returns the account of an entrant.
pub fn account_of(entrant: &Entrant) -> Option<&str> {
    match &entrant.kind {
        EntrantKind::Single(PlayerKind::Person { account }) => account.as_deref(),
        _ => None,
    }
}
