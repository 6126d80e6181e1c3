//! A table in memory: its seats, its game, and what its viewers were told.
//!
//! Every change is in the store before it is answered. If the store refuses it, the game goes back.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, TryLockError};
use std::time::Instant;

use bastide_seats::{Action, Asked, Changed, Phase, Refusal, RefusalKind, Row, Settings, Table};
use bastide_service::{Answer, Guided, Opening, Order};
use bastide_texts::Language;
use serde_json::Value;
use tokio::sync::{Semaphore, watch};

use super::accounts::holder::{Holder, Key};
use super::attendance::known::Attendance;
use super::pen::Pen;
use super::services::{Services, WORK_BURST, unexpected};
pub use super::viewers::{Audience, Mask};
use super::viewers::{Looks, Viewers};
use crate::process::Host;
use bastide_common::Bucket;
use bastide_common::Source;
use bastide_common::{Failure, Why};
use bastide_store::time::now_ms;
use bastide_store::{ActionRow, Change, ChatRow, Phase as StoredPhase, StoreError, Stored};

/// The most requests that work with a table at a time.
const TOGETHER: usize = 4;

/// A table in memory.
pub struct Room {
    /// Its id.
    pub id: String,
    pub(super) store: Pen,
    /// The number of the lease under which the table was taken.
    term: u64,
    pub(super) inner: Mutex<Inner>,
    pub(super) viewers: Viewers,
    pub(super) attendance: Arc<Attendance>,
    pub(super) news: watch::Sender<u64>,
    broadcasting: AtomicBool,
    /// A bot thinks, or waits to think.
    pub(super) pausing: AtomicBool,
    /// A bot is asked and waits until somebody looks.
    pub(super) sleeping: AtomicBool,
    /// Held while a bot thinks for a person.
    pub(super) thinking: Mutex<()>,
    /// Few requests work with a table at a time, so those for one table leave threads to others.
    pub gate: Arc<Semaphore>,
    /// Whether the game is played in a process of its own, or in a bundle.
    pub is_apart: bool,
    /// The source of the last action.
    pub(super) source: Mutex<Option<Source>>,
    /// The budget that is left for long answers.
    pub(super) work: Mutex<Bucket>,
    pub(super) services: Arc<Services>,
    /// The settings, which never change.
    pub settings: Arc<Settings>,
    /// The hash of the secret of the person who made the table.
    pub(super) owner: Option<Vec<u8>>,
    /// The holders of the seats.
    pub(super) holders: RwLock<Vec<Holder>>,
    /// The number of times that a seat went to somebody else.
    pub(super) hands: AtomicU64,
    /// Whether the game ended and is not settled yet.
    pub(super) ended: AtomicBool,
    /// When somebody last asked for the table, or a stream ended.
    pub(super) looked: Mutex<Instant>,
    /// Whether somebody wants notifications of this table.
    pub(super) has_notifications: AtomicBool,
}

/// The changing part of a table.
pub(super) struct Inner {
    /// The table of people.
    pub(super) table: Table,
    /// Who holds each seat.
    pub(super) keys: Vec<Key>,
    pub(super) toml: String,
    pub(super) seed: u64,
    pub(super) game: Option<Host>,
    pub(super) fence: i64,
    /// The line of the table in the lobby.
    pub(super) summary: Value,
    pub(super) chat: Vec<ChatRow>,
    /// The seat of each action of the game.
    pub(super) actors: Vec<u8>,
    /// Grows with every change.
    pub(super) version: u64,
    /// Grows when actions are taken back.
    pub(super) rewinds: u64,
    /// The views of each seat and an onlooker at a version.
    pub(super) looks: Looks,
    /// The versions of the rules with which the game began.
    pub(super) versions: String,
    /// The reason why the game cannot go on.
    pub(super) broken: Option<Why>,
    pub(super) used_last: Instant,
}

/// Returns `true` if a text can be the id of a table.
pub fn is_id(text: &str) -> bool {
    !text.is_empty() && text.len() <= 40 && text.bytes().all(|b| b.is_ascii_hexdigit())
}

impl Room {
    /// Makes the room of a stored table that was taken under a lease, and plays its game up to where it was.
    ///
    /// # Errors
    /// The settings cannot be read.
    pub fn new(services: &Arc<Services>, stored: Stored, term: u64) -> Result<Room, Failure> {
        let Stored { table, seats, actions, chat } = stored;
        let settings: Settings =
            serde_json::from_value(table.settings).map_err(|e| Failure::Broken(Why::with("error-settings", "why", e)))?;
        let settings = Arc::new(settings);
        let holders = RwLock::new(seats.iter().map(Holder::of).collect());
        let ended = AtomicBool::new(table.phase == StoredPhase::Over);
        let lines: Vec<String> = actions.iter().map(|a| a.line.clone()).collect();
        let guide = (table.summary["guide"] == true).then(|| Guided::new(lines.clone()));
        let actors = actions.iter().map(|a| a.player).collect();
        let mut people = Table {
            settings: settings.clone(),
            phase: phase_of(table.phase),
            decision: table.decision,
            since: table.since,
            guide,
            is_boxed: !settings.bundle.is_empty(),
            ..Table::default()
        };
        people.read_line(&table.summary);
        people.remember(actions.into_iter().map(|a| Action {
            decision: a.decision,
            option: a.option,
            player: a.player,
            line: a.line,
        }));
        let mut inner = Inner {
            table: people,
            keys: Vec::new(),
            toml: table.toml,
            seed: table.seed,
            game: None,
            fence: table.fence,
            summary: table.summary,
            actors,
            chat,
            version: 1,
            rewinds: 0,
            looks: Looks::default(),
            versions: table.versions,
            broken: None,
            used_last: Instant::now(),
        };
        inner.seat(seats);
        if inner.table.phase != Phase::Waiting {
            inner.open_as_before(services, lines);
        }
        let attendance = services.attendances.of(&table.id);
        let is_apart = services.is_apart(&settings, &inner.toml);
        Ok(Room {
            id: table.id,
            store: Pen::new(services.store.clone()),
            term,
            inner: Mutex::new(inner),
            viewers: Viewers::default(),
            attendance,
            news: watch::Sender::new(0),
            broadcasting: AtomicBool::new(false),
            pausing: AtomicBool::new(false),
            sleeping: AtomicBool::new(false),
            thinking: Mutex::new(()),
            gate: Arc::new(Semaphore::new(if is_apart { 1 } else { TOGETHER })),
            is_apart,
            source: Mutex::default(),
            work: Mutex::new(Bucket::full(WORK_BURST, Instant::now())),
            services: services.clone(),
            settings,
            owner: table.owner,
            holders,
            hands: AtomicU64::new(0),
            ended,
            looked: Mutex::new(Instant::now()),
            has_notifications: AtomicBool::new(false),
        })
    }

    /// Returns `true` if the table may belong to another server, by the number of the lease now.
    pub fn is_lost(&self, term: Option<u64>) -> bool {
        self.store.is_lost() || term != Some(self.term)
    }

    /// Returns `true` once the room has lost its table.
    pub fn has_ended(&self) -> bool {
        self.store.is_lost()
    }

    /// Ends the streams of a room that is lost.
    pub(super) fn end(&self) {
        self.store.lose();
        self.news.send_modify(|n| *n += 1);
    }

    pub(super) fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Locks the table if nobody works with it.
    pub(super) fn try_inner(&self) -> Option<MutexGuard<'_, Inner>> {
        match self.inner.try_lock() {
            Ok(inner) => Some(inner),
            Err(TryLockError::Poisoned(inner)) => Some(inner.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// Marks that the viewers are to be told of a change. Returns `false` if that is pending.
    pub(super) fn begin_broadcast(&self) -> bool {
        !self.broadcasting.swap(true, Ordering::AcqRel)
    }

    pub(super) fn end_pending_broadcast(&self) {
        self.broadcasting.store(false, Ordering::Release);
    }

    pub(super) fn end_pause(&self) {
        self.pausing.store(false, Ordering::Release);
    }

    /// Takes an option of the open decision for one of the seats of a browser.
    ///
    /// # Errors
    /// [`Failure::Late`] if another decision is open; an answer that is sent twice succeeds and
    /// counts once.
    pub fn act(&self, mine: Mask, decision: u64, order: &Order) -> Result<u64, Failure> {
        let mut inner = self.inner();
        match inner.table.answer(mine, decision, order) {
            Ok(Asked::Again) => return Ok(inner.table.decision),
            Ok(Asked::Play) => {}
            Err(refusal) => return Err(inner.refused(refusal)),
        }
        let asked = inner.table.status.asked;
        self.perform(&mut inner, order, true)?;
        tracing::debug!(table = self.id, seat = asked, "an action");
        Ok(inner.table.decision)
    }

    /// Performs an action, whose order is that of a person or not, and writes it to the store.
    pub(super) fn perform(&self, inner: &mut Inner, order: &Order, of_person: bool) -> Result<(), Failure> {
        let before = inner.table.status.moves;
        let (step, status) = match inner.ask(order) {
            Answer::Played(step, status) => (step, status),
            Answer::Broken(why) => {
                inner.break_off(why.clone().into());
                inner.version += 1;
                return Err(Failure::Broken(why.into()));
            }
            other => return Err(unexpected(other)),
        };
        self.note_fault(step.fault.as_deref());
        let player = step.player;
        let changed = inner.table.played(of_person.then_some(order), step, status, now_ms());
        let noted = if changed.table.status.over { self.note_end(inner) } else { Ok(()) };
        if let Err(error) = noted.and_then(|()| self.keep(inner, changed)) {
            // An action that is not in the store has not happened.
            _ = inner.ask(&Order::Rewind { keep: before });
            return Err(error.into());
        }
        inner.actors.truncate(before);
        inner.actors.push(player);
        Ok(())
    }

    /// Writes a change of the table to the store, and takes it.
    ///
    /// # Errors
    /// The store fails; then nothing has changed.
    pub(super) fn keep(&self, inner: &mut Inner, changed: Changed) -> Result<(), StoreError> {
        let Changed { table, rows } = changed;
        let line = inner.line_of(&table);
        let changes = rows.into_iter().map(|row| inner.change_of(row, &table, &line));
        self.store.write(&self.id, inner.fence, changes.collect())?;
        inner.table = table;
        inner.summary = line;
        inner.has_changed();
        Ok(())
    }

    /// Takes back the last answer of one of the seats of a browser.
    ///
    /// # Errors
    /// The settings forbid it, or something was drawn at random since.
    pub fn take_back(&self, mine: Mask, decision: u64) -> Result<u64, Failure> {
        let mut inner = self.inner();
        match inner.table.take_back(mine, decision) {
            Ok(keep) => self.rewind(&mut inner, keep),
            Err(refusal) => Err(inner.refused(refusal)),
        }
    }

    /// Goes back to the state after this number of actions.
    pub(super) fn rewind(&self, inner: &mut Inner, keep: usize) -> Result<u64, Failure> {
        let now = now_ms();
        let rows = inner.table.rewinding(keep, now);
        let changes = rows.into_iter().map(|row| inner.change_of(row, &inner.table, &inner.summary));
        self.store.write(&self.id, inner.fence, changes.collect())?;
        let status = match inner.ask(&Order::Rewind { keep }) {
            Answer::Ready(status) => status,
            other => return Err(unexpected(other)),
        };
        let Changed { table, rows } = inner.table.rewound(keep, status, now);
        inner.table = table;
        inner.actors.truncate(keep);
        inner.rewinds += 1;
        inner.has_changed();
        let table = inner.table.clone();
        self.keep(inner, Changed { table, rows })?;
        Ok(inner.table.decision)
    }

    /// Asks the game something that changes nothing.
    ///
    /// # Errors
    /// The game is not open, or refuses.
    pub fn look_up(&self, order: &Order) -> Result<Answer, Failure> {
        let mut inner = self.inner();
        inner.used_last = Instant::now();
        match inner.ask(order) {
            answer @ (Answer::Refused(_) | Answer::Broken(_)) => Err(unexpected(answer)),
            answer => Ok(answer),
        }
    }

    /// Returns a receiver that is told when there is news.
    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// Returns what the table is called in a language.
    pub fn name(&self, language: &Language) -> String {
        self.services.name(language, &self.inner().summary).0
    }
}

impl Inner {
    /// Opens a game that has begun, if the rules are those of then.
    fn open_as_before(&mut self, services: &Services, lines: Vec<String>) {
        let now = services.versions(&self.table.settings, &self.toml);
        if self.table.phase == Phase::Playing && !self.versions.is_empty() && self.versions != now {
            self.break_off(Why::Text("error-versions", vec![("was", self.versions.clone()), ("is", now)]));
        } else {
            self.open(services, lines);
        }
    }

    /// Opens the game.
    pub(super) fn open(&mut self, services: &Services, lines: Vec<String>) {
        let opening = Opening { toml: self.toml.clone(), seed: self.seed, lines };
        match services.open(&self.table.settings, opening) {
            Ok(game) => self.begin(game),
            Err(failure) => self.break_off(failure.why()),
        }
    }

    /// Takes a game that was opened.
    pub(super) fn begin(&mut self, mut game: Host) {
        self.table.status = game.status();
        self.game = Some(game);
    }

    /// Notes why the game cannot go on.
    pub(super) fn break_off(&mut self, why: Why) {
        self.table.is_broken = true;
        self.broken = Some(why);
    }

    pub(super) fn ask(&mut self, order: &Order) -> Answer {
        match (&mut self.game, &self.broken) {
            (Some(game), _) => game.ask(order),
            (None, Some(why)) => Answer::Broken(why.to_string()),
            (None, None) => Answer::Refused("the game has not begun: there are free seats".into()),
        }
    }

    /// Returns the failure of somebody who may not do something.
    pub(super) fn refused(&self, refusal: Refusal) -> Failure {
        let why = refusal.text().into();
        match refusal.kind() {
            RefusalKind::Late => Failure::Late { why, decision: self.table.decision },
            RefusalKind::Forbidden => Failure::Forbidden(why),
            RefusalKind::Refused => Failure::Refused(why),
        }
    }

    /// Notes that the game has changed.
    pub(super) fn has_changed(&mut self) {
        self.version += 1;
        self.used_last = Instant::now();
    }

    /// Returns the line of a table in the lobby.
    pub(super) fn line_of(&self, table: &Table) -> Value {
        let mut line = self.summary.clone();
        table.write_line(&mut line);
        line
    }

    /// Returns the change of the store for a row of a table.
    pub(super) fn change_of(&self, row: Row, table: &Table, line: &Value) -> Change {
        match row {
            Row::Append { at, action: Action { decision, option, player, line } } => {
                Change::Append { at, action: ActionRow { decision, option, player, line } }
            }
            Row::Rewind { keep } => Change::Rewind { keep },
            Row::Seat(seat) => Change::Seat(self.row_at(table, seat)),
            Row::Decision { number, since, due } => Change::Decision { number, since, due },
            Row::Phase(phase) => Change::Phase(stored_phase(phase)),
            Row::Line => Change::Summary(line.clone()),
        }
    }
}

/// Returns the phase of a table as the store has it.
fn phase_of(phase: StoredPhase) -> Phase {
    match phase {
        StoredPhase::Waiting => Phase::Waiting,
        StoredPhase::Playing => Phase::Playing,
        StoredPhase::Over => Phase::Over,
    }
}

/// Returns the phase of a table as the store keeps it.
fn stored_phase(phase: Phase) -> StoredPhase {
    match phase {
        Phase::Waiting => StoredPhase::Waiting,
        Phase::Playing => StoredPhase::Playing,
        Phase::Over => StoredPhase::Over,
    }
}
