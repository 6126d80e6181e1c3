//! Tables that several servers share: those whose server died are taken, and those that nobody needs here are
//! left to others.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;

use super::registry::Rooms;
use super::room::Room;
use bastide_common::Failure;
use bastide_store::{News, StoreError};

/// The number of times that a server is asked for a table, and the pause after each time.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(100);
/// The most tables of a server that died which are taken at a time.
const AT_ONCE: usize = 16;

impl Rooms {
    /// Loads games with bots whose server died, so that they go on.
    pub(super) fn load_orphans(self: &Arc<Rooms>) {
        let Some(peers) = self.services.store.peers() else { return };
        let orphans = match peers.orphans(AT_ONCE) {
            Ok(orphans) => orphans,
            Err(error) => return tracing::warn!(%error, "the tables of other servers cannot be read"),
        };
        for id in orphans {
            // Another server may have been quicker.
            if let Err(error) = self.room(&id) {
                tracing::debug!(table = id, %error, "a table of a server that died is not taken");
            }
        }
    }

    /// Leaves tables to other servers, whose rooms are no longer in memory.
    pub(super) fn give_up(&self, rooms: &[Arc<Room>]) {
        let Some(peers) = self.services.store.peers().filter(|_| !rooms.is_empty()) else { return };
        let tables = rooms.iter().map(|room| (room.id.clone(), room.inner().fence)).collect();
        if let Err(error) = peers.release(tables) {
            tracing::warn!(%error, "tables are not left to other servers");
        }
    }

    /// Follows the news of other servers, until the store is closed.
    pub async fn follow_news(self: Arc<Rooms>) {
        let Some(mut news) = self.services.store.peers().map(|peers| peers.news()) else { return };
        loop {
            match news.recv().await {
                Ok(News::Wanted(ids)) => {
                    let rooms = self.clone();
                    // Rooms are asked off the threads that serve requests.
                    _ = tokio::task::spawn_blocking(move || ids.iter().for_each(|id| rooms.hand_over(id))).await;
                }
                Ok(News::Tables(ids)) => ids.iter().for_each(|id| self.lobby.note(id)),
                Ok(News::Left) => {}
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => self.lobby.note_all(),
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Returns a room. If another server has its table, that one is asked to give it up.
    ///
    /// # Errors
    /// As [`Rooms::room`].
    pub(super) fn bring(self: &Arc<Rooms>, id: &str) -> Result<Arc<Room>, Failure> {
        let mut found = self.room(id);
        for _ in 0..TRIES {
            let Some(peers) = self.services.store.peers() else { break };
            if !matches!(found, Err(Failure::Store(StoreError::Held(_)))) {
                break;
            }
            peers.want(id)?;
            std::thread::sleep(PAUSE);
            found = self.room(id);
        }
        found
    }

    /// Leaves a table to the server that asks for it.
    fn hand_over(&self, id: &str) {
        if let Some(room) = self.in_memory(id) {
            self.forget(&room);
            self.give_up(&[room]);
        }
    }
}

#[cfg(all(test, unix, feature = "postgres"))]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::new_table::NewTable;
    use crate::private_postgres::PrivatePostgres;
    use bastide_store::{Postgres, Store};

    type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

    /// Returns a server that follows news.
    fn server(url: &str, port: u16, runtime: &tokio::runtime::Runtime) -> Done<Arc<Rooms>> {
        let store: Arc<dyn Store> = Arc::new(Postgres::open(&url.parse()?)?);
        let rooms = Rooms::new(store, Vec::new(), None, 1)?;
        runtime.spawn(rooms.clone().follow_news());
        let peers = rooms.services.store.peers().ok_or("no peers")?;
        let mut news = peers.news();
        peers.join(([127, 0, 0, 1], port).into())?;
        news.blocking_recv()?;
        Ok(rooms)
    }

    #[test]
    #[needs(POSTGRESQL)]
    fn a_server_hears_of_tables_of_another_one_and_gets_one_that_it_asks_for() -> Done {
        let database = PrivatePostgres::shared()?;
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let url = database.database()?;
        let (one, two) = (server(&url, 1001, &runtime)?, server(&url, 1002, &runtime)?);
        let _follower = two.follow_lobby(Vec::new())?;
        let toml = "players = [{ color = \"green\" }, { color = \"red\" }]\n".to_owned();
        let id = one.create(NewTable { toml, sit: vec![0], ..NewTable::default() }, None)?.id;
        // As long as no time passes, the list is read for news alone.
        let (began, told) = (Instant::now(), two.lobby_news());
        while !told.has_changed()? {
            two.refresh_lobby(began);
            assert!(began.elapsed() < Duration::from_secs(60), "the table is not heard of");
            std::thread::sleep(Duration::from_millis(10));
        }
        let here = one.room(&id)?;
        assert!(matches!(two.room(&id), Err(Failure::Store(StoreError::Held(_)))));
        let there = two.bring(&id)?;
        assert!(here.has_ended() && one.in_memory(&id).is_none());
        there.sit(1, "Ben", None, None)?;
        assert!(here.sit(1, "Carl", None, None).is_err(), "it was given up");
        Ok(())
    }
}
