//! A table in memory: its seats, its game, and what its viewers were told.
//!
//! Every change is in the store before it is answered. If the store refuses it, the game goes back.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, TryLockError};
use std::time::Instant;

use bastide_engine::{Answer, Guided, Opening, Order, Status};
use bastide_texts::Language;
use serde_json::{Value, json};
use tokio::sync::{Semaphore, watch};

use super::accounts::holder::Holder;
use super::attendance::known::Attendance;
use super::pen::Pen;
use super::services::{SUBSTITUTE, Services, WORK_BURST, unexpected};
pub use super::viewers::{Audience, Mask};
use super::viewers::{Looks, Viewers};
use crate::bucket::Bucket;
use crate::error::{Failure, Why};
use crate::process::Host;
use crate::settings::{Confirm, Settings, TakeBack};
use crate::source::Source;
use crate::store::{ActionRow, Change, ChatRow, Phase, SeatRow, Stored};
use crate::time::now_ms;

/// The number of answered decisions that are remembered to recognize one that is sent twice.
const REMEMBERED: usize = 64;

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
    pub(crate) gate: Arc<Semaphore>,
    /// Whether the game is played in a process of its own, or in a bundle.
    pub(crate) is_apart: bool,
    /// The source of the last action.
    pub(super) source: Mutex<Option<Source>>,
    /// The budget that is left for long answers.
    pub(super) work: Mutex<Bucket>,
    pub(super) services: Arc<Services>,
    /// The settings, which never change.
    pub settings: Arc<Settings>,
    /// The hash of the secret of the person who made the table.
    pub(super) owner: Option<Vec<u8>>,
    /// Who holds the seats.
    pub(super) holders: RwLock<Vec<Holder>>,
    /// The number of times that a seat went to somebody else.
    pub(super) hands: AtomicU64,
    /// Whether the game ended and is not settled yet.
    pub(super) ended: AtomicBool,
    /// When somebody last asked for the table, or a stream ended.
    pub(super) looked: Mutex<Instant>,
    /// Whether somebody wants notices of this table.
    pub(super) has_notices: AtomicBool,
}

/// The changing part of a table.
pub(super) struct Inner {
    pub(super) settings: Arc<Settings>,
    pub(super) seats: Vec<SeatRow>,
    pub(super) phase: Phase,
    pub(super) toml: String,
    pub(super) seed: u64,
    pub(super) game: Option<Host>,
    pub(super) status: Status,
    /// The number of the open decision.
    pub(super) decision: u64,
    pub(super) fence: i64,
    pub(super) summary: Value,
    pub(super) answered: BTreeMap<u64, ActionRow>,
    pub(super) chat: Vec<ChatRow>,
    /// The seat of each action of the game.
    pub(super) actors: Vec<u8>,
    /// Grows with every change.
    pub(super) version: u64,
    /// Grows when actions are taken back.
    pub(super) rewinds: u64,
    /// The views of each seat and an onlooker at a version.
    pub(super) looks: Looks,
    /// Since when the open decision waits, in milliseconds since 1970: clocks run while nobody looks
    /// and while the server is stopped.
    pub(super) since: i64,
    /// The versions of the rules with which the game began.
    pub(super) versions: String,
    /// The way through the guide, at a table for those who learn the game.
    pub(super) guide: Option<Guided>,
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
        let ended = AtomicBool::new(table.phase == Phase::Over);
        let lines: Vec<String> = actions.iter().map(|a| a.line.clone()).collect();
        let guide = (table.summary["guide"] == true).then(|| Guided::new(lines.clone()));
        let mut inner = Inner {
            settings: settings.clone(),
            seats,
            phase: table.phase,
            toml: table.toml,
            seed: table.seed,
            game: None,
            status: Status::default(),
            decision: table.decision,
            fence: table.fence,
            summary: table.summary,
            actors: actions.iter().map(|a| a.player).collect(),
            answered: actions.into_iter().rev().take(REMEMBERED).map(|a| (a.decision, a)).collect(),
            chat,
            version: 1,
            rewinds: 0,
            looks: Looks::default(),
            since: table.since,
            versions: table.versions,
            guide,
            broken: None,
            used_last: Instant::now(),
        };
        if inner.phase != Phase::Waiting {
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
            has_notices: AtomicBool::new(false),
        })
    }

    /// Returns `true` if the table may belong to another server, by the number of the lease now.
    pub(crate) fn is_lost(&self, term: Option<u64>) -> bool {
        self.store.is_lost() || term != Some(self.term)
    }

    /// Returns `true` once the room has lost its table.
    pub(crate) fn has_ended(&self) -> bool {
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
        let option = if let Order::Play { option } = order { u32::try_from(*option).ok() } else { None };
        if decision != inner.decision {
            let twice = inner.answered.get(&decision).filter(|a| mine & (1 << a.player) != 0);
            let twice = twice.filter(|a| match order {
                Order::Play { .. } => a.option == option && option.is_some(),
                Order::Act { line } => a.line == *line,
                _ => false,
            });
            return match twice {
                Some(_) => Ok(inner.decision),
                None => Err(inner.late("error-decision-gone")),
            };
        }
        let asked = inner.asked_person(mine)?;
        self.perform(&mut inner, order, option)?;
        tracing::debug!(table = self.id, seat = asked, "an action");
        Ok(inner.decision)
    }

    /// Performs an action and writes it to the store.
    pub(super) fn perform(&self, inner: &mut Inner, order: &Order, option: Option<u32>) -> Result<(), Failure> {
        let before = inner.status.clone();
        let answer = inner.ask(order);
        let (step, status) = match answer {
            Answer::Played(step, status) => (step, status),
            Answer::Broken(why) => {
                inner.broken = Some(why.clone().into());
                inner.version += 1;
                return Err(Failure::Broken(why.into()));
            }
            other => return Err(unexpected(other)),
        };
        let action = ActionRow { decision: inner.decision, option, player: step.player, line: step.line };
        let since = now_ms();
        let mut seats = inner.seats.clone();
        let summary = inner.summary_of(&status, since);
        let mut changes = vec![Change::Append { at: before.moves, action: action.clone() }, Change::Summary(summary.clone())];
        if inner.settings.clocks != Default::default()
            && let Some(seat) = seats.get_mut(usize::from(step.player)).filter(|seat| seat.bot.is_none())
        {
            seat.used = seat.used.saturating_add((since - inner.since).max(0));
            changes.push(Change::Seat(seat.clone()));
        }
        changes.push(Change::Decision { number: inner.decision + 1, since, due: inner.due(&seats, &status, since) });
        if status.over {
            changes.push(Change::Phase(Phase::Over));
        }
        let noted = if status.over { self.note_end(inner) } else { Ok(()) };
        if let Err(error) = noted.and_then(|()| self.store.write(&self.id, inner.fence, changes)) {
            // An action that is not in the store has not happened.
            _ = inner.ask(&Order::Rewind { keep: before.moves });
            return Err(error.into());
        }
        inner.seats = seats;
        if status.over {
            inner.phase = Phase::Over;
        }
        inner.summary = summary;
        if let Some(guide) = &mut inner.guide {
            guide.note(before.moves, &action.line);
        }
        inner.actors.truncate(before.moves);
        inner.actors.push(action.player);
        inner.answered.insert(inner.decision, action);
        while inner.answered.len() > REMEMBERED {
            inner.answered.pop_first();
        }
        inner.status = status;
        inner.step_on(since);
        Ok(())
    }

    /// Takes back the last answer of one of the seats of a browser.
    ///
    /// # Errors
    /// The settings forbid it, or something was drawn at random since.
    pub fn take_back(&self, mine: Mask, decision: u64) -> Result<u64, Failure> {
        let mut inner = self.inner();
        if decision != inner.decision {
            return Err(inner.late("error-game-went-on"));
        }
        match inner.undo(mine) {
            Some(keep) => self.rewind(&mut inner, keep),
            None => Err(Failure::Refused("error-no-taking-back".into())),
        }
    }

    /// Goes back to the state after this number of actions.
    pub(super) fn rewind(&self, inner: &mut Inner, keep: usize) -> Result<u64, Failure> {
        let since = now_ms();
        let changes = vec![Change::Rewind { keep }, Change::Decision { number: inner.decision + 1, since, due: None }];
        self.store.write(&self.id, inner.fence, changes)?;
        match inner.ask(&Order::Rewind { keep }) {
            Answer::Ready(status) => inner.status = status,
            other => return Err(unexpected(other)),
        }
        inner.actors.truncate(keep);
        if let Some(guide) = &mut inner.guide {
            guide.rewind(keep);
        }
        inner.rewinds += 1;
        inner.step_on(since);
        self.note_clock(inner)?;
        Ok(inner.decision)
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
        let now = services.versions(&self.settings, &self.toml);
        if self.phase == Phase::Playing && !self.versions.is_empty() && self.versions != now {
            self.broken = Some(Why::Text("error-versions", vec![("was", self.versions.clone()), ("is", now)]));
        } else {
            self.open(services, lines);
        }
    }

    /// Opens the game.
    pub(super) fn open(&mut self, services: &Services, lines: Vec<String>) {
        let opening = Opening { toml: self.toml.clone(), seed: self.seed, lines };
        match services.open(&self.settings, opening) {
            Ok(game) => self.begin(game),
            Err(failure) => self.broken = Some(failure.why()),
        }
    }

    /// Takes a game that was opened.
    pub(super) fn begin(&mut self, mut game: Host) {
        self.status = game.status();
        self.game = Some(game);
    }

    pub(super) fn ask(&mut self, order: &Order) -> Answer {
        match (&mut self.game, &self.broken) {
            (Some(game), _) => game.ask(order),
            (None, Some(why)) => Answer::Broken(why.to_string()),
            (None, None) => Answer::Refused("the game has not begun: there are free seats".into()),
        }
    }

    /// Returns the kind of the bot that is asked.
    pub(super) fn bot(&self) -> Option<String> {
        if self.phase != Phase::Playing || self.broken.is_some() {
            return None;
        }
        let seat = self.seats.get(usize::from(self.status.asked?))?;
        seat.bot.clone().or_else(|| seat.resigned.then(|| SUBSTITUTE.to_owned()))
    }

    /// Returns the seat that is asked, if the browser holds it.
    pub(super) fn asked_person(&self, mine: Mask) -> Result<u8, Failure> {
        let forbidden = |why: &'static str| Err(Failure::Forbidden(why.into()));
        if self.phase != Phase::Playing {
            return Err(Failure::Refused("error-not-playing".into()));
        }
        match self.status.asked {
            Some(seat) if mine & (1 << seat) == 0 => forbidden("error-not-your-turn"),
            Some(seat) if self.seats.get(usize::from(seat)).is_some_and(|s| s.resigned) => forbidden("error-seat-given-up"),
            Some(seat) => Ok(seat),
            None => Err(Failure::Refused("error-over".into())),
        }
    }

    /// Returns `true` if one person plays against bots.
    pub(super) fn is_alone(&self) -> bool {
        self.seats.iter().filter(|s| s.bot.is_none()).count() == 1
    }

    /// Returns which answers are confirmed. Where everything can be taken back, none is.
    pub(super) fn confirm(&self) -> Confirm {
        let free = self.settings.undo == TakeBack::Alone && self.is_alone();
        if free && self.settings.confirm == Confirm::End { Confirm::Never } else { self.settings.confirm }
    }

    /// Returns the number of actions that stay if a browser takes back its last answer.
    pub(super) fn undo(&self, mine: Mask) -> Option<usize> {
        if self.phase == Phase::Waiting || self.settings.undo == TakeBack::Never {
            return None;
        }
        let alone = self.settings.undo == TakeBack::Alone && self.is_alone();
        let list = if alone { &self.status.undo_all } else { &self.status.undo };
        if self.phase == Phase::Over {
            return None;
        }
        let held = list.iter().enumerate().filter(|(seat, _)| mine & (1 << seat) != 0);
        held.filter_map(|(_, keep)| *keep).max()
    }

    pub(super) fn late(&self, why: &'static str) -> Failure {
        Failure::Late { why: why.into(), decision: self.decision }
    }

    /// Counts a change of the game.
    pub(super) fn step_on(&mut self, since: i64) {
        self.decision += 1;
        self.version += 1;
        self.since = since;
        self.used_last = Instant::now();
    }

    /// Returns the line for the lobby, if the open decision waits `since`.
    pub(super) fn summary_of(&self, status: &Status, since: i64) -> Value {
        let mut summary = self.summary.clone();
        summary["turn"] = json!(status.turn);
        summary["scores"] = json!(status.scores);
        summary["asked"] = json!(status.asked);
        summary["since"] = json!(since);
        if status.over {
            summary["outcome"] = json!({"winners": self.outcome(&status.scores).winners, "early": false});
        }
        summary
    }
}
