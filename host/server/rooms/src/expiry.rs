//! Tables that nobody uses any more are deleted.

use std::sync::Arc;
use std::time::Duration;

use super::registry::Rooms;
use bastide_accounts::own_tables;
use bastide_common::Failure;
use bastide_store::time::now_ms;
use bastide_store::{Expiry, Store, StoreError};

/// The longest time for which a table waits for its first players.
const WAITING: Duration = Duration::from_secs(14 * 24 * 3600);

/// The most tables that are deleted at a time.
const AT_ONCE: usize = 200;
/// The longest time without a visitor of a table that waits for players, if there are too many tables.
const CROWDED: Duration = Duration::from_secs(3600);
/// The longest time without an action in a game, if there are too many tables: longer than any clock.
const ABANDONED: Duration = Duration::from_secs(30 * 24 * 3600);

/// Deletes a table with the subscriptions to its notifications and its place in the lists of accounts. Returns `false` if it
/// does not exist. No server may have it open.
///
/// # Errors
/// The store fails.
pub fn delete_table(store: &dyn Store, id: &str) -> Result<bool, StoreError> {
    bastide_notifications::forget(store, id)?;
    let seats = store.read(id)?.map(|stored| stored.seats).unwrap_or_default();
    let deleted = store.delete(id)?;
    for account in seats.iter().filter_map(|seat| seat.account.as_deref()) {
        own_tables::forget(store, account, id)?;
    }
    Ok(deleted)
}

impl Rooms {
    /// Deletes old tables as [`Self::expire`] does, unless another server with the same store did it a while
    /// ago.
    ///
    /// # Errors
    /// The store fails.
    pub fn expire_for_all(self: &Arc<Rooms>, keep: Duration, ago: Duration) -> Result<usize, Failure> {
        match self.services.store.peers().map_or(Ok(true), |peers| peers.claim("expiry", ago))? {
            true => self.expire(keep),
            false => Ok(0),
        }
    }

    /// Deletes tables in which nobody has acted for a while, and returns their number.
    ///
    /// # Errors
    /// The store fails.
    pub fn expire(self: &Arc<Rooms>, keep: Duration) -> Result<usize, Failure> {
        let expiry = Expiry { waiting: before(keep.min(WAITING)), playing: before(keep), over: before(keep) };
        let mut deleted = 0;
        loop {
            let now = self.delete_expired(expiry)?;
            deleted += now;
            if now < AT_ONCE {
                return Ok(deleted);
            }
        }
    }

    /// Deletes some abandoned tables where there are too many, and returns their number.
    ///
    /// # Errors
    /// The store fails.
    pub(super) fn make_room(self: &Arc<Rooms>) -> Result<usize, Failure> {
        self.delete_expired(Expiry { waiting: before(CROWDED), playing: before(ABANDONED), over: i64::MIN })
    }

    /// Deletes a table, see [`delete_table`].
    ///
    /// # Errors
    /// The store fails.
    pub(super) fn delete(&self, id: &str) -> Result<bool, Failure> {
        let deleted = delete_table(&*self.services.store, id)?;
        self.leave(id);
        Ok(deleted)
    }

    fn delete_expired(self: &Arc<Rooms>, expiry: Expiry) -> Result<usize, Failure> {
        let mut deleted = 0;
        for id in self.services.store.expired(expiry, AT_ONCE)? {
            deleted += usize::from(self.delete(&id)?);
        }
        Ok(deleted)
    }
}

/// Returns the moment that long ago, in milliseconds since 1970.
fn before(ago: Duration) -> i64 {
    now_ms().saturating_sub(i64::try_from(ago.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_table::NewTable;
    use crate::room::Audience;
    use bastide_notifications::Wish;
    use bastide_store::{Change, Documents, Memory, Store};

    #[test]
    fn tables_in_which_nobody_acts_are_deleted_and_others_stay() -> Result<(), Box<dyn std::error::Error>> {
        let store = Arc::new(Memory::default());
        let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
        let toml = "players = [{ color = \"green\" }, { color = \"red\" }]\n".to_owned();
        let made = |sit: &[u8]| rooms.create(NewTable { toml: toml.clone(), sit: sit.to_vec(), ..NewTable::default() }, None);
        let days = |n: i64| now_ms() - n * 24 * 3600 * 1000;
        let notifications = |store: &Memory| store.documents("notifications", "", 9).map(|all| all.len());
        let (waiting, playing, fresh) = (made(&[])?.id, made(&[0, 1])?.id, made(&[0, 1])?.id);
        for (id, since) in [(&waiting, days(15)), (&playing, days(40))] {
            let fence = store.take(id)?.map_or(0, |stored| stored.table.fence);
            store.write(id, fence, vec![Change::Decision { number: 0, since, due: None }])?;
        }
        assert_eq!(rooms.expire(Duration::from_secs(50 * 24 * 3600))?, 1, "a table waits for two weeks at most");
        let room = rooms.room(&playing)?;
        let who = Audience { mask: 1, ..Audience::default() };
        rooms.subscribe(&room, &who, &Wish::Feed, false)?;
        assert_eq!(notifications(&store)?, 1);
        assert_eq!(rooms.make_room()?, 1, "a game is abandoned after a month");
        assert_eq!(notifications(&store)?, 0, "the subscriptions go with the table");
        assert!(store.take(&waiting)?.is_none() && store.take(&playing)?.is_none() && store.take(&fresh)?.is_some());
        assert_eq!(rooms.make_room()?, 0);
        assert!(rooms.room(&playing).is_err(), "a deleted table is not in memory any more");
        Ok(())
    }
}
