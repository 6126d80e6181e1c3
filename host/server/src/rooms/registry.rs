//! The rooms in memory, and the threads that serve them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_tables::Offered;

use super::room::Room;
use super::services::{Services, now_ms};
use super::thread_pool::Pool;
use crate::engine::Compiler;
use crate::error::Failure;
use crate::process::Spawner;
use crate::store::{Store, StoreError};

/// The time after which a room that nobody looks at is forgotten.
const IDLE: Duration = Duration::from_secs(60);

/// The pause before a bot tries again after an error.
const RETRY: Duration = Duration::from_secs(2);

/// The rooms in memory, by table.
pub struct Rooms {
    /// What rooms need.
    pub services: Arc<Services>,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Held while a table is played up, so that it is taken once.
    loading: Mutex<()>,
    bots: Pool,
    broadcasters: Pool,
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
        let rooms = Rooms {
            services: Arc::new(Services { store, compiler: Compiler::new(offered), spawner, epoch: now_ms() as u64 }),
            rooms: Mutex::default(),
            loading: Mutex::default(),
            bots: Pool::new("bots", threads)?,
            broadcasters: Pool::new("broadcast", threads)?,
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

    /// Returns a room, played up again from the store if it is not in memory.
    ///
    /// # Errors
    /// The table does not exist, or its game cannot be played up.
    pub fn room(self: &Arc<Rooms>, id: &str) -> Result<Arc<Room>, Failure> {
        if let Some(room) = self.rooms().get(id) {
            return Ok(room.clone());
        }
        if id.len() > 40 || !id.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(Failure::NoTable);
        }
        let _alone = self.loading.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = self.rooms().get(id) {
            return Ok(room.clone());
        }
        let stored = self.services.store.take(id)?.ok_or(Failure::NoTable)?;
        let room = Arc::new(Room::new(&self.services, stored)?);
        self.rooms().insert(id.to_owned(), room.clone());
        self.wake_bot(&room);
        Ok(room)
    }

    /// Forgets a room whose table another process has taken, or that is broken.
    pub fn forget(&self, room: &Arc<Room>) {
        let mut rooms = self.rooms();
        if rooms.get(&room.id).is_some_and(|known| Arc::ptr_eq(known, room)) {
            rooms.remove(&room.id);
        }
    }

    /// Tells the viewers of a room that it has changed, and lets bots go on.
    pub fn changed(self: &Arc<Rooms>, room: &Arc<Room>) {
        self.notify(room);
        self.wake_bot(room);
    }

    /// Does what an action of a person calls for: tells the viewers, or forgets a room that another
    /// process has taken. Returns the outcome of the action.
    pub(crate) fn after(self: &Arc<Rooms>, room: &Arc<Room>, done: Result<u64, Failure>) -> Result<u64, Failure> {
        if matches!(done, Err(Failure::Store(StoreError::Lost))) {
            self.forget(room);
        }
        if !matches!(done, Err(Failure::Late { .. } | Failure::Forbidden(_) | Failure::Refused(_))) {
            self.changed(room);
        }
        done
    }

    /// Runs the work of a bot when one of its threads is free.
    pub(crate) fn think(&self, work: impl FnOnce() + Send + 'static) {
        self.bots.run(work);
    }

    /// Tells the viewers of a room that it has changed.
    fn notify(&self, room: &Arc<Room>) {
        if room.begin_broadcast() {
            let shown = room.clone();
            self.broadcasters.run(move || shown.broadcast());
        }
    }

    /// Lets a bot decide after its pause if one is asked.
    pub fn wake_bot(self: &Arc<Rooms>, room: &Arc<Room>) {
        let Some(pause) = room.bot_is_asked() else { return };
        let (rooms, room) = (self.clone(), room.clone());
        self.bots.run_after(pause, move || {
            let played = room.let_bot_play();
            room.end_pause();
            match played {
                Ok(true) => rooms.changed(&room),
                Ok(false) => {}
                Err(Failure::Store(StoreError::Lost)) => rooms.forget(&room),
                Err(error) => {
                    tracing::error!(table = room.id, %error, "a bot cannot play");
                    rooms.notify(&room);
                    // The database may have room again.
                    let again = rooms.clone();
                    rooms.bots.run_after(RETRY, move || again.wake_bot(&room));
                }
            }
        });
    }

    /// Does what is due: clocks at zero, and rooms that nobody looks at.
    pub fn tick(self: &Arc<Rooms>) {
        for room in self.all() {
            match room.check_clock() {
                Ok(true) => self.changed(&room),
                Ok(false) => {}
                Err(error) => tracing::warn!(table = room.id, %error, "a clock cannot be served"),
            }
        }
        let mut rooms = self.rooms();
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(Instant::now(), IDLE));
    }
}
