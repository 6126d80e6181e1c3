//! Tables that several servers share: those whose server died are taken, and those that nobody needs here are
//! left to others.

use std::sync::Arc;

use tokio::sync::broadcast::error::RecvError;

use super::registry::Rooms;
use super::room::Room;
use crate::store::News;

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
    pub(crate) async fn follow_news(self: Arc<Rooms>) {
        let Some(mut news) = self.services.store.peers().map(|peers| peers.news()) else { return };
        loop {
            match news.recv().await {
                Ok(News::Wanted(ids)) => {
                    let rooms = self.clone();
                    // Rooms are asked off the threads that serve requests.
                    _ = tokio::task::spawn_blocking(move || ids.iter().for_each(|id| rooms.hand_over(id))).await;
                }
                Ok(News::Tables(_) | News::Left | News::Missed) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Leaves a table to the server that asks for it.
    fn hand_over(&self, id: &str) {
        if let Some(room) = self.in_memory(id) {
            self.forget(&room);
            self.give_up(&[room]);
        }
    }
}
