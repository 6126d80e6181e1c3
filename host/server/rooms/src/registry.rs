//! The rooms in memory, by table, and the threads that work for them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_service::{Catalogue, Compiler};
use bastide_tables::Offered;

use super::answer_cache::AnswerCache;
use super::fair_pool::{Cancelled, FairPool, Ticket};
use super::lobby::state::Lobby;
use super::room::{Mask, Room, is_id};
use super::services::Services;
use crate::bundles::{BundleSettings, Bundles};
use crate::process::Spawner;
use bastide_common::Failure;
use bastide_notifications::{NotificationSettings, Notifications};
use bastide_store::time;
use bastide_store::time::now_ms;
use bastide_store::{Store, StoreError};

/// The time after which a room that nobody looks at is forgotten.
const IDLE: Duration = Duration::from_secs(60);

/// The pause before a bot tries again after an error.
const RETRY: Duration = Duration::from_secs(2);

/// The most tables that are loaded at a time since their clocks are at zero.
const MAX_DUE: usize = 64;

/// The threads for tables in processes of their own, which wait for those processes.
const ISOLATED: usize = 32;

/// The threads that send notifications.
const SENDERS: usize = 4;

/// The tables in play.
pub struct Rooms {
    /// The services of rooms.
    pub services: Arc<Services>,
    /// Long answers that were made a short while ago.
    pub answers: AnswerCache,
    /// The tables that are listed for all, and those that browsers follow.
    pub(super) lobby: Lobby,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// By table, held while it is loaded, so that it is taken once.
    loading: Mutex<HashMap<String, Arc<Loading>>>,
    /// The notifications of all tables.
    pub notifications: Notifications,
    pub(super) pools: Pools,
}

/// Held while a table is loaded.
type Loading = tokio::sync::Mutex<()>;

/// The threads for work that must not hold up answers to requests.
pub(super) struct Pools {
    /// Bots that search.
    searches: FairPool,
    /// Bots that decide at once.
    quick: FairPool,
    /// Everything for tables in processes of their own.
    pub(super) isolated: FairPool,
    /// Frames for viewers.
    broadcasts: FairPool,
    /// Pictures and other long answers.
    answers: FairPool,
    /// Notifications on their way to other servers, which may be slow.
    pub(super) notifications: FairPool,
}

impl Rooms {
    /// Starts with no rooms in memory.
    ///
    /// # Errors
    /// A thread cannot be started.
    pub fn new(
        store: Arc<dyn Store>,
        offered: Vec<Offered>,
        spawner: Option<Spawner>,
        threads: usize,
    ) -> std::io::Result<Arc<Rooms>> {
        let notifications = Notifications::new(store.clone(), NotificationSettings::default(), None);
        Rooms::with_notifications(store, offered, spawner, threads, notifications, BundleSettings::default())
    }

    /// Starts with no rooms in memory, and with these notifications and bundles.
    ///
    /// # Errors
    /// A thread cannot be started.
    pub fn with_notifications(
        store: Arc<dyn Store>,
        offered: Vec<Offered>,
        spawner: Option<Spawner>,
        threads: usize,
        notifications: Notifications,
        bundles: BundleSettings,
    ) -> std::io::Result<Arc<Rooms>> {
        let others = threads.saturating_sub(1).max(1);
        let pools = Pools {
            searches: FairPool::new("search", threads, others)?,
            quick: FairPool::new("bots", threads, others)?,
            isolated: FairPool::new("isolated", ISOLATED, ISOLATED / 2)?,
            broadcasts: FairPool::new("broadcast", threads, threads)?,
            answers: FairPool::new("answers", threads, others)?,
            notifications: FairPool::new("notifications", SENDERS, SENDERS)?,
        };
        let rooms = Rooms {
            services: Arc::new(Services {
                store,
                catalogue: Catalogue::of(&offered),
                compiler: Compiler::new(offered),
                attendances: Default::default(),
                spawner,
                bundles: Bundles::new(bundles),
            }),
            lobby: Lobby::default(),
            answers: AnswerCache::default(),
            rooms: Mutex::default(),
            loading: Mutex::default(),
            notifications,
            pools,
        };
        Ok(Arc::new(rooms))
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns all rooms in memory.
    pub fn all(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }

    /// Returns the seats of a table whose people have it open, as bits.
    pub(super) fn here(&self, id: &str) -> Mask {
        self.rooms().get(id).map_or(0, |room| room.attendance.here())
    }

    /// Returns `true` if a room is in memory.
    pub fn has(&self, id: &str) -> bool {
        self.rooms().contains_key(id)
    }

    /// Returns a room that is in memory, and notes that somebody asks for it.
    pub fn find(self: &Arc<Rooms>, id: &str) -> Option<Arc<Room>> {
        let room = self.rooms().get(id).cloned()?;
        if room.is_lost(self.services.term()) {
            self.forget(&room);
            return None;
        }
        if room.touch() {
            self.wake_bot(&room);
        }
        Some(room)
    }

    /// Returns a room that is in memory.
    pub(super) fn in_memory(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    /// Returns what is to be locked while a table is loaded. Only those who wait for the same table
    /// wait.
    ///
    /// # Errors
    /// No table has such an id.
    pub fn loading(&self, id: &str) -> Result<Arc<Loading>, Failure> {
        if !is_id(id) {
            return Err(Failure::NoTable);
        }
        let mut loading = self.loading.lock().unwrap_or_else(PoisonError::into_inner);
        // Entries that nobody holds any more are dropped.
        loading.retain(|_, lock| Arc::strong_count(lock) > 1);
        Ok(loading.entry(id.to_owned()).or_default().clone())
    }

    /// Returns a room, loaded from the store if it is not in memory.
    ///
    /// # Errors
    /// The table does not exist, or its game cannot be loaded.
    pub fn room(self: &Arc<Rooms>, id: &str) -> Result<Arc<Room>, Failure> {
        if let Some(room) = self.find(id) {
            return Ok(room);
        }
        let loading = self.loading(id)?;
        let _alone = loading.blocking_lock();
        self.load(id)
    }

    /// Loads a room from the store if it is not in memory. The caller holds its [`Self::loading`].
    ///
    /// # Errors
    /// As [`Self::room`].
    pub fn load(self: &Arc<Rooms>, id: &str) -> Result<Arc<Room>, Failure> {
        if let Some(room) = self.find(id) {
            return Ok(room);
        }
        let term = self.services.term().ok_or(StoreError::Away)?;
        let stored = self.services.store.take(id)?.ok_or(Failure::NoTable)?;
        let room = Arc::new(Room::new(&self.services, stored, term)?);
        self.rooms().insert(id.to_owned(), room.clone());
        self.begin_notifications(&room);
        self.wake_bot(&room);
        Ok(room)
    }

    /// Forgets a room whose table another process has taken, and ends its streams.
    pub fn forget(&self, room: &Arc<Room>) {
        room.end();
        let mut rooms = self.rooms();
        if rooms.get(&room.id).is_some_and(|known| Arc::ptr_eq(known, room)) {
            rooms.remove(&room.id);
        }
    }

    /// Drops the room of a table that is deleted.
    pub(super) fn leave(&self, id: &str) {
        self.rooms().remove(id);
        self.lobby.note(id);
    }

    /// Tells the viewers of a room that it has changed, and lets bots go on.
    pub fn changed(self: &Arc<Rooms>, room: &Arc<Room>) {
        self.note_in_time(room);
        self.notify(room);
        self.wake_bot(room);
    }

    /// Does what an action of a person calls for: tells the viewers, or forgets a room that another
    /// process has taken. Returns the outcome of the action.
    pub fn after(self: &Arc<Rooms>, room: &Arc<Room>, done: Result<u64, Failure>) -> Result<u64, Failure> {
        if matches!(done, Err(Failure::Store(StoreError::Lost))) {
            self.forget(room);
        }
        if !matches!(done, Err(Failure::Late { .. } | Failure::Forbidden(_) | Failure::Refused(_))) {
            self.changed(room);
        }
        done
    }

    /// Runs the work of a bot when its turn comes.
    ///
    /// # Errors
    /// Too much waits for the table.
    pub fn think(
        &self,
        room: &Room,
        kind: &str,
        ticket: Ticket,
        cancelled: Cancelled,
        work: impl FnOnce() + Send + 'static,
    ) -> Result<(), Failure> {
        self.bots(room, kind).run(ticket, cancelled, work)
    }

    /// Runs the work on a long answer when its turn comes; `is_apart` if it waits for another process.
    ///
    /// # Errors
    /// Too much waits for the table.
    pub fn make_answer(
        &self,
        is_apart: bool,
        ticket: Ticket,
        cancelled: Cancelled,
        work: impl FnOnce() + Send + 'static,
    ) -> Result<(), Failure> {
        let pool = if is_apart { &self.pools.isolated } else { &self.pools.answers };
        pool.run(ticket, cancelled, work)
    }

    /// Returns the threads for a bot.
    fn bots(&self, room: &Room, kind: &str) -> &FairPool {
        match (room.is_apart, bastide_bots::searches(kind)) {
            (true, _) => &self.pools.isolated,
            (_, true) => &self.pools.searches,
            (_, false) => &self.pools.quick,
        }
    }

    /// Tells the viewers of a room that it has changed.
    fn notify(&self, room: &Arc<Room>) {
        self.lobby.note(&room.id);
        if room.begin_broadcast() {
            let (pool, shown) = (if room.is_apart { &self.pools.isolated } else { &self.pools.broadcasts }, room.clone());
            pool.run_after(Duration::ZERO, room.ticket(), move || shown.broadcast());
        }
    }

    /// Lets a bot decide after its pause if one is asked. It waits while nobody looks at the table.
    /// Returns at once, also if the process of a table does not answer.
    pub fn wake_bot(self: &Arc<Rooms>, room: &Arc<Room>) {
        if room.is_apart {
            let (rooms, asked) = (self.clone(), room.clone());
            self.pools.isolated.run_after(Duration::ZERO, room.ticket(), move || rooms.start_bot(&asked));
        } else {
            self.start_bot(room);
        }
    }

    /// Lets the bot that is asked decide after its pause. Waits until nobody works with the table.
    fn start_bot(self: &Arc<Rooms>, room: &Arc<Room>) {
        let Some((kind, pause)) = room.bot_is_asked() else { return };
        let (rooms, asked) = (self.clone(), room.clone());
        self.bots(room, &kind).run_after(pause, room.ticket(), move || {
            if !asked.let_bot_sleep(Instant::now()) {
                rooms.let_bot_play(&asked, &kind);
            }
        });
    }

    fn let_bot_play(self: &Arc<Rooms>, room: &Arc<Room>, kind: &str) {
        let played = room.let_bot_play();
        room.end_pause();
        match played {
            Ok(true) => self.changed(room),
            Ok(false) => {}
            Err(Failure::Store(StoreError::Lost)) => self.forget(room),
            Err(error) => {
                tracing::error!(table = room.id, %error, "a bot cannot play");
                self.notify(room);
                // The database may have room again.
                let (rooms, again) = (self.clone(), room.clone());
                self.bots(room, kind).run_after(RETRY, room.ticket(), move || rooms.wake_bot(&again));
            }
        }
    }

    /// Does what is due: clocks at zero, and rooms and viewers that are gone. A room that is busy comes
    /// the next time.
    pub fn tick(self: &Arc<Rooms>) {
        let now = Instant::now();
        // Servers that share a store follow its clock.
        if self.services.store.peers().is_none() {
            time::follow(|jump| self.shift_clocks(jump));
        }
        self.load_due();
        self.load_orphans();
        let term = self.services.term();
        for room in self.all() {
            if room.is_lost(term) {
                self.forget(&room);
                continue;
            }
            room.viewers.forget(now);
            if room.tell_attendance(now) {
                self.lobby.note(&room.id);
            }
            if room.is_apart {
                let (rooms, room) = (self.clone(), room.clone());
                let ticket = room.ticket();
                // If its queue is full, its process is slow.
                _ = self.pools.isolated.run(ticket, Cancelled::default(), move || rooms.check_clock(&room));
            } else {
                self.check_clock(&room);
            }
        }
        let mut idle = Vec::new();
        self.rooms().retain(|_, room| {
            let stays = Arc::strong_count(room) > 1 || !room.is_idle(now, IDLE);
            if !stays {
                idle.push(room.clone());
            }
            stays
        });
        self.give_up(&idle);
        self.refresh_lobby(now);
    }

    /// Moves the clocks of all games, because that of the machine was set by a number of milliseconds.
    pub(super) fn shift_clocks(&self, by: i64) {
        tracing::warn!(milliseconds = by, "the clock of the machine was set; the clocks of games go on as before");
        if let Err(error) = self.services.store.shift_clocks(by) {
            tracing::error!(%error, "the clocks in the store cannot be moved");
        }
        for room in self.all() {
            if room.is_apart {
                // Its process may be slow.
                let ticket = room.ticket();
                self.pools.isolated.run_after(Duration::ZERO, ticket, move || room.shift_clock(by));
            } else {
                room.shift_clock(by);
            }
        }
    }

    /// Loads the tables whose clock has reached zero while nobody looked.
    fn load_due(self: &Arc<Rooms>) {
        let due = match self.services.store.due(now_ms(), MAX_DUE) {
            Ok(due) => due,
            Err(error) => return tracing::warn!(%error, "the clocks cannot be read"),
        };
        let asleep: Vec<String> = due.into_iter().filter(|id| !self.rooms().contains_key(id)).collect();
        for id in asleep {
            if let Err(error) = self.room(&id) {
                tracing::warn!(table = id, %error, "a table whose clock is at zero cannot be loaded");
            }
        }
    }

    fn check_clock(self: &Arc<Rooms>, room: &Arc<Room>) {
        match room.check_clock() {
            Ok(true) => self.changed(room),
            Ok(false) => {}
            Err(error) => tracing::warn!(table = room.id, %error, "a clock cannot be served"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_table::NewTable;
    use crate::viewers::Audience;
    use bastide_seats::Settings;
    use bastide_store::Memory;

    type Done = Result<(), Box<dyn std::error::Error>>;

    fn new(toml: &str, sit: &[u8]) -> NewTable {
        let settings = Settings { pace: 0, ..Settings::default() };
        NewTable { toml: toml.into(), settings, sit: sit.to_vec(), ..NewTable::default() }
    }

    fn moves(room: &Room) -> usize {
        room.inner().table.status.moves
    }

    #[test]
    fn a_bot_waits_while_nobody_looks_and_goes_on_when_somebody_comes() -> Done {
        let rooms = Rooms::new(Arc::new(Memory::default()), Vec::new(), None, 2)?;
        let bots = "players = [{ color = \"green\", bot = \"random\" }, { color = \"red\", bot = \"random\" }]\n";
        let made = rooms.create(new(bots, &[]), None)?;
        let stored = rooms.services.store.take(&made.id)?.ok_or("no table")?;
        let room = Arc::new(Room::new(&rooms.services, stored, 0)?);
        let later = Instant::now() + Duration::from_secs(600);
        assert!(!room.let_bot_sleep(Instant::now()), "somebody has just asked for the table");
        room.stream_begins(&Audience::default());
        assert!(!room.let_bot_sleep(later), "somebody has the table open");
        room.stream_ends(&Audience::default());
        assert!(room.let_bot_sleep(later));
        rooms.rooms().insert(made.id.clone(), room.clone());
        assert_eq!(moves(&room), 0);
        rooms.find(&made.id).ok_or("no room")?;
        for _ in 0..6000 {
            if moves(&room) > 0 {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Err("the bot sleeps on".into())
    }

    /// A process that opens its game and then answers nothing.
    #[cfg(unix)]
    #[test]
    fn a_library_that_hangs_blocks_no_other_table() -> Done {
        let library = bastide_core::table::Library { file: "test".into(), sha256: None };
        let offered = vec![Offered { expansion: bastide_tables::plugins::find("shop")?, library }];
        let ready = serde_json::to_string(&bastide_service::Answer::Ready(bastide_service::Status {
            asked: Some(0),
            ..Default::default()
        }))?;
        let spawner: Spawner = Arc::new(move || {
            let mut command = std::process::Command::new("/bin/sh");
            command.arg("-c").arg(format!("read open; echo '{ready}'; read next; sleep 600"));
            Ok(command)
        });
        let rooms = Rooms::new(Arc::new(Memory::default()), offered, Some(spawner), 2)?;
        let people = "players = [{ color = \"green\" }, { color = \"red\" }]\n";
        let slow = rooms.create(new(&format!("{people}[shop]\n"), &[0, 1]), None)?;
        let slow = rooms.room(&slow.id)?;
        assert!(slow.is_apart);
        let hanging = std::thread::spawn({
            let slow = slow.clone();
            move || slow.whole(&Audience::default()).is_some()
        });
        while slow.try_inner().is_some() {
            std::thread::sleep(Duration::from_millis(5));
        }
        rooms.changed(&slow);
        let quick = rooms.create(new(people, &[0, 1]), None)?;
        let quick = rooms.room(&quick.id)?;
        rooms.tick();
        quick.act(0b11, 0, &bastide_service::Order::Play { option: 0 })?;
        rooms.changed(&quick);
        assert!(
            quick
                .whole(&Audience { mask: 0b11, ..Audience::default() })
                .is_some_and(|page| page.text.contains("\\\"moves\\\":1"))
        );
        assert!(!hanging.is_finished(), "the other table did not go on meanwhile");
        assert!(hanging.join().is_ok());
        assert!(slow.inner().broken.as_ref().is_some_and(|why| why.to_string().contains("did not answer within")));
        Ok(())
    }
}
