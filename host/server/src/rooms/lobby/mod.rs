//! The lobby: the tables that are listed for all, and those that a browser follows because it has a seat there.
//!
//! The list is read from the store again when a table has changed, at most once a second, and only while somebody
//! looks. Each change has a number, so a stream is told what changed since the last one that it saw. Where
//! several servers share a store, the changes of the others are seen within [`OTHERS`].

pub(super) mod state;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use self::state::PAUSE;
pub(crate) use self::state::{Changes, Entry};
use super::registry::Rooms;
use crate::error::Failure;
use crate::store::{Listed, Phase};

/// The most tables that are listed.
pub(crate) const MOST: usize = 200;
/// The most games that are over in the lobby.
const MOST_OVER: usize = 40;
/// The most tables that one browser follows.
pub(crate) const MOST_OWN: usize = 30;
/// The longest pause while changes are waiting, when very many streams are open.
const LONGEST: Duration = Duration::from_secs(30);
/// The entries that are sent to all streams together in a second.
const ENTRIES: usize = 10_000;
/// The pause after which changes of other servers with the same store are looked for.
const OTHERS: Duration = Duration::from_secs(10);

/// A stream of the lobby, with the tables that it follows.
pub(crate) struct Follower {
    rooms: Arc<Rooms>,
    /// The ids of the tables.
    pub(crate) own: Vec<String>,
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
    pub(crate) fn follow_lobby(self: &Arc<Rooms>, mut own: Vec<String>) -> Result<Follower, Failure> {
        own.sort();
        own.dedup();
        own.truncate(MOST_OWN);
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
        let state = self.lobby.state();
        let since = state.looked.map_or(Duration::MAX, |looked| now.saturating_duration_since(looked));
        let due = since >= OTHERS || (!state.stale.is_empty() && since >= state.pause);
        if state.streams == 0 || !due {
            return;
        }
        drop(state);
        if let Err(error) = self.read_lobby(&[]) {
            tracing::warn!(%error, "the lobby cannot be read");
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
        let mut listed = self.services.store.list(MOST)?;
        listed.retain(|table| {
            over += usize::from(table.phase == Phase::Over);
            table.phase != Phase::Over || over <= MOST_OVER
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
        let before = state.number;
        let changed = state.take(listed, followed.collect());
        state.looked = Some(Instant::now());
        let sent = changed.saturating_mul(state.streams);
        state.pause = Duration::from_secs((sent / ENTRIES) as u64).clamp(PAUSE, LONGEST);
        let (number, told) = (state.number, state.number != before);
        drop(state);
        if told {
            self.lobby.news.send_replace(number);
        }
        Ok(())
    }

    /// Returns the tables as data, the newest first, and the number of the last change.
    ///
    /// # Errors
    /// The store fails.
    pub(crate) fn lobby_now(&self) -> Result<(u64, Vec<Arc<Entry>>), Failure> {
        let state = self.lobby.state();
        let fresh = state.stale.is_empty() && state.looked.is_some_and(|looked| looked.elapsed() < PAUSE);
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
    pub(crate) fn lobby_news(&self) -> watch::Receiver<u64> {
        self.lobby.news.subscribe()
    }

    /// Returns what changed after number `seen`, or all tables if that is not known; with those of `own`, which
    /// are listed or followed.
    /// With `first`, all of `own` are among them.
    pub(crate) fn lobby_changes(&self, seen: Option<u64>, own: &[String], first: bool) -> Changes {
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
