//! The tables in play.
//!
//! A [`Room`](room::Room) is a table in memory: its game, its seats, and what its viewers were
//! told. The [`Hall`] finds rooms, plays them up again from the store when somebody comes, lets
//! bots play, watches clocks, and forgets rooms that nobody looks at.

pub mod channel;
mod clock;
pub mod create;
mod paint;
pub mod pool;
pub mod room;
mod seats;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_tables::Offered;

use crate::engine::Answer;
use crate::error::Failure;
use crate::process::Spawner;
use crate::store::{Store, StoreError};
use pool::Pool;
use room::Room;

/// The time after which a room that nobody looks at is forgotten.
const IDLE: Duration = Duration::from_secs(60);
/// The kind of bot that plays on for somebody who has given up or whose time is over.
pub(crate) const SUBSTITUTE: &str = "greedy";

/// The tables in play.
pub struct Hall {
    pub(crate) store: Arc<dyn Store>,
    /// The expansions of libraries that the operator named.
    pub offered: Vec<Offered>,
    /// Starts processes for tables with libraries; `None` plays them in this process.
    pub(crate) spawner: Option<Spawner>,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Held while a table is played up, so that it is taken once.
    loading: Mutex<()>,
    bots: Pool,
    painters: Pool,
    /// The first number of messages, which differs between starts of the server.
    pub(crate) epoch: u64,
}

impl Hall {
    /// Opens the hall.
    ///
    /// # Errors
    /// A thread cannot be started.
    pub fn new(
        store: Arc<dyn Store>,
        offered: Vec<Offered>,
        spawner: Option<Spawner>,
        threads: usize,
    ) -> std::io::Result<Arc<Hall>> {
        let hall = Hall {
            store,
            offered,
            spawner,
            rooms: Mutex::default(),
            loading: Mutex::default(),
            bots: Pool::new("bots", threads)?,
            painters: Pool::new("painter", threads)?,
            epoch: now_ms() as u64,
        };
        Ok(Arc::new(hall))
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
    pub fn room(self: &Arc<Hall>, id: &str) -> Result<Arc<Room>, Failure> {
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
        let stored = self.store.take(id)?.ok_or(Failure::NoTable)?;
        let room = Arc::new(Room::new(self, stored)?);
        self.rooms().insert(id.to_owned(), room.clone());
        self.kick(&room);
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
    pub fn changed(self: &Arc<Hall>, room: &Arc<Room>) {
        if room.begin_painting() {
            let painted = room.clone();
            self.painters.run(move || painted.paint());
        }
        self.kick(room);
    }

    /// Lets a bot decide after its pause if one is asked.
    pub fn kick(self: &Arc<Hall>, room: &Arc<Room>) {
        let Some(pause) = room.bot_is_asked() else { return };
        let (hall, room) = (self.clone(), room.clone());
        self.bots.run_after(pause, move || {
            room.end_pause();
            match room.let_bot_play() {
                Ok(true) => hall.changed(&room),
                Ok(false) => {}
                Err(Failure::Store(StoreError::Lost)) => hall.forget(&room),
                Err(error) => {
                    tracing::error!(table = room.id, %error, "a bot cannot play");
                    hall.changed(&room);
                }
            }
        });
    }

    /// Does what is due: clocks at zero, and rooms that nobody looks at.
    pub fn tick(self: &Arc<Hall>) {
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

/// Returns the time in milliseconds since 1970.
pub fn now_ms() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
}

/// Returns the failure for an answer that is not the expected one.
pub(crate) fn unexpected(answer: Answer) -> Failure {
    match answer {
        Answer::Refused(why) => Failure::Refused(why),
        Answer::Broken(why) => Failure::Broken(why),
        _ => Failure::Broken("the engine gave an answer to another question".into()),
    }
}
