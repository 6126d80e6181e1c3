//! The lobby: the tables that are listed for all, and those that a browser follows because it has a seat there.
//!
//! The list is read from the store again when a table has changed, at most once a second, and only while somebody
//! looks. Each change has a number, so a stream is told what changed since the last one that it saw. Where
//! several servers share a store, they tell each other, or the changes are seen within ten seconds.

pub(super) mod state;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use self::state::PAUSE;
pub use self::state::{Changes, Entry};
use super::registry::Rooms;
use bastide_common::Failure;
use bastide_store::{Listed, Phase};

/// The most tables that are listed.
pub const MAX: usize = 200;
/// The most games that are over in the lobby.
const MAX_OVER: usize = 40;
/// The most tables that one browser follows.
pub const MAX_OWN: usize = 30;
/// The time for which a list is shown although a table may have changed.
const FRESH: Duration = Duration::from_millis(100);
/// The longest pause while changes are waiting, when very many streams are open.
const LONGEST: Duration = Duration::from_secs(30);
/// The entries that are sent to all streams together in a second.
const ENTRIES: usize = 10_000;
/// The pause after which changes of other servers with the same store are looked for.
const OTHERS: Duration = Duration::from_secs(10);

/// A stream of the lobby, with the tables that it follows.
pub struct Follower {
    rooms: Arc<Rooms>,
    /// The ids of the tables.
    pub own: Vec<String>,
}

impl Drop for Follower {
    fn drop(&mut self) {
        let mut state = self.rooms.lobby.state();
        state.streams = state.streams.saturating_sub(1);
        for id in &self.own {
            let left = state.followers.get(id).copied().unwrap_or_default().saturating_sub(1);
            if left > 0 {
                state.followers.insert(id.clone(), left);
            } else {
                state.followers.remove(id);
                state.followed.remove(id);
            }
        }
    }
}

impl Rooms {
    /// Begins a stream that follows these tables besides those that are listed for all.
    ///
    /// # Errors
    /// The store fails.
    pub fn follow_lobby(self: &Arc<Rooms>, mut own: Vec<String>) -> Result<Follower, Failure> {
        own.sort();
        own.dedup();
        own.truncate(MAX_OWN);
        let mut state = self.lobby.state();
        state.streams += 1;
        for id in &own {
            *state.followers.entry(id.clone()).or_default() += 1;
        }
        drop(state);
        // From here on its end is counted.
        let follower = Follower { rooms: self.clone(), own };
        self.read_lobby(&follower.own)?;
        Ok(follower)
    }

    /// Reads the store again if something may have changed, and there are streams that are told.
    pub(super) fn refresh_lobby(&self, now: Instant) {
        let mut state = self.lobby.state();
        let ago = |moment: Option<Instant>| moment.map_or(Duration::MAX, |moment| now.saturating_duration_since(moment));
        // Others may have had the list read since the streams were told last.
        let waits = !state.stale.is_empty() || state.number != state.told;
        if state.streams == 0 || !(ago(state.looked) >= OTHERS || waits && ago(state.told_at) >= state.pause) {
            return;
        }
        drop(state);
        if let Err(error) = self.read_lobby(&[]) {
            return tracing::warn!(%error, "the lobby cannot be read");
        }
        state = self.lobby.state();
        if state.number != state.told {
            let changed = state.changed_after(state.told);
            let sent = changed.saturating_mul(state.streams);
            state.pause = Duration::from_secs((sent / ENTRIES) as u64).clamp(PAUSE, LONGEST);
            (state.told, state.told_at) = (state.number, Some(now));
            self.lobby.news.send_replace(state.number);
        }
    }

    fn entry(&self, table: Listed) -> Entry {
        let here = if table.phase == Phase::Over { 0 } else { self.here(&table.id) };
        let pictured = table.summary["turn"].as_u64().is_some_and(|turn| turn > 0) && self.has(&table.id);
        Entry { table, here, pictured }
    }

    /// Reads the listed tables from the store, and those that are followed and may have changed, with these.
    fn read_lobby(&self, more: &[String]) -> Result<(), Failure> {
        // One look at a time, so that an older one never comes last.
        let _alone = self.lobby.reading.lock().unwrap_or_else(PoisonError::into_inner);
        let stale = std::mem::take(&mut self.lobby.state().stale);
        let mut over = 0;
        let mut listed = self.services.store.list(MAX).inspect_err(|_| self.lobby.note_all())?;
        // A table that was closed before its game began is of no use to others.
        listed.retain(|table| table.summary.get("closed").is_none() || table.summary["turn"] != 0);
        listed.retain(|table| {
            over += usize::from(table.phase == Phase::Over);
            table.phase != Phase::Over || over <= MAX_OVER
        });
        let is_listed: HashSet<String> = listed.iter().map(|table| table.id.clone()).collect();
        let wanted: HashSet<String> = {
            let state = self.lobby.state();
            let followed = stale.into_iter().filter(|id| state.followers.contains_key(id));
            followed.chain(more.iter().cloned()).filter(|id| !is_listed.contains(id)).collect()
        };
        let wanted: Vec<String> = wanted.into_iter().collect();
        let found = if wanted.is_empty() { Vec::new() } else { self.services.store.listed(&wanted)? };
        let listed: Vec<Entry> = listed.into_iter().map(|table| self.entry(table)).collect();
        let mut found: HashMap<String, Entry> = found.into_iter().map(|table| (table.id.clone(), self.entry(table))).collect();
        let followed = wanted.into_iter().map(|id| {
            let entry = found.remove(&id);
            (id, entry)
        });
        let mut state = self.lobby.state();
        state.take(listed, followed.collect());
        state.looked = Some(Instant::now());
        Ok(())
    }

    /// Returns the tables as data, the newest first, and the number of the last change.
    ///
    /// # Errors
    /// The store fails.
    pub fn lobby_now(&self) -> Result<(u64, Vec<Arc<Entry>>), Failure> {
        let state = self.lobby.state();
        let keeps = if state.stale.is_empty() { PAUSE } else { FRESH };
        let fresh = state.looked.is_some_and(|looked| looked.elapsed() < keeps);
        drop(state);
        if !fresh {
            self.read_lobby(&[])?;
        }
        let state = self.lobby.state();
        let mut all: Vec<Arc<Entry>> = state.listed.values().map(|(entry, _)| entry.clone()).collect();
        all.sort_by_key(|entry| std::cmp::Reverse(entry.table.created));
        Ok((state.number, all))
    }

    /// Returns a receiver that is told when there are changes.
    pub fn lobby_news(&self) -> watch::Receiver<u64> {
        self.lobby.news.subscribe()
    }

    /// Returns what changed after number `seen`, or all tables if that is not known; with those of `own`, which
    /// are listed or followed.
    /// With `first`, all of `own` are among them.
    pub fn lobby_changes(&self, seen: Option<u64>, own: &[String], first: bool) -> Changes {
        let state = self.lobby.state();
        let seen = seen.filter(|seen| (state.complete..=state.number).contains(seen));
        let after = seen.unwrap_or_default();
        let mut changes = Changes { number: state.number, full: seen.is_none(), set: Vec::new(), gone: Vec::new() };
        changes.set.extend(state.listed.values().filter(|(_, number)| *number > after).map(|(entry, _)| entry.clone()));
        if seen.is_some() {
            changes.gone.extend(state.gone.iter().filter(|(_, number)| *number > after).map(|(id, _)| id.clone()));
        }
        for id in own {
            match (state.listed.get(id), state.followed.get(id)) {
                (Some((entry, number)), _) if first && *number <= after => changes.set.push(entry.clone()),
                (None, Some((Some(entry), number))) if first || *number > after => changes.set.push(entry.clone()),
                (None, Some((None, number))) if first || *number > after => changes.gone.push(id.clone()),
                _ => {}
            }
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_table::NewTable;
    use bastide_seats::Settings;
    use bastide_store::Memory;

    type Done = Result<(), Box<dyn std::error::Error>>;

    fn rooms() -> std::io::Result<Arc<Rooms>> {
        Rooms::new(Arc::new(Memory::default()), Vec::new(), None, 1)
    }

    fn table(rooms: &Arc<Rooms>, private: bool) -> Result<String, Failure> {
        let toml = "players = [{ color = \"green\" }, { color = \"red\" }]\n".into();
        let settings = Settings { private, ..Settings::default() };
        Ok(rooms.create(NewTable { toml, settings, sit: vec![0], ..NewTable::default() }, None)?.id)
    }

    fn ids(changes: &Changes) -> Vec<&str> {
        changes.set.iter().map(|entry| entry.table.id.as_str()).collect()
    }

    /// Looks at the store again, long after the last time.
    fn later(rooms: &Rooms, at: &mut Instant) {
        *at += OTHERS;
        rooms.refresh_lobby(*at);
    }

    #[test]
    fn a_stream_is_told_what_changed_after_a_number_and_everything_if_that_is_not_known() -> Done {
        let (rooms, mut at) = (rooms()?, Instant::now());
        let first = table(&rooms, false)?;
        let _follower = rooms.follow_lobby(Vec::new())?;
        let all = rooms.lobby_changes(None, &[], true);
        assert!(all.full && ids(&all) == [first.as_str()]);
        let second = table(&rooms, false)?;
        later(&rooms, &mut at);
        let changes = rooms.lobby_changes(Some(all.number), &[], false);
        assert!(!changes.full && ids(&changes) == [second.as_str()] && changes.gone.is_empty(), "{changes:?}");
        rooms.services.store.delete(&first)?;
        rooms.leave(&first);
        later(&rooms, &mut at);
        let gone = rooms.lobby_changes(Some(changes.number), &[], false);
        assert!(gone.set.is_empty() && gone.gone == [first.as_str()], "{gone:?}");
        for unknown in [5, gone.number + 1] {
            assert!(rooms.lobby_changes(Some(unknown), &[], false).full, "{unknown}");
        }
        Ok(())
    }

    #[test]
    fn a_private_table_is_told_to_those_who_follow_it_alone() -> Done {
        let (rooms, mut at) = (rooms()?, Instant::now());
        let own = vec![table(&rooms, true)?];
        let follower = rooms.follow_lobby(own.clone())?;
        let first = rooms.lobby_changes(None, &own, true);
        assert_eq!(ids(&first), [own[0].as_str()]);
        assert!(rooms.lobby_changes(None, &[], true).set.is_empty());
        rooms.room(&own[0])?.sit(1, "Ben", None, None).err().ok_or("the key of the table is needed")?;
        rooms.room(&own[0])?.close()?;
        rooms.lobby.note(&own[0]);
        later(&rooms, &mut at);
        let changes = rooms.lobby_changes(Some(first.number), &own, false);
        assert!(changes.set.iter().any(|entry| entry.table.phase == Phase::Over), "{changes:?}");
        drop(follower);
        assert!(rooms.lobby.state().followed.is_empty() && rooms.lobby.state().followers.is_empty());
        Ok(())
    }

    #[test]
    fn a_table_that_was_closed_before_its_game_is_not_listed() -> Done {
        let (rooms, mut at) = (rooms()?, Instant::now());
        let id = table(&rooms, false)?;
        let _follower = rooms.follow_lobby(Vec::new())?;
        let number = rooms.lobby_changes(None, &[], true).number;
        rooms.room(&id)?.close()?;
        later(&rooms, &mut at);
        assert_eq!(rooms.lobby_changes(Some(number), &[], false).gone, [id]);
        Ok(())
    }
}
